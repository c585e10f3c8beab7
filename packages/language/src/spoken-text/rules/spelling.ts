import { sayDigits, sayWhole } from '../number-literal.ts';
import type { SpeechLanguage } from '../speech-language.ts';

const MARKS = /\p{M}/gu;

/** Letters by their names. */
export function sayLetters(letters: string, speech: SpeechLanguage): string {
	return [...fold(letters)].flatMap((letter) => speech.letters[letter] ?? []).join(' ');
}

/** Lower case without accents. */
export function fold(letters: string): string {
	return letters.toLowerCase().normalize('NFD').replace(MARKS, '');
}

const VOWEL = /[aeiouy]/;

/** A part of an address or of a code: a word when it can be said, else its letters; numbers as numbers when short. */
export function sayName(part: string, speech: SpeechLanguage): string {
	if (/^\d+$/.test(part)) {
		return part.length <= 4 && !part.startsWith('0') ? sayWhole(part, 'm', speech) : sayDigits([part], speech);
	}
	const plain = fold(part);
	if (!/^[a-z]+$/.test(plain)) return '';
	const respelled = speech.respellings.get(part.toLowerCase());
	if (respelled) return respelled;
	return plain.length <= 2 || !VOWEL.test(plain) ? sayLetters(plain, speech) : part.toLowerCase();
}
