import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import { type SpokenHeading, spokenHeading } from '@nexus/core/planning';
import { splitSentences } from '@nexus/language/sentences';
import { contentStems, countWords, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { isSideHeading } from '../telling/stock-headings.ts';
import { finished } from './asides.ts';
import { isDefinite, pointsElsewhere, withoutConnective } from './openings.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';
import { substance } from './weights.ts';

/** Words of a sentence that opens or closes an episode. */
const FIT = { least: 7, decision: 5, most: 34 };
/** A sentence that may open or close an episode. */
export interface Candidate {
	text: string;
	span: Span;
	part: number;
	unit: Unit;
	/** How much it weighs by itself and by where it stands, 0 to about 1. */
	substance: number;
	/** Nothing after it goes on about it, so that it can be taken out of its place. */
	isFree: boolean;
	/** Nothing that it speaks of has to be told before it. */
	opens: boolean;
	subject: string | null;
}

/** A sentence that opens an episode gives a figure or a decision; more so where it is read again in its place. */
export const LEAST_SUBSTANCE = { hook: 0.35, told: 0.45, point: 0.3 };
/** What a sentence weighs more where results, decisions or dangers stand, and by what it shares with the title. */
const BONUS = { outcome: 0.2, decides: 0.15, alarms: 0.3, title: 0.2 };
const DECIDES =
	/^(?:conclus\w+|decis(?:ao|oes)\b.*|deliberac\w+|resultados?|desempenho.*|encaminhamentos|results?|findings|decisions?\b.*|recommendations?|recomendac\w+|propostas?.*|what we propose|what to remember)$/;
const ALARMS = /^(?:seguranca|security|breaking.*|quebras? de compatibilidade|mudancas incompativeis)$/;
/** "Aprovada a contratação da Vedasul". */
const DECIDED =
	/^(?:aprovad|rejeitad|decidid|deliberad|ficou (?:decidid|aprovad|combinad)|approved|rejected|resolved|decided)/iu;
/** A rule by its number, or a decision below its item, belongs where it stands. */
const LABELLED = /^(?:Art\.|Artigo|Parágrafo|Section|Article|§|\d+(?:\.\d+)+\.?)\s|^\p{Lu}[\p{L} ]{2,24}:\s/u;
/** "Art. 5º: ", "RF-01: ": said without it at an end. */
const LEGAL = /^(?:Art\.\s\d{1,4}º?|Parágrafo\s\S{1,8}|\p{Lu}{1,5}-\d{1,3}):\s/u;
/** "The HidroTec contract": somebody or something by its name, behind the first word. */
const NAMED = /(?<=\p{Ll},?\s)\p{Lu}\p{L}{2}/u;

/** What a document says of itself is not what it is about. */
const ABOUT_ITSELF =
	/\b(?:neste|nesta|deste|desta|este|esta|this|the next|the previous)\s(?:relatorio|capitulo|texto|documento|artigo|secao|guia|livro|manual|ata|report|chapter|text|document|article|section|guide|book|manual)\b/;

export function rankOf({ unit, substance: own }: Candidate): number {
	return 0.3 * unit.weight + own + (unit.words > 30 ? -0.1 : 0);
}

/** Sentences and items of lists that can be said by themselves. */
export function candidatesOf(
	sections: readonly ReadSection[],
	part: number,
	language: Language,
	topic: string,
): Candidate[] {
	const title = new Set(contentStems(topic, language));
	const { outcome, weighty, mail } = PACKS[language];
	return sections.flatMap((section) => {
		const { heading: name } = section.section;
		const heading = spokenHeading(name);
		const isAside = heading.kind === 'question' || (heading.kind === 'topic' && isSideHeading(heading.text));
		if (isAside) return [];
		return section.units.flatMap((unit, index) => {
			if (!isFit(unit) || section.units[index - 1]?.asks) return [];
			return saidBy(unit).flatMap(({ text: said, span }) => {
				const written = withoutConnective(said, language);
				const isLegal = LEGAL.test(written);
				const text = finished(written.replace(outcome, '').replace(LEGAL, ''));
				const words = countWords(text);
				const least = DECIDED.test(text) ? FIT.decision : FIT.least;
				if (words < least || words > FIT.most || !isWhole(text, language, section.message !== undefined)) return [];
				const shared = contentStems(text, language).filter((stem) => title.has(stem)).length;
				const isSaid = weighty.told.test(fold(text));
				const weight =
					substance(text, language) +
					bonusOf(heading, outcome.test(written) || DECIDED.test(text)) -
					(isSaid ? BONUS.alarms : 0);
				const from = section.message?.from;
				const isFree =
					unit.form === 'sentence' &&
					!isLegal &&
					!outcome.test(written) &&
					isFreeOf(section.units, index, text, language);
				return [
					{
						...{
							text: from ? mail.wrote.replace('{x}', () => from).replace('{t}', () => text) : text,
							span,
							part,
							unit,
						},
						...{ subject: name, isFree: isFree && !from },
						opens:
							!isSaid &&
							!/(?<!\p{L})(?:you|your|você|here|aqui)(?!\p{L})/iu.test(text) &&
							(isFree || shared > 0 || !isDefinite(text, language) || NAMED.test(text)),
						substance: weight + Math.min(BONUS.title, (shared / 3) * BONUS.title),
					},
				];
			});
		});
	});
}

/** A unit's own words, or the first sentence of each item of a list whose items are sentences. */
function saidBy(unit: Unit): { text: string; span: Span }[] {
	if (unit.form === 'sentence') return [{ text: textOf(unit), span: unit.span }];
	return unit.pieces.flatMap(({ text, spans, fragment }) => {
		const [span, more] = spans;
		const [from, to] = splitSentences(text)[0] ?? [0, 0];
		return fragment || !span || more || /; /.test(text) ? [] : [{ text: text.slice(from, to), span }];
	});
}

function isFit(unit: Unit): boolean {
	if (unit.form === 'list') return true;
	if (unit.form !== 'sentence' || unit.leans || unit.label || unit.promises || unit.asks || unit.fields) return false;
	return !unit.introduces && !unit.needsName;
}

/** Whether a sentence says all of what it tells: nothing that was named elsewhere, no label, no half of a comparison. */
function isWhole(text: string, language: Language, isQuoted: boolean): boolean {
	const { unfit, mine } = PACKS[language].weighty;
	const folded = fold(text);
	if (
		/\?|^["“]/.test(text) ||
		(!isQuoted && mine.test(folded)) ||
		pointsElsewhere(text, language) ||
		ABOUT_ITSELF.test(folded) ||
		LABELLED.test(text)
	)
		return false;
	return !unfit.test(folded);
}

function bonusOf(heading: SpokenHeading, isOutcome: boolean): number {
	const name = heading.kind === 'topic' ? fold(heading.text) : '';
	if (ALARMS.test(name)) return BONUS.alarms;
	if (isOutcome || heading.kind === 'closing') return BONUS.outcome;
	return DECIDES.test(name) ? BONUS.decides : 0;
}

/** Whether a sentence can be taken out of its place: nothing before it is needed for it, nor it for what comes after. */
function isFreeOf(units: readonly Unit[], index: number, text: string, language: Language): boolean {
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
