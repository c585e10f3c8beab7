import { withCharacters } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { isDocumentKind } from './headings.ts';

/** Characters in which a title is looked for. */
export const HEAD = 1000;
/** Of a kind of document: "Guia de viagem" does not tell the subject, "Relatório da seca no rio Negro" does. */
export const KIND_WORDS = 4;
/** Lines that a paper's title runs over at most. */
const MOST_TITLE_LINES = 3;

/** What a journal prints above a paper's title. */
const MASTHEAD =
	/(?<!\p{L})(?:(?:vol?|no?|n[º°]|pp?)\.?\s?\d|(?:issn|doi|received|recebido|accepted|aceito)(?!\p{L}))|https?:|www\./iu;

/** "Revista, v. 18, n. 2": a journal's name with its number. */
export const JOURNAL =
	/\s\d{1,4}\s?\((?:\d{1,3}|(?:19|20)\d\d)\),?\s(?:pp?\.\s?)?\d{1,5}[–-]\d|,\s(?:v|vol)\.?\s?\d{1,4},\s(?:no?|n[º°]|issue)\.?\s?\d|(?<!\p{L})(?:issn|doi)(?!\p{L})/iu;

/** "RESEARCH ARTICLE", "Artigo original": what kind of paper it is. */
const PAPER =
	/^(?:(?:original |research |review )?(?:article|paper)|artigo(?: original| de revisão)?|(?:short |brief )?communication|nota técnica)$/i;

/** The first lines that a journal's own are not, up to a blank one: a title may run over three. */
export function belowMasthead(text: string): string | null {
	const lines = text
		.trimStart()
		.slice(0, HEAD)
		.split('\n')
		.map((line) => line.trim());
	const at = lines.findIndex((line) => line !== '' && !MASTHEAD.test(line) && !JOURNAL.test(line) && !PAPER.test(line));
	const end = lines.findIndex((line, index) => index > at && line === '');
	if (at <= 0 || end < 0) return null;
	const title = lines.slice(at, end).join(' ');
	return end - at <= MOST_TITLE_LINES && !/[.:;,!]$|\d{4}$/.test(title) ? title : (lines[at] ?? null);
}

/** The title of a page saved as HTML, and what parts it from the name of its site. */
const PAGE_TITLE = /^\s*<(?:!doctype|\?xml|html|head)[\s\S]{0,3000}?<title>\s*([^<>]{3,200})<\/title>/i;
/** Characters of a page in which its head stands. */
const MOST_HEAD = 8000;
/** What a program or a template puts there. */
const NO_PAGE_TITLE =
	/^(?:menu(?: d[aeo] \p{L}+)?|home(?: page)?|index|in[íi]cio|untitled(?: document)?|document|page|p[áa]gina(?: inicial)?)$/iu;
const OF_SITE = /\s+(?:[|·»]|::|[-–—])\s+/;

/** What a page saved as HTML is called, without the name of its site: the first part that stands in its text again, if any. */
export function pageTitle(text: string, { isRepeated }: { isRepeated: boolean }): string | null {
	const [head, written = ''] = PAGE_TITLE.exec(text.slice(0, MOST_HEAD)) ?? [];
	const title = withCharacters(written).trim();
	if (head === undefined) return null;
	const body = withCharacters(text.slice(head.length, MOST_HEAD * 3).replace(/<[^<>]{1,300}>/g, ''));
	const parts = [...new Set([title, ...title.split(OF_SITE)])].filter((part) => !NO_PAGE_TITLE.test(part));
	const again = parts.find((part) => part.length > 2 && body.includes(part));
	return again ?? (isRepeated ? null : (parts[1] ?? parts[0] ?? null));
}

/** Whose paper a text is on, or where it was given: a magazine, a newspaper, a conference. */
const PUBLICATION =
	/(?<!\p{L})(?:revista|jornal|gazeta|correio|folha d[aeo]|tribuna|di[áa]rio d[aeo]|edi[çc][ãa]o \d|issue \d|blog|review|courier|gazette|herald|tribune|ledger|quarterly|magazine)(?!\p{L})/iu;
const MEETING =
	/(?<!\p{L})(?:encontro|congresso|simp[óo]sio|semin[áa]rio|universidade|conference|symposium|university)(?!\p{L})[^\n]*\n|\n[^\n]*(?:universidade|university)/iu;
/** Words of a publication's name alone in its line, of all its own lines, and of a title. */
const MOST_NAME_WORDS = 5;
const MOST_WORDS_ABOVE = 25;
const MOST_WORDS_BELOW = 30;

/** "THE HOLMESBY ADVERTISER\nWednesday, 16 October 2024   Page 3": a name in capitals, and which issue it is. */
function isNameWithIssue(paragraph: string): boolean {
	const [name = '', issue = '', ...more] = paragraph.split('\n').map((line) => line.trim());
	const isName = name === name.toUpperCase() && /\p{Lu}{3}/u.test(name) && countWords(name) <= MOST_NAME_WORDS;
	return (
		isName && more.length === 0 && /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:no|nº|issue|edição)\.?\s?\d/iu.test(issue)
	);
}

