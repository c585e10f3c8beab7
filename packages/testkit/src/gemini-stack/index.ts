import type { ProviderTimings } from '@nexus/providers/registry';
import { type Emulator, startGeminiEmulator } from '../emulators/index.ts';
import { type Stack, startStack } from '../stack/index.ts';

export interface GeminiStack {
	stack: Stack;
	gemini: Emulator;
	close(): Promise<void>;
}

export const GEMINI_KEY = 'emulated-gemini-key-of-the-tests';

/** The whole product with the Gemini emulator behind it, called with the installation's own key. */
export async function startGeminiStack(
	variables: Record<string, string> = {},
	providers: ProviderTimings = {},
	workers: Parameters<typeof startStack>[3] = {},
): Promise<GeminiStack> {
	const gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
	const given = { GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url, ...variables };
	const stack = await startStack(given, undefined, providers, workers);
	return {
		stack,
		gemini,
		async close() {
			await stack.close();
			await gemini.close();
		},
	};
}
