import type { Language } from '@nexus/contract';
import { plainHeading, spokenHeading, VERSION } from '@nexus/core/planning';
import { sentenceCase, signsInWords } from '@nexus/language/sayable';
import { countWords, soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { Unit } from './unit.ts';

/** "Slide 1. Where we are", or nothing but "Slide" or "Page 4". */
const SLIDE = /^(?:slide|l[âa]mina|page|p[áa]gina)(?:\s\d{1,3}\s?[.:–—-]\s*(?=\p{L})|(?:\s\d{1,3})?$)/iu;
/** The mark behind a line that goes on in what stands below it: "We will work to." */
export const LEFT_OPEN =
	/(?<=\s(?:to|are|is|was|were|be|will|must|should|can|may|shall|you|that|if|by|with|of|in|from|includes?|including|são|é|ser(?:á|ão)|fo(?:i|ram)|precisa[mr]?|deve[mr]?|pode[mr]?|que|se|inclu(?:i|em)|por|com|de|em|para))\.?$/iu;
/** "21.04.2023", above what changed on it. */
const DAY = /^\d\d?\.\d\d?\.(?:19|20)\d\d$/u;
/** Words in brackets that go with a heading; more of them without a figure are a note to readers. */
const MOST_ASIDE = 3;

/** "1.2.0 - 2026-03-01" says little by itself; "(per slice)" stays. */
export function nameOf(heading: string | null, known: string, language: Language): string {
	if (heading === null) return '';
	const version = VERSION.exec(heading);
	if (version) {
		const { version: name, withdrawn } = languagePack(language);
		const state = version[3] ? withdrawn : '';
		return [name.replace('{x}', version[1] ?? ''), version[2] ?? '', state].filter(Boolean).join(', ');
	}
	const of = /\s+\([^()]{2,80}\)$/u.exec(heading)?.[0] ?? '';
	const said = signsInWords(heading.slice(0, heading.length - of.length).replace(SLIDE, ''), language);
	const isNote = countWords(of) > MOST_ASIDE && !/\d/.test(of);
	const aside = isNote || /^\s+\([IVX]{1,4}\)$/.test(of) ? '' : of;
	// "R$ 200.201 (58% das despesas)": what its section comes to.
	if (/^\p{Lu}{0,2}\p{Sc}\s?\d/u.test(said)) return `${said}${of}`;
	if (DAY.test(said)) return said;
	return spokenHeading(said, known).kind === 'none' ? '' : `${quiet(plainHeading(said, known))}${aside}`;
}

/** Words in capitals, unless they are one alone, which may be a name: "GDAL". */
const quiet = (name: string): string =>
	countWords(name) > 1 || /^\p{Lu}{2,3}$|-/u.test(name) ? sentenceCase(name) : name;

/** Whether a heading is said above what is read: not where that begins with it. */
export function isNeeded(heading: string, told: readonly Unit[]): boolean {
	const [own, said] = [wordsOf(heading), wordsOf(told[0]?.pieces[0]?.text ?? '')];
	return own.some((word, at) => word !== said[at]);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).map(soundKey).filter(Boolean);
