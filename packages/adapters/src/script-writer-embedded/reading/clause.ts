import type { Language } from '@nexus/contract';
import { isVerb } from './verbs.ts';
import { isFunctionWord } from './words.ts';

/** Words before the verb. */
const MOST_SUBJECT = 7;
/** Words that are left of a statement. */
const LEAST_LEFT = 4;

const split = (words: string) => new Set(words.trim().split(/\s+/));

/** What cannot stand between a subject's first word and its verb. */
const BREAKS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split('que quem cujo cuja onde quando como porque se mas ou nem e enquanto embora já também só'),
	'en-US': split(
		'that which who whose where when how why because if but or not nor while although though and than so yet',
	),
};
const OPENS: Record<Language, RegExp> = {
	'pt-BR': /^(?:o|a|os|as|um|uma|cada|todo|toda|todos|todas|\d[\d.,]*%?|quase|mais|cerca|metade)$/u,
	'en-US': /^(?:the|a|an|each|every|most|some|\d[\d.,]*%?|\p{Ll}+)$/u,
};
/** What follows the statement and may be left out: the rest stays as true without it, which it would not without a condition. */
const ADJUNCT: Record<Language, RegExp> = {
	'pt-BR':
		/[;:]\s|,\s(?:\p{L}{2,}[ai]d[oa]s?|mas|e|que|cuj[oa]s?|d[aeo]s? qua(?:l|is)|n[ao]s? qua(?:l|is)|a ser|onde|porque|pois|enquanto|embora|sendo|mais|menos|além|incluindo|com|como|um|uma|apesar|graças)\s|\s(?:porque|por causa d[aeo]s?|graças [aà]o?s?)(?=\s)/u,
	'en-US':
		/[;:]\s|,\s(?:\p{L}{2,}(?:ed|ing)|but|and|which|who|whose|where|because|while|although|including|as|with|a|an|so|one|even)\s|\s(?:because|although)\s/u,
};

/** "Em 1795, ": when and where, before the subject. */
const LEADING: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:Em|No|Na|Nos|Nas|De|Do|Da|Dos|Das|Ao|À|Aos|Às|Após|Até|Desde|Durante|Entre|Segundo|Com|Por|Todo|Todos)\s[^,]{2,45},\s/u,
	'en-US': /^(?:In|On|At|By|Since|During|Between|Among|For|With|From)\s[^,]{2,45},\s/u,
};

/** Whether a text states something, however short: "A cidade está envelhecendo". Where that is not sure, it does not. */
export function isStatement(text: string, language: Language): boolean {
	const words = text.replace(/[.!]$/, '').replace(LEADING[language], '').split(/\s+/);
	return verbAt([...words, ''], language) > 0;
}

/** "O valor será pago": the one noun before the verb, which may be of anything; null where the subject says more. */
export function bareSubject(text: string, language: Language): string | null {
	const match = /^(?:[OA]s?|The)\s(\p{Ll}{3,})\s(\p{Ll}+)/u.exec(text);
	const [, noun = '', next = ''] = match ?? [];
	return /^(?:não|se|já|só|also|not|only)$/.test(next) || isVerb(next, language) ? noun || null : null;
}

function verbAt(words: readonly string[], language: Language): number {
	const [first = ''] = words;
	if (isPreposition(first, language) || /ing$/.test(first)) return -1;
	if (!OPENS[language].test(first.toLowerCase()) && !/^\p{Lu}/u.test(first)) return -1;
	for (let at = 1; at <= MOST_SUBJECT && at < words.length - 1; at++) {
		const written = words[at] ?? '';
		const word = written.toLowerCase();
		const before = words[at - 1] ?? '';
		if (/^(?:não|nunca|never)$/.test(word) && at + 1 < words.length) return at;
		if (/[,;:]$/.test(before) || BREAKS[language].has(word)) return -1;
		if (written !== word || !isVerb(word, language)) continue;
		const afterDeterminer = isFunctionWord(before, language) && !/^\p{Lu}{2}/u.test(before);
		if (!afterDeterminer) return at;
	}
	return -1;
}

function isPreposition(word: string, language: Language): boolean {
	const determiner =
		language === 'pt-BR' ? /^(?:os?|as?|uma?|cada|tod[oa]s?|mais)$/i : /^(?:the|an?|each|every|most|some)$/i;
	return isFunctionWord(word, language) && !determiner.test(word);
}

/** Before the main clause: a condition or a concession, without which nothing can be left out behind it. */
const SUBORDINATE: Record<Language, RegExp> = {
	'pt-BR': /^(?:se|quando|embora|como|enquanto|porque|caso|apesar|ainda que|sempre que|assim que)\s/iu,
	'en-US': /^(?:if|when|although|though|while|because|since|as|once|unless|until|after|before|even|whenever)\s/iu,
};

/** ", que ocorre no estroma,": what is said by the way, between two commas. */
const ASIDE: Record<Language, RegExp> = {
	'pt-BR': /,\s(?:que|onde|cuj[oa]s?|como|sobretudo|\p{Lu}{2,8}(?=,)|\p{L}+[ai]d[oa]s?\s)[^,]{0,70},\s/u,
	'en-US':
		/,\s(?:which|who|where|whose|after|as|like|including|especially|\p{Lu}{2,8}(?=,)|\p{L}+(?:ed|ing)\s|built\s|made\s)[^,]{0,70},\s/u,
};

/**
 * A whole sentence without its last mark, then the same with less and less of what can be left out: what follows its
 * statement, and what is said by the way. What is left stays as true without it.
 */
export function statementsOf(sentence: string, language: Language): string[] {
	const whole = sentence.replace(/[.!]$/, '');
	if (SUBORDINATE[language].test(whole)) return [whole];
	const lead = LEADING[language].exec(whole)?.[0] ?? '';
	const states = (text: string) => verbAt([...text.slice(lead.length).split(/\s+/), ''], language) > 0;
	const short = lead + shortened(whole.slice(lead.length), language);
	const plain = (text: string) => {
		const match = ASIDE[language].exec(text);
		if (!match) return text;
		const before = text.slice(0, match.index);
		const after = text.slice(match.index + match[0].length);
		if (lead !== '' && match.index < lead.length) return `${before}, ${after}`;
		return /^(?:não|se|not)\s/.test(after) || isVerb(after.split(' ')[0] ?? '', language) ? `${before} ${after}` : text;
	};
	const forms = [whole, states(short) ? short : whole, plain(whole), plain(states(short) ? short : whole)];
	return [...new Set(forms)];
}

function shortened(predicate: string, language: Language): string {
	const match = ADJUNCT[language].exec(predicate);
	if (!match) return predicate;
	const short = predicate.slice(0, match.index);
	if (/,\s/.test(short) && /^,\s(?:e|and|um|uma|a|an|one|so|mais|more)\s/.test(match[0])) return predicate;
	return short.split(/\s+/).length >= LEAST_LEFT ? short : predicate;
}
