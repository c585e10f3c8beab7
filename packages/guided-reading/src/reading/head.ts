import type { Language } from '@nexus/contract';
import { isVersion } from '@nexus/core/planning';
import { bareFrontMatter, frontMatterOf, type Span } from '@nexus/document-text';
import { datedIn } from '@nexus/language/dates';
import { isLoud } from '@nexus/language/sayable';
import { countWords, soundKey } from '@nexus/language/words';
import type { SaidOfDocument } from '../language/types.ts';
import { affiliatedIn, authorsIn } from './author.ts';
import { isFurnitureParagraph } from './furniture.ts';
import { areNames, MOST_NAME, saidIn, sourceIn } from './said-in-head.ts';
import { joinedTitle, plainLine, wholeTitle } from './whole-title.ts';

/** What stands above a document's text: what is said of the document, where it ends, and what of it is told. */
export interface Head extends SaidOfDocument {
	/** The title as a whole, with another heading above or below it. */
	title: string;
	/** Up to where nothing else stands. */
	end: number;
	/** Whose name stands in place of a title. */
	maker: string | null;
	/** Lines below the title that say what the text tells. */
	told: Span[];
}

/** Characters of a document in which its head stands, and words of a line of it. */
const HEAD = 1800;
const SEARCHED = 50_000;
const MOST_LINE = 48;
/** Words of a line below the title that says what the text tells, and of one that may begin as a note. */
const LEAST_DECK = 6;
const LEAST_SUMMARY = 10;
/** Letters beside the title in its line. */
const MOST_BESIDE = 10;
/** Words of a heading below the name of who gave the document out that is the document's title. */
const LEAST_OWN = 2;

