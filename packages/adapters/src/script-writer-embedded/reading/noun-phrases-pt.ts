import {
	ABBREVIATED,
	ACCENTED_ADJECTIVE,
	ADJECTIVE,
	ADJECTIVE_IN_R,
	BEFORE_NOUN,
	EMPTY,
	FEMININE_IN_O,
	FEMININE_IN_S,
	INFINITIVE,
	MASCULINE_BEHIND_A,
	MOMENT,
	NOT_ADJECTIVE,
	NOT_VERBAL,
	NOUN_IN_R,
	VERB,
	VERBAL,
} from './noun-phrases-pt-words.ts';
import { isCapital, type NounPhrase, type Token, tokens } from './tokens.ts';
import { isFunctionWord } from './words.ts';

/** Determiners, and contractions with the article they hold. */
const ARTICLES = new Map(
	Object.entries({
		o: 'o',
		a: 'a',
		os: 'os',
		as: 'as',
		do: 'o',
		da: 'a',
		dos: 'os',
		das: 'as',
		no: 'o',
		na: 'a',
		nos: 'os',
		nas: 'as',
		ao: 'o',
		aos: 'os',
		à: 'a',
		às: 'as',
		pelo: 'o',
		pela: 'a',
		pelos: 'os',
		pelas: 'as',
	}),
);
const LINKS = new Set(['de', 'da', 'do', 'das', 'dos']);
/** Those that may be pronouns, before a verb. */
const PRONOUNS = new Set(['o', 'a', 'os', 'as', 'nos']);
const MOST_WORDS = 5;
const MOST_WORDS_OF_NAME = 7;
const ROMAN = /^[IVXLCDM]+$/;

export function portuguesePhrases(text: string): NounPhrase[] {
	const written = tokens(text);
	const all = isShouted(text) ? written.map((token) => ({ ...token, text: token.lower })) : written;
	const found: NounPhrase[] = [];
	for (let i = 0; i < all.length; i++) {
		const token = all[i];
		if (!token) continue;
		const article = ARTICLES.get(token.lower);
		const phrase = article ? withArticle(all, i, article) : name(all, i);
		if (!phrase) continue;
		const { last, ...kind } = phrase;
		const words = written.slice(article ? i + 1 : i, last + 1).map((word) => word.text);
		found.push({ text: (article ? [article, ...words] : words).join(' '), ...kind, at: token.start });
		i = last;
	}
	return found;
}

