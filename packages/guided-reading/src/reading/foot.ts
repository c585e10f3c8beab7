import { type Block, isDecision } from '@nexus/document-text';
import { isPlaceAndDate } from '@nexus/language/dates';
import { countWords } from '@nexus/language/words';
import { plainLine } from './whole-title.ts';

/** Paragraphs in which a document's foot stands, and the share of it that is never foot. */
const MOST_FOOT = 14;
const BODY_SHARE = 0.4;
/** Words of a line of those who sign, and of a paragraph about who wrote the text. */
const MOST_SIGNED = 14;
const MOST_NOTE = 90;
/** How to write, to call or to come by. */
const CONTACT = /\S@\S|https?:|www\.|\d{3,4}[ .-]\d{4}(?!\d)|p\.?\s?o\.?\sbox|(?<!\p{L})(?:ramal|ext\.)\s\d/iu;
/** "Hours: Monday through Saturday": of use to who looks something up. */
const LABEL = /^\p{Lu}[\p{L}' ]{2,30}:\s/u;
/** "3 comments", above what readers wrote. */
const COMMENTS = /^(?:#{1,6}\s)?[*_]{0,2}\d{1,4} (?:comments?|coment[áa]rios?)\s*(?:\n|$)/iu;
/** "[END OF TAPE 14]": what stands below is an archive's. */
const END = /^\[(?:end|fim)(?:\s[^[\]\n]{1,40})?\]$/iu;
/** Where and how it appeared, who made it, and what it does not stand for. */
const IMPRINT =
	/^(?:publicad|registrad|published|first (?:appeared|published)|©|copyright|(?:this|est[ea]) (?:story|article|column|essay|piece|post|newsletter|interview|work|publication|website|site|texto|matéria|artigo|coluna|reportagem|entrevista|crônica|conteúdo|publicação|obra|document|documento|material|boletim) (?:is|are|was|has been|foi|não|está|saiu)\s|transcri|colaborou|all rights|the views|testemunhas|(?:not[ae]s?|sources?|fontes?):|anexos?(?: \([^()]{1,60}\))?:|you(?: are|['’]re) (?:getting|receiving) this|você (?:está recebendo|recebeu?) est[ea]|please think before you print|antes de imprimir|copy for |[~(]{0,2}(?:(?:about|approx\.|aprox\.|cerca de|word count:) )?\d[\d.,]* (?:words|palavras)(?![^.;|)]*\p{L})|[- ]*(?:cut here|recorte aqui))|(?:does not|not a) (?:replace|substitute)|não substitui/iu;
/** Ends as a sentence does, or holds one. */
const SENTENCE = /[.!?…:;]["”»]?$|\p{Ll}{3}[.!?]\s\p{Lu}/u;
/** In slanted letters from beginning to end. */
const SLANTED = /^\s*([*_])(?!\1).*\1\s*$/s;
/** "*Corrected on 3 January: I had put 2 spoons*": what holds. */
const CORRECTED = /^[\s*_-]*(?:corrigid[oa]|corrected)(?!\p{L})[^:\n]{0,40}:[^\d]{0,200}\d/iu;
const NOTE_MARK = /^\s*\(?[¹²³*†]\)?\s/u;
const WRAPPED_LINK = /\](?<=\n[^\][\n]{1,200}\])\([^()\s]{1,300}\)/g;
const RULE = /\n[ \t]*(?:-{3,}|_{3,})[ \t]*\n\s*$/;

/** Lines that tell, rather than names and what people are: of a poem, of a song. */
const VERSES = 3;
const isVerse = (lines: readonly string[]): boolean =>
	lines.length >= VERSES &&
	lines.filter((line) => (line.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) > 1).length * 2 > lines.length;

/**
 * Blocks without what stands below the text: who signed, who wrote it, how to write to whom, where it appeared.
 * @param source the document between two offsets
 * @param by who wrote it, as its head says
 */
export function withoutFoot(
	blocks: readonly Block[],
	source: (from: number, to: number) => string,
	by: string | null,
): Block[] {
	const comments = blocks.findIndex(
		({ kind, start, end }, at) =>
			at >= blocks.length * BODY_SHARE &&
			(kind === 'heading' || kind === 'paragraph') &&
			(COMMENTS.test(source(start, end)) || END.test(source(start, end).trim())) &&
			!blocks.slice(at + 1).some((below) => below.kind === 'heading'),
	);
	const foot = new Set<Block>(comments < 0 ? [] : blocks.slice(comments));
	const told = blocks.filter((block) => !foot.has(block));
	for (let at = told.length - 1; at >= Math.max(told.length * BODY_SHARE, told.length - MOST_FOOT); at--) {
		const block = told[at] as Block;
		const before = told[at - 1];
		if (block.kind === 'heading' && foot.size > 0) continue;
		const written = source(block.start, block.end);
		if (block.kind !== 'paragraph' || before?.kind === 'table' || CORRECTED.test(written) || isDecision(written)) break;
		// Where a link that is wrapped leads is not how to write.
		const lines = written.replace(WRAPPED_LINK, ']').split('\n').map(plainLine).filter(Boolean);
		const isApart = SLANTED.test(written) || RULE.test(source(before?.end ?? block.start, block.start));
		const isNote =
			countWords(written) <= MOST_NOTE &&
			((SLANTED.test(written) && at === told.length - 1 && !isVerse(lines)) ||
				(by !== null && lines[0]?.startsWith(`${by} `)) ||
				lines.some((line, index) =>
					CONTACT.test(line)
						? isApart || foot.size > 0 || LABEL.test(line)
						: (isApart || index === 0) && (IMPRINT.test(line) || (isApart && LABEL.test(line))),
				));
		const isSigned = !isVerse(lines) && lines.every((line) => countWords(line) <= MOST_SIGNED && !SENTENCE.test(line));
		if (
			!isNote &&
			!isSigned &&
			!NOTE_MARK.test(written) &&
			!isPlaceAndDate(block.sentences.map(({ text }) => text).join(' '))
		)
			break;
		foot.add(block);
	}
	return blocks.filter((block) => !foot.has(block));
}
