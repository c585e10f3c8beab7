import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** Each month by its names and abbreviations in either language. */
const MONTHS = [
	'jan(?:uary|eiro)?',
	'feb(?:ruary)?|fev(?:ereiro)?',
	'mar(?:ch|ço)?',
	'apr(?:il)?|abr(?:il)?',
	'may|maio?',
	'june?|jun(?:ho)?',
	'july?|jul(?:ho)?',
	'aug(?:ust)?|ago(?:sto)?',
	'sept?|september|set(?:embro)?',
	'oct(?:ober)?|out(?:ubro)?',
	'nov(?:ember|embro)?',
	'dec(?:ember)?|dez(?:embro)?',
].map((names) => `(?:${names})`);
const MONTH = MONTHS.join('|');
const EACH_MONTH = MONTHS.map((names) => new RegExp(`^${names}$`, 'iu'));
type Parts = readonly [year?: string, month?: string, day?: string];
/** "2024-03-12", "12/3/2024" (none where it may be of March or December), "12 de março de 2024", "March 12, 2024": how a day is written, and its parts. */
const DAYS: readonly (readonly [RegExp, (found: RegExpExecArray, dayFirst: boolean) => Parts])[] = [
	[/(?<![\d.])(\d{4})-(\d\d)-(\d\d)(?!\d)/, ([, year, month, day]) => [year, month, day]],
	[
		/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/,
		([, one, two, year], dayFirst) => {
			if (dayFirst || Number(one) > 12) return [year, two, one];
			return one === two || Number(two) > 12 ? [year, one, two] : [];
		},
	],
	[
		new RegExp(`(?<!\\d)(\\d{1,2})º?(?:\\sde)?\\s(${MONTH})(?!\\p{L})\\.?(?:\\sde)?\\s(\\d{4})(?!\\d)`, 'iu'),
		([, day, month, year]) => [year, monthOf(month), day],
	],
	[
		new RegExp(`(?<!\\p{L})(${MONTH})(?!\\p{L})\\.?\\s(\\d{1,2}),?\\s(\\d{4})(?!\\d)`, 'iu'),
		([, month, day, year]) => [year, monthOf(month), day],
	],
];
/** "maio de 2023", "April 2025", "May 7-9, 2025". */
const WITHIN = new RegExp(
	`(?<!\\p{L}|\\s(?:a|to|through|até)\\s)(${MONTH})(?!\\p{L})\\.?(?:\\s\\d{1,2}[-–]\\d{1,2},)?(?:\\s(?:de\\s)?|/)(\\d{4})(?!\\d)`,
	'iu',
);
const SEASON = /(?<!\p{L})(?:spring|summer|fall|autumn|winter|verão|outono|inverno|primavera)(?:\sde)?\s\d{4}(?!\d)/iu;

/** A day, a month or a season with its year, in words; and as it is written. */
interface Dated {
	said: string;
	isDay: boolean;
	written: string;
}

/** The first date that stands in a line: a day, else a month or a season. */
export function datedIn(line: string, language: Language): Dated | null {
	const day = dayIn(line, language);
	const inWords = (date: Date, form: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(date);
	if (day) return { said: inWords(day.date, { dateStyle: 'long' }), isDay: true, written: day.written };
	const within = WITHIN.exec(line);
	const month = within && dateOf([within[2], monthOf(within[1]), '1']);
	if (month) return { said: inWords(month, { month: 'long', year: 'numeric' }), isDay: false, written: within[0] };
	const [season] = SEASON.exec(line) ?? [];
	return season ? { said: season.toLowerCase(), isDay: false, written: season } : null;
}

/** The first day that stands in a line. */
export const dateIn = (line: string, language: Language): Date | null => dayIn(line, language)?.date ?? null;

function dayIn(line: string, language: Language): { date: Date; written: string } | null {
	const { dayFirst } = languagePack(language).notation;
	for (const [pattern, partsOf] of DAYS) {
		const found = pattern.exec(line);
		const date = found && dateOf(partsOf(found, dayFirst));
		if (date) return { date, written: found[0] };
	}
	return null;
}

const monthOf = (name = ''): string => String(EACH_MONTH.findIndex((names) => names.test(name)) + 1);

function dateOf([year, month, day]: Parts): Date | null {
	const [m, d] = [Number(month), Number(day)];
	return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? new Date(Date.UTC(Number(year), m - 1, d)) : null;
}
