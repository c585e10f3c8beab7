import type { CalendarDate, ClockTime } from '../../spoken-text/quantities.ts';
import { monthPatterns } from '../../spoken-text/short-months.ts';
import { cardinal, ordinal, year as yearWords } from './numbers.ts';

export const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
] as const;

/** "December third, twenty twenty-six". */
export function date({ day, month, year }: CalendarDate): string {
	if (day === undefined) return `${MONTHS[month - 1]} ${yearWords(year ?? 0)}`;
	const monthDay = `${MONTHS[month - 1]} ${ordinal(BigInt(day))}`;
	return year === undefined ? monthDay : `${monthDay}, ${yearWords(year)}`;
}

const HALVES = { am: 'eigh M', pm: 'P M' } as const;

/** "eight oh five", "fourteen thirty", "three o'clock", "three thirty P M". */
export function time({ hour, minute, second, half, timeOfDay, mark }: ClockTime): string {
	const hours = number(hour);
	const minutes = minute === 0 ? '' : minute < 10 ? ` oh ${number(minute)}` : ` ${number(minute)}`;
	if (second !== undefined) {
		return `${count(hour, 'hour')}, ${count(minute, 'minute')} and ${count(second, 'second')}`;
	}
	if (mark === 'h' && (!timeOfDay || minute === 0)) {
		return minute === 0 ? count(hour, 'hour') : `${count(hour, 'hour')} and ${count(minute, 'minute')}`;
	}
	if (half) return `${hours}${minutes} ${HALVES[half]}`;
	if (hour === 0) return minute === 0 ? 'midnight' : `twelve${minutes} ${HALVES.am}`;
	if (minute === 0) return hour <= 12 ? `${hours} o'clock` : `${hours} hundred hours`;
	return `${hours}${minutes}`;
}

const number = (value: number) => cardinal(BigInt(value));
const count = (value: number, unit: string) => `${number(value)} ${unit}${value === 1 ? '' : 's'}`;

export const TIME_WORDS = new Set('at by from until till before after around to'.split(' '));
export const NUMBERED_WORDS = new Set('law act bill resolution case number no decree order'.split(' '));
export const MONTH_PATTERNS = monthPatterns([...MONTHS, ...MONTHS.map((month) => month.slice(0, 3)), 'Sept']);

/** "Friday (11/7)", "due 10/14". */
export const DATE_BEFORE =
	/(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(?:mon|tues?|wed|thur?s?|fri|sat|sun)\.?),?\s?\(?$|(?<!\p{L})(?:due|deadline|exam|updated|starts|ends)(?:\sby)?:?\s$/iu;

const NUMBER_WORDS =
	'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million';
export const NUMBER_WORD = new RegExp(`(?:^|-)(?:${NUMBER_WORDS})$`, 'iu');
export const REPEATED_NUMBER = new RegExp(
	`\\((?:\\d{1,4}|(?:(?:${NUMBER_WORDS}|and|dollars?|cents?|percent|days?|months?|years?),?[\\s-]?){1,24})\\)`,
	'iuy',
);

export const DATE_WORDS = new Set('on date since until dated'.split(' '));
