import type { Language } from '@nexus/contract';
import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { signsInWords } from '@nexus/language/sayable';
import { contentStems } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { asSentence } from './readable-sentences.ts';
import { isStockHeading } from './stock-headings.ts';
import type { ReadSection, Unit } from './unit.ts';

const VERSION =
	/^(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?(?:[\s([-]+(yanked|withdrawn|retirada|cancelada)[\])]?)?$/iu;

export const isVersion = (heading: string | null): boolean => VERSION.test(heading ?? '');

/** "1.2.0 - 2026-03-01" says little by itself; "(per slice)" says what the figures are of. */
export function nameOf(heading: string | null, known: string, language: Language): string {
	const of = /\s\((?:por|per|em|in|for|para|valores|values)\s[^()]{2,40}\)$/iu.exec(heading ?? '')?.[0];
	if (of && heading) return `${nameOf(heading.slice(0, -of.length), known, language)}${of}`;
	const version = VERSION.exec(heading ?? '');
	if (version) {
		const { version: name, withdrawn } = languagePack(language);
		const state = version[3] ? withdrawn : '';
		return [name.replace('{x}', version[1] ?? ''), version[2] ?? '', state].filter(Boolean).join(', ');
	}
	const spoken = spokenHeading(heading && signsInWords(heading, language), known);
	if (spoken.kind === 'none') return '';
	const text =
		spoken.kind === 'opening' || spoken.kind === 'closing' ? plainHeading(heading ?? '', known) : spoken.text;
	const plain = text.replace(/^[–—-]\s/, '');
	return OF_A_LAW.test(heading ?? '') ? asSentence(plain.replace(/^D(?:e|[aeo]s?)\s/u, '')).slice(0, -1) : plain;
}

/** "3. DA SUSPENSÃO", "CLÁUSULA 4ª - DO ATRASO": what a part of a law is of. */
const OF_A_LAW = /^(?:\d|cap[íi]tulo|cl[áa]usula|se[çc][ãa]o).*?\sD(?:E|[AEO]S?|e|[aeo]s?)\s/iu;

/** Words of a document's opening that tells by itself what it is. */
const PROSE = 60;
const OPENS = /^(?:abstract|resumo|summary)$/iu;
/** Somebody's words, above a text; and such words with whoever says them, behind which a heading would be theirs, too. */
const QUOTED = /^["'“‘«]/u;
const SPOKEN = /^["“«][^"”»]+["”»],?\s\p{Ll}/u;

/** Whether a heading is said above what is read: not where that begins with it, is somebody's words, or opens the document. */
export function isNeeded(
	heading: string,
	{ section, units }: ReadSection,
	told: readonly Unit[],
	language: Language,
): boolean {
	const [first] = told;
	const [opening] = first?.pieces ?? [];
	if (!first || !opening || begins(opening.text, heading, language)) return false;
	if (first.asks && isStockHeading(heading)) return false;
	if (
		THINGS.test(heading) &&
		!contentStems(opening.text, language).some((stem) => contentStems(heading, language).includes(stem))
	)
		return false;
	if (isVersion(section.heading) || first.form === 'list' || first.form === 'table') return true;
	if (QUOTED.test(section.heading ?? '') || SPOKEN.test(opening.text)) return false;
	const isProse = units.every(({ form }) => form !== 'list' && form !== 'table');
	const isLong = units.reduce((sum, { words }) => sum + words, 0) >= PROSE;
	return !(isProse && isLong) || !(spokenHeading(section.heading).kind === 'opening' || OPENS.test(heading));
}

/** Letters by which a heading's word and the same one in a sentence are known: "Congelar", "Congele". */
const SAME = 6;
/** Words by which a sentence begins with a heading of one word, and with one of several. */
const OPENING_WORDS = { one: 2, several: 4 };

/** "Dentadura, time e loja de ferragens": things that say what they have to do with it only once all is read. */
const THINGS = /^[^,:]{3,30}(?:,\s[^,:]{3,30})+\s(?:e|and)\s[^,:]{3,40}$/u;

/** Whether a sentence begins with all that its heading names: "Congelar" above "Congele as bolinhas cruas". */
function begins(text: string, heading: string, language: Language): boolean {
	const named = contentStems(heading, language).map((stem) => stem.slice(0, SAME));
	const opening = text
		.split(' ')
		.slice(0, OPENING_WORDS[/\s/.test(heading) ? 'several' : 'one'])
		.join(' ');
	const said = new Set(contentStems(opening, language).map((stem) => stem.slice(0, SAME)));
	const figures = heading.match(/\d+/g) ?? [];
	return named.length > 0 && named.every((stem) => said.has(stem)) && figures.every((one) => opening.includes(one));
}
