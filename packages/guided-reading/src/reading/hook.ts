import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { SourcePart } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { DECK, readPart } from './read-part.ts';
import { textOf, type Unit } from './unit.ts';

/** Sentences of a text that is long enough for something to be told ahead. */
const LEAST_PIECES = 10;
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;
/** Times that somebody says "I" who tells the text. */
const TOLD = 3;
/** Words of a paragraph that is read before who reads it is said. */
const MOST_LEAD = 80;
/** "Reading the book felt", before anybody was told which. */
const UNNAMED =
	/^[^.!?]*(?<!\p{L})(?:(?:the|this) (?:book|film|movie|novel|play|album|show|game)|[oa] (?:livro|filme|romance|peça))\s(?!["“])/iu;

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
	const units = read.flatMap((section) => section.units).filter(({ block }) => block >= DECK);
	const [first] = units;
	if (first?.form !== 'paragraph' || first.speaker !== undefined || read.some(({ message }) => message)) return null;
	const said = textOf(first);
	const written = text.slice(first.span.start, first.span.end);
	const above = read.find(({ units: own }) => own.includes(first))?.heading?.text ?? '';
	const isWhole =
		!/\d/.test(above) &&
		!UNNAMED.test(said) &&
		/^["“]?(?!\p{Lu}\p{Ll}+s an? )[\p{Lu}\d].*[.!?]["”»')]*$/su.test(written) &&
		!(first.asks || /^(?:this|that|these|isso|isto|aquilo)\s/iu.test(textOf(units[1] ?? first))) &&
		countWords(said) <= MOST_LEAD;
	const isLong = units.flatMap(({ pieces }) => pieces).length >= LEAST_PIECES;
	const isHook = first.block === DECK || (isWhole && isLong && isStory(units, language));
	return isHook ? { text: said, span: first.span } : null;
}

/** Whether people speak in a text, or somebody tells it as their own, beside what others are quoted with. */
function isStory(units: readonly Unit[], language: Language): boolean {
	if (units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES) return true;
	const { mine } = languagePack(language).words;
	const pieces = units.filter(({ form }) => form === 'paragraph').flatMap((unit) => unit.pieces);
	const own = pieces.filter(({ text }) => mine.test(text.replace(/["“][^"”]*["”]/g, '')));
	return own.length >= TOLD && !units.some(({ form, asks }) => form === 'dialogue' || asks);
}
