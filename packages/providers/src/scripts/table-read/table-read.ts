import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import type { LineReader } from '../check/line-reader.ts';
import { passageLines } from '../data-text.ts';
import { jsonOf } from '../json-answer.ts';
import { heardBlock, nextBlock, type PartContext, partOrder, planBlock } from '../part/part-context.ts';
import { MEND_SCHEMA, TABLE_READ_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { applyChanges, type Changes, type Revised } from './apply-changes.ts';
import { linesBlock } from './lines-block.ts';
import { type Stumble, stumblesBlock } from './stumble.ts';
import { unnamedBlock } from './unnamed.ts';

const numbers = z.array(z.number().int()).catch([]);
const answer = z.object({
	changes: z
		.array(
			z.object({
				number: z.number().int(),
				speaker: z.enum(['A', 'B']).catch('A'),
				text: z.string(),
				passages: numbers,
				delivery: z.string().catch(''),
			}),
		)
		.catch([]),
	cut: numbers,
	order: numbers,
});

const NEARBY_BEATS = 1;

interface Given {
	reader: LineReader;
	/** The two people, as text. */
	personas: string;
	/** The end of the part before, as far as it is known. */
	before: readonly string[];
	/** How the script goes on behind the part, as it was first written; empty where that is not known. */
	next: readonly string[];
}

/**
 * One pass over a part as it will be heard, with the document at hand: it may change wording and order, never facts. A
 * changed line that says something else, or more than its passages, is taken back.
 */
export const readAtTable = (
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	given: Given,
): Promise<Revised> =>
	revise(asker, context, drafts, given, {
		name: 'table-read',
		system: instruct(wordingOf(context.language).tableRead, { personas: given.personas }, asker.model.profile),
		schema: TABLE_READ_SCHEMA,
		besides: unnamedBlock(context, drafts),
	});

/** Mends what somebody stumbled over who only listened, under the same conditions; the order stays. */
export const mendStumbles = (
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	{ stumbles, ...given }: Given & { stumbles: readonly Stumble[] },
): Promise<Revised> =>
	revise(asker, context, drafts, given, {
		name: 'mend',
		system: instruct(wordingOf(context.language).mend, { personas: given.personas }, asker.model.profile),
		schema: MEND_SCHEMA,
		besides: stumblesBlock(stumbles),
	});

async function revise(
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	{ reader, before, next }: Given,
	{ name, system, schema, besides }: { name: string; system: string; schema: object; besides: string },
): Promise<Revised> {
	const read = (text: string): Reading<Changes> => {
		const { success, data } = answer.safeParse(jsonOf(text));
		return { value: success ? data : null };
	};
	const { profile } = asker.model;
	const user = [
		partOrder(context, profile, 'revised'),
		planBlock(context, profile, NEARBY_BEATS),
		`<document>\n${passageLines(context.known)}\n</document>`,
		linesBlock(context, drafts),
		nextBlock(next),
		besides,
	];
	const asked = {
		...{ name, system, schema },
		user: user.filter(Boolean).join('\n\n'),
		aside: heardBlock(before),
		urgent: context.opening,
	};
	const answered = await asker.ask(asked, read, { most: 1, complaint: '', failure: null });
	if (!answered) return { drafts: [...drafts], review: { reworded: 0, cut: [] } };
	return applyChanges(asker, context, { drafts, reader, why: name }, answered);
}
