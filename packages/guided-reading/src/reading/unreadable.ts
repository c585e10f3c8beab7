import type { Language } from '@nexus/contract';
import { isDefinite } from './openings.ts';
import { textOf, type Unit } from './unit.ts';

/**
 * Removes the units that cannot be read aloud, with the paragraphs in which they would leave a hole, what leads to them,
 * and what goes on about them.
 */
export function withoutUnreadable(units: readonly Unit[], language: Language): Unit[] {
	if (!units.some(({ unreadable }) => unreadable)) return [...units];
	const torn = new Set<number>();
	const gone = new Set<Unit>();
	units.forEach((unit, index) => {
		const before = units[index - 1];
		const isAfter = before !== undefined && gone.has(before);
		const isLead = unit.promises && units[index + 1]?.block !== unit.block;
		if ((isAfter && before.block === unit.block) || (unit.unreadable && !isLead)) torn.add(unit.block);
		if (unit.unreadable || (isAfter && (before.block === unit.block || dependsOn(unit, before, language))))
			gone.add(unit);
	});
	for (let index = units.length - 2; index >= 0; index--) {
		const [unit, next] = units.slice(index, index + 2);
		if (unit && next && gone.has(next) && (unit.asks || unit.promises || unit.introduces)) gone.add(unit);
	}
	return units.filter((unit) => !gone.has(unit) && !torn.has(unit.block));
}

/** Whether a paragraph or a list goes on about what is not read before it. */
function dependsOn(unit: Unit, before: Unit, language: Language): boolean {
	if (unit.form !== 'sentence' && unit.form !== 'list') return false;
	return unit.leans || (before.form !== 'sentence' && isDefinite(textOf(unit), language));
}
