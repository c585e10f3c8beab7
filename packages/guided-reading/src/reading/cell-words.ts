import { splitSentences } from '@nexus/language/sentences';
import { countWords } from '@nexus/language/words';

/** Words of a cell, beyond which only its first sentence is read. */
const LONG_CELL = 18;
/** Words of a cell that is read with all of its sentences. */
const SHORT_CELL = 8;

/** "TOTAL" -> "Total", "SIGN UP BY" -> "Sign up by"; what is shorter may be an acronym. */
export const quiet = (text: string): string =>
	/\p{Lu}{4}|\s/u.test(text) && !/\p{Ll}/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

/** "Garantia" -> "garantia"; "IDH" and "Taxa Selic" keep their capitals. */
export const smallHeader = (header: string): string =>
	/^\p{Lu}(?:[\p{Ll}-]+(?:\s[^\p{Lu}]+)?|\s[^\p{Lu}]+)$/u.test(header)
		? header.charAt(0).toLowerCase() + header.slice(1)
		: header;

/** A long cell's first sentence; nothing of one that is too long all the same. */
export function shortened(cell: string): string {
	const [from, to] = (countWords(cell) > SHORT_CELL ? splitSentences(cell)[0] : null) ?? [0, cell.length];
	const first = cell.slice(from, to);
	const said = countWords(first) <= LONG_CELL ? first : (first.split(/(?<=;)\s+/)[0] ?? '');
	return countWords(said) <= LONG_CELL ? said.replace(/(?<!\b[ap]\.m)\.$|;$/, '') : '';
}
