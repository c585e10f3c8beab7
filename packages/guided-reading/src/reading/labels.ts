import type { Language } from '@nexus/contract';
import type { Block, Sentence } from '@nexus/document-text';
import { continued } from './casing.ts';
import { COUNTED } from './lists.ts';
import { sentenceCase } from './sentence-case.ts';
import { withWhen } from './when-labels.ts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;
type List = Extract<Block, { kind: 'list' }>;

/** "I - ", "b) ", "(c) ", "3) ": labels of a list that is written as paragraphs. */
const ITEM = /^(?:[IVXLC]{1,6}\s*[-–—]\s+|\(?[A-Ha-z]\)\s+|\(?(?:i{1,3}|iv|vi{0,3})\)\s+|\d{1,2}\)\s+)(?=\S)/;
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

/** Words of an item on average, from which a list is a text whose paragraphs are numbered. */
const LONG_ITEM = 16;
/** Words of an item that heads what follows. */
const MOST_HEADING_WORDS = 8;
const NUMBER = /^\d+(?:\.\d+)*[.)]?$/;

/**
 * Numbered paragraphs, which Markdown takes for a list, as paragraphs, each with its title as its first sentence; a lone
 * item above a list as what introduces it.
 */
export function withNumberedParagraphs(blocks: readonly Block[]): Block[] {
	return blocks.flatMap((block, index): Block[] => {
		if (block.kind !== 'list') return [block];
		const [only, ...more] = block.items;
		if (only && more.length === 0 && isTitle(only.sentences)) {
			const [sentence] = only.sentences;
			const end = blocks[index + 1]?.kind === 'list' ? ':' : '.';
			const text = sentenceCase(sentence?.text ?? '').replace(/[.:]$/, '') + end;
			return [
				{ kind: 'paragraph', start: only.start, end: only.end, sentences: sentence ? [{ ...sentence, text }] : [] },
			];
		}
		const words = block.items.flatMap(({ sentences }) => sentences.flatMap(({ text }) => text.split(' '))).length;
		const before = blocks[index - 1];
		const isIntroduced = before?.kind === 'paragraph' && before.sentences.at(-1)?.text.endsWith(':');
		const isText = !isIntroduced && block.items.some(({ sentences }) => sentences.length > 2);
		if (!isText || words / block.items.length < LONG_ITEM) return [block];
		const below = blocks[index + 1];
		const isCounted = block.ordered && below?.kind === 'paragraph' && COUNTED.test(below.sentences[0]?.text ?? '');
		return block.items.map(({ start, end, sentences }, at) => {
			const [first, ...rest] = titled(withWhen(sentences));
			const said = first && isCounted ? { ...first, text: `${at + 1}: ${first.text}` } : first;
			return { kind: 'paragraph', start, end, sentences: said ? [said, ...rest] : [] };
		});
	});
}

