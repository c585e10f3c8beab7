import { defineProvider } from '../provider/provider.ts';
import { keyVariable, webAddress } from '../provider/variables.ts';
import { GEMINI_BASE_URL } from './client.ts';
import { GEMINI_PRICES } from './prices.ts';

/** Chosen with a key, the user's own or the installation's, and with the models of the user's settings. */
export const gemini = defineProvider({
	engine: 'gemini',
	kinds: ['script', 'speech'],
	variables: {
		GEMINI_API_KEY: keyVariable('The installation’s own Gemini key. A user’s own goes before it.'),
		GEMINI_BASE_URL: {
			schema: webAddress().default(GEMINI_BASE_URL),
			values: '`http:` or `https:` address',
			description: 'Where the Gemini API is.',
		},
	},
	needs: {},
	prices: GEMINI_PRICES,
});
