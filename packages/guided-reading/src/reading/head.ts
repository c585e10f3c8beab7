import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords, soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { SaidOfDocument } from '../language/types.ts';
import { authorsIn } from './author.ts';
import { datedIn } from './document-date.ts';
import { isFurnitureParagraph, isLetter } from './furniture.ts';
import { isStockHeading, isVersion } from './headings.ts';
import { isLoud } from './sentence-case.ts';
import { joinedTitle, plainLine, wholeTitle } from './whole-title.ts';

/** What stands above a document's text: what is said of the document, where it ends, and what of it is told. */
export interface Head extends SaidOfDocument {
	/** The title as a whole, with another heading above or below it. */
	title: string;
	/** Up to where nothing else stands. */
	end: number;
	/** Lines below the title that say what the text tells. */
	told: Span[];
}

/** Characters of a document in which its head stands, and words of a line of it. */
const HEAD = 1800;
const MOST_LINE = 24;
/** Words of a line below the title that says what the text tells, of a whole sentence, and of one that may be a note. */
const LEAST_DECK = 6;
const LEAST_WARNING = 4;
const LEAST_SENTENCE = 10;
/** Letters of a line beside the title in it. */
const MOST_BESIDE = 10;
/** Words of a heading's line beside the title. */
const MOST_NAME = 14;

