import type { Language } from '@nexus/contract';
import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { signsInWords } from '@nexus/language/sayable';
import { soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { isStockHeading } from './stock-headings.ts';
import type { ReadSection, Unit } from './unit.ts';

const VERSION =
	/^(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?(?:[\s([-]+(yanked|withdrawn|retirada|cancelada)[\])]?)?$/iu;

export const isVersion = (heading: string | null): boolean => VERSION.test(heading ?? '');

/** "Slide 4. ", which is for finding it. */
const SLIDE = /^(?:slide|lâmina)\s\d{1,3}\s?[.:–—-]\s*(?=\S)/iu;

/** "1.2.0 - 2026-03-01" says little by itself; "(per slice)" stays. */
export function nameOf(written: string | null, known: string, language: Language): string {
	const heading = written?.replace(SLIDE, '') ?? null;
	const of = /\s\([^()]{2,80}\)$/u.exec(heading ?? '')?.[0];
	if (of && heading && !VERSION.test(heading)) return `${nameOf(heading.slice(0, -of.length), known, language)}${of}`;
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
	return text.replace(/^[–—-]\s/, '');
}

/** Words of a document's opening that tells by itself what it is. */
const PROSE = 60;
const OPENS = /^(?:abstract|resumo|summary)$/iu;
/** Somebody's words, above a text; and such words with whoever says them, behind which a heading would be theirs, too. */
const QUOTED = /^["'“‘«]/u;
const SPOKEN = /^["“«][^"”»]+["”»],?\s\p{Ll}/u;

/** Whether a heading is said above what is read: not where that begins with it, is somebody's words, or opens the document. */
export function isNeeded(heading: string, { section, units }: ReadSection, told: readonly Unit[]): boolean {
	const [first] = told;
	const [opening] = first?.pieces ?? [];
	if (!first || !opening || begins(opening.text, heading)) return false;
	if (first.asks && isStockHeading(heading)) return false;
	if (isVersion(section.heading) || first.form === 'list' || first.form === 'table') return true;
	if (QUOTED.test(section.heading ?? '') || SPOKEN.test(opening.text)) return false;
	const isProse = units.every(({ form }) => form !== 'list' && form !== 'table');
	const isLong = units.reduce((sum, { words }) => sum + words, 0) >= PROSE;
	return !(isProse && isLong) || !(spokenHeading(section.heading).kind === 'opening' || OPENS.test(heading));
}

/** Whether a text begins with its heading's words. */
const begins = (text: string, heading: string): boolean => soundKey(text).startsWith(soundKey(heading));
