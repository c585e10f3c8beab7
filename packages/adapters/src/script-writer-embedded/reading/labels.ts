import type { Block, Sentence } from '@nexus/core/documents';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;
type List = Extract<Block, { kind: 'list' }>;

/** "I - ", "b) ", "(c) ", "3) ": labels of a list that is written as paragraphs. */
const ITEM = /^(?:[IVXLC]{1,6}\s*[-–—]\s+|\(?[a-z]\)\s+|\d{1,2}\)\s+)(?=\S)/;
const ARTICLE = /^(?:Art\.\s?|Artigo\s)(\d+(?:\.\d{3})?º?)\.?\s*[-–—]?\s*/;
const PARAGRAPH = /^(?:Parágrafo único|§\s?\d+º?)\.?\s*[-–—]?\s*/;

/** Paragraphs with labels, two or more in a row, as the list that they are. */
export function withLabelledLists(blocks: readonly Block[]): Block[] {
	const found: Block[] = [];
	let open: List | null = null;
	for (const [index, block] of blocks.entries()) {
		const next = blocks[index + 1];
		if (!isLabelled(block) || (open === null && !(next && isLabelled(next)))) {
			open = null;
			found.push(block);
			continue;
		}
		const item = { start: block.start, end: block.end, sentences: unlabelled(block.sentences) };
		if (open === null) {
			open = { kind: 'list', ordered: isNumbered(block), items: [item], start: block.start, end: block.end };
			found.push(open);
		} else {
			open.items.push(item);
			open.end = block.end;
		}
	}
	return found;
}

function isLabelled(block: Block): block is Paragraph {
	return block.kind === 'paragraph' && ITEM.test(block.sentences[0]?.text ?? '');
}

/** Figures count steps; letters and roman numerals only tell one item from another. */
function isNumbered({ sentences }: Paragraph): boolean {
	return /^\d/.test(sentences[0]?.text ?? '');
}

function unlabelled([first, ...rest]: readonly Sentence[]): Sentence[] {
	return first ? [{ ...first, text: first.text.replace(ITEM, '') }, ...rest] : [];
}

const SPEAKER = /^(\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.'’-]*){0,3}):\s+(?=\S)/u;

/** The paragraphs of an interview without who speaks before each: a name that stands so before two or more. */
export function withoutSpeakers(blocks: readonly Block[]): Block[] {
	const speakerOf = (block: Block) =>
		block.kind === 'paragraph' ? SPEAKER.exec(block.sentences[0]?.text ?? '')?.[1] : undefined;
	const turns = new Map<string, number>();
	for (const block of blocks) {
		const speaker = speakerOf(block);
		if (speaker) turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
	}
	return blocks.map((block) => {
		const isTurn = (turns.get(speakerOf(block) ?? '') ?? 0) > 1;
		const [first, ...rest] = block.kind === 'paragraph' ? block.sentences : [];
		if (!isTurn || block.kind !== 'paragraph' || !first) return block;
		return { ...block, sentences: [{ ...first, text: first.text.replace(SPEAKER, '') }, ...rest] };
	});
}

export interface Labelled {
	sentences: Sentence[];
	/** Number of the article of a law that the paragraph is, as written. */
	article: string | null;
}

/** A law's paragraph without "Art. 5º" or "§ 1º" before it. */
export function withoutLegalLabel(sentences: readonly Sentence[]): Labelled {
	const [first, second, ...rest] = sentences;
	if (!first) return { sentences: [], article: null };
	const article = ARTICLE.exec(first.text)?.[1] ?? null;
	const text = first.text.replace(article ? ARTICLE : PARAGRAPH, '');
	if (text === first.text) return { sentences: [...sentences], article: null };
	if (text !== '') return { sentences: [{ ...first, text }, ...(second ? [second] : []), ...rest], article };
	return { sentences: second ? [{ ...second, start: first.start }, ...rest] : [], article };
}

const PLACE_AND_DATE = /^[\p{L} ]{3,40}, (?:em )?\d{1,2}º? de \p{L}+ de \d{4}\.?$/u;

/** A line that names rather than tells: a title without a mark at its end, a signature, a place with its date. */
export function isLabelLine({ sentences }: Paragraph): boolean {
	const text = sentences.map((sentence) => sentence.text).join(' ');
	if (PLACE_AND_DATE.test(text)) return true;
	return sentences.length <= 2 && !/[.!?…:;,]["”»')\]]*$/.test(text) && text.split(/\s+/).length < 20;
}
