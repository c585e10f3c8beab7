import type { PartOutline } from '@nexus/core/planning';
import type { Beat, ScriptPassage, ScriptPlan, SectionTelling } from '@nexus/core/ports';
import { FIRST_PART_WORDS, type ModelProfile, partCount } from '@nexus/core/scripts';
import type { Section } from '@nexus/document-text';
import { TITLES } from '../passages.ts';
import { WEIGHTY } from './check-plan.ts';

/**
 * The parts of an episode: beats that follow each other, the first part short, the others about as long as each other.
 * Each part carries the passages that it is written from, so that it needs nothing else of the document.
 */
export function partsOf(
	plan: ScriptPlan,
	passages: readonly ScriptPassage[],
	sections: readonly Section[],
	{ partWords, wholeCharacters }: Pick<ModelProfile, 'partWords' | 'wholeCharacters'>,
): PartOutline[] {
	const groups = grouped(plan.beats, Math.min(plan.beats.length, partCount(plan.words, partWords)));
	const byNumber = new Map(passages.map((passage) => [passage.number, passage]));
	const isShort = passages.reduce((sum, { text }) => sum + text.length, 0) <= wholeCharacters;
	let number = 0;
	return groups.map((beats, index): PartOutline => {
		const isLast = index === groups.length - 1;
		const own = beats.flatMap((beat) => beat.passages);
		const beatNumbers = beats.map(() => ++number);
		const recalled = plan.callbacks.filter(({ from }) => beatNumbers.includes(from)).map(({ to }) => to);
		const cited = new Set([
			...own,
			// The end answers the opening.
			...(index === 0 || isLast ? plan.hook.passages : []),
			...(isLast ? plan.takeaways.flatMap((takeaway) => takeaway.passages) : []),
			// The part goes on from what was just heard.
			...(plan.beats[(beatNumbers[0] ?? 1) - 2]?.passages ?? []),
			...recalled.flatMap((to) => (plan.beats[to - 1]?.passages ?? []).slice(0, 2)),
		]);
		const shown = passages.filter(
			(passage, place) =>
				cited.has(passage.number) ||
				isHeadingOf(passage, own, byNumber) ||
				// Whose document it is and who is who.
				(place < (index === 0 ? OPENING_TITLES : TITLES) && isTitle(passages, place)) ||
				(index === 0 && isFoot(passages, place)),
		);
		const spans = own.flatMap((one) => byNumber.get(one)?.spans ?? []);
		const start = Math.min(...spans.map((span) => span.start));
		return {
			source: {
				index,
				start,
				end: Math.max(...spans.map((span) => span.end)),
				sections: sectionsOf(own, byNumber, sections),
			},
			title: beats[0]?.title ?? '',
			previousTopic: groups[index - 1]?.at(-1)?.title ?? null,
			nextTopic: groups[index + 1]?.[0]?.title ?? null,
			repeats: [],
			told: {
				beats: beatNumbers,
				words: beats.reduce((sum, { words }) => sum + words, 0),
				passages: shown,
				...(isShort && { others: passages.filter((passage) => !shown.includes(passage)) }),
			},
		};
	});
}

/** Passages at a document's head of which an opening may tell whose it is, and at its foot: "Fonte: ...", "Last updated: ...". */
const OPENING_TITLES = 5;
const FEET = 2;

/** Characters of a passage that is a title, an author or a date. */
const TITLE_CHARACTERS = 200;

/** Among the headings, or the short lines, that a document begins with. */
const isTitle = (passages: readonly ScriptPassage[], place: number): boolean =>
	passages.slice(0, place + 1).every(({ isHeading, text }) => isHeading || text.length <= TITLE_CHARACTERS);

/** Among the short lines that it ends with. */
const isFoot = (passages: readonly ScriptPassage[], place: number): boolean =>
	place >= passages.length - FEET &&
	passages.slice(place).every(({ isHeading, text }) => !isHeading && text.length <= TITLE_CHARACTERS);

/** So many groups, each with at least one beat, cut where the words come nearest to an even share. */
function grouped(beats: readonly Beat[], count: number): Beat[][] {
	const total = beats.reduce((sum, { words }) => sum + words, 0);
	const groups: Beat[][] = [];
	let next = 0;
	let done = 0;
	for (let index = 0; index < count; index++) {
		const left = count - index;
		const share = index === 0 && count > 1 ? Math.min(FIRST_PART_WORDS, total / count) : (total - done) / left;
		const group: Beat[] = [];
		let words = 0;
		while (next < beats.length && beats.length - next >= left) {
			const beat = beats[next];
			if (!beat) break;
			const isPast = left > 1 && group.length > 0 && Math.abs(words - share) <= Math.abs(words + beat.words - share);
			if (isPast) break;
			group.push(beat);
			words += beat.words;
			next++;
		}
		done += words;
		groups.push(group);
	}
	return groups;
}

/** The heading right over a passage that is told. */
function isHeadingOf(
	{ isHeading, section }: ScriptPassage,
	own: readonly number[],
	byNumber: ReadonlyMap<number, ScriptPassage>,
): boolean {
	return isHeading && own.some((number) => byNumber.get(number)?.section === section);
}

function sectionsOf(
	own: readonly number[],
	byNumber: ReadonlyMap<number, ScriptPassage>,
	sections: readonly Section[],
): Section[] {
	const held = new Set(own.map((number) => byNumber.get(number)?.section));
	return sections.filter((_, index) => held.has(index));
}

/** A section of whose passages fewer than this share are told is told briefly, unless all of its weight is. */
const BRIEFLY = 0.34;

/** What becomes of each section that has text. */
export function sectionTellings(
	{ beats, leftOut }: Pick<ScriptPlan, 'beats' | 'leftOut'>,
	passages: readonly ScriptPassage[],
	sections: readonly Section[],
	weights: ReadonlyMap<number, number>,
): SectionTelling[] {
	const told = new Set(beats.flatMap((beat) => beat.passages));
	const bySection = Map.groupBy(
		passages.filter(({ isHeading }) => !isHeading),
		({ section }) => section,
	);
	return [...bySection].map(([section, own]): SectionTelling => {
		const spoken = own.filter(({ number }) => told.has(number));
		const untoldWeight = own.some(({ number }) => !told.has(number) && (weights.get(number) ?? 0) >= WEIGHTY);
		const isBrief = spoken.length / own.length < BRIEFLY && (untoldWeight || own.length - spoken.length > 2);
		const numbers = new Set(own.map(({ number }) => number));
		const why = leftOut.find(({ passages: dropped }) => dropped.some((number) => numbers.has(number)))?.why ?? '';
		return {
			section,
			heading: sections[section]?.heading ?? null,
			told: spoken.length === 0 ? 'left-out' : isBrief ? 'briefly' : 'told',
			why: spoken.length === own.length ? '' : why,
		};
	});
}
