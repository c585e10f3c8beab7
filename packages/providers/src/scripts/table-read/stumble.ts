import { z } from 'zod';
import { asData } from '../data-text.ts';

/** What somebody may stumble over who hears a line once. */
export const STUMBLES = ['unclear', 'unsaid', 'disjointed', 'riddle', 'stiff', 'empty'] as const;

export const stumble = z.object({ number: z.number().int(), kind: z.enum(STUMBLES), words: z.string().catch('') });

/** A line at which a listener stumbled, by its number from 1, and what they did not get. */
export type Stumble = z.infer<typeof stumble>;

export const stumblesBlock = (stumbles: readonly Stumble[]): string =>
	`<stumbles>\n${stumbles.map(({ number, kind, words }) => `[${number}] ${kind}: ${asData(words)}`).join('\n')}\n</stumbles>`;
