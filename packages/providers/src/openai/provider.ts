import { LANGUAGES, VOICE_IDS } from '@nexus/contract';
import { z } from 'zod';
import { defineProvider, type ValuesOf } from '../provider/provider.ts';
import { keyVariable, webAddress } from '../provider/variables.ts';
import { createOpenAiClient } from './client.ts';
import { createOpenAiScriptWriter } from './script-writer.ts';
import { createOpenAiSpeech } from './speech.ts';
import type { ServerVoice } from './speech-voices.ts';

const VOICES_PROBLEM = `deve ser uma lista como "Puck=am_puck, pt-BR:Kore=pf_dora", com as vozes ${VOICE_IDS.join(', ')}`;

const variables = {
	OPENAI_BASE_URL: {
		schema: webAddress().optional(),
		values: '`http:` or `https:` address',
		description:
			'Server with `/v1/chat/completions`: Ollama, LM Studio or vLLM, such as `http://127.0.0.1:11434/v1`, or a provider such as `https://api.openai.com/v1`. May be on a private network.',
		fallback: 'none; needed by `SCRIPT_ENGINE=openai`',
	},
	OPENAI_API_KEY: keyVariable('Key of that server, where it asks for one.'),
	OPENAI_MODEL: {
		schema: z.string().optional(),
		values: 'name',
		description: 'Model that writes there, such as `qwen3:14b` or `gpt-5-mini`.',
		fallback: 'none; needed by `SCRIPT_ENGINE=openai`',
	},
	SPEECH_BASE_URL: {
		schema: webAddress().optional(),
		values: '`http:` or `https:` address',
		description:
			'Server with `/v1/audio/speech` (Kokoro-FastAPI, Speaches, LocalAI), such as `http://127.0.0.1:8880/v1`. May be on a private network.',
		fallback: 'none; needed by `SPEECH_ENGINE=openai`',
	},
	SPEECH_API_KEY: keyVariable('Key of that server, where it asks for one.'),
	SPEECH_MODEL: {
		schema: z.string().default('kokoro'),
		values: 'name',
		description: 'Model that speaks there.',
	},
	SPEECH_VOICES: {
		schema: z
			.string()
			.transform((text, context) => {
				const voices = text
					.split(',')
					.map((entry) => entry.trim())
					.filter(Boolean)
					.map(readVoice);
				if (voices.every((voice) => voice !== null)) return voices;
				context.addIssue(VOICES_PROBLEM);
				return z.NEVER;
			})
			.default([]),
		values: '`voice=name` or `language:voice=name`, comma between them',
		description: `Voices of that server that stand for ${VOICE_IDS.join(', ')}: \`Puck=am_puck, pt-BR:Kore=pf_dora\`.`,
		fallback: 'voices of Kokoro',
	},
};

/** Servers of one's own, or of anybody, that speak the OpenAI protocol: one that writes and one that speaks. */
export const openAi = defineProvider({
	engine: 'openai',
	kinds: ['script', 'speech'],
	variables,
	needs: {
		script: {
			OPENAI_BASE_URL: 'o endereço do servidor, como http://127.0.0.1:11434/v1',
			OPENAI_MODEL: 'o nome do modelo, como qwen3:14b',
		},
		speech: { SPEECH_BASE_URL: 'o endereço do servidor, como http://127.0.0.1:8880/v1' },
	},
	prices: null,
	script(values) {
		const server = writingServer(values);
		return (
			server && {
				model: server.model,
				make: ({ pool, fetch, timings }) => createOpenAiScriptWriter({ ...server, fetch, ...timings, pool }),
			}
		);
	},
	speech({ SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey = null, SPEECH_MODEL: model, SPEECH_VOICES: voices }) {
		if (baseUrl === undefined) return null;
		return {
			model,
			make: ({ fetch, timings, listener }) =>
				createOpenAiSpeech({
					client: createOpenAiClient({ baseUrl, apiKey, fetch, ...timings }),
					...{ model, voices, listener },
				}),
		};
	},
});

/** The server that writes; null where none is configured. */
export function writingServer(
	values: Pick<ValuesOf<typeof variables>, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
) {
	const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey = null, OPENAI_MODEL: model } = values;
	return baseUrl === undefined || model === undefined ? null : { baseUrl, apiKey, model };
}

function readVoice(entry: string): ServerVoice | null {
	const [, tag, id, name] = /^(?:([A-Za-z-]+)\s*:)?\s*([A-Za-z]+)\s*=\s*(\S.*)$/.exec(entry) ?? [];
	const voice = VOICE_IDS.find((known) => known.toLowerCase() === id?.toLowerCase());
	const language = LANGUAGES.find((known) => known.toLowerCase() === tag?.toLowerCase()) ?? null;
	if (!voice || !name || (tag !== undefined && language === null)) return null;
	return { language, voice, name: name.trim() };
}
