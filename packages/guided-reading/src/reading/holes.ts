import type { Language } from '@nexus/contract';
import { isDefinite } from './openings.ts';
import { textOf, type Unit } from './unit.ts';

/**
 * Units without those that cannot be read, and without whatever says something else where these are missing: the question
 * that one answers, what promises it, and what goes on about it.
 */
export function withoutHoles(units: readonly Unit[], language: Language): Unit[] {
	if (!units.some(({ hole }) => hole)) return [...units];
	const gone = new Set<Unit>();
	units.forEach((unit, index) => {
		const before = units[index - 1];
		if (unit.hole || (before && gone.has(before) && hangsOn(unit, before, language))) gone.add(unit);
	});
	for (let index = units.length - 2; index >= 0; index--) {
		const [unit, next] = units.slice(index, index + 2);
		if (unit && next && gone.has(next) && (unit.asks || unit.promises || unit.introduces)) gone.add(unit);
	}
	return units.filter((unit) => !gone.has(unit));
}

/** Words of a sentence that is likely to go on about the one before it: "We answer within 72 hours." */
const FEW = 8;

/** Whether a unit goes on about the one before it, which is not read. */
function hangsOn(unit: Unit, before: Unit, language: Language): boolean {
	if (unit.form !== 'sentence' && unit.form !== 'list') return false;
	if (unit.block !== before.block) return unit.leans && before.hole;
	return unit.leans || unit.words < FEW || isDefinite(textOf(unit), language);
}
