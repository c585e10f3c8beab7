import type { Language } from '@nexus/contract';
import type { SourcePart, Span } from '@nexus/core/document-text';
import { sampleOf, spokenHeading } from '@nexus/core/planning';
import { contentStems, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { isStockHeading, subjectOf } from '../telling/stock-headings.ts';
import { pointsElsewhere, withoutConnective } from './openings.ts';
import { readPart } from './read-part.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';
import { substance } from './weights.ts';

/** Sentences to keep. */
const MOST_POINTS = 14;
/** Units of a document that is long enough for a sentence to be told ahead. */
const LEAST_UNITS = 6;
/** Words of a sentence that opens or closes an episode. */
const FIT = { least: 8, most: 32 };
/** Stretches of direct speech that make a text a story. */
const DIALOGUES = 3;

interface Candidate {
	text: string;
	span: Span;
	part: number;
	unit: Unit;
	/** How much it weighs by itself, 0 to 0.6. */
	substance: number;
	/** Nothing after it goes on about it, so that it can be taken out of its place. */
	isFree: boolean;
	subject: string | null;
}

export interface Highlights {
	hook: { text: string; span: Span } | null;
	keyPoints: { text: string; span: Span; part: number }[];
	/** Headings of the weightiest sections, in the document's order. */
	subjects: string[];
}

/** The weightiest sentences, from a sample of the parts spread evenly over the document. */
export function highlights(text: string, parts: readonly SourcePart[], language: Language): Highlights {
	const read = sampleOf(text, parts).map(({ part, text: own }) => {
		const sections = part.sections.filter((section) => section.start < part.start + own.length);
		return { part, sections: readPart(own, part.start, sections, language) };
	});
	const sections = read.flatMap((entry) => entry.sections);
	const units = sections.flatMap((section) => section.units);
	const candidates = read.flatMap(({ part, sections: own }) => candidatesOf(own, part.index, language));
	const isStory = units.filter(({ form }) => form === 'dialogue').length >= DIALOGUES;
	const sorted = candidates.toSorted((a, b) => rankOf(b) - rankOf(a));
	const last = units.at(-1);
	const hook =
		isStory || units.length < LEAST_UNITS
			? undefined
			: sorted.find(({ isFree, unit, substance: own }) => isFree && own >= LEAST_SUBSTANCE && unit !== last);
	const points = sorted.filter((one) => one !== hook).slice(0, MOST_POINTS);
	return {
		hook: hook ? { text: hook.text, span: hook.span } : null,
		keyPoints: isStory ? [] : points.map(({ text: said, span, part }) => ({ text: said, span, part })),
		subjects: subjectsOf(sorted, sections),
	};
}

/** A sentence that opens an episode gives a figure or a decision. */
const LEAST_SUBSTANCE = 0.3;
/** A rule by its number, or a decision below its item, belongs where it stands. */
const LABELLED = /^(?:Art\.|Artigo|Parágrafo|Section|Article|§|\d+(?:\.\d+)+\.?)\s|^\p{Lu}\p{Ll}+:\s/u;

function rankOf({ unit, substance: own }: Candidate): number {
	return unit.weight + own + (unit.words > 26 ? -0.1 : 0);
}

/** What a document says of itself is not what it is about. */
const ABOUT_ITSELF =
	/\b(?:neste|nesta|deste|desta|este|esta|this|the next|the previous)\s(?:relatorio|capitulo|texto|documento|artigo|secao|guia|livro|manual|ata|report|chapter|text|document|article|section|guide|book|manual)\b/;

/** Sentences that can be said by themselves. */
function candidatesOf(sections: readonly ReadSection[], part: number, language: Language): Candidate[] {
	return sections.flatMap((section) =>
		section.units.flatMap((unit, index) => {
			const next = section.units[index + 1];
			if (unit.form !== 'sentence' || unit.leans || unit.label || unit.promises || unit.asks || unit.fields) return [];
			if (unit.introduces || unit.needsName || unit.words < FIT.least || unit.words > FIT.most) return [];
			const text = withoutConnective(textOf(unit), language);
			const folded = fold(text);
			if (pointsElsewhere(text, language) || ABOUT_ITSELF.test(folded)) return [];
			if (PACKS[language].weighty.unfit.test(folded)) return [];
			if (/\?\W*$/.test(section.section.heading ?? '') || section.units[index - 1]?.asks) return [];
			return [
				{
					text,
					span: unit.span,
					part,
					unit,
					substance: substance(text, language),
					isFree:
						section.units.length > 1 &&
						!LABELLED.test(text) &&
						!pointsBack(unit, section.units.slice(0, index), language) &&
						!(next && (next.leans || goesOn(unit, next, language))),
					subject: section.section.heading,
				},
			];
		}),
	);
}

/** Whether what a sentence begins with was named before in its section: "The allowance must be repaid". */
function pointsBack(unit: Unit, before: readonly Unit[], language: Language): boolean {
	const [subject] = contentStems(textOf(unit), language);
	return before.some((one) => contentStems(textOf(one), language).includes(subject ?? ''));
}

/** Whether the sentence behind another goes on about what it tells of, or leaves out who it is about. */
function goesOn(unit: Unit, next: Unit, language: Language): boolean {
	const stems = new Set(contentStems(textOf(unit), language));
	const isNear = next.block === unit.block;
	const opening = textOf(next)
		.split(' ')
		.slice(0, isNear ? 6 : 9)
		.join(' ');
	const isSubjectless = !/^(?:o|a|os|as|um|uma|este|esta|the|a|an|this|no|na|em|in)\s/iu.test(opening);
	return (isNear && isSubjectless) || contentStems(opening, language).some((stem) => stems.has(stem));
}

const MOST_SUBJECTS = 3;
const CAPTION =
	/^(?:tabela|table|figura|figure|quadro|gr[áa]fico|chart|dia|day|passo|step|parte|part|m[óo]dulo|module|aula|lesson|semana|week)\s\d/iu;

/** Headings that name a subject: those of the weightiest sentences first, then of the longest sections. */
function subjectsOf(sorted: readonly Candidate[], sections: readonly ReadSection[]): string[] {
	const named = sections.flatMap(({ section, units }) => {
		const spoken = spokenHeading(section.heading);
		if (spoken.kind !== 'topic' || units.length === 0 || section.level === 0) return [];
		const name = subjectOf(spoken.text);
		const isSubject = name.split(' ').length <= 8 && !isStockHeading(name) && !CAPTION.test(name);
		return isSubject ? [{ heading: section.heading, text: name, units }] : [];
	});
	const longest = named.toSorted((a, b) => b.units.length - a.units.length).map(({ heading }) => heading);
	const order = [...new Set([...sorted.map(({ subject }) => subject), ...longest])];
	const best = order.filter((heading) => named.some((one) => one.heading === heading)).slice(0, MOST_SUBJECTS);
	const chosen = named.filter(({ heading }) => best.includes(heading)).map(({ text }) => text);
	return chosen.length < 2 ? [] : [...new Set(chosen)];
}
