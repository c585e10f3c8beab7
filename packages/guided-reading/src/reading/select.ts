import { enoughOf } from '@nexus/core/planning';
import type { ReadSection, Unit } from './unit.ts';

/** Parts of a document that is read whole, some twenty minutes, and the share that is read of what it has beyond them. */
const WHOLE = 5;
const BEYOND = 0.36;
/** Characters of a section below which its heading is hardly worth naming. */
const LEAST_SECTION = 420;

/**
 * How many characters of the document's own sentences a part reads: all of a document of few parts, of a book a little
 * more than a third.
 *
 * @param characters of the part
 * @param totalParts of the episode
 */
export function contentBudget(characters: number, totalParts: number): number {
	if (totalParts <= WHOLE) return Number.POSITIVE_INFINITY;
	return (characters * (WHOLE + BEYOND * (totalParts - WHOLE))) / totalParts;
}

/**
 * The units of each section that are read, in document order: all where there is room, else each section's beginning.
 *
 * @param budget characters, shared between the sections by their length
 */
export function selectUnits(sections: readonly ReadSection[], budget: number): Unit[][] {
	const all = sizeOf(sections.flatMap(({ units }) => units));
	if (budget >= all) return sections.map(({ units }) => units);
	return sections.map(({ units }) => beginningOf(units, (budget * sizeOf(units)) / all));
}

/** The same of some of the sections, spread over all: no more of them than have room for a sentence or two each. */
export function selectSections(
	sections: readonly ReadSection[],
	budget: number,
	isMeant: (section: ReadSection) => boolean,
): Unit[][] {
	const meant = sections.filter((section) => budget > 0 && section.units.length > 0 && isMeant(section));
	const holdEnough = (own: ReadSection[]) => sizeOf(own.flatMap(({ units }) => units)) >= budget;
	const chosen = new Set(enoughOf(meant, budget / LEAST_SECTION, holdEnough));
	return selectUnits(
		sections.map((section) => (chosen.has(section) ? section : { ...section, units: [] })),
		budget,
	);
}

/** Whole paragraphs from the first on while there is room, the last one cut after a sentence; at least the first. */
function beginningOf(units: readonly Unit[], room: number): Unit[] {
	const chosen: Unit[] = [];
	for (const unit of units) {
		const told = beginning(unit, room - sizeOf(chosen));
		if (told) chosen.push(told);
		if (told !== unit) break;
	}
	if (chosen.at(-1)?.asks) chosen.pop();
	return chosen.length > 0 ? chosen : units.slice(0, units[0]?.asks ? 2 : 1);
}

/** A unit where there is room for it, a paragraph up to a sentence that there is room for, else null. */
function beginning(unit: Unit, room: number): Unit | null {
	if (sizeOf([unit]) <= room) return unit;
	const pieces = unit.pieces.filter((_, at) => sizeOf([{ pieces: unit.pieces.slice(0, at + 1) }]) <= room);
	if (pieces.at(-1)?.text.endsWith(':')) pieces.pop();
	return unit.form === 'paragraph' && pieces.length > 0 ? { ...unit, pieces } : null;
}

/** Characters that it takes to say them. */
const sizeOf = (units: readonly Pick<Unit, 'pieces'>[]): number =>
	units.flatMap(({ pieces }) => pieces).reduce((sum, { text }) => sum + text.length + 1, 0);
