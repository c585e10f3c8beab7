import { judgeByFunctionWords } from '../detection/function-words.ts';
import type { Language } from '../languages/index.ts';
import { BRITISH_ENGLISH, EUROPEAN_ONLY, EUROPEAN_PORTUGUESE } from './dialect-words.ts';

/** What is wrong with a line's language: another one, or the dialect of another country. */
export type LanguageProblem = 'other-language' | 'other-dialect';

const VARIANTS: Record<Language, { words: Record<string, string>; only: ReadonlySet<string> }> = {
	'pt-BR': { words: EUROPEAN_PORTUGUESE, only: new Set(EUROPEAN_ONLY) },
	'en-US': { words: BRITISH_ENGLISH, only: new Set() },
};

const TO_BE = 'est(?:ou|ás|á|amos|ão|ava|avas|ávamos|avam|ive|eve|ivemos|iveram|aria|ariam|ará|arão|iver|ar)';
/** "Estou a fazer", where Brazilians say "estou fazendo". "Estar a par" is said in both countries. */
const INFINITIVE = new RegExp(
	`(?<!\\p{L})(${TO_BE})((?: (?:já|ainda|sempre|só|também|mesmo))?) a (?!(?:par|mar|lar)(?!\\p{L}))(\\p{L}*[aei])r(?!\\p{L})`,
	'giu',
);
/** Pronouns after the verb where Brazilians put them before it in speech, and verbs of "tu" that Brazilians seldom use. */
const CONSTRUCTIONS = [
	/(?<!\p{L})(?:parece|diz|conta|explica|dá|ajuda|lembra|interessa|faz|deixa|mostra)-(?:me|te|lhe|nos|vos)(?!\p{L})/iu,
	/\p{L}-(?:se|me|te|lhe|o|a)-(?:ia|á|ão|ei|emos|iam)(?!\p{L})/iu,
	/(?<!\p{L})(?:tu )?(?:tens|podes|queres|sabes|dizes|achas|pensas|percebes|reparaste|sabias que tu)(?!\p{L})/iu,
	/(?<!\p{L})(?:casa de banho|pequeno-almoço|se calhar|ir ter com|pega no telemóvel)(?!\p{L})/iu,
];
/** Content words of fewer letters tell no language. */
const LEAST_WORDS = 7;

/**
 * Whether a line is spoken as the episode's language is: Brazilian Portuguese, not European; American English, not
 * British. Short lines of another language, such as a title, are let through.
 */
export function languageProblem(text: string, language: Language): LanguageProblem | null {
	const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
	if (words.length >= LEAST_WORDS) {
		const found = judgeByFunctionWords(text);
		const expected = language.slice(0, 2);
		const isTwin = found === 'gl' && expected === 'pt';
		if (found !== null && found !== expected && !isTwin) return 'other-language';
	}
	const { words: variants, only } = VARIANTS[language];
	if (words.some((word) => Object.hasOwn(variants, word) || only.has(word))) return 'other-dialect';
	if (language !== 'pt-BR') return null;
	INFINITIVE.lastIndex = 0;
	return INFINITIVE.test(text) || CONSTRUCTIONS.some((pattern) => pattern.test(text)) ? 'other-dialect' : null;
}

/** The line with all that can be exchanged word for word said as in the episode's country. */
export function inOwnDialect(text: string, language: Language): string {
	const { words } = VARIANTS[language];
	const exchanged = text.replace(/\p{L}+(?:-\p{L}+)*/gu, (word) => {
		const lower = word.toLowerCase();
		return Object.hasOwn(words, lower) ? inCaseOf(word, words[lower] ?? word) : word;
	});
	if (language !== 'pt-BR') return exchanged;
	return exchanged.replace(
		INFINITIVE,
		(_, verb: string, adverb: string, stem: string) => `${verb}${adverb} ${stem}ndo`,
	);
}

function inCaseOf(word: string, other: string): string {
	if (word === word.toUpperCase() && word.length > 1) return other.toUpperCase();
	return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
