import type { WrittenLine } from '../../spoken-text/reading.ts';
import type { Abbreviation } from '../../spoken-text/vocabulary.ts';

const NAMES = {
	Mon: 'Monday',
	Tue: 'Tuesday',
	Tues: 'Tuesday',
	Wed: 'Wednesday',
	Thu: 'Thursday',
	Thurs: 'Thursday',
	Fri: 'Friday',
	Sat: 'Saturday',
	Sun: 'Sunday',
};
const DAY = `(?:${Object.keys(NAMES).join('|')})`;
const BEHIND = new RegExp(`^(?:\\s?[–—-]\\s?${DAY}(?!\\p{L})|,?\\s\\d{1,2}(?::\\d\\d|\\s?[ap]\\.?m))`, 'u');
const BEFORE = new RegExp(`(?<!\\p{L})(?:${DAY}\\s?[–—-]\\s?|(?:last|every|next|by|until)\\s)$`, 'u');
/** Those that are words of their own, whatever stands behind them. */
const WORD = /^S/;

/** With its dot; else beside another day, or a time. */
function isWeekday(line: WrittenLine, to: number): boolean {
	if (line.char(to - 1) === '.' && !WORD.test(line.char(line.at))) return true;
	return BEHIND.test(line.text.slice(to, to + 9)) || BEFORE.test(line.text.slice(Math.max(0, line.at - 8), line.at));
}

/** Short days of the week: "Wed.", "Wed–Sun", "Tue 10:00", "last Fri"; "sun" and "wed" are words. */
export const WEEKDAYS: readonly (readonly [string, Abbreviation])[] = Object.entries(NAMES).map(
	([short, say]) => [short, { say, dotless: true, mayEndSentence: true, ranges: true, where: isWeekday }] as const,
);
