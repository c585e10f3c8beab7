import type { Audience, ScriptFormat } from '@nexus/contract';
import type { LineProblem } from '../check/draft.ts';
import type { PlanProblem } from '../plan/check-plan.ts';

/** An instruction: what every model is told, and what only those are that have room for it. */
export interface Instruction {
	essential: string;
	more: string;
}

/** How a model is told what to do, in the episode's own language. `{name}` stands for what is put in. */
export interface Wording {
	/** `{most}` notes. */
	read: Instruction;
	plan: Instruction;
	/** `{personas}` are the two people, here and wherever else lines are made. */
	write: Instruction;
	check: Instruction;
	/** A line that no document supports. */
	control: string;
	rewrite: Instruction;
	tableRead: Instruction;
	/** `{most}` stumbles. */
	listen: Instruction;
	mend: Instruction;
	/** What kind of episode it is, for the plan and for the lines. */
	formats: Record<ScriptFormat, { plan: string; write: string }>;
	audiences: Record<Audience, string>;
	/** Told where nothing was said about who listens. */
	anyAudience: string;
	/** `{text}`: what whoever ordered the episode wants it to dwell on. */
	focus: { text: string; sections: string };
	/** `{style}`: how whoever ordered the episode wants it told. */
	style: string;
	/** What was wrong with an answer, for asking again. */
	again: {
		unreadable: string;
		otherLanguage: string;
		/** `{written}` words for `{wanted}`. */
		length: string;
		/** `{beats}` are the numbers of those that no line tells. */
		missingBeats: string;
	};
	planProblems: Record<PlanProblem, string>;
	lineProblems: Record<LineProblem, string>;
	/** Small words of prompts. */
	words: {
		/** Mark lines that are to be checked, and to be rewritten. */
		check: string;
		rewrite: string;
		opening: string;
		closing: string;
		neither: string;
		both: string;
		told: string;
		heard: string;
		copied: string;
	};
}
