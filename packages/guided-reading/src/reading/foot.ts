import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { isMarked } from './head.ts';
import { isPlaceAndDate } from './labels.ts';
import { plainLine } from './whole-title.ts';

/** Paragraphs in which a document's foot stands, and the share of it that is never foot. */
const MOST_FOOT = 14;
const BODY_SHARE = 0.4;
/** Words of a line of those who sign, and of a paragraph about who wrote the text. */
const MOST_SIGNED = 14;
const MOST_NOTE = 90;
/** How to write, to call or to come by. */
const CONTACT =
	/\S@\S|https?:|www\.|\d{3,4}[ .-]\d{4}(?!\d)|p\.?\s?o\.?\sbox|(?<!\p{L})(?:ramal|extension|ext\.)\s\d/iu;
/** "Hours: Monday through Saturday": of use to who looks something up. */
const LABEL = /^\p{Lu}[\p{L}' ]{2,30}:\s/u;
/** "Nell Roe writes on Sundays." */
const PORTRAYS = /^(?:\p{Lu}[\p{L}.'’-]*\s){2,4}(?:writes|covers|is an?|escreve|cobre|é)\s/u;
/** Where and how it appeared, who made it, and what it does not stand for. */
const IMPRINT =
	/^(?:publicad|registrad|published|printed|first (?:appeared|published)|©|copyright|free copies|(?:this|est[ea]) [\p{L}-]+ (?:is|are|was|has been|foi|não|está|saiu)\s|transcri|colaborou|all rights|views|the views|testemunhas|witnesses|not[ae]s?:)|(?:does not|not a) (?:replace|substitute)|não substitui/iu;
/** "In our last issue we called the dog late": what was wrong elsewhere. */
const CORRECTS =
	/^(?:corrections?:\s|correç(?:ão|ões):\s|erramos:\s)?(?:in our last (?:issue|edition)|last (?:week|month),? we|na (?:última|nossa última) edição)(?!\p{L})/iu;
/** A day, a weekday or a time. */
const DATED =
	/(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|domingos?|\d{1,2} de \p{L}{4,9}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|deadline)(?!\p{L})/iu;

/** Slanted letters from beginning to end. */
const SLANTED = /^\s*([*_])(?![*_])[^*_]+\1\s*$/u;

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/**
 * Blocks without what stands below the text: who signed, who wrote it, how to write to whom, where it appeared. What is
 * told of that are whole sentences that say when something is, or what was wrong in an earlier text.
 * @param source the document between two offsets
 * @param by who wrote it, as its head says
 */
export function withoutFoot(
	blocks: readonly Block[],
	source: (from: number, to: number) => string,
	by: string | null,
): Block[] {
	const isBy = (text: string) => by !== null && text.startsWith(`${by} `);
	const kept = new Map<Block, Block | null>();
	let hasFoot = false;
	for (let at = blocks.length - 1; at >= Math.max(blocks.length * BODY_SHARE, blocks.length - MOST_FOOT); at--) {
		const block = blocks[at] as Block;
		if (block.kind === 'heading' && hasFoot) continue;
		if (block.kind !== 'paragraph' || blocks[at - 1]?.kind === 'table') break;
		const lines = source(block.start, block.end)
			.split('\n')
			.filter((line) => /\p{L}/u.test(line));
		const said = lines.map(plainLine);
		const isSlanted = lines.every(isMarked);
		const isRuled = /\n[ \t]*(?:-{3,}|_{3,})[ \t]*\n\s*$/.test(source(blocks[at - 1]?.end ?? block.start, block.start));
		const isApart =
			(isSlanted || isRuled) && said.some((line) => LABEL.test(line) || CONTACT.test(line) || IMPRINT.test(line));
		const isAllSlanted = SLANTED.test(source(block.start, block.end));
		const isFoot =
			(at === blocks.length - 1 && isAllSlanted) ||
			isPlaceAndDate(block.sentences) ||
			/^\s*\(?[¹²³*†]\)?\s/.test(lines[0] ?? '') ||
			said.every((line) => countWords(line) <= MOST_SIGNED && !/[.!?…:;]["”»]?$|\p{Ll}{3}[.!?]\s\p{Lu}/u.test(line)) ||
			(countWords(said.join(' ')) <= MOST_NOTE &&
				(isApart ||
					(isSlanted && isRuled) ||
					isBy(said[0] ?? '') ||
					IMPRINT.test(said[0] ?? '') ||
					said.some((line) => CONTACT.test(line) && (hasFoot || LABEL.test(line)))));
		if (!isFoot) break;
		hasFoot = true;
		const isLastInItalics = at === blocks.length - 1 && isAllSlanted;
		kept.set(block, isLastInItalics ? null : telling(block, isBy));
	}
	return blocks.flatMap((block) => kept.get(block) ?? (kept.has(block) || isNoteOn(block) ? [] : [block]));

	/** "*Warren Teague is a retired surveyor.*", between two texts. */
	function isNoteOn(block: Block): boolean {
		if (block.kind !== 'paragraph') return false;
		const written = source(block.start, block.end);
		return isMarked(written) && isBy(plainLine(written)) && countWords(written) <= MOST_NOTE;
	}
}

/** The sentences of a foot's paragraph that are told; null where none is. */
function telling(block: Paragraph, isBy: (text: string) => boolean): Paragraph | null {
	let isTelling = false;
	const sentences = block.sentences.filter(({ text }) => {
		if (!/[.!?]["”)]?$/.test(text) || CONTACT.test(text) || IMPRINT.test(text) || PORTRAYS.test(text) || isBy(text))
			return false;
		if (CORRECTS.test(text)) isTelling = true;
		else if (LABEL.test(text) || isPlaceAndDate([{ ...block.sentences[0], text } as (typeof block.sentences)[0]]))
			return false;
		isTelling ||= DATED.test(text) && countWords(text) > 4;
		return isTelling;
	});
	const [first, last] = [sentences[0], sentences.at(-1)];
	return first && last ? { ...block, sentences, start: first.start, end: last.end } : null;
}
