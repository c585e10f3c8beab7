import type { Gender } from '../../spoken-text/reading.ts';
import { cardinal } from './cardinals.ts';

const UNITS = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono'] as const;
const TENS = [
	'',
	'décimo',
	'vigésimo',
	'trigésimo',
	'quadragésimo',
	'quinquagésimo',
	'sexagésimo',
	'septuagésimo',
	'octogésimo',
	'nonagésimo',
] as const;
const HUNDREDS = [
	'',
	'centésimo',
	'ducentésimo',
	'trecentésimo',
	'quadringentésimo',
	'quingentésimo',
	'sexcentésimo',
	'septingentésimo',
	'octingentésimo',
	'noningentésimo',
] as const;

/** A whole number from 1 to 999,999 as an ordinal in gender and number; larger ones stay cardinals. */
export function ordinal(value: bigint, gender: Gender, plural = false): string {
	if (value <= 0n || value >= 1_000_000n) return cardinal(value, gender);
	const parts: string[] = [];
	const thousands = Number(value / 1000n);
	if (thousands > 1) parts.push(...parts999(thousands));
	if (thousands > 0) parts.push('milésimo');
	parts.push(...parts999(Number(value % 1000n)));
	const said = parts.map((part) => (gender === 'f' ? part.replace(/o$/, 'a') : part));
	return said.map((part) => (plural ? `${part}s` : part)).join(' ');
}

function parts999(value: number): string[] {
	const parts = [HUNDREDS[Math.floor(value / 100)], TENS[Math.floor(value / 10) % 10], UNITS[value % 10]];
	return parts.filter((part): part is NonNullable<typeof part> => Boolean(part));
}
