import type { WrittenLine } from './reading.ts';
import type { Abbreviation } from './vocabulary.ts';

/** What stands before and behind the other end of a range, and behind a month that has its day or its year. */
export interface MonthPatterns {
	/** A month, or one with its day, at the end of a text: "Oct 1", "1º de março". */
	monthAtEnd: RegExp;
	/** The same at its beginning. */
	monthAtStart: RegExp;
}

/** @param names months and their short forms, without dots */
export function monthPatterns(names: readonly string[]): MonthPatterns {
	const month = `(?:${names.join('|')})`;
	return {
		monthAtEnd: new RegExp(
			`(?<!\\p{L})${month}\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?)?(?:(?:,|\\sde|/)?\\s?\\d{4})?\\s?$`,
			'iu',
		),
		monthAtStart: new RegExp(`^\\s?(?:\\d{1,2}º?\\s(?:de\\s)?)?${month}(?!\\p{L})`, 'iu'),
	};
}

const YEAR_OR_DAY_BEHIND = /\.?(?:\s?\/\s?|\s(?:de\s)?)(?:\d{4}|\d{1,2})(?!\d)/y;

/** Short names of months where a day, a year or another end of a range stands beside them: "jun–set", "Jan 2026". */
export function shortMonths(
	names: readonly (readonly [short: string, name: string])[],
	{ monthAtEnd, monthAtStart }: MonthPatterns,
): [string, Abbreviation][] {
	const where = (line: WrittenLine, to: number): boolean => {
		if (line.char(to - 1) === '.' || line.match(YEAR_OR_DAY_BEHIND, to)) return true;
		const before = line.text.slice(Math.max(0, line.at - 24), line.at);
		if (/\d(?:º|\sde)?\s$/.test(before) && /^\s*(?:[–—,.;:)]|$)/.test(line.text.slice(to, to + 2))) return true;
		const next = line.text.slice(to, to + 12);
		if (/^\s?[–—-]/.test(next) && monthAtStart.test(next.replace(/^\s?[–—-]/, ''))) return true;
		return /[–—-]\s?$/.test(before) && monthAtEnd.test(before.replace(/\s?[–—-]\s?$/, ''));
	};
	return names.flatMap(([short, say]) =>
		[short, short.charAt(0).toUpperCase() + short.slice(1)].map((written): [string, Abbreviation] => [
			written,
			{ say, dotless: true, where, ranges: true },
		]),
	);
}
