import type { PartReview } from '@nexus/core/ports';
import { spokenWords } from '@nexus/core/scripts';
import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import { copiedIn } from '../check/copied.ts';
import type { Draft } from '../check/draft.ts';
import type { LineReader } from '../check/line-reader.ts';
import { asData, passageLines } from '../data-text.ts';
import { jsonOf } from '../json-answer.ts';
import { heardBlock, type PartContext, partOrder, planBlock } from '../part/part-context.ts';
import { TABLE_READ_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { asSpoken } from './as-spoken.ts';
import { changesThatTookUp, newOrder } from './new-order.ts';
import { soundChanges } from './sound-changes.ts';

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
type Answer = z.infer<typeof answer>;

const NEARBY_BEATS = 1;
/** So much of a line, and so many words of it in a row, that it is read out rather than told. */
const READ_OUT = { share: 0.4, words: 6 } as const;

/**
 * One pass over a part as it will be heard, with the document at hand: it may change wording and order, never facts. A
 * changed line that says something else, or more than its passages, is taken back.
 * @param before the end of the part before, as far as it is known
 */
export async function readAtTable(
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	{ reader, personas, before }: { reader: LineReader; personas: string; before: readonly string[] },
): Promise<{ drafts: Draft[]; review: Pick<PartReview, 'reworded' | 'cut'> }> {
	const read = (text: string): Reading<Answer> => {
		const { success, data } = answer.safeParse(jsonOf(text));
		return { value: success ? data : null };
	};
	const asked = {
		system: instruct(wordingOf(context.language).tableRead, { personas }, asker.model.profile),
		user: [
			partOrder(context, asker.model.profile),
			planBlock(context, asker.model.profile, NEARBY_BEATS),
			`<document>\n${passageLines(context.known)}\n</document>`,
			linesBlock(context, drafts),
		].join('\n\n'),
		aside: heardBlock(before),
		schema: TABLE_READ_SCHEMA,
		name: 'table-read',
		urgent: context.opening,
	};
	const answered = await asker.ask(asked, read, { most: 1, complaint: '', failure: null });
	if (!answered) return { drafts: [...drafts], review: { reworded: 0, cut: [] } };
	const wanted = Map.groupBy(answered.changes, ({ number }) => number - 1);
	const wantedOrder = newOrder(drafts, { ...answered, changed: wanted });
	const changed = await soundChanges(asker, context, { drafts, order: wantedOrder, reader }, answered.changes);
	// What had moved into a line that was taken back is said by nobody now.
	const order = newOrder(drafts, { ...answered, changed });
	for (const place of answered.cut.map((number) => number - 1)) {
		if (!order.includes(place)) continue;
		for (const other of changesThatTookUp(place, drafts, changed)) changed.delete(other);
	}
	const left = new Set(order);
	const cut = drafts.filter((_, place) => !left.has(place)).map(({ text }) => ({ text, why: 'table-read' }));
	const moved = order.filter((place, index) => index > 0 && place < (order[index - 1] ?? 0)).length;
	return {
		drafts: order.flatMap((place) => changed.get(place) ?? drafts.slice(place, place + 1)),
		review: { reworded: changed.size + moved, cut },
	};
}

/** The lines with how they are said, and which of them are read out. */
function linesBlock(context: PartContext, drafts: readonly Draft[]): string {
	const { words } = wordingOf(context.language);
	const held = context.known.map((passage) => passage.text);
	const lines = drafts.map((draft, place) => {
		const remarks = [asData(draft.delivery), isCopied(draft.text, held) ? words.copied : ''].filter(Boolean);
		const manner = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
		return `[${place + 1}] ${draft.speaker}${manner}: ${asSpoken(draft)}`;
	});
	const written = drafts.reduce((sum, { text }) => sum + spokenWords(text).length, 0);
	return `<lines words="${written}">\n${lines.join('\n')}\n</lines>`;
}

const QUOTED = /["“][^"“”]{0,400}["”]/g;
const COMMON_WORD = /(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu;

/** An announced quotation is none, nor are names and numbers, which can hardly be said in another way. */
function isCopied(text: string, passages: readonly string[]): boolean {
	const { share, longest } = copiedIn([text.replace(QUOTED, ' ')], passages);
	return share >= READ_OUT.share && (longest.match(COMMON_WORD) ?? []).length >= READ_OUT.words;
}
