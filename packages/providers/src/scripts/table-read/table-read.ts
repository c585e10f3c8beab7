import type { PartReview } from '@nexus/core/ports';
import { plainSpeech, SPEECH_TAGS, withoutTags, withTags } from '@nexus/core/scripts';
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
import { heardBlock, type PartContext, partOrder, planBlock } from '../write/part-context.ts';

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
const DISPENSABLE: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['question', 'reaction', 'bridge', 'analogy']);

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
	const lines = drafts.map(({ speaker, text, delivery, tags }, index) => {
		const remarks = [asData(delivery), isCopied(text, held) ? wording.words.copied : ''].filter(Boolean).join('; ');
		const manner = remarks === '' ? '' : ` (${remarks})`;
		return `[${index + 1}] ${speaker}${manner}: ${asSpoken(text, tags)}`;
	});
	const asked = {
		system: instruct(wording.tableRead, { personas }, asker.model.profile),
		user: `${partOrder(context)}\n\n${planBlock(context, NEARBY_BEATS)}\n\n<lines>\n${lines.join('\n')}\n</lines>`,
		aside: heardBlock(before),
		schema: TABLE_READ_SCHEMA,
		name: 'table-read',
		urgent: context.opening,
	};
	const answered = await asker.ask(asked, read, { most: 1, complaint: '', failure: null });
	if (!answered) return { drafts: [...drafts], review: { reworded: 0, cut: [] } };
	const order = soundOrder(drafts, answered.order);
	const changed = await soundChanges(asker, context, { drafts, order, reader }, answered.changes);
	const reworded = drafts.map((draft, place) => changed.get(place) ?? draft);
	const left = new Set(order);
	const cut = reworded.filter((_, place) => !left.has(place)).map(({ text }) => ({ text, why: 'table-read' }));
	const moved = order.filter((place, index) => index > 0 && place < (order[index - 1] ?? 0)).length;
	return {
		drafts: order.flatMap((place) => reworded[place] ?? []),
		review: { reworded: changed.size + moved, cut },
	};
}

const QUOTED = /["“][^"“”]{0,400}["”]/g;
const COMMON_WORD = /(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu;
const TAGS = new RegExp(`(<(?:${SPEECH_TAGS.join('|')})>)`);

/** With its sounds where they are, so that a change keeps them. */
const asSpoken = (text: string, tags: Draft['tags']): string =>
	withTags(text, tags)
		.split(TAGS)
		.map((piece, index) => (index % 2 === 1 ? piece : asData(piece)))
		.filter(Boolean)
		.join(' ');

/** An announced quotation is none, nor are names and numbers, which can hardly be said in another way. */
function isCopied(text: string, passages: readonly string[]): boolean {
	const { share, longest } = copiedIn([text.replace(QUOTED, ' ')], passages);
	return share >= READ_OUT.share && (longest.match(COMMON_WORD) ?? []).length >= READ_OUT.words;
}

/** The changes that say what the line said before, by the lines' places. They are judged as they will be heard. */
async function soundChanges(
	asker: Asker,
	{ language, passages, plan: { about } }: PartContext,
	{ drafts, order, reader }: { drafts: readonly Draft[]; order: readonly number[]; reader: LineReader },
	changes: Answer['changes'],
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
	const heard = order.flatMap((place) => {
		const draft = changed.get(place) ?? drafts[place];
		return draft ? [{ place, draft }] : [];
	});
	const asked = heard.flatMap(({ place, draft }, at) =>
		changed.has(place) && isFactual(draft) && draft.text !== drafts[place]?.text ? [{ place: at, hints: [] }] : [],
	);
	const ground = { language, passages, about };
	const wrong = await judgeLines(
		asker,
		heard.map(({ draft }) => draft),
		asked,
		ground,
	);
	for (const { place: at } of asked) {
		const one = heard[at];
		if (one && (!wrong || wrong.has(at))) changed.delete(one.place);
	}
	return changed;
}

/**
 * Places in the new order. A line that claims something and was left out is put back behind the nearest line before it
 * that is kept; where much more than a few lines are missing, the old order stays.
 */
function soundOrder(drafts: readonly Draft[], numbers: readonly number[]): number[] {
	const old = [...drafts.keys()];
	const places = numbers.map((number) => number - 1);
	const known = new Set(places);
	const missing = old.filter((place) => !known.has(place));
	const isSound =
		known.size === places.length &&
		places.every((place) => drafts[place] !== undefined) &&
		missing.length <= drafts.length * MOST_LEFT_OUT;
	if (numbers.length === 0 || !isSound) return old;
	for (const place of missing) {
		const draft = drafts[place];
		if (!draft || isDispensable(draft)) continue;
		const before = old.findLast((other) => other < place && places.includes(other));
		places.splice(before === undefined ? 0 : places.indexOf(before) + 1, 0, place);
	}
	return places;
}

/** Whether nothing of the document is lost without it, whatever passages it names. */
const isDispensable = ({ kind, text }: Draft): boolean => DISPENSABLE.has(kind) && !/\d/.test(text);
