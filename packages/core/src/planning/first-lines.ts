import { HEAD } from './printed-titles.ts';

/** Characters of a line that is a paragraph. */
const PARAGRAPH_LINE = 160;

/** The short first line of a text in which each line is a paragraph and no line is blank, as word processors save it. */
export function firstOfLines(text: string): string | null {
	const [first = '', ...lines] = text
		.trimStart()
		.slice(0, HEAD * 3)
		.split('\n');
	const areParagraphs =
		lines.length > 2 && lines.filter(({ length }) => length > PARAGRAPH_LINE).length * 2 >= lines.length - 1;
	const isTitle = /^\p{Lu}[^\n]{2,90}[\p{L}\p{N}?!”"]$/u.test(first.replace(/\s*\*\s*$/, ''));
	return areParagraphs && isTitle && !lines.includes('') ? first.replace(/\s*\*\s*$/, '') : null;
}

/** Characters of a line of a program that wraps, and which share of them a title has at most. */
const WRAPPED = { least: 55, most: 120, title: 0.6 } as const;

/** "Ana Souza de Almeida", "Reuters": names alone. */
const NAMES = /^(?!(?:[AO]s?|Uma?|The|An)\s)(?:(?:d[aeo]s?|e|v[ao]n|\p{Lu}[\p{L}.'’-]*)(?:\s|$))+$/u;
/** Whoever writes for a paper, a press office's line, a greeting. */
const NO_TITLE =
	/,\s(?:staff|senior|rep[óo]rter|writer|editor|correspond|enviad|da reda)|^(?:for immediate|para divulga)|^(?:(?:minha?|meu|my)\s)?(?:querid|car[oa]s?\s|dear|prezad)/iu;

/** The short first line right above a text that a program has wrapped, as stories are published. */
export function firstOfWrapped(text: string): string | null {
	const [first = '', ...lines] = text
		.trimStart()
		.slice(0, HEAD)
		.split('\n')
		.map((line) => line.trim());
	const full = lines.slice(0, 3);
	const longest = Math.max(...full.map(({ length }) => length));
	const isWrapped = full.length === 3 && longest <= WRAPPED.most && full.every(({ length }) => length >= WRAPPED.least);
	const isTitle =
		/^\p{Lu}[^\n:;@]{2,80}[\p{L}?!”"]$/u.test(first) &&
		!NAMES.test(first) &&
		!NO_TITLE.test(first) &&
		/^["“—–]?\s?\p{Lu}/u.test(full[0] ?? '');
	return isWrapped && isTitle && first.length <= longest * WRAPPED.title ? first : null;
}
