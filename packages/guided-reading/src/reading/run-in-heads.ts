import type { Language } from '@nexus/contract';
import type { Sentence } from '@nexus/document-text';
import { isShouted } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { continued } from './casing.ts';
import { sentenceCase } from './sentence-case.ts';

/** Words of a head that stands in its paragraph's first line. */
const MOST_WORDS = 4;
/** Words of a head in capitals. */
const MOST_LOUD = 9;
/** What numbers a clause. */
const NUMBERED =
	/^(?:(?:cláusula|capítulo|seção|section|article|clause|item)\s\S{1,14}\s?[-–—:.]\s*|\d{1,2}(?:\.\d{1,2})*[.)]?\s+)(?=\p{L})/iu;
/** Characters on either side of a sentence in which marks of bold or italic letters stand. */
const MARKS = 3;

/**
 * "Methods. We randomized 18 wards": a head within its paragraph, in bold or one that such documents have, as the label of
 * the sentence behind it; and what ends in a colon with what comes after it.
 */
export function withRunInHeads(
	sentences: readonly Sentence[],
	source: (from: number, to: number) => string,
	language: Language,
): Sentence[] {
	const leads = (one: Sentence) =>
		one.text.endsWith(':') || isHead(one, source) || (one === sentences[0] && isLoudHead(one.text));
	let heads: Sentence[] = [];
	return sentences.flatMap((sentence, index) => {
		if (sentences[index + 1] && leads(sentence)) {
			heads.push(sentence);
			return [];
		}
		const [head] = heads;
		if (!head) return [sentence];
		const text = `${heads.map((one) => nameOf(one.text)).join('. ')}: ${continued(sentence.text, language, '')}`;
		heads = [];
		return [{ text, start: head.start, end: sentence.end }];
	});
}

/** "CLÁUSULA 4ª - DO ATRASO" right above its text, as contracts in plain text have it. */
function isLoudHead(text: string): boolean {
	return isShouted(text) && !/[.!?,;]$/.test(text) && text.split(' ').length <= MOST_LOUD;
}

/** What a head calls what comes: "Do atraso". */
function nameOf(head: string): string {
	const plain = head.replace(/[.:]$/, '');
	return isShouted(plain) ? sentenceCase(plain.replace(NUMBERED, '')) : plain;
}

/** "Where it grows.": what is told there, as half a question. */
const HALF_ASKED = /^(?:whether|what|how|why|who|where|when|se|o que|como|por que|quem|onde|quando|quanto)\s/iu;
/** Words of such a head. */
const MOST_ASKED = 14;

function isHead({ text, start, end }: Sentence, source: (from: number, to: number) => string): boolean {
	const isHalf = HALF_ASKED.test(text);
	if (!/^\p{Lu}[\p{L}\s&,-]*[.:]$/u.test(text) || countWords(text) > (isHalf ? MOST_ASKED : MOST_WORDS)) return false;
	if (/^(?:\d{1,2}\.){1,3}\d{0,2}[.)]?\s/.test(source(start, end))) return true;
	return [start, end].every((at) => /\*\*|__/.test(source(at - MARKS, at + MARKS)));
}
