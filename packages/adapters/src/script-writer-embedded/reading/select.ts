import type { Language } from '@nexus/contract';
import { isAnaphoric } from './openings.ts';
import { overlaps, type ReadSection, type Unit } from './read-part.ts';

/** Characters of a document of one part that are said whole, and the share of what it has beyond them. */
const WHOLE = 3000;
const BEYOND = 0.25;
/** Share of a part that is said: less for each part that there are, down to what a book has. */
const SHARE = { least: 0.3, most: 0.5, perPart: 0.05 };

/**
 * How many characters of the document's own sentences a part says. A short document is covered nearly whole; a book
 * gives about a third, which with questions and reactions makes 2.5 to 4 minutes of a part of 7800 characters.
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
 * The units of each section worth saying, in document order: every section its best one, then by salience while there is
 * room, no two that say the same. A unit that leans on the one before brings it along.
 *
 * @param budget characters, shared between the sections by their length
 */
export function selectUnits(sections: readonly ReadSection[], budget: number, language: Language): Unit[][] {
	const lengths = sections.map((section) => Math.max(0, section.body.end - section.body.start) ** 0.9);
	const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
	return sections.map((section, index) => {
		const share = (budget * (lengths[index] ?? 0)) / total;
		return selectOf(section.units, share, language);
	});
}

function selectOf(units: readonly Unit[], budget: number, language: Language): Unit[] {
	const chosen = new Set<Unit>();
	let room = budget;
	const best = units.map((unit, index) => ({ unit, index })).sort((a, b) => b.unit.salience - a.unit.salience);
	for (const { unit, index } of best) {
		if (chosen.has(unit)) continue;
		if (chosen.size > 0 && room < size(unit) * 0.6) continue;
		const needed = withSupport(units, index, language);
		if (!needed) continue;
		const fresh = needed.filter((needs) => !chosen.has(needs));
		const cost = fresh.reduce((sum, needs) => sum + size(needs), 0);
		if (chosen.size > 0 && room < cost * 0.6) continue;
		if ([...chosen].some((other) => !needed.includes(other) && overlaps(other, unit, language))) continue;
		for (const needs of fresh) chosen.add(needs);
		room -= cost;
	}
	const [first] = units;
	if (chosen.size === 0 && first) chosen.add(first);
	addFollowing(units, chosen, room, language);
	return units.filter((unit) => chosen.has(unit));
}

/** "Ele subiu." shares its only word with many a sentence and repeats none. */
const FEW_WORDS = 5;

/** What could not be told alone, where the unit right before it is told, whatever block that is of. */
function addFollowing(units: readonly Unit[], chosen: Set<Unit>, budget: number, language: Language): void {
	let room = budget;
	units.forEach((unit, index) => {
		const before = units[index - 1];
		if (!before || !chosen.has(before) || chosen.has(unit) || room < size(unit) * 0.6) return;
		if (unit.words > FEW_WORDS && [...chosen].some((other) => overlaps(other, unit, language))) return;
		chosen.add(unit);
		room -= size(unit);
	});
}

/** The unit with those before it that it leans on; null when they are not there, or would make too long a turn. */
function withSupport(units: readonly Unit[], index: number, language: Language): Unit[] | null {
	const needed: Unit[] = [];
	for (let at = index; at >= 0; at--) {
		const unit = units[at];
		if (!unit) return null;
		needed.unshift(unit);
		const stands = !unit.leans || (at === 0 && !isAnaphoric(unit.sentences[0] ?? '', language));
		if (stands && hasName(needed)) return words(needed) <= MOST_WORDS ? withPromised(units, needed) : null;
		const before = units[at - 1];
		const follows =
			before &&
			(before.block === unit.block || before.asks) &&
			(unit.footnote || unit.span.start - before.span.end <= GAP);
		if (!follows || before.form !== 'sentence' || needed.length >= 4) return null;
	}
	return null;
}

/** What the last of them promises comes with it, where that is the next thing told. */
function withPromised(units: readonly Unit[], needed: Unit[]): Unit[] {
	const last = needed.at(-1);
	const next = last?.promises ? units[units.indexOf(last) + 1] : undefined;
	return next && words(needed) + next.words <= MOST_WORDS ? [...needed, next] : needed;
}

/** Whoever is "he" or "she" is named in a sentence before. */
function hasName(needed: readonly Unit[]): boolean {
	const at = needed.findIndex((unit) => unit.needsName);
	return at < 0 || needed.slice(0, at + 1).some(namesSomebody);
}

/** A name, but not that of where or when: "in Paris", "on Monday". */
function namesSomebody({ things, sentences }: Unit): boolean {
	const text = sentences.join(' ');
	return things.some(({ proper, at }) => proper && !/(?:^|\s)(?:in|at|near|from|on)\s$/i.test(text.slice(0, at)));
}

const MOST_WORDS = 75;

/** Characters between two sentences that follow each other. */
const GAP = 4;

function words(units: readonly Unit[]): number {
	return units.reduce((sum, unit) => sum + unit.words, 0);
}

/** Characters that it takes to say it. */
function size(unit: Unit): number {
	if (unit.form === 'table') return 160;
	if (unit.form === 'code') return 100;
	const said = unit.form === 'list' ? unit.sentences.slice(0, 6) : unit.sentences;
	return said.reduce((sum, sentence) => sum + sentence.length + 1, 0);
}
