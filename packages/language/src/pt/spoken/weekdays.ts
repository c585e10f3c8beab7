import type { WrittenLine } from '../../spoken-text/reading.ts';
import type { Abbreviation } from '../../spoken-text/vocabulary.ts';

/** Short names of days, in full. */
export const DAYS: Readonly<Record<string, string>> = {
	seg: 'segunda',
	ter: 'terça',
	qua: 'quarta',
	qui: 'quinta',
	sex: 'sexta',
	sáb: 'sábado',
	sab: 'sábado',
	dom: 'domingo',
};
const DAY = `(?:${Object.keys(DAYS).join('|')})`;
const DAY_BEHIND = new RegExp(
	`(?:\\s?[,/–—-]\\s?|\\s(?:a|à|e|ou|até)\\s|,\\s(?:e|ou)\\s)${DAY}(?![\\p{L}\\p{M}])`,
	'iuy',
);
const DAY_BEFORE = new RegExp(
	`(?:^|[^\\p{L}\\p{M}])${DAY}\\.?(?:\\s?[,/–—-]\\s?|\\s(?:a|à|e|ou|até)\\s|,\\s(?:e|ou)\\s)$`,
	'iu',
);
/** The longest of what DAY_BEFORE may match. */
const REACH = 12;
const CLOCK_BEHIND = /[,:]?\s(?:às\s|das\s)?\d{1,2}[h:/]/iy;
/** Those that are no words of their own: their dot is enough. */
const NO_WORD = /^(?:seg|qua|qui|sex|sáb)$/;

function isWeekday(line: WrittenLine, to: number): boolean {
	const dotted = line.char(to - 1) === '.';
	const letters = line.text.slice(line.at, dotted ? to - 1 : to);
	if (dotted && (NO_WORD.test(letters) || line.match(CLOCK_BEHIND, to))) return true;
	if (line.match(DAY_BEHIND, to)) return true;
	return DAY_BEFORE.test(line.text.slice(Math.max(0, line.at - REACH), line.at));
}

/** Short days of the week: "seg. a sex.", "ter e qui", "SÁB/DOM"; "ter" and "dom" alone are words. */
export const WEEKDAYS: readonly (readonly [string, Abbreviation])[] = Object.entries(DAYS).flatMap(([short, say]) =>
	[short, short.charAt(0).toUpperCase() + short.slice(1), short.toUpperCase()].map(
		(written) => [written, { say, dotless: true, mayEndSentence: true, ranges: true, where: isWeekday }] as const,
	),
);
