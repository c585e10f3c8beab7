import type { CalendarDate, ClockTime } from '../../spoken-text/quantities.ts';
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
	if (mark === 'h' && !timeOfDay) {
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
export const DATE_WORDS = new Set('on date since until dated'.split(' '));
