import type { PartReview } from '@nexus/core/ports';
import { plainSpeech, withoutTags } from '@nexus/core/scripts';
import { languageProblem } from '@nexus/language/dialect';
import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import { type Draft, isFactual } from '../check/draft.ts';
import { judgeLines } from '../check/judge.ts';
import { deliveryOf, type LineReader } from '../check/line-reader.ts';
import { asData } from '../data-text.ts';
import { jsonOf } from '../json-answer.ts';
import { TABLE_READ_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { copiedIn } from '../write/copied.ts';
import { type PartContext, partOrder, planBlock } from '../write/part-context.ts';

const answer = z.object({
	changes: z
		.array(
			z.object({
				number: z.number().int(),
				speaker: z.enum(['A', 'B']).catch('A'),
				text: z.string(),
				delivery: z.string().catch(''),
			}),
		)
		.catch([]),
	order: z.array(z.number().int()).catch([]),
});
type Answer = z.infer<typeof answer>;

/** Of the lines, those that a new order may leave out at most. */
const MOST_LEFT_OUT = 0.2;
const NEARBY_BEATS = 1;
/** So much of a line, and so many words of it in a row, that it is read out rather than told. */
const READ_OUT = { share: 0.5, words: 6 } as const;
/** What a line may be that is left out of a new order, whatever passages it names. */
const DISPENSABLE: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['reaction', 'bridge', 'analogy']);

/**
 * One pass over a part as it will be heard, which may change wording and order, never facts: a changed line that says
 * something else, or more than its passages, is taken back.
 * @param before the end of the part before, as far as it is known
 */
export async function readAtTable(
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	{ reader, personas, before }: { reader: LineReader; personas: string; before: readonly string[] },
): Promise<{ drafts: Draft[]; review: Pick<PartReview, 'reworded' | 'cut'> }> {
	const wording = wordingOf(context.language);
	const read = (text: string): Reading<Answer> => {
		const { success, data } = answer.safeParse(jsonOf(text));
		return { value: success ? data : null };
	};
	const held = context.passages.map((passage) => passage.text);
	const lines = drafts.map(({ speaker, text, delivery }, index) => {
		const remarks = [asData(delivery), isCopied(text, held) ? wording.words.copied : ''].filter(Boolean).join('; ');
		const manner = remarks === '' ? '' : ` (${remarks})`;
		return `[${index + 1}] ${speaker}${manner}: ${asData(text)}`;
	});
	const heard = before.map(asData).join('\n');
	const asked = {
		system: instruct(wording.tableRead, { personas }, asker.model.profile),
		user: `${partOrder(context)}\n\n${planBlock(context, NEARBY_BEATS)}\n\n<lines>\n${lines.join('\n')}\n</lines>`,
		aside: heard === '' ? undefined : `<before>\n${heard}\n</before>`,
		schema: TABLE_READ_SCHEMA,
		name: 'table-read',
		urgent: context.opening,
	};
	const answered = await asker.ask(asked, read, { most: 1, complaint: '', failure: null });
	if (!answered) return { drafts: [...drafts], review: { reworded: 0, cut: [] } };
	const changed = await soundChanges(asker, context, drafts, answered.changes, reader);
	const reworded = drafts.map((draft, place) => changed.get(place) ?? draft);
	const order = soundOrder(reworded, answered.order);
	const left = new Set(order);
	const cut = reworded.filter((_, place) => !left.has(place)).map(({ text }) => ({ text, why: 'table-read' }));
	const moved = order.filter((place, index) => index > 0 && place < (order[index - 1] ?? 0)).length;
	return {
		drafts: order.flatMap((place) => reworded[place] ?? []),
		review: { reworded: changed.size + moved, cut },
	};
}

function isCopied(text: string, passages: readonly string[]): boolean {
	const { share, longest } = copiedIn([text], passages);
	return share >= READ_OUT.share && longest.split(' ').length >= READ_OUT.words;
}

/** The changes that say what the line said before, by the lines' places. */
async function soundChanges(
	asker: Asker,
	{ language, passages, plan: { about } }: PartContext,
	drafts: readonly Draft[],
	changes: Answer['changes'],
	reader: LineReader,
): Promise<Map<number, Draft>> {
	const changed = new Map<number, Draft>();
	for (const { number, speaker, text, delivery } of changes) {
		const old = drafts[number - 1];
		const tagged = withoutTags(text);
		const plain = plainSpeech(tagged.text, number);
		// A line that says something wrong says so to everybody: it stays as it is.
		if (!old || plain === null || old.problem !== null || languageProblem(plain, language) !== null) continue;
		const tags = plain === tagged.text ? tagged.tags : [];
		const draft = reader.judged({ ...old, speaker, text: plain, delivery: deliveryOf(delivery) || old.delivery, tags });
		if (reader.claims(draft).length <= reader.claims(old).length) changed.set(number - 1, draft);
	}
	const asked = [...changed]
		.filter(([place, draft]) => isFactual(draft) && draft.text !== drafts[place]?.text)
		.map(([place]) => ({ place, hints: [] }));
	const now = drafts.map((draft, place) => changed.get(place) ?? draft);
	const wrong = await judgeLines(asker, now, asked, { language, passages, about });
	for (const { place } of asked) if (!wrong || wrong.has(place)) changed.delete(place);
	return changed;
}

/** Places in the new order, where that holds every line that claims something; else in the old one. */
function soundOrder(drafts: readonly Draft[], numbers: readonly number[]): number[] {
	const places = numbers.map((number) => number - 1);
	const known = new Set(places);
	const missing = [...drafts.keys()].filter((place) => !known.has(place));
	const isSound =
		known.size === places.length &&
		places.every((place) => drafts[place] !== undefined) &&
		missing.length <= drafts.length * MOST_LEFT_OUT &&
		missing.every((place) => {
			const draft = drafts[place];
			return draft !== undefined && DISPENSABLE.has(draft.kind) && !/\d/.test(draft.text);
		});
	return numbers.length > 0 && isSound ? places : [...drafts.keys()];
}
