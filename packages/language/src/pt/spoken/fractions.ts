import type { Gender } from '../../spoken-text/reading.ts';
import { cardinal } from './cardinals.ts';

const DENOMINATORS: Readonly<Record<number, string>> = {
	2: 'meio',
	3: 'terço',
	4: 'quarto',
	5: 'quinto',
	6: 'sexto',
	7: 'sétimo',
	8: 'oitavo',
	9: 'nono',
	10: 'décimo',
	100: 'centésimo',
	1000: 'milésimo',
};

/** "meio", "dois terços", "três dezesseis avos"; a half takes the gender of what is halved. */
export function fraction(numerator: number, denominator: number, gender: Gender): string {
	if (denominator === 2 && numerator === 1) return gender === 'f' ? 'meia' : 'meio';
	const count = cardinal(BigInt(numerator), 'm');
	const name = DENOMINATORS[denominator];
	if (name === undefined) return `${count} ${cardinal(BigInt(denominator), 'm')} avos`;
	return `${count} ${name}${numerator === 1 ? '' : 's'}`;
}

export const PAIRS: Readonly<Record<string, string>> = {
	'24/7': 'vinte e quatro por sete',
	'24x7': 'vinte e quatro por sete',
	'50/50': 'cinquenta a cinquenta',
	'9/11': 'onze de setembro',
	'16:9': 'dezesseis por nove',
	'21:9': 'vinte e um por nove',
	'4:3': 'quatro por três',
};