/** What parts a line of a head: "Por Dirce Malvezzi — Gazeta de Itaporé", "Revista Raia | edição 88". */
const BORDER = /\s(?:[|·•—–-]|--)\s|\s{3,}|(?<=\p{Ll}{3}\.)\s(?=\p{Lu})/u;
/** "Narrator: Dolores Kowalczyk", and what is of use to who looks something up. */
const FIELD = /^[\p{L}\d .]{2,30}:\s/u;
const ASIDE =
	/@|https?:|www\.|cnpj|\d{5}|^["“(]|^\d+\s|^(?:de|from|to|for|para|ao?s?|à|not|do not|estado d[eo]|n[ãa]o|vers[ãa]o|version|since|desde|fundad[oa]|founded)\s|(?<!\p{L})(?:p[áa]g(?:ina)?|page|rua|fotos?|photos?|(?:p[áa]g|pp?|rev|vol|no|av|dra?|tel)\.|n[º°])(?!\p{L})/iu;
/** The blocks of another kind with which a text begins. */
const OTHER_BLOCK = /^[ \t]*(?:[-*+•]\s|\d{1,2}[.)]\s|>|```|~~~|—\s|\||Q:)/mu;
/** What ends as a sentence does. */
const ENDED = /[.!?…:;,]["”)]*(?:\[[^\]]{1,20}\])*$/;
/** One sentence, and another. */
const SENTENCES = /\p{Ll}{3}[.!?]\s\p{Lu}/u;

const isMarked = (line: string): boolean => /^\s*([*_])[^\n]*\1\s*$/.test(line);

/** Part of whoever is named above it, or where a law is printed. */
const OFFICE = /^(?:secretaria|departamento|di[áa]rio oficial|department|office)(?!\p{L})/iu;
/** "NOAA Office of Education", as an author. */
const OFFICE_NAME =
	/^(?=.{5,60}$)(?:\p{Lu}[\p{L}.’'-]*\s)+(?:of|for|d[aeo]s?)(?:\s(?:the|and|e|d[aeo]s?|\p{Lu}[\p{L}.’'-]*))+$/u;
/** "Hiure", as an author; "Admin" is nobody. */
const ONE_NAME =
	/^(?!(?:Admin|Editor|Editorial|Staff|Guest|Team|Anonymous|An[ôo]nimo|Reda[çc][ãa]o|Equipe)$)\p{Lu}\p{Ll}{2,14}$/u;
/** Above a letter stands who gets it. */
const GREETING = /^(?:dear|prezad|senhor|excelent|car[oa]s?\s|querid)[^.\n]{0,60}[,:]\s*$/imu;

interface HeadLine {
	raw: string;
	plain: string;
	start: number;
	isTitle: boolean;
}

interface HeadUnit extends Span {
	lines: HeadLine[];
	isHeading: boolean;
	isOfTitle: boolean;
	isProse: boolean;
	/** A list, a quotation, code, a table, what somebody asks. */
	isOther: boolean;
}

/** A heading that says what kind of document it is of: "Annual report", "Ata". */
const KIND =
	/^(?:ata|relat[óo]rio|boletim|memorando|contrato|edital|regulamento|parecer|minutes|(?:\p{L}+[ -]){1,3}(?:report|review|minutes|newsletter|memo))(?!\p{L})(?!\sd)/iu;
const PIECES = ['kind', 'by', 'date', 'revised', 'source'] as const;

/** What a document's first lines say of it; all that they say stands above `end`. */
export function readHead(text: string, topic: string, language: Language): Head {
	const title = wholeTitle(text, topic);
	const matter = frontMatterOf(text);
	const declared = (name: RegExp) =>
		matter?.fields.flatMap((field) => (name.test(field.name) ? field.value : [])) ?? [];
	const authors = declared(/^(?:by|author|autor)/);
	const head: Head = {
		kind: null,
		by: declaredBy(authors, language),
		date: null,
		revised: null,
		source: null,
		title,
		end: 0,
		maker: null,
		told: [],
	};
	const headings: string[] = [];
	// Lines of front matter are no title.
	const from = matter?.end ?? bareFrontMatter(text)?.length ?? 0;
	const below = text.slice(from, from + HEAD);
	const units = unitsOf(below.padStart(from + below.length), soundKey(title), language);
	const areMarked = units.some(({ isHeading }) => isHeading);
	const [top] = units;
	/** Who gave the document out, where their name is its title. */
	const givenOut = sourceIn(units.flatMap(({ lines }) => lines).find((line) => line.isTitle)?.plain ?? title, language);
	const titleLine = units.flatMap(({ lines }) => lines).find((line) => line.isTitle)?.raw ?? '';
	const isLoudTitle = isLoud(top?.lines[0]?.plain ?? '');
	/** A line of a text without headings that could be one. */
	const isAboveText = (line: HeadLine, unit: HeadUnit) =>
		isLoud(line.plain) ||
		(unit === top
			? line === unit.lines[0] || areNames(line.plain)
			: isLoudTitle && unit.lines.length === 1 && !isSigned(unit, language));
	const isLetter = GREETING.test(text.slice(0, HEAD));
	const givesOut = ({ plain }: HeadLine) => plain.split(BORDER).some((part) => sourceIn(part, language));
	let isBelow = !units.some(({ isOfTitle }) => isOfTitle);
	for (const [at, unit] of units.entries()) {
		const { lines, isOfTitle, isHeading } = unit;
		const [first] = lines;
		const name = first?.plain ?? '';
		const next = units[at + 1];
		// One of several below the title, with text of its own.
		const isOneOfMany = isBelow && headingsOf(rankOf(first?.raw ?? ''), text) > 1 && TEXT.test(text.slice(unit.end));
		const isChapter =
			isHeading &&
			!isOfTitle &&
			at > 0 &&
			(!units[at - 1]?.isHeading || (isOneOfMany && !isKnown(name, language)) || isVersion(name) || DAY.test(name));
		if (isChapter && givenOut && KIND.test(name)) {
			headings.push(name);
			head.end = unit.end;
		}
		if ((unit.isOther && !hasAuthors(unit, language)) || isChapter) break;
		if (unit.isProse) {
			// A paragraph that goes on below the title in it.
			const below = lines.slice(lines.findIndex((line) => line.isTitle) + 1)[0];
			if (isOfTitle && below) head.end = below.start;
			if (!isBelow || !next || !isSigned(next, language)) break;
			head.told.push({ start: unit.start, end: unit.end });
			continue;
		}
		// What stands alone above the text names its first section, unless it says whose the text is or is a note.
		const isOneDeck = isBelow && !isHeading && lines.length === 1 && isDeck(first, language);
		const isAbove =
			next?.isOfTitle || (next && !next.isProse && !next.isOther && !next.isHeading && isSure(next, language));
		if (!isOfTitle && !isOneDeck && !isSure(unit, language) && !isAbove) break;
		// The lines of a letterhead are of one office each.
		const isOffice = (line: HeadLine) => (isOfTitle ? givesOut(line) : lines.some(givesOut));
		for (const line of lines) {
			const { raw, plain, start } = line;
			// "#### Article 200 · January 2, 2020", smaller than the title below it.
			const isKicker = isHeading && !isBelow && rankOf(raw) > rankOf(titleLine) && isKnown(plain, language);
			const isHeadline = (isHeading && !isKicker) || (!areMarked && isAboveText(line, unit));
			if (line.isTitle) {
				isBelow = true;
				headings.push(title);
			} else if (isHeadline && (isBelow || !isOffice(line)) && isNaming(plain, isHeading, language))
				headings.push(plain);
			else if (isBelow && isDeck(line, language)) {
				if (line === lines.at(-1)) head.told.push({ start, end: start + raw.length });
			} else {
				const isTold = isBelow && isMarked(raw) && countWords(plain) >= LEAST_SUMMARY && !isKnown(plain, language);
				if (isTold && !plain.includes(';')) head.told.push({ start, end: start + raw.length });
				for (const part of plain.split(BORDER)) {
					// Whose a document is stands right above its title, below the authority that they are of.
					if (!isBelow && sourceIn(part, language) && !OFFICE.test(part)) head.source = null;
					take(head, saidIn(part, language), isLetter && !isHeading && unit !== top);
				}
			}
		}
		head.end = unit.end;
	}
	// What stands above the authors of a paper is its journal's.
	const paper = units.find(({ lines }) => lines.some(({ plain }) => affiliatedIn(plain, language)));
	if (paper && !head.by) {
		head.by = paper.lines.map(({ plain }) => affiliatedIn(plain, language)).find(Boolean) ?? null;
		head.end = Math.max(head.end, paper.end);
	}
	const own = givenOut && headings.find((heading) => heading !== title && countWords(heading) >= LEAST_OWN);
	if (own) head.source = givenOut;
	else head.maker = givenOut;
	head.title = joinedTitle(own ? [own] : headings, own || title, text);
	head.date ??=
		datedIn(
			[...declared(/created$/), ...declared(/^(?:date|data|published|pub_?date|publish_?date)$/)][0] ?? '',
			language,
		)?.said ?? null;
	if (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(head.title)) head.date = null;
	return head;
}

function declaredBy(authors: readonly string[], language: Language): string | null {
	const [only = ''] = authors;
	if (authors.length === 1 && (OFFICE_NAME.test(only) || ONE_NAME.test(only))) return only;
	return only === '' ? null : authorsIn(`Authors: ${authors.join(', ')}`, language);
}

/** A paragraph, right below a heading. */
const TEXT = /^\s*[\p{L}\d"“]/u;

/** How many headings of a rank a text has. */
const headingsOf = (rank: number, text: string): number =>
	(text.slice(0, SEARCHED).match(/^#{1,6}(?=\s)/gm) ?? []).filter(({ length }) => length === rank).length;

/** "##": how deep a heading stands. */
const rankOf = (raw: string): number => raw.search(/[^#]|$/);

/** @param isOfLetter who a line names gets the document */
function take(head: Head, said: SaidOfDocument, isOfLetter: boolean): void {
	for (const piece of PIECES) if (!isOfLetter || piece !== 'source') head[piece] ??= said[piece];
}

/** The paragraphs and headings with which a text begins. */
function unitsOf(text: string, topic: string, language: Language): HeadUnit[] {
	const isTitle = (plain: string) => {
		const key = soundKey(plain);
		if (/[.!?:;]$/.test(plain) && !(/[!?]$/.test(plain) ? key.startsWith(topic) : key === topic)) return false;
		const isAlike = topic !== '' && (key.includes(topic) || topic.includes(key));
		return isAlike && key.length > 2 && key.length <= topic.length * 2 + MOST_BESIDE;
	};
	const found = [...text.matchAll(/^#{1,6}\s[^\n]*|(?:^(?!#{1,6}\s)[^\n]*\S[^\n]*(?:\n|$))+/gmu)];
	return found.flatMap(({ 0: unit, index }) => {
		const written = unit.trimEnd();
		const isHeading = written.startsWith('#');
		let at = index;
		const lines = written.split('\n').flatMap((raw) => {
			const plain = plainLine(raw);
			const line = { raw, plain, start: at, isTitle: isTitle(plain) };
			at += raw.length + 1;
			return /[\p{L}\d]/u.test(plain) ? line : [];
		});
		// "Narrator: ...", "Place: ...", with lines that go on.
		const isCard = lines.filter(({ plain }) => FIELD.test(plain)).length * 2 > lines.length && lines.length > 2;
		const isApart = ({ raw, plain, isTitle: isIt }: HeadLine) =>
			countWords(plain) <= MOST_LINE &&
			(isIt ||
				isCard ||
				isMarked(raw) ||
				isKnown(plain, language) ||
				(lines.length > 1 ? !ENDED.test(plain) || FIELD.test(plain) : !ENDED.test(plain) && !SENTENCES.test(plain)));
		return {
			start: index,
			end: index + written.length,
			lines,
			isHeading,
			isOfTitle: lines.some((line) => line.isTitle),
			isProse: !isHeading && !isFurnitureParagraph(written) && !lines.every(isApart),
			isOther: OTHER_BLOCK.test(written) || lines.some(isAsked),
		};
	});
}

/** "Ana: e o que mudou?", "**1 - Gostaríamos de saber:**" of an interview. */
const isAsked = ({ raw, plain, isTitle }: HeadLine): boolean =>
	(FIELD.test(plain) && plain.endsWith('?')) ||
	(!isTitle && isMarked(raw) && /[?:]$/.test(plain) && countWords(plain) >= LEAST_DECK);

const hasAuthors = ({ lines }: HeadUnit, language: Language): boolean =>
	lines.some(({ plain }) => plain.split(BORDER).some((part) => authorsIn(part, language)));

/** Whether a paragraph names who wrote the text, or is a name alone. */
const isSigned = (unit: HeadUnit, language: Language): boolean =>
	hasAuthors(unit, language) ||
	unit.lines.every(
		({ plain }) => areNames(plain) && !/:|(?<!\()\d/.test(plain) && !isLoud(plain) && countWords(plain) > 1,
	);

/** Whether a paragraph says whose a document is, rather than something of what it tells. */
const isSure = (unit: HeadUnit, language: Language): boolean =>
	isSigned(unit, language) ||
	unit.lines.some(({ raw, plain }) => {
		const isOnly = unit.lines.length === 1;
		const isSet = isMarked(raw) ? !isOnly || !/^\s*(?:\*\*|__)/.test(raw) : isLoud(plain) && !isOnly;
		return isSet || FIELD.test(plain) || BORDER.test(plain) || isKnown(plain, language);
	});

/** "How a warm season undid the town of Kessler's Landing": a line that says what the text tells, as a whole. */
function isDeck(line: HeadLine | undefined, language: Language): boolean {
	const { plain = '', raw = '' } = line ?? {};
	const isLong = ENDED.test(plain) && countWords(plain) >= LEAST_SUMMARY;
	const isNote = (ASIDE.test(plain) && !isLong) || FIELD.test(plain) || isKnown(plain, language);
	if (isNote || BORDER.test(plain.replace(/[.!?]\s/g, ' ')) || !/^["“]?\p{Lu}/u.test(plain)) return false;
	if (ENDED.test(plain)) return isMarked(raw) && !plain.endsWith('?');
	const words = plain.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
	const names = words.filter((word) => /^\p{Lu}/u.test(word));
	return countWords(plain) >= LEAST_DECK && names.length < words.length / 2;
}

const isKnown = (line: string, language: Language): boolean =>
	line.split(BORDER).some((part) => Object.values(saidIn(part, language)).some(Boolean));

/** "Dia 51 - 02/12/2017": the first of a diary's, right below its title. */
const DAY = /^(?:dia|day)\s\d{1,3}(?!\p{L})/iu;

/** Whether a line names a text or in what it appeared: no label, date, byline or sentence. */
const isNaming = (plain: string, isHeading: boolean, language: Language): boolean =>
	countWords(plain) <= MOST_NAME &&
	(isHeading
		? BORDER.test(plain) || !isKnown(plain, language)
		: !isKnown(plain, language) &&
			![ENDED, FIELD, BORDER].some((pattern) => pattern.test(plain)) &&
			(KIND.test(plain) || !ASIDE.test(plain)) &&
			countWords(plain) > 1);
