import { type Language, languagePack, PACKS } from '../languages/index.ts';

/** The months by their names in each language. */
const MONTHS = Object.keys(PACKS).map((language) => {
	const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase());
});
const MONTH = `(?<month>sept|${MONTHS.flat()
	.flatMap((name) => [name, name.slice(0, 3)])
	.join('|')})(?!\\p{L})\\.?`;
const YEAR = '(?<year>\\d{4})(?!\\d)';
/** "2024-03-12", "12 de março de 2024", "March 12, 2024": how a day is written. */
const DAYS = [
	/(?<![\d.])(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
	new RegExp(`(?<!\\d)(?<day>\\d{1,2})º?(?:\\sde)?\\s${MONTH}(?:\\sde)?\\s${YEAR}`, 'iu'),
	new RegExp(`(?<!\\p{L})${MONTH}\\s(?<day>\\d{1,2}),?\\s${YEAR}`, 'iu'),
];
/** "12/3/2024", which is of March or of December elsewhere. */
const DAY_FIRST = /(?<![\d/])(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})(?![\d/])/;
/** "maio de 2023", "April 2025", "May 7-9, 2025". */
const WITHIN = new RegExp(
	`(?<!\\p{L}|\\s(?:a|to|through|até)\\s)${MONTH}(?:\\s\\d{1,2}[-–]\\d{1,2},)?(?:\\s(?:de\\s)?|/)${YEAR}`,
	'iu',
);
const SEASON = /(?<!\p{L})(?:spring|summer|fall|autumn|winter|verão|outono|inverno|primavera)(?:\sde)?\s\d{4}(?!\d)/iu;

/** The first date that stands in a line, in words and as it is written: a day, else a month or a season. */
export function datedIn(line: string, language: Language): { said: string; written: string } | null {
	const day = dayIn(line, language);
	if (day) return { said: inWords(day.date, language, { dateStyle: 'long' }), written: day.written };
	const within = WITHIN.exec(line);
	const month = within && dateOf(within);
	if (month) return { said: inWords(month, language, { month: 'long', year: 'numeric' }), written: within[0] };
	const [season] = SEASON.exec(line) ?? [];
	return season ? { said: season.toLowerCase(), written: season } : null;
}

const inWords = (date: Date, language: Language, form: Intl.DateTimeFormatOptions): string =>
	new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(date);

/** The first day that stands in a line. */
export const dateIn = (line: string, language: Language): Date | null => dayIn(line, language)?.date ?? null;

function dayIn(line: string, language: Language): { date: Date; written: string } | null {
	const { dayFirst } = languagePack(language).speech;
	for (const pattern of dayFirst ? [...DAYS, DAY_FIRST] : DAYS) {
		const found = pattern.exec(line);
		const date = found && dateOf(found);
		if (date) return { date, written: found[0] };
	}
	return null;
}

function dateOf({ groups: { year, month = '', day = '1' } = {} }: RegExpExecArray): Date | null {
	const isName = (name: string) => name.startsWith(month.toLowerCase());
	const index = /\d/.test(month) ? Number(month) - 1 : Math.max(...MONTHS.map((names) => names.findIndex(isName)));
	const date = new Date(Date.UTC(Number(year), index, Number(day)));
	return date.getUTCMonth() === index ? date : null;
}

const PLACE_AND_DATE =
	/^[\p{L} ]{3,40}(?:\/[A-Z]{2})?(?:, [\p{L} ]{3,30})?, (?:em )?\d{1,2}º? de \p{L}+ de \d{4}(?:[;,]\s[^.]{3,60})?\.?$/u;

/** "Ouro Verde/MG, 3 de maio de 2024.": a place with its date, as it stands above whoever signs. */
export const isPlaceAndDate = (line: string): boolean => PLACE_AND_DATE.test(line);
