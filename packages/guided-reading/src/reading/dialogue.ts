import type { Block, Span } from '@nexus/document-text';

/** A paragraph of direct speech as it is read aloud, with its place. */
interface SpokenTurn extends Span {
	text: string;
}

const OPENS = /^[—–]\s?(?=[\p{L}"“¿¡…])/u;

/**
 * Direct speech behind dashes, as Portuguese novels set it, in quotation marks: "— Sabe — admitiu Otaviano. — Por quê?"
 * becomes “Sabe”, admitiu Otaviano. “Por quê?” Speech and what is told of it take turns at each dash. Every word and its
 * order stay. Null for any other paragraph.
 * @param source the paragraph as it stands in the document
 */
export function spokenTurn(block: Block, source: string): SpokenTurn | null {
	if (block.kind !== 'paragraph') return null;
	const text = source
		.replace(/[*_`]+/g, '')
		.replace(/\s+/g, ' ')
		.trim();
	if (!OPENS.test(text)) return null;
	const pieces = text
		.replace(OPENS, '')
		.split(/\s*[—–]\s+/)
		.filter(Boolean);
	const said = pieces.reduce((whole, piece, index) => {
		if (index % 2 === 0) return `${whole}${whole && ' '}“${piece.replace(/,$/, '').replace(/"/g, '')}”`;
		return /^\p{Ll}/u.test(piece) ? `${whole}, ${piece}` : `${whole} ${piece}`;
	}, '');
	const closed = /[.!?…]”?$/.test(said) ? said : said.replace(/[,;:]?(”?)$/, '.$1');
	return { text: closed, start: block.start, end: block.end };
}
