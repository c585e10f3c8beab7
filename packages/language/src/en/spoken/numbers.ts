import { toCardinal, toOrdinal } from 'n2words/en-US';

export const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

export function cardinal(value: bigint): string {
	return toCardinal(value);
}

export function ordinal(value: bigint): string {
	return value > 0n ? toOrdinal(value) : toCardinal(value);
}

/** The digits behind the point, one by one. */
export function decimals(digits: string): string {
	return [...digits].map((digit) => DIGITS[Number(digit)]).join(' ');
}

/** A year from 1001 to 2099 as it is said: "nineteen eighty-four", "nineteen oh five", "two thousand one". */
export function year(value: number): string {
	if (value < 1001 || value > 2099 || (value >= 2000 && value < 2010)) return toCardinal(value);
	const century = toCardinal(Math.floor(value / 100));
	const rest = value % 100;
	if (rest === 0) return `${century} hundred`;
	return rest < 10 ? `${century} oh ${toCardinal(rest)}` : `${century} ${toCardinal(rest)}`;
}

/** Many of an ordinal or of ten years: "thirds", "nineties". */
export function plural(word: string): string {
	if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
	return /(?:x|s|ch)$/.test(word) ? `${word}es` : `${word}s`;
}

/** "nineteen eighties", "nineteen hundreds", "two thousands". */
export function decade(value: number): string {
	return plural(value < 100 ? toCardinal(value) : year(value));
}