/** Whether it is in capitals throughout, where they make no names. */
function isShouted(text: string): boolean {
	return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

interface Found extends Pick<NounPhrase, 'plural' | 'proper'> {
	/** Index of its last word. */
	last: number;
}

function withArticle(all: Token[], i: number, article: string): Found | null {
	let last = i + 1;
	let head = all[last];
	if (!head?.joined || (all[i]?.text === 'A' && !all[i]?.first)) return null;
	if (BEFORE_NOUN.has(head.lower)) {
		last++;
		head = all[last];
		if (!head?.joined) return null;
	}
	if (MOMENT.test(head.text) || !isNoun(head, article) || !isArticle(all[i]?.lower ?? '', head)) return null;
	const alone = withAdjective(all, last, article);
	last = withLink(all, alone, article);
	if (isTooLong(all.slice(i + 1, last + 1))) last = alone;
	if (isTooLong(all.slice(i + 1, last + 1))) return null;
	return { plural: article.endsWith('s'), proper: isCapital(head.text), last };
}

function isNoun(token: Token, article: string): boolean {
	const { lower } = token;
	if (lower.length < 3 || /\d/.test(lower) || EMPTY.has(lower) || isFunction(token)) return false;
	if (article === 'a' && /[oô]$/u.test(lower) && !FEMININE_IN_O.test(lower)) return false;
	if (article === 'as' && /os$/u.test(lower) && !FEMININE_IN_O.test(lower)) return false;
	return !/(?:mente|-se|-lo|-la|ndo|[aei]rem|[aei]rmos)$/u.test(lower);
}

/** Whether it stands before a noun as its article: no pronoun ("o devolveu"), no preposition ("a milhares"). */
function isArticle(determiner: string, head: Token): boolean {
	const { lower } = head;
	if (PRONOUNS.has(determiner) && VERBAL.test(lower) && !NOT_VERBAL.has(lower) && !isCapital(head.text)) return false;
	if (determiner === 'ao' && isInfinitive(lower)) return false;
	if (/^[aà]$/.test(determiner) && INFINITIVE.test(lower) && !/^(?:mul|col)her$/.test(lower)) return false;
	if (/^os?$/.test(determiner) && /[aei]riam?$/.test(lower)) return false;
	if (determiner !== 'a') return true;
	const plural = /s$/u.test(lower) && !FEMININE_IN_S.has(lower) && !isCapital(head.text);
	return !plural && !MASCULINE_BEHIND_A.has(lower) && lower !== 'são';
}

/** Infinitives have no accent: "ao líder" is a noun. */
function isInfinitive(word: string): boolean {
	return INFINITIVE.test(word) && !NOUN_IN_R.has(word) && !/[áéíóúâêô](?!r$)/.test(word);
}

/** Words that head no phrase; "São" is a verb in small letters and a saint in others. */
function isFunction(token: Token): boolean {
	return ABBREVIATED.has(token.lower) || (token.text !== 'São' && isFunctionWord(token.lower, 'pt-BR'));
}

/** Names may be longer than other phrases. */
function isTooLong(words: Token[]): boolean {
	return words.length > (words.some((word) => isCapital(word.text)) ? MOST_WORDS_OF_NAME : MOST_WORDS);
}

/** Index of the last word of a noun with its adjective, or of a name. */
function withAdjective(all: Token[], at: number, article: string): number {
	let last = at;
	const capital = isCapital(all[at]?.text ?? '');
	while (capital && all[last + 1]?.joined && isCapital(all[last + 1]?.text ?? '')) last++;
	return !capital && isAdjective(all[last + 1], article) ? last + 1 : last;
}

/** Index of its last word with what belongs to it behind a "de": "do preço alto", "de grande porte". */
function withLink(all: Token[], at: number, article: string): number {
	const link = all[at + 1];
	if (!link?.joined || !LINKS.has(link.lower)) return at;
	let last = at + 2;
	if (BEFORE_NOUN.has(all[last]?.lower ?? '')) last++;
	const noun = all[last];
	const own = ARTICLES.get(link.lower);
	if (!noun?.joined || !all[at + 2]?.joined || !isNoun(noun, own ?? 'o')) return at;
	if (!own && isInfinitive(noun.lower)) return at;
	if (isCapital(noun.text)) return endOfName(all, last);
	const plural = /s$/u.test(noun.lower) ? 's' : '';
	const genders = own ? [own] : [`o${plural}`, `a${plural}`, article];
	return genders.some((gender) => isAdjective(all[last + 1], gender)) ? last + 1 : last;
}

/** Whether a word is an adjective that agrees with a noun of the article. */
function isAdjective(token: Token | undefined, article: string): boolean {
	if (!token?.joined || isCapital(token.text) || token.lower.length < 4) return false;
	const { lower } = token;
	if (VERB.has(lower) || NOT_ADJECTIVE.test(lower) || isFunction(token)) return false;
	if (INFINITIVE.test(lower) && !ADJECTIVE_IN_R.has(lower)) return false;
	if (!ADJECTIVE.test(lower) && !ACCENTED_ADJECTIVE.test(lower)) return false;
	if ((/s$/u.test(lower) && !/ês$/u.test(lower)) !== article.endsWith('s')) return false;
	const gender = /ista?s?$/u.test(lower) ? undefined : /([oa])s?$/u.exec(lower)?.[1];
	return !gender || article.startsWith(gender);
}

/** "Marie Curie", "São Paulo": capitals inside the sentence, two at its start. */
function name(all: Token[], i: number): Found | null {
	const token = all[i];
	if (!token || !isCapital(token.text) || token.lower.length < 2 || isFunction(token)) return null;
	const last = endOfName(all, i);
	if (last === i && (token.first || token.text === 'São' || ROMAN.test(token.text) || token.text.length < 3))
		return null;
	if (last - i > 4) return null;
	return { plural: false, proper: true, last };
}

/** Index of the last word of the name that begins at an index: "Rio de Janeiro"; of a long one, a word past the most. */
function endOfName(all: Token[], at: number): number {
	let last = at;
	while (last - at <= MOST_WORDS_OF_NAME) {
		const next = all[last + 1];
		const after = all[last + 2];
		if (next?.joined && isCapital(next.text)) last++;
		else if (next?.joined && LINKS.has(next.lower) && after?.joined && isCapital(after.text)) last += 2;
		else break;
	}
	return last;
}
