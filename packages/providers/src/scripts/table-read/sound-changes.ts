import { plainSpeech, withoutTags } from '@nexus/core/scripts';
import { languageProblem } from '@nexus/language/dialect';
import type { Asker } from '../asking/asker.ts';
import { type Draft, isFactual } from '../check/draft.ts';
import { judgeLines } from '../check/judge.ts';
import { deliveryOf, type LineReader } from '../check/line-reader.ts';
import type { PartContext } from '../part/part-context.ts';

export interface Change {
	/** Of the line, from 1. */
	number: number;
	speaker: 'A' | 'B';
	text: string;
	delivery: string;
	/** That it rests on now; none where they are as they were. */
	passages: readonly number[];
}

interface Wanted {
	drafts: readonly Draft[];
	order: readonly number[];
	cut: ReadonlySet<number>;
	reader: LineReader;
}

/** Lines by the place of the one that they stand for, in the order in which they are said. */
export type Changed = Map<number, Draft[]>;

/**
 * The changes that say nothing but what passages say. They are judged as they will be heard: in the new order, among the
 * other changes. Of several lines that stand for one, all are sound or none is taken; with a line that is taken back, so
 * are those right beside it, as it was to be heard.
 * @param cut places of lines that were to be left out, some of which are still in the order
 */
export async function soundChanges(
	asker: Asker,
	{ language, known, plan: { about } }: PartContext,
	{ drafts, order, cut, reader }: Wanted,
	changes: readonly Change[],
): Promise<Changed> {
	const changed: Changed = new Map();
	for (const [number, own] of Map.groupBy(changes, (change) => change.number)) {
		const lines = changedLines(drafts[number - 1], own, language, reader);
		if (lines) changed.set(number - 1, lines);
	}
	const heard = order.flatMap((place) =>
		(changed.get(place) ?? drafts.slice(place, place + 1)).map((draft) => ({ place, draft })),
	);
	const asked = heard.flatMap(({ place, draft }, at) =>
		changed.has(place) && isFactual(draft) && draft.text !== drafts[place]?.text ? [{ place: at, hints: [] }] : [],
	);
	const all = heard.map(({ draft }) => draft);
	const wrong = await judgeLines(asker, all, asked, { language, passages: known, about });
	const wanted = order.filter((place) => !cut.has(place));
	for (const { place: at } of asked) {
		const one = heard[at];
		if (!one || !(!wrong || wrong.has(at))) continue;
		changed.delete(one.place);
		const among = wanted.indexOf(one.place);
		// What was changed beside it goes on from it.
		for (const beside of among < 0 ? [] : wanted.slice(Math.max(0, among - 1), among + 2)) changed.delete(beside);
	}
	return changed;
}

/** A line that says something wrong says so to everybody: it stays as it is, as does one that would claim more. */
function changedLines(
	old: Draft | undefined,
	changes: readonly Change[],
	language: PartContext['language'],
	reader: LineReader,
): Draft[] | null {
	if (!old || old.problem !== null) return null;
	const most = claimed(old, reader);
	const lines: Draft[] = [];
	for (const [index, { number, speaker, text, delivery, passages }] of changes.entries()) {
		const tagged = withoutTags(text);
		const plain = plainSpeech(tagged.text, number);
		if (plain === null || languageProblem(plain, language) !== null) return null;
		// What is put behind a line and names no passages only reacts to it.
		const isReaction = index > 0 && passages.length === 0;
		const line = reader.judged({
			...old,
			speaker,
			text: plain,
			kind: isReaction ? 'reaction' : old.kind,
			passages: passages.length > 0 ? [...passages] : isReaction ? [] : old.passages,
			delivery: deliveryOf(delivery) || (index === 0 ? old.delivery : ''),
			tags: plain === tagged.text ? tagged.tags : [],
		});
		if (claimed(line, reader) > most) return null;
		lines.push(line);
	}
	return lines;
}

/** What a line seems to claim beyond its passages. Whether a name may be explained is for whoever judges it. */
const claimed = (draft: Draft, reader: LineReader): number =>
	reader.claims(draft).filter(({ doubt }) => doubt !== 'name-absent' || !isFactual(draft)).length;
