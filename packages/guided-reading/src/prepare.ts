import type { Language } from '@nexus/contract';
import type { SourcePart } from '@nexus/core/document-text';
import type { EpisodePlan } from '@nexus/core/planning';
import { highlights } from './reading/highlights.ts';
import { spokenLanguage } from './reading/spoken-language.ts';

export interface PreparationInput {
	plan: EpisodePlan;
	/** The whole document. */
	text: string;
	/** As the user chose it. */
	language: Language;
}

/**
 * Finds what opens and closes the episode. The search reads a bounded sample, spread evenly over the document.
 * @param highlighted the parts that it looks in; by default all
 */
export function preparePlan(
	{ plan, text, language: chosen }: PreparationInput,
	highlighted = (sources: readonly SourcePart[]): readonly SourcePart[] => sources,
): EpisodePlan {
	const language = spokenLanguage(plan.outline.sourceLanguage, chosen);
	if (language === null) return plan;
	const sources = highlighted(plan.parts.map(({ source }) => source));
	return { ...plan, outline: { ...plan.outline, ...highlights(text, sources, language) } };
}
