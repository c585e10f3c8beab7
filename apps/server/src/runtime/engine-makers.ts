import { createEmbeddedScriptWriter } from '@nexus/adapters/script-writer-embedded';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import type { EngineMakers } from '@nexus/core/engines';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool } from '@nexus/core/ports';

/** Every engine that the program knows, made as the operator configured it. */
export function createEngineMakers({ pool }: { pool: CpuPool }): EngineMakers {
	const unavailable = (): never => {
		throw new NexusError('engine_unavailable', { engine: 'gemini' });
	};
	return {
		script: { embedded: createEmbeddedScriptWriter({ pool }), gemini: unavailable, openai: null },
		speech: { embedded: createEspeakSpeech({ pool }), gemini: unavailable, openai: null },
	};
}
