import {
	daysInWords,
	meaningInWords,
	onceInFigures,
	PER,
	type Rewriting,
	rewriting,
	shortFormsInWords,
} from '../sayable/shorthand-rules.ts';

const DAYS: Readonly<Record<string, string>> = {
	mon: 'Monday',
	tue: 'Tuesday',
	tues: 'Tuesday',
	wed: 'Wednesday',
	thu: 'Thursday',
	thur: 'Thursday',
	thurs: 'Thursday',
	fri: 'Friday',
	sat: 'Saturday',
	sun: 'Sunday',
};
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** "(Fri)", "Wed 15", "Tues 14 February": one day, which stands with a capital. */
const DAY = /(?<!\p{L})(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:(?=\))|\.?(?=,?\s\d))/gu;
/** The day of a month behind its name, but not "Friday 10 March", "Friday 10:30", "Friday 10–4". */
const DATE = new RegExp(
	`(?<=(?<!\\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) ([12]?\\d|3[01])(?![\\d/–%-]|[.:]\\d|\\s?[ap]\\.?m|\\p{L}| (?:to|and|or) \\d| ${MONTH})`,
	'gu',
);
const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };

const UNITS: Readonly<Record<string, string>> = { wk: 'week', yr: 'year', hr: 'hour' };
const FUNCTION_WORD =
	'(?:of|in|on|at|for|from|to|and|or|a|per|ago|if|with|the|is|was|before|after|then|later|each|every|long)';
/** "3 wks", "1 hr 12 min"; one of them in "10 yr guarantee". */
const UNIT = new RegExp(
	`(?<=(?<![\\d.,])(\\d[\\d.,]*)([ -]?))(wk|yr|hr)(s?)(?![\\p{L}\\d])\\.?(?=( (?!${FUNCTION_WORD}(?!\\p{L}))\\p{Ll})?)`,
	'gu',
);
const unitsInWords: Rewriting = (text) =>
	text
		.replace(UNIT, (_unit, number: string, space: string, unit: string, many: string, noun?: string) => {
			const isOne = number === '1' || (many === '' && (space === '-' || noun !== undefined));
			return `${space === '' ? ' ' : ''}${UNITS[unit]}${isOne ? '' : 's'}`;
		})
		.replace(/(?<=\dhours? \d{1,2} )mins?(?!\p{L})\.?|(?<= hours? \d{1,2} )mins?(?!\p{L})\.?/gu, 'minutes');

/** Words of numbers, and of what is counted in a number that is written twice. */
const NUMBERS =
	'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
const COUNTED = 'and|percent|per|cent|dollars?|cents?|feet|inches|miles|pounds|hours?|minutes?|days?|months?|years?';

/** What English notes and letters abbreviate. */
export const SHORTHAND: readonly Rewriting[] = [
	onceInFigures(NUMBERS, COUNTED),
	rewriting(PER, ' per '),
	rewriting(/(?<![\p{L}\d/])w\/o(?![\p{L}/])/gu, 'without'),
	rewriting(/(?<![\p{L}\d/])w\/\s?(?=[\p{L}\d"“])/gu, 'with '),
	rewriting(/(?<=\p{Ll} )x2(?![\p{L}\d])/gu, 'twice'),
	rewriting(/(?<=\p{Ll} )x([3-9])(?![\p{L}\d])/gu, '$1 times'),
	unitsInWords,
	rewriting(/(?<=(?:last|this|next|per|every|each) )yr(?!\p{L})\.?/gu, 'year'),
	rewriting(/(?<!\p{L})Approx\.(?=\s\p{Sc}?\d)/gu, 'Approximately'),
	shortFormsInWords({
		approx: 'approximately',
		Approx: 'Approximate',
		esp: 'especially',
		Esp: 'Especially',
		excl: 'excluding',
		incl: 'including',
		Incl: 'Including',
		Max: 'Maximum',
		Min: 'Minimum',
	}),
	daysInWords(DAYS, '\\s?[–/-]\\s?|,?\\s(?:and|or|to|through|&)\\s|,\\s', ' and '),
	(text) => text.replace(DAY, (_day, short: string) => DAYS[short.toLowerCase()] ?? short),
	(text) => text.replace(DATE, (_day, date: string) => ` the ${date}${ENDINGS[date] ?? 'th'}`),
	meaningInWords('means'),
	rewriting(/(?<=\p{L}\)?) \+ (?=\p{L}{2})/gu, ' and '),
	rewriting(/(?:^\+ | \+ )(?=\p{Sc}?\d{1,3}(?:[.,]\d+)?(?:%| \p{L}))|(?<=\d%?) \+ (?=\p{L}{2})/gu, ' plus '),
	rewriting(/(?<= plus \p{L}{1,20}) = (?=\p{Sc})/gu, ', which makes '),
	rewriting(/(?<=\p{L}\)?) = (?=\p{Sc})/gu, ' is '),
];
