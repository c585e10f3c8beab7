import type { Language } from '@nexus/contract';
import { type EpisodePlan, ofNewestVersions } from '@nexus/core/planning';
import type { Hosts, ScriptLine, ScriptOptions } from '@nexus/core/scripts';
import { allot, readingWish } from './allot.ts';
import { withoutEmptyParts } from './empty-parts.ts';
import { hookOf } from './reading/hook.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { namedTitle, writePartLines } from './write-part.ts';

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

/** Finds what opens the episode, and how much of each part is read where a length or a focus was asked for. */
export function preparePlan({ plan, text, language: chosen, shape, options = {} }: PreparationInput): EpisodePlan {
	const language = spokenLanguage(plan.outline.sourceLanguage, chosen);
	if (language === null) return plan;
	const told = withoutEmptyParts(ofNewestVersions(plan), text, language);
	const [first] = told.parts;
	const hook = first ? hookOf(text, first.source, language, namedTitle(plan.outline)) : null;
	const whole: EpisodePlan = { ...told, outline: { ...told.outline, hook } };
	const wish = shape ? readingWish(options, text, plan) : null;
	if (!shape || !wish) return whole;
	const write = ({ outline }: EpisodePlan, part: EpisodePlan['parts'][number]): ScriptLine[] =>
		writePartLines({ ...shape, language: chosen, outline, part, text: text.slice(part.source.start, part.source.end) });
	return allot(whole, wish, shape.hosts, write);
}
