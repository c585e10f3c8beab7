import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { SourcePart } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { DECK, readPart } from './read-part.ts';
import { textOf } from './unit.ts';
import { isTold } from './voices.ts';

/** Sentences of a text that is long enough for something to be told ahead. */
const LEAST_SENTENCES = 10;
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;
/** Words of a paragraph that is read before who reads it is said. */
const LEAD = { least: 6, most: 80 };
/** "Gwen Pruitt here", "for the next two pages": said by who writes to who reads. */
const GREETS =
	/^(?:[\p{L}.]+\s){1,3}here[,.]|^aqui (?:é|quem|fala)(?!\p{L})|(?<!\p{L})(?:pages?|páginas?|below|abaixo|adiante)(?!\p{L})/iu;

/**
 * What opens an episode: the paragraph that a text begins with, where somebody tells it as their own, or what stands below
 * its title and sums it up. Null for other beginnings.
 */
export function hookOf(
	text: string,
	{ start, end, sections }: SourcePart,
	language: Language,
	title: string | null,
): EpisodeOutline['hook'] {
	const read = readPart(text.slice(start, end), start, sections, language, [], title);
	const told = read.filter(({ units }) => units.length > 0);
	const units = told.flatMap((section) => section.units);
	const [first] = units;
	const isStory = units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES;
	const isLong = units.flatMap(({ pieces }) => pieces).length >= LEAST_SENTENCES;
	if (first?.form !== 'paragraph' || !isLong || read.some(({ message }) => message)) return null;
	if (first.block === DECK) return { text: textOf(first), span: first.span };
	const said = textOf(first);
	const words = countWords(said);
	const written = text.slice(first.span.start, first.span.end);
	const isWhole = /^["“]?[\p{Lu}\d].*[.!?]["”»')]*$/su.test(written) && !first.asks && !first.leans;
	if (!isWhole || GREETS.test(said) || words < LEAD.least || words > LEAD.most) return null;
	return isStory || isTold(units, language) ? { text: said, span: first.span } : null;
}
