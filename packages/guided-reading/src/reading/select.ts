import type { Language } from '@nexus/contract';
import { contentStems } from '@nexus/language/words';
import { evenlySpaced } from '../evenly-spaced.ts';
import { isDefinite, speaksOfSomebody, withoutConnective } from './openings.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';

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
 * The units of each section that are read, in document order: all where there is room, else of every section whole runs
 * of it, so that no sentence stands without the one that it needs.
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
const LEAST_SECTION = 420;

/** The same of some of the sections, spread over all: no more of them than have room for a sentence or two each. */
export function selectSections(
	sections: readonly ReadSection[],
	budget: number,
	language: Language,
	isMeant: (section: ReadSection) => boolean,
): Unit[][] {
	const meant = sections.filter((section) => section.units.length > 0 && isMeant(section));
	let number = Math.max(1, Math.floor(budget / LEAST_SECTION));
	let chosen = evenlySpaced(meant, number);
	while (chosen.length < meant.length && sizeOf(chosen.flatMap(({ units }) => units)) < budget)
		chosen = evenlySpaced(meant, ++number);
	const narrowed = sections.map((section) => (chosen.includes(section) ? section : { ...section, units: [] }));
	const fitting = selectUnits(narrowed, budget, language, budget);
	return fitting.some((units) => units.length > 0) ? fitting : selectUnits(narrowed, budget, language);
}

/**
 * A section from its beginning on, whole runs of it while there is room and the last one up to a border: so whatever is
 * spoken of has been named. Where nothing fits, the shortest beginning.
 */
function selectOf(units: readonly Unit[], { room, most }: { room: number; most: number }, language: Language): Unit[] {
	const runs = runsOf(units, language);
	const chosen: Unit[] = [];
	for (const run of runs) {
		const left = Math.min(room, most) - sizeOf(chosen);
		const told = beginningOf(run, left);
		chosen.push(...told.filter((unit) => !chosen.some((other) => overlaps(other, unit, language))));
		if (told.length < run.length) break;
	}
	const [first] = runs;
	if (chosen.length > 0 || !first) return chosen;
	const shortest = first.slice(0, first.findIndex((_unit, index) => isClosed(first, index + 1)) + 1);
	return sizeOf(shortest) <= most ? shortest : [];
}

const sizeOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + size(unit), 0);

/**
 * A section as the stretches of it that can be told one without the other: whole paragraphs, with those before them that
 * they lean on, go on about or answer.
 */
function runsOf(units: readonly Unit[], language: Language): Unit[][] {
	const runs: Unit[][] = [];
	units.forEach((unit, index) => {
		const before = units[index - 1];
		if (before && !stands(unit, before, language)) runs.at(-1)?.push(unit);
		else runs.push([unit]);
	});
	return runs;
}

/** Whether a run can begin with a unit. */
function stands(unit: Unit, before: Unit, language: Language): boolean {
	if (unit.block === before.block || unit.leans || unit.form === 'dialogue') return false;
	if (before.promises || before.introduces || before.asks) return false;
	if (withoutConnective(textOf(unit), language) !== textOf(unit)) return false;
	return unit.form !== 'quote' && !isDefinite(textOf(unit), language) && !speaksOfSomebody(textOf(unit), language);
}

/** As much of a run as there is room for, up to a border that leaves nothing open. */
function beginningOf(run: readonly Unit[], room: number): Unit[] {
	let [end, length] = [0, 0];
	run.forEach((unit, index) => {
		length += size(unit);
		if (length <= room && isClosed(run, index + 1)) end = index + 1;
	});
	return run.slice(0, end);
}

/** Whether a run can end before its unit at a place: what stands there neither answers nor goes on about what was said. */
function isClosed(run: readonly Unit[], end: number): boolean {
	const [last, next] = [run[end - 1], run[end]];
	if (!last || last.promises || last.introduces || last.asks) return false;
	return !next || (!next.leans && next.form !== 'quote' && (next.form !== 'table' || last.block === next.block));
}

/** Whether the second of two units says nearly nothing that the first does not. */
function overlaps(first: Unit, second: Unit, language: Language): boolean {
	const a = new Set(contentStems(textOf(first), language));
	const b = new Set(contentStems(textOf(second), language));
	if (a.size < 4 || b.size < 4) return false;
	return a.intersection(b).size / b.size > 0.85 && sameFigures(first, second);
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
