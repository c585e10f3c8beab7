import { plainSentences, type ReadSentence } from './read-sentences.ts';
import type { Block, Span } from './types.ts';

const LONGEST_NAME = 90;
/** "(Fulano, 1999, p. 12)" at the end of a quotation. */
const REFERENCE = /\s*\((\p{Lu}[\p{L}.'’&\s-]{1,60}?)(?:,?\s+(?:\d{4}[a-z]?|s\.\s?d\.)[^()]*)?\)[.,]?$/u;
/** "... is nervous." — grandma Olívia: whoever stands behind the closing mark, with or without a capital. */
const SIGNED =
	/(?<=["”»])\s*[—–-]{1,2}\s*([^—–"“”.!?]{3,90})[.,]?$|(?<=[.!?]\s)[~—–]\s?(\p{Lu}[^—–~"“”.!?]{2,89})[.,]?$/u;

/** A quotation, its author taken out of the flow when the last sentence names one ("— Nome", "(Nome, 1999)"). */
export function quoteBlock(span: Span, sentences: ReadSentence[]): Extract<Block, { kind: 'quote' }> {
	const last = sentences.at(-1);
	const isDialogue = sentences.slice(0, -1).some((sentence) => sentence.dash);
	if (last?.dash && sentences.length > 1 && !isDialogue && isName(last.text)) {
		return { ...span, kind: 'quote', sentences: plainSentences(sentences.slice(0, -1)), attribution: name(last.text) };
	}
	const reference = last === undefined ? null : (SIGNED.exec(last.text) ?? REFERENCE.exec(last.text));
	if (last === undefined || reference === null) {
		return { ...span, kind: 'quote', sentences: plainSentences(sentences), attribution: null };
	}
	const kept = { ...last, text: last.text.slice(0, reference.index).trim() };
	const rest = kept.text === '' ? sentences.slice(0, -1) : [...sentences.slice(0, -1), kept];
	return {
		...span,
		kind: 'quote',
		sentences: plainSentences(rest),
		attribution: name(reference[1] ?? reference[2] ?? ''),
	};
}

/** The name when the block, whose source begins with `source`, is nothing but a short "— Nome" line; else null. */
export function attributionOf(block: Block, source: string): string | null {
	if (block.kind !== 'paragraph' || !/^[—–-]/.test(source)) return null;
	const [only, more] = block.sentences;
	return only !== undefined && more === undefined && isName(only.text) ? name(only.text) : null;
}

function isName(text: string): boolean {
	return text.length <= LONGEST_NAME && /^\p{Lu}/u.test(text) && !/[!?]$/.test(text);
}

function name(text: string): string {
	const bare = text.replace(/[.,;]+$/, '').trim();
	if (/\p{Ll}/u.test(bare)) return bare;
	return bare.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}
