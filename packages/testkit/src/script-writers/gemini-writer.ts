import type { ScriptWriter } from '@nexus/core/ports';
import type { HttpFetch } from '@nexus/providers/calls';
import { createGeminiScriptWriter, type GeminiScriptWriterOptions } from '@nexus/providers/gemini';
import type { Emulator } from '../emulators/index.ts';
import { sharedThreads } from '../threads/index.ts';

/** A writer by the model of an emulator, which tries again without waiting. */
export const geminiWriter = (
	{ apiKey, url }: Emulator,
	options: Partial<GeminiScriptWriterOptions> = {},
): ScriptWriter =>
	createGeminiScriptWriter({
		...{ apiKey, baseUrl: url, fetch: fetch as HttpFetch, model: 'gemini-3.8-flash' },
		...{ pool: sharedThreads(), retry: { baseMs: 1 } },
		...options,
	});
