import type { Language } from '@nexus/contract';
import { datedIn } from '@nexus/language/dates';
import { isLoud, sentenceCase } from '@nexus/language/sayable';
import { capital, countWords, isFunctionWord } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { SaidOfDocument } from '../language/types.ts';
import { authorsIn } from './author.ts';

/** Words of a name, or of a heading's line. */
export const MOST_NAME = 14;
/** "Date:", "Publicado em": before the document's own day. */
const DATE_LABEL =
	/^(?:dat[ae]:|released:|(?:published|posted)(?:\son|:)?|publicad[oa](?:\sem|:)?|(?:held on|realizad[oa] em))\s/iu;
const REVISED = /(?<!\p{L})(?:updated|revised|atualizad[oa]|revis(?:ad[oa]|t[oa]))(?:\sem|\son)?:?\s$/iu;
/** "Sunday, ": before a day. */
const WEEKDAY = /(?:^|,\s)(?:\p{L}+day|domingo|sábado|\p{L}+-feira),?\s$/iu;
/** A date without a label is one that the text tells of where it is older. */
const OWN_YEAR = /(?:19[5-9]|20\d)\d$/;
/** Whether every word of a line is of a name. */
export const areNames = (line: string): boolean =>
	/\p{Lu}\p{L}/u.test(line) && !/(?<![\p{L}'’])(?!(?:d[aeo]s?|e|of|and|the|for|on|in)(?!\p{L}))\p{Ll}/u.test(line);

/** What a part of a line says of the document: who wrote it, what kind of text it is or when it is from. */
export function saidIn(part: string, language: Language): SaidOfDocument {
	const plain = part.replace(/[\s.,;]+$/, '');
	const by = authorsIn(plain, language);
	const name = (by && /^(?:interview|entrevista)/iu.exec(plain)?.[0]) || plain;
	const kind = languagePack(language).about.kinds.get(name.toLowerCase()) ?? null;
	return { by, kind, ...dateSaid(plain, language), source: sourceIn(plain, language) };
}

/** Who gave a document out, where a part of its head is the name of an organisation or of a paper. */
export function sourceIn(plain: string, language: Language): string | null {
	const written = (isLoud(plain) ? inCapitals(plain, language) : plain).replace(BESIDE_NAME, '');
	const name = written.replace(datedIn(written, language)?.written ?? '', '').replace(/[\s,]+$/, '');
	const led = languagePack(language).about.sources.find(([names]) => names.test(name))?.[1];
	const isName = countWords(name) <= MOST_NAME && areNames(name) && !NO_NAME.test(name);
	return led && isName ? `${led} ${name}` : null;
}

/** What a name begins and ends with beside what somebody is called. */
const BESIDE_NAME = /^(?:from the|the|[ao])\s|\s(?:\([^()]*\)|\/\s.*)$|,\s(?:inc|ltda?|c\.r\.l|s\.a)\.?$/giu;
const NO_NAME = /[\d:?!^*@¹²³⁴-⁹]|\s(?:for|para)\s|^(?:newsletter|handout|boletim|prepared|summary|report|resumo)/iu;

/** "LIGA DE FUTEBOL" -> "Liga de Futebol". */
const inCapitals = (name: string, language: Language): string =>
	sentenceCase(name).replace(/\p{L}+/gu, (word) => (isFunctionWord(word, language) ? word : capital(word)));

/** A day that stands alone, behind its label, or behind a place or a paper: "Juiz de Fora, 14 de setembro de 2025". */
function dateSaid(plain: string, language: Language): Pick<SaidOfDocument, 'date' | 'revised'> {
	const { said = null, written = '' } = datedIn(plain, language) ?? {};
	const before = plain.slice(0, plain.indexOf(written));
	if (said === null || REVISED.test(before)) return { date: null, revised: said };
	const label = DATE_LABEL.exec(before)?.[0] ?? '';
	const place = before
		.slice(label.length)
		.replace(WEEKDAY, ', ')
		.replace(/^[,\s]+|,\s(?:em\s)?$/gu, '');
	const isPlace = place === '' || (areNames(place) && !/\d/.test(place));
	const isOwn = label !== '' || (plain.endsWith(written) && OWN_YEAR.test(written));
	return { date: isPlace && isOwn ? said : null, revised: null };
}
