import { gemini } from '../gemini/provider.ts';
import { openAi } from '../openai/provider.ts';
import type { Provider } from '../provider/provider.ts';

export type { ConfiguredEngine, EngineTools, Provider, ProviderTimings } from '../provider/provider.ts';
export { hasScheme, type Variable, webAddress } from '../provider/variables.ts';
export { gemini };

/** Every provider that the program knows. A new one is added here, and its name in `packages/contract/src/engines.ts`. */
export const PROVIDERS: readonly Provider[] = [gemini, openAi];
