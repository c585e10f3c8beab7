import type { Counted } from './quantities.ts';
import type { Gender } from './reading.ts';

/** [symbols, singular, plural, gender when feminine] */
export type UnitRow = readonly [symbols: string, one: string, many: string, gender?: Gender];

/** Units by their symbols; a row lists its symbols apart by spaces. */
export function unitTable(rows: readonly UnitRow[]): Map<string, Counted> {
	const table = new Map<string, Counted>();
	for (const [symbols, one, many, gender = 'm'] of rows) {
		for (const symbol of symbols.split(' ')) table.set(symbol, { one, many, gender });
	}
	return table;
}
