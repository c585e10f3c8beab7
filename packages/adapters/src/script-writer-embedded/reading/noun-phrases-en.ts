import { isCapital, type NounPhrase, type Token, tokens } from './tokens.ts';
import { isFunctionWord } from './words.ts';

/** Words that close a noun phrase on its right: prepositions, auxiliaries, conjunctions, relatives, adverbs. */
const CLOSERS = new Set(
	'of in on at for from with by into between among through during before after under over against without within across is are was were has have had can could will would may might must should did does do and or but that which who whose when where while because as than if not also to already instead often today tomorrow yesterday sometimes soon together'.split(
		' ',
	),
);
/** Verbs in the present that are no plural of a noun: a noun phrase ends before them. */
const VERBS = new Set(
	'goes comes becomes seems appears happens occurs belongs depends consists contains includes requires allows provides explains describes gives takes makes keeps says tells gets lets brings sends helps begins opens closes grows knows thinks sees continues receives decides produces reaches carries writes reads reduces improves affects relies refers relates varies differs applies exists involves supports shows represents creates serves wants enables ensures prevents protects connects converts absorbs releases turns runs stays lives dies hangs'.split(
		' ',
	),
);
/** Verbs in the present or plurals of nouns, for what follows to tell: "the editor works with", "the works of". */
const MAYBE_VERBS = new Set(
	'works stands looks moves acts starts ends leads falls rises needs ranges rests drops stops plays sits lies remains leaves means uses holds changes flows travels points returns votes'.split(
		' ',
	),
);
const BEHIND_VERB = new Set(
	'on at for from with by into through without within to as between under over against across behind near below above'.split(
		' ',
	),
);
const AUXILIARIES = new Set(
	'is are was were has have had can could will would may might must should did does do'.split(' '),
);
const ARTICLES = new Set(['a', 'an', 'the']);
const EMPTY = new Set(
	'end way ways fact time times part parts case point side first second third last same other others most rest number only next whole idea kind kinds sort lot top bottom middle beginning day days year years moment thing things one two three past future present latter former author document text reader'.split(
		' ',
	),
);
const CALENDAR = new Set(
	'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
		' ',
	),
);
/** Endings that adverbs and verbs have more often than nouns. */
const DOUBTFUL = /(?:ly|ed)$/;

export function englishPhrases(text: string): NounPhrase[] {
	const all = tokens(text);
	const found: NounPhrase[] = [];
	for (let i = 0; i < all.length; i++) {
		const token = all[i];
		if (!token) continue;
		const phrase = token.lower === 'the' ? withArticle(all, i) : (bareSubject(all, i) ?? name(all, i));
		if (!phrase) continue;
		found.push(phrase.phrase);
		i = phrase.last;
	}
	return found;
}

interface Found {
	phrase: NounPhrase;
	last: number;
}

/** "the water cycle" where a closing word or a mark follows. */
function withArticle(all: Token[], i: number): Found | null {
	const last = run(all, i + 1, 3);
	const head = all[last];
	if (last < i + 1 || !head || !closed(all, last) || !isNoun(head)) return null;
	return made(all, i + 1, last, 'the ');
}

/** "Photosynthesis is ...", "Solar panels have ...": the start of the sentence up to its auxiliary. */
function bareSubject(all: Token[], i: number): Found | null {
	const token = all[i];
	if (!token?.first || isFunctionWord(token.lower, 'en-US')) return null;
	const last = run(all, i, 3);
	const next = all[last + 1];
	const head = all[last];
	if (last < i || !head || !next?.joined || !AUXILIARIES.has(next.lower) || !isNoun(head)) return null;
	return made(all, i, last, '');
}

/** Index of the last word of a run of up to `most` content words from `from`, or from - 1. */
function run(all: Token[], from: number, most: number): number {
	let last = from - 1;
	for (let i = from; i < from + most; i++) {
		const token = all[i];
		if (!token || (i > from && !token.joined) || (i === from && from > 0 && !token.joined)) break;
		if (CLOSERS.has(token.lower) || isFunctionWord(token.lower, 'en-US') || /\d/.test(token.text)) break;
		if (i > from && isVerb(all, i)) break;
		last = i;
	}
	return last;
}

