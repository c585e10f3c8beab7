import { LANGUAGES, type Language, VOICE_IDS, type VoiceId } from '@nexus/contract';
import { z } from 'zod';
import { choice, integer, notes, webAddress } from './variables.ts';

/** The voice of a speech server that stands for one of ours, in one language or in all. */
export interface ServerVoice {
	/** Null: every language without one of its own. */
	language: Language | null;
	voice: VoiceId;
	/** As the server names it. */
	name: string;
}

const ENGINES = ['auto', 'embedded', 'gemini', 'openai'] as const;
const SPEECH_ENGINES = ['auto', 'embedded', 'natural', 'gemini', 'openai'] as const;
const VOICES_PROBLEM = `deve ser uma lista como "Puck=am_puck, pt-BR:Kore=pf_dora", com as vozes ${VOICE_IDS.join(', ')}`;

/** Who writes and who speaks, and where they are. */
export const engineVariables = {
	SCRIPT_ENGINE: choice([...ENGINES])
		.default('auto')
		.register(notes, {
			values: '`auto`, `embedded`, `gemini`, `openai`',
			description:
				'Who writes the script. `auto`: Gemini where the user or the installation has a key, else the model on this machine that was chosen in Administração, else the embedded writer. `openai`: a server that speaks the OpenAI protocol (`OPENAI_BASE_URL`).',
		}),
	SPEECH_ENGINE: choice([...SPEECH_ENGINES])
		.default('auto')
		.register(notes, {
			values: '`auto`, `embedded`, `natural`, `gemini`, `openai`',
			description:
				'Who speaks it. `auto`: Gemini where there is a key, else natural voices where they are installed, else the embedded voices. `natural`: a neural model on this machine ([voices](docs/voices.md)). `openai`: a speech server (`SPEECH_BASE_URL`).',
		}),
	VOICES_DIR: z.string().min(1).optional().register(notes, {
		values: 'folder',
		description: 'Where natural voices are installed. Several machines may share it.',
		fallback: '`DATA_DIR/voices`',
	}),
	VOICES_SOURCE: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description:
			'Mirror that the files of natural voices are fetched from, by their names, in place of where they are published.',
		fallback: 'where each model is published',
	}),
	VOICES_MODEL: z
		.string()
		.regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'deve ser o nome de um modelo instalado, como supertonic-3')
		.optional()
		.register(notes, {
			values: 'name',
			description: 'The natural voices that speak, where several models are installed.',
			fallback: 'the one installed first',
		}),
	VOICES_QUALITY: choice(['fast', 'balanced', 'best']).default('balanced').register(notes, {
		values: '`fast`, `balanced`, `best`',
		description:
			'How carefully natural voices speak: 5, 8 or 12 steps. `best` takes about 2.4 times as long as `fast`.',
	}),
	VOICES_THREADS: integer(1, 64).optional().register(notes, {
		values: '1 to 64',
		description: 'Threads that a natural voice speaks with.',
		fallback: 'as many as there are cores, at most 4',
	}),
	VOICES_MEMORY_MB: integer(64, 65_536).default(2_048).register(notes, {
		values: '64 to 65536',
		description: 'Most memory, in megabytes, of the process that holds a natural voice.',
	}),
	GEMINI_API_KEY: key('The installation’s own Gemini key. A user’s own goes before it.'),
	GEMINI_BASE_URL: webAddress().default('https://generativelanguage.googleapis.com').register(notes, {
		values: '`http:` or `https:` address',
		description: 'Where the Gemini API is.',
	}),
	OPENAI_BASE_URL: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description:
			'Server with `/v1/chat/completions` (Ollama, LM Studio, vLLM), such as `http://127.0.0.1:11434/v1`. May be on a private network.',
		fallback: 'none; needed by `SCRIPT_ENGINE=openai`',
	}),
	OPENAI_API_KEY: key('Key of that server, where it asks for one.'),
	OPENAI_MODEL: z.string().optional().register(notes, {
		values: 'name',
		description: 'Model that writes there, such as `qwen3:14b`.',
		fallback: 'none; needed by `SCRIPT_ENGINE=openai`',
	}),
	SPEECH_BASE_URL: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description:
			'Server with `/v1/audio/speech` (Kokoro-FastAPI, Speaches, LocalAI), such as `http://127.0.0.1:8880/v1`. May be on a private network.',
		fallback: 'none; needed by `SPEECH_ENGINE=openai`',
	}),
	SPEECH_API_KEY: key('Key of that server, where it asks for one.'),
	SPEECH_MODEL: z.string().default('kokoro').register(notes, {
		values: 'name',
		description: 'Model that speaks there.',
	}),
	SPEECH_VOICES: z
		.string()
		.transform((text, context) => {
			const voices = text
				.split(',')
				.map((entry) => entry.trim())
				.filter(Boolean)
				.map(serverVoice);
			if (voices.every((voice) => voice !== null)) return voices;
			context.addIssue(VOICES_PROBLEM);
			return z.NEVER;
		})
		.default([])
		.register(notes, {
			values: '`voice=name` or `language:voice=name`, comma between them',
			description: `Voices of that server that stand for ${VOICE_IDS.join(', ')}: \`Puck=am_puck, pt-BR:Kore=pf_dora\`.`,
			fallback: 'voices of Kokoro',
		}),
};

function key(description: string) {
	return z.string().optional().register(notes, { values: 'key', description, fallback: 'none', secret: true });
}

function serverVoice(entry: string): ServerVoice | null {
	const [, tag, id, name] = /^(?:([A-Za-z-]+)\s*:)?\s*([A-Za-z]+)\s*=\s*(\S.*)$/.exec(entry) ?? [];
	const voice = VOICE_IDS.find((known) => known.toLowerCase() === id?.toLowerCase());
	const language = LANGUAGES.find((known) => known.toLowerCase() === tag?.toLowerCase()) ?? null;
	if (!voice || !name || (tag !== undefined && language === null)) return null;
	return { language, voice, name: name.trim() };
}

/** What an engine that is asked for lacks: variable and problem. @param given the variables that are set */
export function missingForEngines(given: Readonly<Record<string, string | undefined>>): [name: string, what: string][] {
	const missing: [string, string][] = [];
	const need = (engine: string, name: string, what: string) => {
		if (given[engine] === 'openai' && !given[name]) missing.push([name, `falta ${what}, que ${engine}=openai usa`]);
	};
	need('SCRIPT_ENGINE', 'OPENAI_BASE_URL', 'o endereço do servidor, como http://127.0.0.1:11434/v1');
	need('SCRIPT_ENGINE', 'OPENAI_MODEL', 'o nome do modelo, como qwen3:14b');
	need('SPEECH_ENGINE', 'SPEECH_BASE_URL', 'o endereço do servidor, como http://127.0.0.1:8880/v1');
	return missing;
}