function isShouted(text: string): boolean {
	return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

function isTitle(sentences: readonly Sentence[]): boolean {
	const [first, ...rest] = sentences;
	const text = first?.text ?? '';
	return rest.length === 0 && !/[.!?;]$/.test(text) && text.split(' ').length <= MOST_HEADING_WORDS;
}

function titled(sentences: readonly Sentence[]): Sentence[] {
	const [first, ...rest] = sentences.filter(({ text }) => !NUMBER.test(text));
	if (!first) return [];
	const [second, ...others] = rest;
	const isShort = first.text.split(' ').length <= MOST_HEADING_WORDS;
	if (first.text.endsWith(':')) return [first, ...rest];
	if (!isTitle([first]) && !(isShort && isShouted(first.text))) return [first, ...rest];
	const title = sentenceCase(first.text).replace(/\.$/, '');
	return second
		? [{ ...second, start: first.start, text: `${title}. ${second.text.replace(CLAUSE_NUMBER, '')}` }, ...others]
		: [{ ...first, text: `${title}.` }];
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

/** "DECLAN MOSS" and "DM" are one: by initials where it is a name of several words. */
function keyOf(speaker = ''): string {
	const words = speaker.split(/\s/).filter((word) => /^\p{Lu}/u.test(word));
	return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : speaker;
}

/**
 * The paragraphs of an interview without who speaks before each, and which they are: two or more names that stand so
 * before two or more paragraphs each, and one of whom asks every third time at least. Minutes whose every item ends with
 * "Deliberação:" are none.
 * @param lettered where what is asked and what is answered begins, where letters say which it is
 */
export function withoutSpeakers(
	blocks: readonly Block[],
	lettered: ReadonlyMap<number, string>,
): { blocks: Block[]; turns: ReadonlyMap<number, string> } {
	if (lettered.size > 0) return { blocks: [...blocks], turns: lettered };
	const speakerOf = (block: Block) =>
		block.kind === 'paragraph' ? SPEAKER.exec(block.sentences[0]?.text ?? '')?.[1] : undefined;
	const said = new Map<string, { times: number; asked: number }>();
	for (const block of blocks) {
		const speaker = keyOf(speakerOf(block));
		if (speaker === '' || block.kind !== 'paragraph') continue;
		const entry = said.get(speaker) ?? { times: 0, asked: 0 };
		entry.times++;
		if (block.sentences.at(-1)?.text.endsWith('?')) entry.asked++;
		said.set(speaker, entry);
	}
	const speakers = [...said.values()].filter(({ times }) => times > 1);
	const isInterview = speakers.length > 1 && speakers.some(({ times, asked }) => asked > 1 && asked * 3 >= times);
	if (!isInterview) return { blocks: [...blocks], turns: new Map() };
	const turns = new Map<number, string>();
	const told = blocks.map((block) => {
		const speaker = keyOf(speakerOf(block));
		const isTurn = (said.get(speaker)?.times ?? 0) > 1;
		const [first, ...rest] = block.kind === 'paragraph' ? block.sentences : [];
		if (!isTurn || block.kind !== 'paragraph' || !first) return block;
		turns.set(block.start, speaker);
		return { ...block, sentences: [{ ...first, text: first.text.replace(SPEAKER, '') }, ...rest] };
	});
	return { blocks: told, turns };
}

/** "3.1 As entregas": the number of a paragraph, which is for finding it. */
const CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{Lu})/u;

/** "Art. 5º As operadoras devem" -> "Art. 5º: As operadoras devem"; "Parágrafo único. Em" -> "Parágrafo único: Em". */
export function withLegalLabel(sentences: readonly Sentence[], language: Language): Sentence[] {
	const [first, second, ...rest] = sentences;
	if (!first) return [];
	if (sentences.some(({ text }) => CLAUSE_NUMBER.test(text)))
		return sentences.map((sentence) => ({ ...sentence, text: sentence.text.replace(CLAUSE_NUMBER, '') }));
	const found = (ARTICLE.exec(first.text) ?? PARAGRAPH.exec(first.text))?.[0] ?? '';
	if (found === '') return [...sentences];
	const label = found.replace(/[\s.–—-]+$/, '').replace(/^§\s?/, 'Parágrafo ');
	const body = first.text.slice(found.length);
	const said = (text: string) => `${label}: ${withSmallVerb(continued(text, language, ''))}`;
	if (body !== '') return [{ ...first, text: said(body) }, ...(second ? [second] : []), ...rest];
	return second ? [{ ...second, start: first.start, text: said(second.text) }, ...rest] : [];
}

/** Verbs that articles of law begin with. */
const withSmallVerb = (text: string): string =>
	text.replace(
		/^(?=(?:Fica|Consider|Compete|Cabe|Constitu|Entra|Aplica|Institui|Cria|Dever|Poder|Proíbe|Denomina|Não)\p{Ll}*\s)\p{Lu}/u,
		(letter) => letter.toLowerCase(),
	);

const PLACE_AND_DATE =
	/^[\p{L} ]{3,40}(?:\/[A-Z]{2})?(?:, [\p{L} ]{3,30})?, (?:em )?\d{1,2}º? de \p{L}+ de \d{4}(?:[;,]\s[^.]{3,60})?\.?$/u;

/** A place with its date, above whoever signs. */
export function isPlaceAndDate([first, ...rest]: readonly Sentence[]): boolean {
	const text = [first, ...rest].map((sentence) => sentence?.text ?? '').join(' ');
	const isSigned = rest.every((sentence) => sentence.text.split(' ').length <= 6);
	return PLACE_AND_DATE.test(text) || (isSigned && PLACE_AND_DATE.test(first?.text ?? ''));
}

/** A line that names rather than tells: a title without a mark at its end, a signature, a place with its date. */
export function isLabelLine(sentences: readonly Sentence[]): boolean {
	if (isPlaceAndDate(sentences)) return true;
	const text = sentences.map((sentence) => sentence.text).join(' ');
	return sentences.length <= 2 && !/[.!?…:;,]["”»')\]]*$/.test(text) && text.split(/\s+/).length < 20;
}