function closed(all: Token[], last: number): boolean {
	const next = all[last + 1];
	return !next?.joined || CLOSERS.has(next.lower) || isVerb(all, last + 1);
}

/** Whether a word behind a noun is its verb: "the editor works with", "the results suggest that". */
function isVerb(all: Token[], at: number): boolean {
	const [noun, word, next] = [all[at - 1], all[at], all[at + 1]];
	if (!noun || !word?.joined || isCapital(word.text)) return false;
	if (isPlural(noun.lower)) {
		const base = !isPlural(word.lower) && !isFunctionWord(word.lower, 'en-US');
		return base && next?.joined === true && next.lower === 'that';
	}
	if (VERBS.has(word.lower)) return true;
	const maybe = MAYBE_VERBS.has(word.lower) && !noun.lower.endsWith('ing');
	return maybe && next?.joined === true && BEHIND_VERB.has(next.lower);
}

function isNoun(token: Token): boolean {
	return token.lower.length > 2 && !EMPTY.has(token.lower) && !DOUBTFUL.test(token.lower);
}

function made(all: Token[], from: number, last: number, article: string): Found | null {
	const words = all.slice(from, last + 1);
	if (
		words.some((word, at) => /ly$/.test(word.lower) || (at > 0 && /ed$/.test(word.lower))) ||
		EMPTY.has(words[0]?.lower ?? '')
	)
		return null;
	const proper = words.every((word) => isCapital(word.text)) && (words.length > 1 || !words[0]?.first);
	const text = words
		.map((word) => (word.first && !proper && !keepsCapital(word.text) ? word.lower : word.text))
		.join(' ');
	const head = words.at(-1)?.lower ?? '';
	return {
		phrase: { text: `${article}${text}`, plural: isPlural(head), proper, at: words[0]?.start ?? 0 },
		last,
	};
}

function isPlural(word: string): boolean {
	return /[^s]s$/.test(word) && !/(?:is|us)$/.test(word);
}

/** Acronyms, and owners: "Smeaton's tower". */
function keepsCapital(text: string): boolean {
	return /^[\p{Lu}\d]{2,}$|['’]s$/u.test(text);
}

/** "Marie Curie", "NASA": capitals inside the sentence, two at its start. */
function name(all: Token[], i: number): Found | null {
	const token = all[i];
	if (!token || !isCapital(token.text) || isFunctionWord(token.lower, 'en-US') || CALENDAR.has(token.lower))
		return null;
	let last = i;
	for (;;) {
		const next = all[last + 1];
		const after = all[last + 2];
		if (next?.joined && isCapital(next.text) && !isFunctionWord(next.text, 'en-US')) last++;
		else if (next?.joined && next.lower === 'of' && after?.joined && isCapital(after.text)) last += 2;
		else break;
	}
	if ((token.first && last === i) || last - i > 4 || token.text.length < 3) return null;
	const after = all[last + 1];
	if (after?.joined && !CLOSERS.has(after.lower) && !isFunctionWord(after.lower, 'en-US') && last === i) return null;
	const text = all
		.slice(i, last + 1)
		.map((word) => word.text)
		.join(' ');
	const named = hasArticle(all, i) ? `the ${text}` : text;
	return { phrase: { text: named, plural: false, proper: true, at: token.start }, last };
}

/** "a new Lighthouse Board": a name that the text gives an article. */
function hasArticle(all: Token[], i: number): boolean {
	const [before, earlier] = [all[i - 1], all[i - 2]];
	if (!all[i]?.joined || !before) return false;
	return ARTICLES.has(before.lower) || (before.joined && ARTICLES.has(earlier?.lower ?? '') && !isCapital(before.text));
}
