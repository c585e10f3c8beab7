import { splitSentences } from '@nexus/language/sentences';
import type { Block } from './types.ts';

/** Characters of direct speech that is read in one turn. */
const LONG = 450;

const OPENS = /^[—–]\s?(?=[\p{L}"“¿¡…])/u;

/** "— Fergus": who wrote the text, below it. */
const SIGNATURE = /^[—–]\s?\p{Lu}[\p{L}.’'-]{1,20}(?:\s(?:d[aeo]s?|e|v[ao]n|\p{Lu}[\p{L}.’'-]{0,20})){0,3}(?<!\.)$/u;

/**
 * Direct speech behind dashes, as Portuguese novels set it, in quotation marks: "— Sabe — admitiu Otaviano. — Por quê?"
 * becomes “Sabe”, admitiu Otaviano. “Por quê?” Speech and what is told of it take turns at each dash. Every word and its
 * order stay. Null for any other paragraph.
 * @param source the paragraph as it stands in the document
 */
function spokenTurn(block: Block, source: string): string | null {
	const written = source
		.replace(/[*_`]+/g, '')
		.replace(/\s+/g, ' ')
		.trim();
	// A list's items are paragraphs only where they are speech; what stands in the lines below one may be told.
	const text = /^-\s[^\n]*$/.test(source.trim()) ? written.replace(/(?<=^|\s)-(?=\s|[.,;])/g, '—') : written;
	if (block.kind !== 'paragraph' || !OPENS.test(text) || SIGNATURE.test(text)) return null;
	const [first = '', ...pieces] = text.replace(OPENS, '').split(/\s*[—–]\s+/);
	return pieces.reduce((whole, piece, index) => {
		// "disse ela – Vamos.": the dash is heard as a pause.
		if (index % 2 === 1) return `${whole}${/[\p{L}\d”]$/u.test(whole) ? ':' : ''} ${inQuotes(piece)}`;
		return `${whole}${/^\p{Ll}/u.test(piece) ? ',' : ''} ${piece}`;
	}, inQuotes(first));
}

/** The same, sentence by sentence where it is long. */
export function spokenPieces(block: Block, source: string): string[] | null {
	const speech = spokenTurn(block, source);
	if (speech === null || speech.length <= LONG) return speech === null ? null : [speech];
	return splitSentences(speech).map(([from, to]) => speech.slice(from, to));
}

const inQuotes = (speech: string): string => `“${speech.replace(/,$/, '').replace(/"/g, '')}”`;
