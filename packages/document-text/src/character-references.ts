import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** "&atilde;", "&#227;", "&#xE3;" (HTML Living Standard, 13.5, "Named character references"). */
export const CHARACTER_REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;

/** What a match of `CHARACTER_REFERENCE` stands for, a plain blank for one that does not break; itself where it is unknown. */
export function referredTo([whole, decimal, hexadecimal, name]: readonly (string | undefined)[]): string {
	const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
	const known = name ? decodeNamedCharacterReference(name) : code <= 0x10ffff && String.fromCodePoint(code);
	return (known || whole || '').replace('\u00A0', ' ');
}

export const withCharacters = (text: string): string =>
	text.replace(CHARACTER_REFERENCE, (...match: (string | undefined)[]) => referredTo(match));
