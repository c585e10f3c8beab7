import type { Block } from '@nexus/core/documents';
import { continued } from '../reading/casing.ts';
import { withoutAsides } from '../reading/simplify.ts';
import type { Telling } from './tell.ts';

type Table = Extract<Block, { kind: 'table' }>;

const MOST_ROWS = 3;
const QUANTITY = /^(?:[\p{Sc}\p{L}]{0,3}\$?\s?)?-?\d[\d.,\s]*(?:\s?[%‰°º\p{L}/²³]{0,14})?(?:\s\p{L}{1,12})?$/u;

/** The comparison that matters: highest and lowest of the first column of quantities; else its first rows in words. */
export function tellTable(table: Table, telling: Telling): string | null {
	return compared(table, telling) ?? inRows(table, telling);
}

function compared(table: Table, { stock, phrasing, language, known }: Telling): string | null {
	const rows = table.rows.map((row) => row.cells.map(withoutAsides)).filter((cells) => (cells[0] ?? '') !== '');
	if (rows.length < 2) return null;
	for (let column = 1; column < table.header.length; column++) {
		const values = rows.map((cells) => ({
			label: cells[0] ?? '',
			cell: cells[column] ?? '',
			value: quantity(cells[column] ?? '', language),
		}));
		const known_ = values.filter((entry): entry is typeof entry & { value: number } => entry.value !== null);
		if (known_.length < values.length || isYears(known_.map((entry) => entry.value))) continue;
		const sorted = known_.sort((a, b) => b.value - a.value);
		const [top, low] = [sorted[0], sorted.at(-1)];
		if (!top || !low || top.value === low.value) continue;
		const said = phrasing.say({
			pool: stock.table.compare,
			unique: true,
			values: {
				col: continued(withoutAsides(table.header[column] ?? ''), language, known),
				top: continued(top.label, language, known),
				topValue: top.cell,
				low: continued(low.label, language, known),
				lowValue: low.cell,
			},
		});
		if (said) return said.text;
	}
	return null;
}

function inRows(table: Table, { stock, phrasing, language, known }: Telling): string | null {
	const rows = table.rows.slice(0, MOST_ROWS).flatMap((row) => {
		const [label = '', ...cells] = row.cells.map(withoutAsides);
		const told = cells.flatMap((cell, index) => {
			const header = withoutAsides(table.header[index + 1] ?? '');
			return cell === '' ? [] : [header ? `${continued(header, language, known)}, ${cell}` : cell];
		});
		return label === '' || told.length === 0 ? [] : [`${label}: ${told.slice(0, 3).join('; ')}`];
	});
	if (rows.length === 0) return null;
	return phrasing.say({ pool: stock.table.rows, unique: true, values: { x: rows.join('. ') } })?.text ?? null;
}

function quantity(cell: string, language: string): number | null {
	if (!QUANTITY.test(cell)) return null;
	const digits = /-?\d[\d.,\s]*/.exec(cell)?.[0].replace(/\s/g, '') ?? '';
	const plain = language === 'pt-BR' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
	const value = Number.parseFloat(plain);
	return Number.isFinite(value) ? value : null;
}

function isYears(values: readonly number[]): boolean {
	return values.every((value) => Number.isInteger(value) && value >= 1000 && value <= 2100);
}
