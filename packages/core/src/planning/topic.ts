import type { Language } from '@nexus/contract';
import type { DocumentMap } from '@nexus/document-text';
import { isSpeakable } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../languages/index.ts';
import { firstOfLines, firstOfWrapped } from './first-lines.ts';
import { isDocumentKind, plainHeading, spokenHeading } from './headings.ts';
import {
	aboveByline,
	belowMasthead,
	belowPublication,
	belowSection,
	HEAD,
	JOURNAL,
	KIND_WORDS,
	LEAST_BELOW_SECTION,
	pageTitle,
} from './printed-titles.ts';
import { readmeTitle, withoutScopeMarks } from './readme-titles.ts';

/** A first line that stands by itself, without a mark at its end. */
const TITLE_LINE =
	/^\s*(?!#)([^\n]{3,120}[\p{L}\p{N})])(?:[ \t]*\*)?[ \t]*\r?\n(?:[ \t]*\r?\n|(?:Origem|De|Por|por|From|By|by)[ :])/u;
/** "Smoke testing: your questions answered", above the lines of whose it is and of which day. */
const FIRST_OF_HEAD =
	/^\s*(\p{Lu}[^\n]{8,120}[\p{L}\p{N}?)])[ \t]*\n(?:[^\n]{3,90}[^.!?\n]\n)?[^\n]{0,60}(?<!\d)(?:19|20)\d\d[ \t]*\n[ \t]*\n/u;

/** Lines in capitals that a document begins with: "EDITAL Nº 12/2026", "PROCESSO SELETIVO". */
function capitalLines(text: string): string | null {
	const found = /^\s*((?:(?=[^\n]*\p{Lu}{3})[^\n\p{Ll}]{4,100}\n){1,3})[ \t]*\n/u.exec(text.slice(0, HEAD))?.[1];
	const lines = found?.trim().split(/\s*\n\s*/);
	return lines?.join(': ') ?? null;
}

function firstOfHead(text: string): string | null {
	const line = FIRST_OF_HEAD.exec(text)?.[1] ?? '';
	return countWords(line) > LEAST_BELOW_SECTION && line !== line.toUpperCase() && !MAKER.test(line) ? line : null;
}

/** Lines in capitals at the very beginning, of a letterhead and of what the document is. */
const LETTERHEAD = 8;
/** Words of a line in small letters right below a name in capitals: "Relatório Semestral de Atividades". */
const MOST_KIND_WORDS = 12;
const KIND_LINE =
	/^(?:\p{L}+\s){0,2}(?:ata|aviso|circular|comunicado|contrato|convocação|edital|estatuto|lei|portaria|decreto|regimento|regulamento|relat[óo]rio|relato|resolução|termo|parecer|minutes|agreement|bylaws|ordinance|resolution|notice|policy|report|meeting)(?!\p{L})/iu;

/** "BOARD OF SELECTMEN -- REGULAR MEETING". */
const MEETS = /\s(?:meeting|minutes|hearing|reuni[ãa]o|assembleia)$/iu;

/** "DIÁRIO OFICIAL DO MUNICÍPIO     Edição nº 2.918": what an ordinance was printed in. */
const GAZETTE = /^di[áa]rio oficial(?!\p{L})/iu;

/** "ATA Nº 212": what it is of stands in the line below. */
const NUMBERED_KIND = /^\p{L}+\s(?:n[º°o.]{1,2}\s?)?\d{1,5}(?:\/\d{2,4})?$/iu;

