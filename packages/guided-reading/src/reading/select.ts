import type { Language } from '@nexus/contract';
import { contentStems } from '@nexus/language/words';
import { isAnaphoric } from './openings.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';

/** Characters of a document of one part that are read whole, and the share of what it has beyond them. */
const WHOLE = 9000;
const BEYOND = 0.35;
/** Share of a part that is read: less for each part that there are, down to what a book has. */
const SHARE = { least: 0.36, most: 0.6, perPart: 0.05 };

/**
 * How many characters of the document's own sentences a part reads. A short document is read nearly whole; of a book a
 * little more than a third.
 *
 * @param characters of the part
 * @param totalParts of the episode
 */
export function contentBudget(characters: number, totalParts: number): number {
	if (totalParts > 1) {
		const share = Math.max(SHARE.least, SHARE.most - SHARE.perPart * (totalParts - 2));
		return Math.max(160, characters * share);
	}
	return Math.min(characters, WHOLE) + Math.max(0, characters - WHOLE) * BEYOND;
}

/**
 * The units of each section that are read, in document order: every section its weightiest, then by weight while there is
 * room, no two that say the same. A unit that leans on the one before brings it along; one whose support is not there
 * is left out.
 *
 * @param budget characters, shared between the sections by their length
 * @param most characters of what cannot be read apart
 */
export function selectUnits(
	sections: readonly ReadSection[],
	budget: number,
	language: Language,
	most = Number.POSITIVE_INFINITY,
): Unit[][] {
	const sizes = sections.map(({ units }) => units.reduce((sum, unit) => sum + size(unit), 0));
	const all = sizes.reduce((sum, own) => sum + own, 0);
	const lengths = sizes.map((own) => own ** 0.9);
	const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
	return sections.map((section, index) => {
		if (budget >= all) return withoutRepeats(section, language);
		return selectOf(section.units, { room: (budget * (lengths[index] ?? 0)) / total, most }, language);
	});
}

/** All of a section but what it says twice; short sentences that come again do so on purpose. */
function withoutRepeats({ units, message }: ReadSection, language: Language): Unit[] {
	const isStory = message !== undefined || units.some(({ form }) => form === 'dialogue');
	return units.filter((unit, index) => {
		if (isStory || index === units.length - 1) return true;
		return !units.slice(Math.max(0, index - NEAR), index).some((other) => overlaps(other, unit, language));
	});
}

/** Units before one among which its like is looked for. */
const NEAR = 40;

/** Characters of a section below which its heading is hardly worth naming. */
const LEAST_SECTION = 220;

/**
 * The same of some of the sections: no more of them than have room for a sentence or two, those with the weightiest
 * sentences first.
 */
export function selectSections(
	sections: readonly ReadSection[],
	budget: number,
	language: Language,
	isMeant: (section: ReadSection) => boolean,
): Unit[][] {
	const weight = ({ units }: ReadSection) =>
		units.reduce((most, unit) => (size(unit) <= budget ? Math.max(most, unit.weight) : most), 0);
	const meant = sections.filter((section) => section.units.length > 0 && isMeant(section));
	const number = Math.max(1, Math.floor(budget / LEAST_SECTION));
	const chosen = new Set(meant.toSorted((a, b) => weight(b) - weight(a)).slice(0, number));
	const narrowed = sections.map((section) => (chosen.has(section) ? section : { ...section, units: [] }));
	const fitting = selectUnits(narrowed, budget, language, budget);
	return fitting.some((units) => units.length > 0) ? fitting : selectUnits(narrowed, budget, language);
}

function selectOf(units: readonly Unit[], budget: { room: number; most: number }, language: Language): Unit[] {
	const chosen = new Set<Unit>();
	let { room } = budget;
	const best = units.map((unit, index) => ({ unit, index })).sort((a, b) => b.unit.weight - a.unit.weight);
	for (const { unit, index } of best) {
		if (chosen.has(unit)) continue;
		const needed = withSupport(units, index, language);
		if (!needed) continue;
		const fresh = needed.filter((needs) => !chosen.has(needs));
		const cost = fresh.reduce((sum, needs) => sum + size(needs), 0);
		if (cost > budget.most || (chosen.size > 0 && room < cost * 0.75)) continue;
		if ([...chosen].some((other) => !needed.includes(other) && overlaps(other, unit, language))) continue;
		for (const needs of fresh) chosen.add(needs);
		room -= cost;
	}
	return units.filter((unit) => chosen.has(unit));
}

/** Units that one may bring along at most, so that no long passage hangs on one sentence. */
const MOST_SUPPORT = 8;

/** The unit with those before it that it leans on; null when they are not there. */
function withSupport(units: readonly Unit[], index: number, language: Language): Unit[] | null {
	const needed: Unit[] = [];
	for (let at = index; at >= 0 && needed.length < MOST_SUPPORT; at--) {
		const unit = units[at];
		if (!unit) return null;
		needed.unshift(unit);
		const stands =
			!unit.leans || (at === 0 && (unit.form === 'dialogue' || !isAnaphoric(unit.pieces[0]?.text ?? '', language)));
		if (stands && hasName(needed)) return withPromised(units, needed);
	}
	return null;
}

/** What the last of them promises comes with it. */
function withPromised(units: readonly Unit[], needed: Unit[]): Unit[] {
	const last = needed.at(-1);
	const next = last?.promises ? units[units.indexOf(last) + 1] : undefined;
	return next ? [...needed, next] : needed;
}

/** Whoever is "he" or "she" is named in a sentence before. */
function hasName(needed: readonly Unit[]): boolean {
	const at = needed.findIndex((unit) => unit.needsName);
	return at < 0 || needed.slice(0, at + 1).some((unit) => NAME.test(textOf(unit)));
}

/** A capital within a sentence, but not that of where or when: "in Paris", "on Monday". */
const NAME =
	/(?<!^|[.!?]["”]?\s|\b(?:in|at|near|from|on)\s)(?<=\s)\p{Lu}\p{Ll}|^(?!The\s|A\s|An\s|This\s|That\s|These\s|His\s|Her\s|He\s|She\s|They\s|It\s|In\s|On\s|At\s)\p{Lu}\p{Ll}+\s(?:\p{Lu}|\p{Ll}+ed\s|said|says|is|was|has|had)/u;

/** Whether two units say nearly the same. */
function overlaps(first: Unit, second: Unit, language: Language): boolean {
	const a = new Set(contentStems(textOf(first), language));
	const b = new Set(contentStems(textOf(second), language));
	if (a.size < 4 || b.size < 4) return false;
	return a.intersection(b).size / Math.min(a.size, b.size) > 0.85 && sameFigures(first, second);
}

/** Two rules that differ in their figures differ in what they say. */
function sameFigures(first: Unit, second: Unit): boolean {
	const figures = (unit: Unit) => (textOf(unit).match(/\d[\d.,]*/g) ?? []).join(' ');
	return figures(first) === figures(second);
}

/** Characters that it takes to say it. */
function size({ pieces }: Unit): number {
	return pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
}
