import type { Gender } from '../../spoken-text/reading.ts';

const UNITS: Readonly<Record<Gender, readonly string[]>> = {
	m: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
	f: ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
};
const TEENS = [
	'dez',
	'onze',
	'doze',
	'treze',
	'quatorze',
	'quinze',
	'dezesseis',
	'dezessete',
	'dezoito',
	'dezenove',
] as const;
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'] as const;
const HUNDREDS = [
	'',
	'cento',
	'duzent',
	'trezent',
	'quatrocent',
	'quinhent',
	'seiscent',
	'setecent',
	'oitocent',
	'novecent',
] as const;
const SCALES = [
	['', ''],
	['mil', 'mil'],
	['milhão', 'milhões'],
	['bilhão', 'bilhões'],
	['trilhão', 'trilhões'],
	['quatrilhão', 'quatrilhões'],
	['quintilhão', 'quintilhões'],
] as const;

export const DIGITS: readonly string[] = UNITS.m;

/**
 * A whole number from 0 to just under 10^21 in Brazilian Portuguese (short scale, "quatorze", "dezesseis"), with "e"
 * before the last group when it is under 100 or full hundreds, as Brazilian grammars have it: "mil e duzentos" but
 * "mil duzentos e trinta e quatro". Own code, since n2words knows European Portuguese without gender only.
 *
 * @throws RangeError outside of that range
 */
export function cardinal(value: bigint, gender: Gender): string {
	if (value < 0n || value >= 10n ** 21n) throw new RangeError('Only numbers from 0 to under 10^21 have a name here');
	if (value === 0n) return UNITS.m[0] ?? '';
	const groups: number[] = [];
	for (let rest = value; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n));
	const lowest = groups.findIndex((group) => group > 0);
	let said = '';
	for (let scale = groups.length - 1; scale >= lowest; scale--) {
		const group = groups[scale] ?? 0;
		if (group === 0) continue;
		const joint = scale === lowest && (group < 100 || group % 100 === 0) ? ' e ' : ' ';
		said += (said ? joint : '') + scaled(group, scale, gender);
	}
	return said;
}

function scaled(group: number, scale: number, gender: Gender): string {
	if (scale === 0) return underThousand(group, gender);
	const [one, many] = SCALES[scale] ?? ['', ''];
	if (scale === 1) return group === 1 ? one : `${underThousand(group, gender)} ${many}`;
	return `${underThousand(group, 'm')} ${group === 1 ? one : many}`;
}

function underThousand(value: number, gender: Gender): string {
	if (value === 100) return 'cem';
	const parts: string[] = [];
	const hundreds = Math.floor(value / 100);
	if (hundreds > 0) parts.push(hundreds === 1 ? 'cento' : `${HUNDREDS[hundreds]}${gender === 'f' ? 'as' : 'os'}`);
	const rest = value % 100;
	if (rest >= 20) {
		parts.push(TENS[Math.floor(rest / 10)] ?? '');
		if (rest % 10 > 0) parts.push(UNITS[gender][rest % 10] ?? '');
	} else if (rest >= 10) {
		parts.push(TEENS[rest - 10] ?? '');
	} else if (rest > 0) {
		parts.push(UNITS[gender][rest] ?? '');
	}
	return parts.join(' e ');
}

/** The digits behind the comma: as a number when short ("vinte e cinco", "zero cinco"), else one by one. */
export function decimals(digits: string): string {
	const significant = digits.replace(/^0+/, '');
	if (digits.length > 3 || significant === '') return [...digits].map((digit) => DIGITS[Number(digit)]).join(' ');
	const zeros = Array.from({ length: digits.length - significant.length }, () => DIGITS[0]);
	return [...zeros, cardinal(BigInt(significant), 'm')].join(' ');
}