/** What parts a line of a head: "Por Dirce Malvezzi — Gazeta de Itaporé", "Revista Raia | edição 88". */
const BORDER = /\s[|·•—–-]\s|\s{3,}|(?<=\p{Ll}{3}\.)\s(?=\p{Lu})/u;
/** "Narrator: Dolores Kowalczyk", and what is of use to who looks something up. */
const FIELD = /^[\p{L}\d .]{2,30}:\s/u;
const ASIDE =
	/@|https?:|www\.|cnpj|\d{5}|^["“(]|^\d+\s|^(?:de|from|to|for|para|ao?s?|à|internal|confidential|draft|not|do not|uso interno|interno|confidencial|rascunho|estado d[eo]|state of|n[ãa]o|vers[ãa]o|version|since|desde|fundad[oa]|founded)\s|(?<!\p{L})(?:p[áa]g(?:ina)?|page|tel|rua|fotos?|photos?|(?:p[áa]g|pp?|rev|vol|no|av|dra?|tel)\.|n[º°])(?!\p{L})/iu;
/** "Mailed with the notice", "Elaborado para a reunião": how the document came to be. */
const MADE_LINE =
	/^(?:(?:text|texto|documento) )?\p{L}{3,}(?:ed|ad[oa]|id[oa])\s(?:with|by|for|in|on|at|to|from|em|por|pel[ao]s?|para|com|n[ao]|a)\s/iu;
/** "Published on May 2 in a blog, by Nora Quill", "By Nora Quill, editor. May 2, 2025": what else one line says. */
const BETWEEN_PARTS =
	/,\s(?=(?:por|by)\s\p{Lu}\p{Ll}+\s\p{Lu})|\.\s(?=\d{1,2}\sde\s\p{L}|\p{Lu}\p{Ll}{2,8}\s\d{1,2},\s\d{4})/u;
const partsOf = (line: string): string[] => line.split(BORDER).flatMap((one) => one.split(BETWEEN_PARTS));
/** "Date:", "Publicado em": before the document's own day. */
const DATE_LABEL =
	/^(?:dat[ae]:|released:|(?:published|posted)(?:\son|:)?|publicad[oa](?:\sem|:)?|(?:held on|realizad[oa] em))\s/iu;
const REVISED = /(?<!\p{L})(?:updated|revised|atualizad[oa]|revis(?:ad[oa]|t[oa]))(?:\sem|\son)?:?\s$/iu;
/** "Sunday, ": before a day. */
const WEEKDAY = /(?:^|,\s)(?:\p{L}+day|domingo|sábado|\p{L}+-feira),?\s$/iu;
/** An older date without a label is one that the text tells of. */
const LEAST_YEAR = 1950;
/** "Capítulo 2": a heading of a part of the text. */
const CHAPTER = /^(?:cap[íi]tulo|chapter|parte?|se[çc][ãa]o|section|t[íi]tulo|\d+[.)])\s/iu;
/** The blocks of another kind with which a text begins. */
const OTHER_BLOCK = /^[ \t]*(?:[-*+•]\s|\d{1,2}[.)]\s|>|```|~~~|—\s|\||Q:)/mu;
/** What ends as a sentence does. */
const ENDED = /[.!?…:;,]["”)]*(?:\[[^\]]{1,20}\])*$/;

/** "Founded in 1912, the mill closed.": a sentence that begins as such a line does. */
const MADE_CLAUSE = /,\s(?:an?|the|it|its|he|she|they|we|this|os?|as?|uma?|el[ae]s?|est[ae])\s\p{L}.*[.!?]$/u;
const isMade = (plain: string): boolean => MADE_LINE.test(plain) && !MADE_CLAUSE.test(plain);
const isMarked = (line: string): boolean => /^\s*([*_])[^\n]*\1\s*$/.test(line);
const isBold = (line: string): boolean => /^\s*(?:#|\*\*|__)/.test(line);

/** Which share of the words of a line are names. */
function shareOfNames(line: string): number {
	const words = line.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
	return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
}

/** Whether every word of a line is of a name. */
const areNames = (line: string): boolean =>
	/\p{Lu}\p{L}/u.test(line) && !/(?<![\p{L}'’])(?!(?:d[aeo]s?|e|of|and|the|for|on|in)(?!\p{L}))\p{Ll}/u.test(line);

interface HeadLine {
	raw: string;
	plain: string;
	start: number;
	isTitle: boolean;
}

interface HeadUnit extends Span {
	/** Its lines, each by itself or as the one paragraph that they are. */
	lines: HeadLine[];
	isHeading: boolean;
	isOfTitle: boolean;
	isProse: boolean;
	/** A list, a quotation, code, a table, what somebody asks. */
	isOther: boolean;
}

const NOTHING = { kind: null, by: null, date: null, revised: null };

/** What a document's first lines say of it; all that they say stands above `end`. */
export function readHead(text: string, topic: string, language: Language): Head {
	const title = wholeTitle(text, topic);
	const head: Head = { ...NOTHING, title, end: 0, told: [] };
	const headings: string[] = [];
	const units = unitsOf(text.slice(0, HEAD), soundKey(title), language);
	const small = new Set(text.replace(/\S{1,80}@\S{1,80}/g, '').match(/(?<!\p{L})\p{Ll}{3,}/gu));
	const isNowhereSmall = (name: string) =>
		(name.match(/\p{L}{3,}/gu) ?? []).every((word) => !small.has(word.toLowerCase()));
	/** A paragraph that names who wrote the text, or is a name alone. */
	const isSigned = (unit: HeadUnit) =>
		unit.lines.some(({ plain }) => partsOf(plain).some((part) => authorsIn(part, language))) ||
		unit.lines.every(
			({ plain }) =>
				areNames(plain) &&
				!/:|(?<!\()\d/.test(plain) &&
				!isLoud(plain) &&
				countWords(plain) > 1 &&
				isNowhereSmall(plain),
		);
	const isSure = (unit: HeadUnit) =>
		isSigned(unit) ||
		unit.lines.some(
			({ raw, plain }) =>
				[FIELD, BORDER].some((pattern) => pattern.test(plain)) ||
				isMade(plain) ||
				(isMarked(raw) && !(isBold(raw) && unit.lines.length === 1)) ||
				(isLoud(plain) && unit.lines.length > 1) ||
				isKnown(plain, language) ||
				(countWords(plain) <= MOST_NAME && datedIn(plain, language) !== null),
		);
	let isBelow = !units.some(({ isOfTitle }) => isOfTitle);
	const isLoudTitle = isLoud(units[0]?.lines[0]?.plain ?? '');
	const areMarked = units.some(({ isHeading }) => isHeading);
	for (const [at, unit] of units.entries()) {
		const { lines, isOfTitle, isHeading } = unit;
		const next = units[at + 1];
		const isText = !next || next.isProse || next.isOther || next.isHeading;
		if (
			unit.isOther ||
			(isHeading && !isOfTitle && at > 0 && (!units[at - 1]?.isHeading || isVersion(lines[0]?.plain ?? '')))
		)
			break;
		if (unit.isProse) {
			if (!isBelow || at === 0 || !next || !isSigned(next)) break;
			head.told.push({ start: unit.start, end: unit.end });
			continue;
		}
		// What stands alone above the text names its first section, unless it says whose the text is or is a note.
		const [only] = lines;
		const isOneDeck = isBelow && !isHeading && lines.length === 1 && only !== undefined && isDeck(only.plain, only.raw);
		if (!isOfTitle && !isOneDeck && !isSure(unit) && (!next || !(next.isOfTitle || (!isText && isSure(next))))) break;
		for (const [line, { raw, plain, start, isTitle }] of lines.entries()) {
			const isName = areNames(plain) && (isLoud(plain) || /\d/.test(plain) || !isNowhereSmall(plain));
			const isHeadline =
				!areMarked &&
				(isLoud(plain) || (at === 0 ? line === 0 || isName : isLoudTitle && lines.length === 1 && !isSigned(unit)));
			if (isTitle) {
				isBelow = true;
				headings.push(title);
			} else if (isHeading ? isNamingHeading(plain, language) : isHeadline && isHeadingLine(plain, language))
				headings.push(plain);
			else if (isBelow && isDeck(plain, raw) && !isKnown(plain, language)) {
				if (line === lines.length - 1) head.told.push({ start, end: start + raw.length });
			} else for (const part of partsOf(plain)) takePart(head, part, language);
		}
		head.end = unit.end;
	}
	// A letter begins with who sends it.
	head.title = isLetter(text.slice(0, HEAD)) ? title : joinedTitle(headings, title, text);
	if (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(head.title)) head.date = null;
	return head;
}

/** The paragraphs and headings with which a text begins. */
function unitsOf(text: string, topic: string, language: Language): HeadUnit[] {
	const isTitle = (plain: string) => {
		const key = soundKey(plain);
		if (/[.!?:;]$/.test(plain) && !key.startsWith(topic)) return false;
		const isAlike = key.includes(topic) || topic.includes(key);
		return key.length > 2 && topic !== '' && key.length <= topic.length * 2 + MOST_BESIDE && isAlike;
	};
	const found = [...text.matchAll(/^#{1,6}\s[^\n]*|(?:^(?!#{1,6}\s)[^\n]*\S[^\n]*(?:\n|$))+/gmu)];
	return found.flatMap(({ 0: unit, index }) => {
		const written = unit.trimEnd();
		let at = index;
		const lines = written.split('\n').flatMap((raw) => {
			const plain = plainLine(raw);
			const line = { raw, plain, start: at, isTitle: isTitle(plain) };
			at += raw.length + 1;
			return /[\p{L}\d]/u.test(plain) ? line : [];
		});
		const stands = ({ raw, plain, isTitle: isIt }: HeadLine) =>
			countWords(plain) <= MOST_LINE * 2 &&
			(isIt ||
				isMarked(raw) ||
				(isLoud(plain) && !ENDED.test(plain)) ||
				(FIELD.test(plain) && (lines.length > 1 || !ENDED.test(plain))) ||
				isMade(plain) ||
				isKnown(plain, language));
		const [first] = lines;
		if (!first) return [];
		const isEnded = (line: HeadLine) => ENDED.test(line.plain) && !line.isTitle && !isMarked(line.raw);
		const areApart =
			written.startsWith('#') ||
			isFurnitureParagraph(written) ||
			/^[ \t]{12}/.test(written) ||
			(stands(first) && lines.every((line) => !isEnded(line) || stands(line)));
		const isOne =
			!areApart &&
			(isEnded({ ...first, plain: plainLine(written) }) || /^(?!.*\s[|·•]\s).*\p{Ll}{3}[.!?]\s\p{Lu}/u.test(written));
		return [
			{
				start: index,
				end: index + written.length,
				lines: isOne ? [{ ...first, raw: written, plain: plainLine(written) }] : lines,
				isHeading: written.startsWith('#'),
				isOfTitle: lines.some((line) => line.isTitle),
				isProse: isOne || (!areApart && countWords(written) > MOST_LINE * 2),
				isOther: OTHER_BLOCK.test(written) || lines.some(({ plain }) => FIELD.test(plain) && plain.endsWith('?')),
			},
		];
	});
}

/** "How a warm season undid the town of Kessler's Landing": a line that says what the text tells, as a whole. */
function isDeck(plain: string, raw: string): boolean {
	const isEnded = ENDED.test(plain);
	const isShort = countWords(plain) < LEAST_SENTENCE;
	if (
		isMade(plain) ||
		FIELD.test(plain) ||
		(isEnded ? !isMarked(raw) || (isShort && ASIDE.test(plain)) : ASIDE.test(plain))
	)
		return false;
	if (BORDER.test(plain.replace(/[.!?]\s/g, ' '))) return false;
	const least = isEnded ? LEAST_WARNING : LEAST_DECK;
	return (
		countWords(plain) >= least &&
		/^["“]?\p{Lu}/u.test(plain) &&
		(isEnded ? !areNames(plain) : shareOfNames(plain) < 1 / 2)
	);
}

const isKnown = (line: string, language: Language): boolean =>
	line.split(BORDER).some((part) => takePart({ ...NOTHING }, part, language));

/** A line that names a text or in what it appeared: no label, date, byline or sentence. */
const isHeadingLine = (plain: string, language: Language): boolean =>
	![ASIDE, ENDED, FIELD, BORDER, MADE_LINE].some((pattern) => pattern.test(plain)) &&
	!isKnown(plain, language) &&
	countWords(plain) > 1 &&
	countWords(plain) <= MOST_NAME;

/** The same of a heading, which names a text unless it names a chapter of it. */
const isNamingHeading = (plain: string, language: Language): boolean =>
	!CHAPTER.test(plain) &&
	!isStockHeading(plain) &&
	countWords(plain) <= MOST_NAME &&
	(BORDER.test(plain) || !isKnown(plain, language));

/** Takes from a part of a line who wrote the text, what kind of text it is or when it is from; whether it says one of them. */
function takePart(head: SaidOfDocument, part: string, language: Language): boolean {
	const { kinds } = languagePack(language).about;
	const plain = part.replace(/[\s.,;]+$/, '');
	const name = plain.toLowerCase();
	const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
	const by = authorsIn(plain, language);
	const date = datedIn(plain, language);
	const isInterview = by !== null && /^(?:interview|entrevista)/iu.test(plain);
	head.kind ??= kind ?? (isInterview ? (kinds['interview'] ?? kinds['entrevista'] ?? null) : null);
	head.by ??= by;
	return kind !== undefined || by !== null || (date !== null && takeDate(head, plain, date));
}

/** Takes a day that stands alone, behind its label, or behind a place or a paper: "Juiz de Fora, 14 de setembro de 2025". */
function takeDate(head: SaidOfDocument, plain: string, date: { said: string; written: string }): boolean {
	const at = plain.indexOf(date.written);
	const before = plain.slice(0, at).replace(DATE_LABEL, '');
	const isLabelled = before.length < at || REVISED.test(before);
	if (!isLabelled && Number(/\d{4}/.exec(date.written)?.[0]) < LEAST_YEAR) return false;
	if (REVISED.test(before)) head.revised ??= date.said;
	else {
		const place = before.replace(WEEKDAY, ', ').replace(/^[,\s]+|,\s(?:em\s)?$/gu, '');
		const isPlace = areNames(place) && countWords(place) <= LEAST_DECK && !/\d/.test(place);
		const isAlone = isLabelled || plain.length === at + date.written.length;
		if (!isAlone || (place !== '' && !isPlace)) return false;
		head.date ??= date.said;
	}
	return true;
}
