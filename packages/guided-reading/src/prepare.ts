import type { Language } from '@nexus/contract';
import type { EpisodePlan } from '@nexus/core/planning';
import type { Hosts, ScriptLine, ScriptOptions } from '@nexus/core/scripts';
import type { SourcePart } from '@nexus/document-text';
import { allot, isBody } from './allot.ts';
import { evenlySpaced } from './evenly-spaced.ts';
import { highlights } from './reading/highlights.ts';
import { initialsOf } from './reading/initials.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { readingWish } from './reading-wish.ts';
import { writePartLines } from './write-part.ts';

export interface PreparationInput {
	plan: EpisodePlan;
	/** The whole document. */
	text: string;
	/** As the user chose it. */
	language: Language;
	/** What decides the length of lines; options are left aside without it. */
	shape?: { presetId: string; hosts: Hosts; customStyle: string | null; seed: number } | undefined;
	options?: ScriptOptions | undefined;
}

/**
 * Finds what opens and closes the episode, and how much of each part is read where a length or a focus was asked for. The
 * search reads a bounded sample, spread evenly over the document.
 * @param highlighted the parts that it looks in; by default all
 */
export function preparePlan(
	{ plan, text, language: chosen, shape, options = {} }: PreparationInput,
	highlighted = (sources: readonly SourcePart[]): readonly SourcePart[] => sources,
): EpisodePlan {
	const language = spokenLanguage(plan.outline.sourceLanguage, chosen);
	if (language === null) return plan;
	const initials = Object.fromEntries(initialsOf(text));
	const opened = (own: EpisodePlan, sources: readonly SourcePart[]): EpisodePlan => ({
		...own,
		outline: {
			...own.outline,
			...highlights(text, sources, language, own.outline.topic, initials),
			initials,
		},
	});
	const wish = shape ? readingWish(options, text, plan.outline.documents) : null;
	const sources = plan.parts.map(({ source }) => source);
	// What is chosen must not depend on who asks: a forecast of a length is of the very plan.
	const whole = opened(plan, wish ? sources : highlighted(sources));
	if (!shape || !wish) return whole;
	const write = ({ outline }: EpisodePlan, part: EpisodePlan['parts'][number]): ScriptLine[] =>
		writePartLines({ ...shape, language: chosen, outline, part, text: text.slice(part.source.start, part.source.end) });
	const allotted = allot(whole, wish, shape.hosts, write);
	const { outline, parts } = opened(allotted, toldSections(allotted, write));
	// What the document begins with is said first whatever is told of it; what some section begins with is not.
	const beginning = whole.outline.hook?.stays ? null : whole.outline.hook;
	const hook = beginning ?? (outline.hook?.stays ? outline.hook : null);
	return { outline: { ...outline, hook }, parts };
}

/** The parts with those of their sections alone of which something is read: no other opens or closes the episode. */
function toldSections(
	plan: EpisodePlan,
	write: (plan: EpisodePlan, part: EpisodePlan['parts'][number]) => ScriptLine[],
): SourcePart[] {
	return evenlySpaced(plan.parts).map((part) => {
		const read = write(plan, part)
			.filter(isBody)
			.flatMap(({ spans }) => spans);
		const sections = part.source.sections.filter(({ start, end }) =>
			read.some((span) => span.start < end && start < span.end),
		);
		return { ...part.source, sections };
	});
}
