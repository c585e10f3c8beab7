import type { Language } from '@nexus/contract';
import { sampleOf, spokenHeading } from '@nexus/core/planning';
import type { SourcePart, Span } from '@nexus/document-text';
import { splitSentences } from '@nexus/language/sentences';
import { contentStems, countWords, fold } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { continued } from './casing.ts';
import { withoutConnective } from './openings.ts';
import { DECK, readPart } from './read-part.ts';
import { asSentence } from './readable-sentences.ts';
import { isAboutItself, isNamed, isStandalone } from './standalone.ts';
import { isSideHeading } from './stock-headings.ts';
import { type ReadSection, textOf, type Unit } from './unit.ts';
import { isTold } from './voices.ts';
import { substance } from './weights.ts';

/** Sentences to keep, of as many sections. */
const MOST_POINTS = 15;
/** Words of a sentence that opens or closes an episode. */
const FIT = { least: 7, most: 36 };
/** Units of a document that is long enough for a sentence to be told ahead. */
const LEAST_UNITS = 10;
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;
/** What a sentence weighs at least that closes an episode. */
const LEAST_POINT = 0.3;

interface Highlight {
	text: string;
	span: Span;
	stays?: boolean;
}

export interface Highlights {
	hook: Highlight | null;
	keyPoints: { text: string; span: Span; part: number }[];
}

interface Candidate {
	text: string;
	span: Span;
	part: number;
	section: ReadSection;
	point: number;
}

