import { z } from 'zod';
import { integer, notes } from './variables.ts';

const GIBIBYTE = 1024 ** 3;
const MOST_EPISODES = 100_000;
const MOST_JOBS = 1000;

const unlessZero = (value: number): number | null => (value === 0 ? null : value);

/** What one account may take of the installation, whatever the user allows themselves. */
export const accountLimitVariables = {
	ACCOUNT_MAX_BYTES: z
		.string()
		.regex(/^\d{1,15}$/, 'deve ser um número de bytes; 0 para nenhum limite')
		.transform(Number)
		.default(5 * GIBIBYTE)
		.transform(unlessZero)
		.register(notes, {
			values: 'bytes; `0` for no limit',
			description: 'Most that one account may store: documents, audio and clips together.',
			fallback: `\`${5 * GIBIBYTE}\` (5 GiB)`,
		}),
	ACCOUNT_MAX_EPISODES_PER_MONTH: integer(0, MOST_EPISODES)
		.default(0)
		.transform(unlessZero)
		.register(notes, {
			values: `0 to ${MOST_EPISODES}; \`0\` for no limit`,
			description: 'Most episodes that one account may generate in a calendar month, UTC.',
			fallback: '`0`',
		}),
	ACCOUNT_MAX_RUNNING_JOBS: integer(0, MOST_JOBS)
		.default(3)
		.transform(unlessZero)
		.register(notes, {
			values: `0 to ${MOST_JOBS}; \`0\` for no limit`,
			description: 'Jobs of one account that are worked on at the same time, previews included. Further ones wait.',
			fallback: '`3`',
		}),
	ACCOUNT_MAX_WAITING_JOBS: integer(0, MOST_JOBS)
		.default(20)
		.register(notes, {
			values: `0 to ${MOST_JOBS}`,
			description: 'Jobs of one account that may wait behind those.',
		}),
	ACCOUNT_MAX_USD_PER_MONTH: z
		.string()
		.regex(/^\d{1,6}(?:\.\d{1,4})?$/, 'deve ser um valor em dólares, como 5 ou 2.50; 0 para nenhum limite')
		.transform(Number)
		.default(0)
		.transform(unlessZero)
		.register(notes, {
			values: 'US dollars; `0` for no limit',
			description: 'Most that one account may spend of `GEMINI_API_KEY` in a calendar month, UTC, by the estimates.',
			fallback: '`0`',
		}),
};
