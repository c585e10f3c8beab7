import type { Language } from '@nexus/contract';
import type { SourcePart, Span } from '@nexus/core/document-text';
import { sampleOf, spokenHeading } from '@nexus/core/planning';
import { countWords, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { isStockHeading, subjectOf } from '../telling/stock-headings.ts';
import { type Candidate, candidatesOf, isAlike, LEAST_SUBSTANCE, rankOf } from './candidates.ts';
import { isImperative } from './imperatives.ts';
import { readPart } from './read-part.ts';
import type { ReadSection } from './unit.ts';

/** Sentences to keep. */
const MOST_POINTS = 15;
/** Sentences that sum up a document. */
const LEAST_POINTS = 2;
/** Units of a document that is long enough for a sentence to be told ahead. */
const LEAST_UNITS = 6;
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;

export interface Highlights {
	hook: { text: string; span: Span; stays?: boolean } | null;
	keyPoints: { text: string; span: Span; part: number }[];
	/** Headings of the weightiest sections, in the document's order. */
	subjects: string[];
}

/** The weightiest sentences, from a sample of the parts spread evenly over the document. */
export function highlights(text: string, parts: readonly SourcePart[], language: Language, topic: string): Highlights {
	const read = sampleOf(text, parts).map(({ part, text: own }) => {
		const sections = part.sections.filter((section) => section.start < part.start + own.length);
		return { part, sections: readPart(own, part.start, sections, language) };
	});
	const sections = read.flatMap((entry) => entry.sections);
	const units = sections.flatMap((section) => section.units);
	const isWhole = ({ unit, span }: Candidate) =>
		unit.form === 'list' || /[.!?]["”»')*_]{0,3}$/.test(text.slice(span.start, span.end));
	const candidates = read
		.flatMap(({ part, sections: own }) => candidatesOf(own, part.index, language, topic))
		.filter(isWhole);
	const isStory = units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES;
	const sorted = isStory ? [] : candidates.toSorted((a, b) => rankOf(b) - rankOf(a));
	const first = sections.find((section) => section.units.length > 0);
	const canOpen = ({ isFree, opens, unit, substance: own }: Candidate) => {
		if (units.length < LEAST_UNITS || unit === units.at(-1) || !opens || unit.form !== 'sentence') return false;
		if (isFree) return own >= LEAST_SUBSTANCE.hook;
		return (
			parts.length === 1 &&
			own >= LEAST_SUBSTANCE.told &&
			units.length >= LEAST_UNITS * 2 &&
			!first?.units.includes(unit)
		);
	};
	const strong = sorted.filter(({ substance: own }) => own >= LEAST_SUBSTANCE.point).slice(0, MOST_POINTS);
	const apart = strong.filter((one, index) => !strong.slice(0, index).some((other) => isAlike(one, other, language)));
	const opening = apart.find(canOpen);
	// What sums up a short document is worth more at its end than twice.
	const hook = opening?.isFree || apart.length > LEAST_POINTS ? opening : undefined;
	const points = apart.filter((one) => one !== hook);
	return {
		hook: hook ? { text: hook.text, span: hook.span, ...(!hook.isFree && { stays: true }) } : null,
		keyPoints: points.map(({ text: said, span, part }) => ({ text: said, span, part })),
		subjects: subjectsOf(sorted, sections.slice(sections[0]?.section.start === 0 ? 1 : 0), language),
	};
}

const MOST_SUBJECTS = 3;
const CAPTION =
	/^(?:tabela|table|figura|figure|quadro|gr[áa]fico|chart|dia|day|passo|step|parte|part|m[óo]dulo|module|aula|lesson|semana|week)\s\d/iu;

/** Words of a heading that can be named among others: fewer say too little, more are a sentence. */
const SUBJECT_WORDS = { least: 2, most: 8 };

/** "Medição individual de água", but not "O que é", "Perguntas que me fazem" or "Congelar". */
function isNounPhrase(name: string, language: Language): boolean {
	const words = countWords(name);
	if (words < SUBJECT_WORDS.least || words > SUBJECT_WORDS.most || /[.:;,!?(]|\d/.test(name)) return false;
	return !PACKS[language].noSubject.test(fold(name)) && !isImperative(name, language);
}

/** Headings that name a subject: those of the weightiest sentences first, then of the longest sections. */
function subjectsOf(sorted: readonly Candidate[], sections: readonly ReadSection[], language: Language): string[] {
	const named = sections.flatMap(({ section, units }) => {
		const spoken = spokenHeading(section.heading);
		if (spoken.kind !== 'topic' || units.length === 0 || section.level === 0) return [];
		const name = subjectOf(spoken.text);
		const isSubject = isNounPhrase(name, language) && !isStockHeading(name) && !CAPTION.test(name);
		return isSubject ? [{ heading: section.heading, text: name, units }] : [];
	});
	const longest = named.toSorted((a, b) => b.units.length - a.units.length).map(({ heading }) => heading);
	const order = [...new Set([...sorted.map(({ subject }) => subject), ...longest])];
	const best = order.filter((heading) => named.some((one) => one.heading === heading)).slice(0, MOST_SUBJECTS);
	const chosen = named.filter(({ heading }) => best.includes(heading)).map(({ text }) => text);
	return chosen.length < 2 ? [] : [...new Set(chosen)];
}