/** What opens and what closes an episode, from a sample of the parts spread evenly over the document. */
export function highlights(
	text: string,
	parts: readonly SourcePart[],
	language: Language,
	topic: string,
	initials: Readonly<Record<string, string>> = {},
): Highlights {
	const read = sampleOf(text, parts).map(({ part, text: own }) => {
		const sections = part.sections.filter((section) => section.start < part.start + own.length);
		return { part, sections: readPart(own, part.start, sections, language, [], initials) };
	});
	const units = read.flatMap(({ sections }) => sections.flatMap((section) => section.units));
	const isStory = units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES;
	const isWhole = ({ span }: { span: Span }) => /[.!?]["”»')*_]{0,3}$/.test(text.slice(span.start, span.end));
	const isSlanted = ({ span }: { span: Span }) => /[*_]/.test(text.charAt(span.start - 1));
	const isMail = read.some(({ sections }) => sections.some(({ message }) => message));
	const [opening] = read.flatMap(({ sections }) => sections.filter((section) => section.units.length > 0));
	const beginning = isMail || !opening ? null : leadOf(opening.units);
	const isDeck = opening?.units[0]?.block === DECK;
	const lead = beginning && ((isWhole(beginning) && !isSlanted(beginning)) || isDeck) ? beginning : null;
	if (units.length < LEAST_UNITS) return { hook: null, keyPoints: [] };
	if (isStory) return { hook: lead, keyPoints: [] };
	const isMine = isTold(
		read.flatMap(({ sections }) => sections),
		language,
	);
	const shown = isDeck || isMine ? lead : null;
	const title = new Set(contentStems(topic, language));
	const candidates = read.flatMap(({ part, sections }) =>
		sections.flatMap((section) => candidatesOf(section, part.index, title, language)),
	);
	const last = read.flatMap(({ sections }) => sections.filter((section) => section.units.length > 0)).at(-1);
	const points: Candidate[] = [];
	for (const one of candidates.filter(isWhole).toSorted((a, b) => b.point - a.point)) {
		if (one.section === last && parts.length === 1) continue;
		const isAlike = (other: Candidate) => other.section === one.section || sameSubject(other, one, language);
		if (points.length < MOST_POINTS && !points.some(isAlike)) points.push(one);
	}
	return {
		hook: quoteOf(units) ?? shown,
		keyPoints: points.map(({ text: said, span, part }) => ({ text: said, span, part })),
	};
}

/** What somebody says in so many words, set apart with the name: the first such words that are short enough. */
function quoteOf(units: readonly Unit[]): Highlight | null {
	const quote = units.find((unit) => {
		const text = textOf(unit);
		const words = countWords(text);
		return (
			unit.form === 'quote' && / — /.test(text) && !/\.\.\.|…/.test(text) && words >= FIT.least && words <= FIT.most
		);
	});
	return quote ? { text: textOf(quote), span: quote.span, stays: true } : null;
}

/** Goes on from what was said elsewhere, or says when people met, as minutes begin. */
const REFERRED =
	/^(?:[àa]s\s\d|aos\s|conforme|como (?:dito|visto|exposto)|as (?:noted|discussed|mentioned))(?!\p{L})/iu;

/** "Gwen Pruitt here", "for the next two pages": said by who writes to who reads. */
const GREETS = /^(?:[\p{L}.]+\s){1,3}here[,.]|^aqui (?:é|quem|fala)(?!\p{L})|(?<!\p{L})(?:pages|páginas)(?!\p{L})/iu;

/** Words of a document's beginning that is read before who reads it is said: of a paragraph as a whole, and of a part of one. */
const LEAD = { least: 6, most: 48, whole: 80 };

/** The paragraph that a text begins with, or its first sentences, where they show somebody or something; null for other beginnings. */
function leadOf(units: readonly Unit[]): Highlight | null {
	const [first] = units;
	if (first?.form !== 'sentence') return null;
	const { leans, label, asks, fields, introduces } = first;
	const written = textOf(first);
	if (
		leans ||
		label ||
		asks ||
		fields ||
		introduces ||
		isAboutItself(written) ||
		REFERRED.test(written) ||
		GREETS.test(written)
	)
		return null;
	const end = units.findIndex((unit) => unit.form !== 'sentence' || unit.block !== first.block || unit.asks);
	const paragraph = units.slice(0, end < 0 ? units.length : end);
	const isWhole = paragraph.reduce((sum, { words }) => sum + words, 0) <= LEAD.whole;
	let room: number = isWhole ? LEAD.whole : LEAD.most;
	const told = paragraph.filter(({ words }) => {
		room -= words;
		return room >= 0;
	});
	const next = units[told.length];
	const last = told.at(-1);
	if (!last || (next?.leans && next.block === first.block) || last.promises || last.introduces) return null;
	const text = told.map(textOf).join(' ');
	if (countWords(text) < LEAD.least || !/^["“]?[\p{Lu}\d]/u.test(text)) return null;
	return { text, span: { start: first.span.start, end: last.span.end } };
}

/** "Conclusão", "Deliberação", "What to remember": where a document says what came of it. */
const DECIDES =
	/^(?:\d+\.?\s)?(?:conclus\w+|decis(?:ao|oes)\b.*|deliberac\w+|encaminhamentos|recomendac\w+|recommendations?|resolutions?|decisions?\b.*|implications|discussion|discussao|next steps|proximos passos|prazos?|deadlines?|what to remember|takeaways|o que fazer.*)$/;
/** "Aprovada a contratação da Vedasul": a decision by its first word. */
const DECIDED = /^(?:aprovad|rejeitad|decidid|ficou (?:decidid|aprovad|combinad)|approved|rejected|resolved|decided)/iu;

/** "8 parcelas, 19 votos; 12 parcelas, 16 votos; 2 abstenções": what was counted, and not what came of it. */
const TALLY = /;[^;]*;|\d\s(?:contra|against)(?!\p{L})/u;

/** "Aprovada a proposta A. Primeira parcela em maio": what is called by a letter is known where it stands. */
const LETTERED = /(?<=\p{Ll}\s)(?!I(?!\p{L}))\p{Lu}(?:[.,;]?$|[.,;]\s)/u;

function candidatesOf(section: ReadSection, part: number, title: ReadonlySet<string>, language: Language): Candidate[] {
	const heading = spokenHeading(section.section.heading);
	const name = heading.kind === 'topic' ? heading.text : '';
	if (heading.kind === 'question' || (name !== '' && isSideHeading(name))) return [];
	const { mail, weighty } = languagePack(language);
	const { told } = weighty;
	const from = section.message?.from;
	return section.units.flatMap((unit, index): Candidate[] => {
		if (!isFit(unit, section.units[index - 1])) return [];
		return saidBy(unit).flatMap(({ text: said, span }): Candidate[] => {
			const outcome = OUTCOME.exec(said)?.[0] ?? '';
			const plain = asSentence(said.slice(outcome.length).replace(LEGAL, ''));
			const text = withoutConnective(plain, language);
			const words = countWords(text);
			if (words < FIT.least || words > FIT.most || TALLY.test(text) || LETTERED.test(text) || told.test(fold(text)))
				return [];
			if (!(isStandalone(text, language, from !== undefined) && isNamed(text, title, language))) return [];
			const shared = contentStems(text, language).filter((stem) => title.has(stem)).length;
			const weight = substance(text, language) + Math.min(0.2, shared / 10);
			const isDecided = outcome !== '' || DECIDED.test(text);
			const came = heading.kind === 'closing' || DECIDES.test(fold(name)) ? 0.25 : isDecided ? 0.2 : 0;
			const point = weight + came + (/\d/.test(text) ? 0.1 : 0);
			if (came === 0 || point < LEAST_POINT) return [];
			const isHeaded = isDecided && name !== '' && countWords(name) <= SHORT_NAME;
			const shown = isHeaded ? `${name}: ${continued(text, language, '')}` : text;
			return [{ span, part, section, point, text: from ? quotedFrom(mail.wrote, from, text) : shown }];
		});
	});
}

const quotedFrom = (phrase: string, writer: string, text: string): string =>
	phrase.replace('{x}', () => writer).replace('{t}', () => text);

/** Words of a heading that says what was decided on, before the decision. */
const SHORT_NAME = 5;
/** "Art. 5º: ", "RF-01: ": said without it at an end. */
const LEGAL = /^(?:Art\.\s\d{1,4}º?|Parágrafo\s\S{1,8}|\p{Lu}{1,5}-\d{1,3}):\s/u;
/** "Deliberação: ", "Votação do orçamento: ". */
const OUTCOME =
	/^(?:delibera[çc][ãa]o|decis[ãa]o|encaminhamento|vota[çc][ãa]o|resolu[çc][ãa]o|decision|outcome|resolved|vote)(?:\s[\p{L}]{1,12}){0,3}:\s/iu;

/** A unit's own words, or those of each item of a list whose items are sentences. */
function saidBy({ form, pieces, span }: Unit): { text: string; span: Span }[] {
	if (form !== 'list') return [{ text: pieces.map(({ text }) => text).join(' '), span }];
	return pieces.flatMap(({ text, spans: [own, more], fragment }) =>
		fragment || !own || more || splitSentences(text).length > 1 ? [] : [{ text, span: own }],
	);
}

function isFit(unit: Unit, before: Unit | undefined): boolean {
	const { form, leans, label, promises, asks, fields, introduces } = unit;
	if (form === 'list') return true;
	if (form !== 'sentence' || leans || label || promises || asks || fields || introduces) return false;
	return !before?.asks && !before?.introduces;
}

/** Whether two sentences tell of the same: those of an abstract come again below it. */
function sameSubject(first: Candidate, second: Candidate, language: Language): boolean {
	const [a, b] = [first, second].map(({ text }) => new Set(contentStems(text, language)));
	return !!a && !!b && a.intersection(b).size * 2 >= Math.min(a.size, b.size);
}