/** The title below a publication's name, of a text without marks: "A mulher que afina os sinos". */
export function belowPublication(text: string): string | null {
	const [first = '', ...below] = text
		.slice(0, HEAD)
		.split(/\n[ \t]*\n/)
		.map((paragraph) => paragraph.trim());
	const isLines = /\n|\s[|·•]\s/.test(first) || countWords(first) <= MOST_NAME_WORDS;
	const isDated = isNameWithIssue(first);
	const isAbove = (PUBLICATION.test(first) && isLines) || MEETING.test(first) || isDated;
	if (!isAbove || /^[#*_]|[.!?]$/m.test(first) || countWords(first) > MOST_WORDS_ABOVE) return null;
	const title = below.slice(0, 3).find((paragraph) => {
		const words = countWords(titleLines(paragraph).join(' '));
		const isSection = paragraph === paragraph.toUpperCase() && words < KIND_WORDS;
		const isTitle =
			words > 1 && words <= MOST_WORDS_BELOW && !/[.:;,!]$|\d{4}$|^(?:by|por|texto|photo|foto)\s/i.test(paragraph);
		const isPiece = !isDated || (paragraph !== paragraph.toUpperCase() && !isDocumentKind(paragraph));
		return isTitle && !isSection && isPiece && paragraph.split('\n').length <= MOST_TITLE_LINES;
	});
	return title === undefined ? null : titleLines(title).join(' ');
}

/** A line that is no title in capitals, and its end no word that something has to follow. */
const IN_SMALL_LETTERS = /(?<!\p{L})\p{Ll}{4,}(?!\p{L})[^\n]*(?<!\p{L})\p{Ll}{4,}[?!]?$/u;
/** Words at least of a line that tells more of what a title names. */
const DECK_WORDS = 6;

/** Of a paragraph with a title: lines that tell more of the same, as those in small letters below capitals, are no title. */
function titleLines(paragraph: string): string[] {
	const lines = paragraph.split('\n').map((line) => line.trim());
	const small = lines.findIndex((line) => line !== line.toUpperCase());
	const [title = '', below = ''] = lines;
	const isDeck = IN_SMALL_LETTERS.test(title) && /^\p{Lu}/u.test(below) && countWords(below) >= DECK_WORDS;
	return small > 0 ? lines.slice(0, small) : isDeck ? [title] : lines;
}

/** What a newspaper prints above the title: which of its sections a text is from, or what kind of text it is. */
const SECTION =
	/^(?:ambiente|meio ambiente|artigo|cidades?|ciência|clima|cotidiano|crônica|cultura|economia|educação|ensaio|entrevista|especial|esportes?|local|mundo|opinião|perfil|polícia|política|reportagem|resumo(?: para [oa]s? \p{L}+)?|saúde|tecnologia|arts?|business|climate|culture|editorial|education|environment|essay|feature|health|interview|local news|news|opinion|politics|profile|science|special report|sports?|summary|technology|world)$/iu;
/** Lines up to who wrote a text. */
const MOST_LINES_ABOVE = 6;
/** Words of the title below it. */
export const LEAST_BELOW_SECTION = 3;

/** "AMBIENTE", and below it, in a line alone, the title: a known section, or one word in capitals that the text does not have. */
export function belowSection(text: string): string | null {
	const found =
		/^\s*(?:#\s+)?([^\n]{3,40})\n(?:[ \t]*\n)+(?:#{1,2}\s+)?(\p{Lu}[^\n]{8,150}[\p{L}\p{N}?”"])[ \t]*\n/u.exec(text);
	const [above = '', title = ''] = found?.slice(1).map((line) => line.trim()) ?? [];
	const isTitle = countWords(title) >= LEAST_BELOW_SECTION && !/[.!]["”]?$|\d{4}$|^(?:by|por)\s|:\s\S+$/iu.test(title);
	const isWord = /^\p{Lu}{4,}$/u.test(above);
	const below = text.slice(text.indexOf(title)).toLowerCase();
	const isUnsaid = isWord && !below.match(/\p{L}+/gu)?.includes(above.toLowerCase());
	return isTitle && title !== title.toUpperCase() && (SECTION.test(above) || isUnsaid) ? title : null;
}

/** "CADERNO DE DOMINGO", "Crônica", below them the title and below that who wrote it, with no blank line above the title. */
export function aboveByline(text: string): string | null {
	const lines = text
		.slice(0, HEAD)
		.trim()
		.split('\n', MOST_LINES_ABOVE)
		.map((line) => line.trim());
	const at = lines.findIndex((line) => /^(?:by|por)\s\p{Lu}[^.]{3,60}$/iu.test(line));
	const head = lines.slice(0, Math.max(at, 0));
	const isApart = head.at(-1) === '';
	const [title = '', ...above] = (isApart ? head.slice(0, -1) : head).reverse();
	const areSections = above.map((line) => SECTION.test(line));
	const isAbove = above.every(
		(line, index) => areSections[index] || (/\p{Lu}/u.test(line) && line === line.toUpperCase()),
	);
	const isBelow = isApart ? areSections.includes(true) : above.length > 0;
	return isAbove && isBelow && title !== title.toUpperCase() && /[\p{L}\p{N}?]$/u.test(title) ? title : null;
}
