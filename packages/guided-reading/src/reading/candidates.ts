import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import { type SpokenHeading, spokenHeading } from '@nexus/core/planning';
import { contentStems, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { isSideHeading } from '../telling/stock-headings.ts';
import { finished } from './asides.ts';
import { isDefinite, pointsElsewhere, withoutConnective } from './openings.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';
import { substance } from './weights.ts';

/** Words of a sentence that opens or closes an episode. */
const FIT = { least: 8, most: 32 };
/** A sentence that may open or close an episode. */
export interface Candidate {
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

/** A sentence that opens an episode gives a figure or a decision. */
export const LEAST_SUBSTANCE = 0.35;
const MOST_SUBSTANCE = 0.6;
/** What a result or a decision weighs by standing where those stand. */
const OUTCOME = 0.2;
const DECIDES =
	/^(?:conclus\w+|decis(?:ao|oes)\b.*|deliberac\w+|resultados?|encaminhamentos|results?|findings|decisions?\b.*|recommendations?|recomendac\w+)$/;
/** A rule by its number, or a decision below its item, belongs where it stands. */
const LABELLED = /^(?:Art\.|Artigo|Parágrafo|Section|Article|§|\d+(?:\.\d+)+\.?)\s|^\p{Lu}\p{Ll}+:\s/u;

/** What a document says of itself is not what it is about. */
const ABOUT_ITSELF =
	/\b(?:neste|nesta|deste|desta|este|esta|this|the next|the previous)\s(?:relatorio|capitulo|texto|documento|artigo|secao|guia|livro|manual|ata|report|chapter|text|document|article|section|guide|book|manual)\b/;

export function rankOf({ unit, substance: own }: Candidate): number {
	return unit.weight + own + (unit.words > 26 ? -0.1 : 0);
}

/** Sentences that can be said by themselves. */
export function candidatesOf(sections: readonly ReadSection[], part: number, language: Language): Candidate[] {
	return sections.flatMap((section) => {
		const { heading: title } = section.section;
		const heading = spokenHeading(title);
		const isAside = heading.kind === 'question' || (heading.kind === 'topic' && isSideHeading(heading.text));
		if (isAside) return [];
		return section.units.flatMap((unit, index) => {
			if (!isFit(unit) || section.units[index - 1]?.asks) return [];
			const { outcome } = PACKS[language];
			const written = withoutConnective(textOf(unit), language);
			const text = finished(written.replace(outcome, ''));
			if (!isWhole(text, language)) return [];
			const weight = substance(text, language) + bonusOf(heading, outcome.test(written));
			return [
				{
					...{ text, span: unit.span, part, unit, subject: title },
					substance: Math.min(MOST_SUBSTANCE, weight),
					isFree: !outcome.test(written) && isFree(section.units, index, text, language),
				},
			];
		});
	});
}

function isFit(unit: Unit): boolean {
	if (unit.form !== 'sentence' || unit.leans || unit.label || unit.promises || unit.asks || unit.fields) return false;
	return !unit.introduces && !unit.needsName && unit.words >= FIT.least && unit.words <= FIT.most;
}

/** Whether a sentence says all of what it tells: nothing that was named elsewhere, no label, no half of a comparison. */
function isWhole(text: string, language: Language): boolean {
	const folded = fold(text);
	if (pointsElsewhere(text, language) || ABOUT_ITSELF.test(folded) || LABELLED.test(text)) return false;
	return !PACKS[language].weighty.unfit.test(folded);
}

function bonusOf(heading: SpokenHeading, isOutcome: boolean): number {
	if (isOutcome || heading.kind === 'closing') return OUTCOME;
	return heading.kind === 'topic' && DECIDES.test(fold(heading.text)) ? OUTCOME / 2 : 0;
}

/** Whether a sentence can be taken out of its place: nothing before it is needed for it, nor it for what comes after. */
function isFree(units: readonly Unit[], index: number, text: string, language: Language): boolean {
	const [unit, next] = [units[index], units[index + 1]];
	if (!unit || units.length < 2 || (index > 0 && isDefinite(text, language))) return false;
	if (pointsBack(unit, units.slice(0, index), language)) return false;
	if (!next) return true;
	if (next.block === unit.block || next.leans || isDefinite(textOf(next), language)) return false;
	return !goesOn(unit, next, language);
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

/** Whether two sentences tell of the same: those of an abstract come again below it. */
export function isAlike(first: Candidate, second: Candidate, language: Language): boolean {
	const [a, b] = [first, second].map(({ text }) => new Set(contentStems(text, language)));
	return !!a && !!b && a.intersection(b).size * 2 >= Math.min(a.size, b.size);
}
