import { evenlySpaced } from '../evenly-spaced.ts';
import type { ReadSection, Unit } from './unit.ts';

/** Parts of a document that is read whole, some twenty minutes, and the share that is read of what it has beyond them. */
const WHOLE = 5;
const BEYOND = 0.36;

/**
 * How many characters of the document's own sentences a part reads: all of a document of few parts, of a book a little
 * more than a third.
 *
 * @param characters of the part
 * @param totalParts of the episode
 */
export function contentBudget(characters: number, totalParts: number): number {
	if (totalParts <= WHOLE) return Number.POSITIVE_INFINITY;
	return Math.max(160, (characters * (WHOLE + BEYOND * (totalParts - WHOLE))) / totalParts);
}

/**
 * The units of each section that are read, in document order: all where there is room, else each section's beginning.
 *
 * @param budget characters, shared between the sections by their length
 * @param most characters of what cannot be read apart
 */
export function selectUnits(
	sections: readonly ReadSection[],
	budget: number,
	most = Number.POSITIVE_INFINITY,
): Unit[][] {
	const sizes = sections.map(({ units }) => sizeOf(units));
	if (budget >= sum(sizes)) return sections.map(({ units }) => units);
	const lengths = sizes.map((own) => own ** 0.9);
	const total = sum(lengths) || 1;
	return sections.map(({ units }, index) => beginningOf(units, (budget * (lengths[index] ?? 0)) / total, most));
}

/** Characters of a section below which its heading is hardly worth naming. */
const LEAST_SECTION = 420;

/** The same of some of the sections, spread over all: no more of them than have room for a sentence or two each. */
export function selectSections(
	sections: readonly ReadSection[],
	budget: number,
	isMeant: (section: ReadSection) => boolean,
): Unit[][] {
	const meant = sections.filter((section) => section.units.length > 0 && isMeant(section));
	let number = Math.max(1, Math.floor(budget / LEAST_SECTION));
	let chosen = evenlySpaced(meant, number);
	while (chosen.length < meant.length && sizeOf(chosen.flatMap(({ units }) => units)) < budget)
		chosen = evenlySpaced(meant, ++number);
	const narrowed = sections.map((section) => (chosen.includes(section) ? section : { ...section, units: [] }));
	const fitting = selectUnits(narrowed, budget, budget);
	return fitting.some((units) => units.length > 0) ? fitting : selectUnits(narrowed, budget);
}

/** Share of what is wanted from which on a paragraph is too long to be read whole or not at all. */
const TOO_LONG = 0.1;

/** Whole paragraphs from the first on while there is room, the last one cut where it is too long; else the first alone. */
function beginningOf(units: readonly Unit[], room: number, most: number): Unit[] {
	const chosen: Unit[] = [];
	for (const unit of units) {
		const left = Math.min(room, most) - sizeOf(chosen);
		const told = size(unit) <= left ? unit : size(unit) > room * TOO_LONG ? cut(unit, left) : null;
		if (told) chosen.push(told);
		if (told !== unit) break;
	}
	if (chosen.at(-1)?.asks) chosen.pop();
	const [first] = units;
	if (chosen.length > 0 || !first) return chosen;
	const shortest = first.asks ? units.slice(0, 2) : [first];
	return sizeOf(shortest) <= most ? shortest : [];
}

/** A paragraph up to a sentence that there is room for; null where there is none for its first. */
function cut(unit: Unit, room: number): Unit | null {
	if (unit.form !== 'paragraph') return null;
	const { pieces: all } = unit;
	const pieces = all.filter((_, at) => size({ pieces: all.slice(0, at + 1) }) <= room);
	if (pieces.at(-1)?.text.endsWith(':')) pieces.pop();
	return pieces.length === 0 ? null : { ...unit, pieces };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, own) => total + own, 0);

/** Characters that it takes to say them. */
const sizeOf = (units: readonly Unit[]): number => sum(units.map(size));
const size = ({ pieces }: Pick<Unit, 'pieces'>): number => sum(pieces.map(({ text }) => text.length + 1));
