import { cardinal, ordinal, plural } from './numbers.ts';

/** "one half", "three quarters", "five sixteenths". */
export function fraction(numerator: number, denominator: number): string {
	const count = cardinal(BigInt(numerator));
	if (denominator === 2) return `${count} ${numerator === 1 ? 'half' : 'halves'}`;
	const name = denominator === 4 ? 'quarter' : ordinal(BigInt(denominator));
	return `${count} ${numerator === 1 ? name : plural(name)}`;
}

export const PAIRS: Readonly<Record<string, string>> = {
	'24/7': 'twenty-four seven',
	'24x7': 'twenty-four seven',
	'50/50': 'fifty-fifty',
	'9/11': 'nine eleven',
	'20/20': 'twenty twenty',
	'16:9': 'sixteen by nine',
	'21:9': 'twenty-one by nine',
	'4:3': 'four by three',
};
