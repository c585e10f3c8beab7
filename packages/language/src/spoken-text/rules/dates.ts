import type { Line } from '../line.ts';
import type { CalendarDate } from '../quantities.ts';
import type { Reading } from '../reading.ts';

const FULL = /(\d{1,2})º?([/.-])(\d{1,2})\2(\d{4})(?![\d]|[/.-]\d)/y;
const SHORT_YEAR = /(\d{1,2})º?\/(\d{1,2})\/(\d{2})(?![\d]|[/.-]\d)/y;
const ISO = /(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?![\d]|[/.-]\d)/y;
const ISO_TIME = /T(?=\d{2}:\d{2})/y;
const SECONDS_AND_ZONE = /:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?/y;
const CLOCK = /(\d{2}):(\d{2})/y;
const MONTH_YEAR = /(0[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/]|[.,]\d)/y;
const DAY_MONTH = /(\d{1,2})(º?)\/(\d{1,2})(?![\d/ºª°]|[.,]\d)/y;
const CENTURY_BORDER = 50;
/** Characters before a date that tell that it is one. */
const REACH = 20;

/** Dates in digits: "12/03/2026" in the order of the language, "2026-03-12", "12/03" where it can be no fraction. */
export function readDate(line: Line): Reading | undefined {
	const full = line.match(FULL);
	if (full) return reading(line, full[0], ordered(line, full[1], full[3], Number(full[4])));
	const short = line.match(SHORT_YEAR);
	if (short) return reading(line, short[0], ordered(line, short[1], short[2], fullYear(Number(short[3]))));
	const iso = line.match(ISO);
	if (iso) return isoReading(line, iso);
	const monthYear = line.speech.numberedWords.has(line.before) ? null : line.match(MONTH_YEAR);
	if (monthYear) {
		const say = line.speech.date({ month: Number(monthYear[1]), year: Number(monthYear[2]) });
		return { to: line.at + monthYear[0].length, say };
	}
	const dayMonth = line.match(DAY_MONTH);
	if (!dayMonth) return undefined;
	const [first = '', raised, second = ''] = dayMonth.slice(1);
	const padded = first.startsWith('0') || second.startsWith('0');
	if (!raised && !padded && !isDayMonth(line, Number(first), Number(second))) return undefined;
	return reading(line, dayMonth[0], ordered(line, first, second));
}

/** Whether "25/12" is a date for the words before it or since it can hardly be anything else. */
function isDayMonth(line: Line, first: number, second: number): boolean {
	if (line.speech.dateWords.has(line.before)) return true;
	if (line.speech.dateBefore.test(line.text.slice(Math.max(0, line.at - REACH), line.at))) return true;
	const [day, month] = line.speech.dayFirst ? [first, second] : [second, first];
	if (month > 12 || day > 31 || month < 10) return false;
	return day > 20 || (line.speech.dayFirst && (day > month || isAlone(line, first, second)));
}

/** "(7/11)": a day, where it is no usual fraction. */
function isAlone(line: Line, first: number, second: number): boolean {
	const written = `(${first}/${second})`;
	return second === 11 && line.text.startsWith(written, line.at - 1);
}

function fullYear(year: number): number {
	return year < CENTURY_BORDER ? 2000 + year : 1900 + year;
}

function ordered(line: Line, first = '', second = '', year?: number): CalendarDate | undefined {
	const [a, b] = [Number(first), Number(second)];
	const dayFirst = line.speech.dayFirst ? b <= 12 : a > 12;
	return valid({ day: dayFirst ? a : b, month: dayFirst ? b : a, ...(year !== undefined && { year }) });
}

function valid(date: CalendarDate & { day: number }): CalendarDate | undefined {
	return date.day >= 1 && date.day <= 31 && date.month >= 1 && date.month <= 12 ? date : undefined;
}

function reading(line: Line, written: string, date: CalendarDate | undefined): Reading | undefined {
	return date && { to: line.at + written.length, say: line.speech.date(date) };
}

function isoReading(line: Line, iso: RegExpExecArray): Reading | undefined {
	const date = valid({ year: Number(iso[1]), month: Number(iso[3]), day: Number(iso[4]) });
	if (!date) return undefined;
	const to = line.at + iso[0].length;
	const day = { to, say: line.speech.date(date) };
	const clock = line.match(ISO_TIME, to) && line.match(CLOCK, to + 1);
	if (!clock) return day;
	const time = { hour: Number(clock[1]), minute: Number(clock[2]), timeOfDay: true, mark: ':' as const };
	if (time.hour > 24 || time.minute > 59) return day;
	const afterClock = to + 1 + clock[0].length;
	const rest = line.match(SECONDS_AND_ZONE, afterClock)?.[0].length ?? (line.char(afterClock) === 'Z' ? 1 : 0);
	return { to: afterClock + rest, say: `${day.say}, ${line.speech.time(time)}` };
}