/** "ATA DA ASSEMBLEIA" below the name of who met and where: what the document is, rather than whose paper it is on. */
function belowLetterhead(text: string): string | null {
	const head = firstLines(text).slice(0, LETTERHEAD);
	const isLoud = (line: string) => line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
	const isShort = (line: string) =>
		countWords(line) <= MOST_KIND_WORDS && !/[.:;,!?]$|(?<!\p{L})(?:p[áa]gina|page)\s\d/iu.test(line);
	const at = head.findIndex(
		(line, index) =>
			index > 0 && (KIND_LINE.test(line) || MEETS.test(line)) && (isLoud(line) || (index === 1 && isShort(line))),
	);
	const isOpen = isLoud(head[0] ?? '') || GAZETTE.test(head[0] ?? '');
	const isHead = isOpen && head.slice(0, at).every((line) => !/^#|\p{Ll}{3}.*[.!?]$/u.test(line));
	const [line, below] = head.slice(at, at + 2);
	if (!isHead || line === undefined) return null;
	return NUMBERED_KIND.test(line) && below !== undefined && isLoud(below) ? `${line}: ${below}` : line;
}

const firstLines = (text: string): string[] =>
	text
		.slice(0, HEAD)
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

/** "# Town of Harlow Falls": a place or an organization, as it stands above what its papers are. */
const MAKER =
	/^(?:(?:town|city|county|village|borough|township|state|commonwealth|university|diocese) of|(?:munic[íi]pio|prefeitura|c[âa]mara|governo|secretaria|estado|universidade|associa[çc][ãa]o|condom[íi]nio|cooperativa|sindicato|conselho|comit[êe]|instituto|paróquia|escola|col[ée]gio|creche|hospital|clube|museu|biblioteca) |[^:?!]{3,60}\s(?:town(?:ship)?|county|council|department|association|society|school|hospital|library|museum|district|university|authority|cooperative|foundation|bank|clinic|project|program|network|inc\.?|ltda?\.?|s\.a\.)$)/iu;
/** "LEI Nº 12.305, DE 2 DE AGOSTO DE 2010": a law by its number and date, alone in its line among the first. */
const LAW =
	/^(?:lei(?: complementar| municipal| estadual)?|decreto(?:-lei)?|medida provisória|portaria|resolução|instrução normativa|deliberação)\s(?:[\p{L}/]{2,20}\s){0,3}n[º°o.]{1,2}\s?[\d./-]+,?\s(?:de\s)?\d{1,2}[º°o]?\sde\s\p{L}+\sde\s\d{4}\.?$/iu;
const numberedLaw = (text: string): string | null =>
	firstLines(text)
		.slice(0, LETTERHEAD)
		.map((line) =>
			line
				.replace(/^\[(.*)\]\([^()]*\)$/, '$1')
				.replace(/[*_#]+/g, '')
				.trim(),
		)
		.find((line) => LAW.test(line))
		?.replace(/\.$/, '') ?? null;

/** Words of a site's name behind a title. */
const MOST_SITE_WORDS = 4;

/** "UNIVERSIDADE FEDERAL | EDITAL 01/2024", "How bees sleep | The Garden Post": without whose paper or site it is on. */
function withoutMaker(title: string): string {
	const pieces = title.split(/\s\|\s/);
	const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
	if (pieces.length > 1 && MAKER.test(first)) return pieces.slice(1).join(': ');
	return pieces.length === 2 && countWords(first) > 2 && countWords(last) <= MOST_SITE_WORDS ? first : title;
}

/** "Kinnard County Highway Department          2023 Bridge Report", as it stands above each page: what the report is called. */
function besideMaker(text: string): string | null {
	const [maker = '', ...title] = (firstLines(text)[0] ?? '').split(/\s{3,}/);
	return MAKER.test(maker) && title.length === 1 ? (title[0] ?? null) : null;
}

/** What a paper is, wherever that stands in its heading. */
const KIND =
	/(?<!\p{L})(?:frequently asked questions|perguntas frequentes|faq|newsletter|leaflet|guide|handbook|minutes|agenda|report|notice|ordinance|resolution|bylaws|policy|agreement|budget|proceedings|ata|relat[óo]rio|aviso|edital|lei|decreto|portaria|regimento|estatuto|regulamento|resolu[çc][ãa]o|parecer|contrato|convoca[çc][ãa]o|comunicado|or[çc]amento)(?!\p{L})/iu;

/** "## Select Board — Minutes" right below the heading that names whose paper it is. */
function belowMaker(text: string): string | null {
	const [above = '', title = ''] =
		/^# ([^\n]+)\n{1,3}(?:[^\n#*]{3,60}\n{1,3})?(?:## |\*\*(?=[^\n*]+\*\*\n))([^\n*]+)(?:\*\*)?\n/
			.exec(text.slice(0, HEAD).trimStart())
			?.slice(1) ?? [];
	return MAKER.test(above.trim()) && !KIND.test(above) && KIND.test(title) ? title : null;
}

/** "# Geografia – 1ª série do Ensino Médio": whom a text is for, above the chapter that it is. */
const COURSE =
	/\d\s?[ªº°]?\s(?:série|ano)(?!\p{L})|ensino (?:médio|fundamental)|(?<!\p{L})(?:grade \d|\d(?:st|nd|rd|th) grade)/iu;
const CHAPTER_LINE =
	/^#{1,2} ((?:cap[íi]tulo|aula|unidade|lição|módulo|chapter|lesson|unit|lecture|module) \d{1,3}[^\n]{4,120})$/gimu;

function belowCourse(text: string): string | null {
	const [course = ''] = /^# [^\n]+/.exec(text.trimStart()) ?? [];
	const chapters = COURSE.test(course) ? [...text.slice(0, HEAD).matchAll(CHAPTER_LINE)] : [];
	return chapters.length === 1 ? (chapters[0]?.[1] ?? null) : null;
}

/** "**Aula 9 – Síndrome do vinagre**", the one line in bold letters below whose paper it is. */
function boldInHead(text: string): string | null {
	const [head = ''] = text.slice(0, HEAD).split(/\n[ \t]*\n|^#/m, 1);
	const [, ...lines] = head.trim().split('\n');
	const bold = lines.flatMap((line) => /^\*\*([^*]{8,120})\*\*$/.exec(line.trim())?.[1] ?? []);
	return bold.length === 1 && !MAKER.test(bold[0] ?? '') ? (bold[0] ?? null) : null;
}

/** What an e-mail or a letter is about, as its head says. */
const SUBJECT_LINE = /^[*_ \t]*(?:Assunto|Subject|Re):[*_ \t]*(\S[^\n]{2,140})$/im;
/** To whom a letter is written, and the name in its first line, of who writes it. */
const SALUTATION =
	/^(?:dear|prezad[oa]s?|car[oa]s?|querid[oa]s?|ilm[oa]s?|exm[oa]s?|to whom)(?!\p{L})[^\n]{0,60}[,:]\s*$/imu;
const SENDER = /^\s*(?:\p{Lu}[\p{L}.'’-]*\s){1,4}\p{Lu}\p{L}+(?=[ \t]*\n)/u;
/** A title of more words is cut at its colon, where what stands before it tells the subject. */
const MOST_TITLE_WORDS = 12;

/** A long title without what follows its colon. */
function mainTitle(title: string | null): string | null {
	if (title === null || countWords(title) <= MOST_TITLE_WORDS) return title;
	const border = /:\s+|\s[–—]\s/.exec(title);
	if (!border) return title;
	const main = title.slice(0, border.index);
	if (/^(?:cap[ií]tulo|chapter|part[e]?|livro|book)\s/i.test(main)) return title;
	if (isDocumentKind(main) && countWords(main) <= KIND_WORDS) return title.slice(border.index + border[0].length);
	return countWords(main) >= 2 ? main : title;
}

/** Headings near the beginning under which all that follows stands: one of several alike tells of its own section only. */
function headsOfAll({ sections }: DocumentMap): (string | null)[] {
	return sections.slice(0, 3).flatMap((section, index) => {
		const isAbove = sections.slice(0, index).every(({ level }) => level < section.level);
		const later = sections.slice(index + 1);
		return isAbove && later.every(({ level }) => level > section.level) ? [section.heading] : [];
	});
}

const FRONT_MATTER = /^(---|\+\+\+)[ \t]{0,9}\n[\s\S]{0,5000}?\n\1[ \t]*\n\s*/;

/** What a document calls itself, fit to be spoken; null where it does not. */
export function titleOf(map: DocumentMap, document: string): string | null {
	const text = document.replace(FRONT_MATTER, '');
	const subject = SUBJECT_LINE.exec(text.slice(0, HEAD))?.[1]?.trim() ?? null;
	const firstLine = TITLE_LINE.exec(text)?.[1] ?? capitalLines(text);
	const isKind = map.title !== null && KIND_LINE.test(map.title);
	const below = JOURNAL.test(firstLines(text)[0] ?? '') ? belowMasthead(text) : isKind ? null : belowLetterhead(text);
	const others = [
		numberedLaw(text),
		document === text ? readmeTitle(text) : null,
		belowMaker(text),
		besideMaker(text),
		belowCourse(text),
		aboveByline(text),
		belowPublication(text),
		belowSection(text),
		below,
		boldInHead(text),
		map.title,
		firstLine ?? firstOfHead(text) ?? firstOfLines(text) ?? firstOfWrapped(text),
		belowMasthead(text),
		...headsOfAll(map),
	];
	const candidates =
		subject === null
			? [pageTitle(document, { isRepeated: true }), ...others, pageTitle(document, { isRepeated: false })]
			: [subject];
	const sender = SALUTATION.test(text.slice(0, HEAD)) ? SENDER.exec(text)?.[0].trim() : undefined;
	const isCoded = (candidate: string | null) => CODE.test(candidate ?? '');
	const known = candidates.filter(
		(one) =>
			one !== sender &&
			!isFirstOfQuestions(one ?? '', map) &&
			!NOTES.test(one ?? '') &&
			!SENDS.test(one ?? '') &&
			!JOURNAL.test(one ?? ''),
	);
	const isWeak = (candidate: string | null) => isCoded(candidate) || PAGE.test(candidate?.trim() ?? '');
	for (const candidate of [...known.filter((one) => !isWeak(one)), ...known.filter(isWeak)]) {
		const spoken = spokenHeading(
			mainTitle(withoutCodes(withoutScopeMarks(withoutMaker(candidate ?? '')))),
			text.slice(0, SEARCHED_CHARACTERS),
		);
		if (spoken.kind === 'topic' || spoken.kind === 'question') return spoken.text;
	}
	return null;
}

/** A first heading of many that ask: what is asked first is no title. */
function isFirstOfQuestions(candidate: string, { sections }: DocumentMap): boolean {
	const asked = sections.filter(({ heading }) => heading?.trim().endsWith('?'));
	const [first, second] = asked;
	const isAbove = (first?.level ?? 0) < (second?.level ?? 0);
	return asked.length >= LEAST_ASKED && asked.length * 2 > sections.length && !isAbove && first?.heading === candidate;
}
const LEAST_ASKED = 4;

/** What a page is called on its site, which tells nothing where the text has a title of its own. */
const PAGE = /^(?:release|index|post|p[áa]gina|page|readme|untitled|sem t[íi]tulo)$/iu;

/** What stands behind a text. */
const NOTES =
	/^(?:notas?|notes?|refer[êe]ncias(?: bibliogr[áa]ficas)?|references|bibliogra(?:fia|phy)|anexos?|appendix|webvtt)$/iu;

/** "Ver artigo principal: ...": sends a reader elsewhere. */
const SENDS = /^(?:ver |veja |see |main article|artigo principal|índice$|contents$)/i;

/** Characters in which a title's acronyms and names are looked up. */
const SEARCHED_CHARACTERS = 50_000;

/** "HIS0342", "PO 4500-2281", "MRKX...": what a course or an order is filed under. */
const CODE =
	/(?<![\p{L}\d])(?:\p{Lu}{2,12}-?\d{3,}|\p{Lu}{4,}\.{3}|(?:PO|BL|OS|NF|RFC|SEI|ref\.?)\s\S*\d{3}\S*|\d{4,}-\d{3,})(?![\p{L}\d])/u;

/** "RES: RES: URGENTE - ". */
const FORWARDED = /^(?:(?:re|res|fwd?|enc|urgente?)(?::| [–—-])\s+)+/iu;

/** What is left of a title without the pieces that are codes; nothing where that is a word. */
function withoutCodes(title: string): string {
	if (!CODE.test(title)) return title;
	const rest = title
		.replace(FORWARDED, '')
		.split(/(?:,|:|\s(?:--|[–—/-]))\s+/)
		.filter((piece) => !CODE.test(piece));
	const said = rest.join(', ');
	return countWords(said) > 1 && /\p{L}{4}/u.test(said) ? said : title;
}

/** Documents that are named; of more, the others are counted. */
const MOST_NAMED = 3;

/** What several documents are about: their titles, each in quotation marks. Null where one of them cannot be spoken. */
export function topicOfSeveral(documents: readonly { title: string }[], language: Language): string | null {
	const named = documents.slice(0, documents.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
	const titles = named.map(({ title }) => plainHeading(mainTitle(title) ?? ''));
	if (titles.some((title) => title === '' || !isSpeakable(title))) return null;
	const others = documents.length - named.length;
	const rest = languagePack(language).otherTexts(others);
	const quoted = titles.map((title) => `“${title}”`);
	return new Intl.ListFormat(language).format(others === 0 ? quoted : [...quoted, rest]);
}
