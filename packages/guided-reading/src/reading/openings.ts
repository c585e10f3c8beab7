import type { Language } from '@nexus/contract';
import { isFunctionWord } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** "This Services Agreement", "Este regulamento interno": the document itself. */
const THIS_DOCUMENT =
	/^(?:n?est[ea]s?|this|these|in this)\s(?:\p{L}+\s){0,2}(?:contrato|acordo|regulamento|regimento|edital|estatuto|manual|relat[óo]rio|documento|cap[íi]tulo|artigo|guia|estudo|pesquisa|lei|decreto|portaria|resolu[çc][ãa]o|instrumento|comunicado|aviso|pol[íi]tica|termos?|agreement|contract|policy|document|report|study|paper|chapter|article|guide|manual|handbook|notice|terms|act|bylaws|statement|specification|newsletter|release)(?!\p{L})/iu;

/** "Não, é regra do parque.": somebody asked. */
const ANSWERING = /^(?:sim|não|yes|no)(?:,\s|[.!]?$)/i;

export function leansOnPrevious(text: string, language: Language): boolean {
	const bare = withoutConnective(text, language);
	if (THIS_DOCUMENT.test(bare)) return false;
	if (/^(?:sim|não|yes|no)[.!]\s/i.test(bare)) return false;
	const { openings } = languagePack(language);
	if (openings.spokenByNobody.test(bare) || ANSWERING.test(bare)) return true;
	if (openings.called?.test(bare)) return false;
	if (openings.standing(bare) || openings.subjectAfter?.test(bare)) return false;
	if (openings.verbFirst.some((pattern) => pattern.test(bare))) return true;
	return openings.leaning(bare) || openings.earlyPronoun.test(bare) || openings.pointsBack.test(bare);
}

export function isDefinite(text: string, language: Language): boolean {
	return languagePack(language).openings.definite.test(text);
}

/** "No entanto, a coleta custa caro." -> "A coleta custa caro." */
export function withoutConnective(text: string, language: Language): string {
	const { connective, parenthetic } = languagePack(language).openings;
	const rest = text.replace(connective, '').replace(parenthetic, '$1');
	return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function promises(text: string, language: Language): boolean {
	return languagePack(language).openings.promises.test(text.trim());
}

/** English "he" and "she" early in a sentence: the person has to be named before. */
export function speaksOfSomebody(text: string, language: Language): boolean {
	return languagePack(language).openings.somebody?.test(text) ?? false;
}

/** Words with a capital within a sentence. */
const NAMES = /(?<=\p{Ll},? )\p{Lu}[\p{L}-]+/gu;

/** The names of a text, as `namesSubject` takes them. */
export const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(NAMES));

/**
 * Whether a sentence names what it is of where a language leaves that to its verbs: it begins with an article or the like,
 * a number, or a name.
 */
export function namesSubject(text: string, language: Language, names: ReadonlySet<string>): boolean {
	if (languagePack(language).openings.verbFirst.length === 0) return true;
	const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
	return first === '' || isFunctionWord(first, language) || names.has(first);
}
