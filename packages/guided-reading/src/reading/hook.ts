import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { SourcePart } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { DECK, readPart } from './read-part.ts';
import { textOf } from './unit.ts';
import { isTold } from './voices.ts';

/** Units of a text that is long enough for something to be told ahead. */
const LEAST_UNITS = 10;
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;
/** Words of a paragraph that is read before who reads it is said. */
const LEAD = { least: 6, most: 80 };
/** "Gwen Pruitt here", "for the next two pages": said by who writes to who reads. */
const GREETS = /^(?:[\p{L}.]+\s){1,3}here[,.]|^aqui (?:é|quem|fala)(?!\p{L})|(?<!\p{L})(?:pages|páginas)(?!\p{L})/iu;

/**
 * What opens an episode: the paragraph that a text begins with, where somebody tells it as their own, or what stands below
 * its title and sums it up. Null for other beginnings.
 */
export function hookOf(
	text: string,
	{ start, end, sections }: SourcePart,
	language: Language,
	initials: Readonly<Record<string, string>>,
): EpisodeOutline['hook'] {
	const read = readPart(text.slice(start, end), start, sections, language, [], initials);
	const told = read.filter(({ units }) => units.length > 0);
	const units = told.flatMap((section) => section.units);
	const [first] = units;
	const isStory = units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES;
	if (first?.form !== 'sentence' || units.length < LEAST_UNITS || read.some(({ message }) => message)) return null;
	if (first.leans || first.fields || (first.block !== DECK && !isStory && !isTold(read, language))) return null;
	const paragraph = told[0]?.units.filter(({ block }) => block === first.block) ?? [];
	const last = paragraph.at(-1) ?? first;
	const said = paragraph.map(textOf).join(' ');
	const words = countWords(said);
	const isWhole = /[.!?]["”»')*_]{0,3}$/.test(text.slice(first.span.start, last.span.end));
	const isSlanted = /[*_]/.test(text.charAt(first.span.start - 1));
	if (first.block !== DECK && (!isWhole || isSlanted)) return null;
	if (paragraph.some(({ asks }) => asks) || last.promises || last.introduces || GREETS.test(said)) return null;
	if (words < LEAD.least || words > LEAD.most || !/^["“]?[\p{Lu}\d]/u.test(said)) return null;
	return { text: said, span: { start: first.span.start, end: last.span.end } };
}
