import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** Characters, lines and words of a line in which a document says when it is from. */
const HEAD = 1200;
const MOST_LINES = 10;
const MOST_WORDS = 14;
const MONTHS = 'jan feb|fev mar apr|abr may|mai jun jul aug|ago sep|set oct|out nov dec|dez'.split(' ');
const MONTH = MONTHS.map((names) => `(?:${names})`).join('|');
const ISO = /(?<![\d.])(\d{4})-(\d\d)-(\d\d)(?!\d)/;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/;
const WORDED = new RegExp(`(?<!\\d)(\\d{1,2})º?(?:\\sde)?\\s(${MONTH})\\p{L}*\\.?(?:\\sde)?\\s(\\d{4})(?!\\d)`, 'iu');
const ENGLISH = new RegExp(`(?<!\\p{L})(${MONTH})\\p{L}*\\.?\\s(\\d{1,2}),?\\s(\\d{4})(?!\\d)`, 'iu');
/** Dates of something else than the document, and of one version of many. */
const OTHER =
	/^#{2,}|^\||^\W*(?:born|died|nascimento|morte|falecimento|aniversário|foundation|funda[çc][ãa]o)(?!\p{L})|^\[?v?\d+\.\d|^(?:received|recebido|nascid|vig[êe]ncia|effective|prazo)|(?<!\p{L})(?:at[ée]|until|by|due|deadline|before|expires?|v[áa]lid[oa]?)\s/iu;

/** Who wrote it, before the day: no day that something is due by. */
const BYLINE = /^\W*(?:by|por)\s(?=\p{Lu})[^|·•\n]{3,60}[|·•]\s/iu;

/** When a document is from, in words, by a short line near its beginning; null where none tells. */
export function documentDate(text: string, language: Language): string | null {
	const [head = ''] = text.slice(0, HEAD).split(/^```|^~~~/m);
	const lines = head.split('\n').filter((line) => line.trim() !== '');
	for (const line of lines.slice(0, MOST_LINES)) {
		const plain = line.trim().replace(BYLINE, '');
		if (OTHER.test(plain) || plain.split(/\s+/).length > MOST_WORDS) continue;
		const found = dateIn(plain, language);
		if (found) return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(found);
	}
	return null;
}

/** The first day that stands in a line. */
export function dateIn(line: string, language: Language): Date | null {
	const iso = ISO.exec(line);
	if (iso) return dateOf(iso[1], iso[2], iso[3]);
	const slashed = SLASHED.exec(line);
	if (slashed) {
		const [, first, second, year] = slashed;
		return languagePack(language).notation.dayFirst || Number(first) > 12
			? dateOf(year, second, first)
			: dateOf(year, first, second);
	}
	const worded = WORDED.exec(line);
	if (worded) return dateOf(worded[3], monthOf(worded[2]), worded[1]);
	const english = ENGLISH.exec(line);
	return english ? dateOf(english[3], monthOf(english[1]), english[2]) : null;
}

const monthOf = (name = ''): string =>
	String(MONTHS.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1);

function dateOf(year = '', month = '', day = ''): Date | null {
	const [m, d] = [Number(month), Number(day)];
	return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? new Date(Date.UTC(Number(year), m - 1, d)) : null;
}
