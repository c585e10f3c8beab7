import type { Column } from './table-columns.ts';

/** "Days (FT)" beside "Days (0.6 FTE)": the first of columns that are called alike. */
export function withoutTwins(columns: readonly Column[]): Column[] {
	return columns.filter(({ header }, at) => header === '' || columns.findIndex((one) => one.header === header) === at);
}

const UNIT = /^(?:unid(?:ade)?|und?|units?|uom)\.?$/iu;
const AMOUNT = /^(?:quant(?:idade|ity)|qtde?|qty|amount)\.?$/iu;

/** "kg" beside "24.000": the unit that has a column of its own, behind the amount. */
export function withUnits(columns: readonly Column[]): Column[] {
	const unit = columns.find(({ header }) => UNIT.test(header));
	const amount = columns.find(({ header }) => AMOUNT.test(header));
	if (!unit || !amount) return [...columns];
	const cells = amount.cells.map((cell, at) => {
		const name = unit.cells[at] ?? '';
		return `${cell} ${cell !== '1' && /^\p{L}{4,}[^s.\P{L}]$/u.test(name) ? `${name}s` : name}`.trim();
	});
	return columns.flatMap((one) => (one === unit ? [] : one === amount ? { ...amount, header: '', cells } : one));
}
