import type { Language } from '@nexus/contract';
import { isDefinite } from './openings.ts';
import { textOf, type Unit } from './unit.ts';

/**
 * Removes the units that cannot be read aloud, and those that make no sense without them: the question that such a unit
 * answers, the sentence that announces it, and the sentences that continue it.
 */
export function withoutUnreadable(units: readonly Unit[], language: Language): Unit[] {
	if (!units.some(({ unreadable }) => unreadable)) return [...units];
	const gone = new Set<Unit>();
	units.forEach((unit, index) => {
		const before = units[index - 1];
		if (unit.unreadable || (before && gone.has(before) && dependsOn(unit, before, language))) gone.add(unit);
	});
	for (let index = units.length - 2; index >= 0; index--) {
		const [unit, next] = units.slice(index, index + 2);
		if (unit && next && gone.has(next) && (unit.asks || unit.promises || unit.introduces)) gone.add(unit);
	}
	return units.filter((unit) => !gone.has(unit));
}

/** Whether a unit depends on the one before it, which is not read. */
function dependsOn(unit: Unit, before: Unit, language: Language): boolean {
	if (unit.form !== 'sentence' && unit.form !== 'list') return false;
	if (unit.block === before.block && !before.unreadable) return true;
	const isOfIt = before.block === unit.block || before.form !== 'sentence';
	return unit.leans || (isOfIt && isDefinite(textOf(unit), language));
}
