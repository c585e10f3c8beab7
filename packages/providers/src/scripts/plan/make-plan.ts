import type { ScriptPassage, ScriptPlan } from '@nexus/core/ports';
import type { ModelProfile } from '@nexus/core/scripts';
import type { Section } from '@nexus/document-text';
import type { Asker, Reading } from '../asking/asker.ts';
import { asAttribute, asData, named, passageLines } from '../data-text.ts';
import { type Note, type Notes, weightsOf } from '../read/notes.ts';
import { filled, instruct, wordingOf } from '../wording/index.ts';
import { type FoundProblem, type PlanRequirements, problemsOf } from './check-plan.ts';
import { type Order, orderBlock } from './order.ts';
import { sectionTellings } from './parts.ts';
import { type DraftPlan, PLAN_SCHEMA, planFrom } from './plan-answer.ts';
import { repairedPlan } from './repair-plan.ts';
import { beatWords, ORDERED } from './script-words.ts';

export interface PlanInput {
	passages: readonly ScriptPassage[];
	sections: readonly Section[];
	notes: Notes;
	/** Words that the script is to have. */
	words: number;
	order: Order;
}

/** Characters of what the document is said to be. */
const MOST_ABOUT = 800;

/** The plan and what the model calls the subject. */
export type MadePlan = ScriptPlan & { topic: string };

/**
 * Has the model plan the whole episode. A plan that something is wrong with is asked for once more, with what was wrong;
 * what is still wrong then is put right as far as that can be done without a model.
 * @throws NexusError provider_answer_unusable when there is no beat that rests on the document
 */
export async function makePlan(asker: Asker, matter: PlanInput): Promise<MadePlan> {
	const { passages, sections, notes, words, order } = matter;
	const { language, options } = order;
	const wording = wordingOf(language);
	const { profile } = asker.model;
	const shown = notesWithRoom(notes.notes, profile.planCharacters);
	const ground: PlanRequirements = {
		texts: new Map(passages.filter(({ isHeading }) => !isHeading).map(({ number, text }) => [number, text])),
		weights: weightsOf(shown),
		words: beatWords(words),
		focus: new Set(order.focus),
		language,
	};
	const read = (text: string): Reading<DraftPlan> => {
		const plan = planFrom(text);
		if (!plan) return { value: null };
		const problems = problemsOf(plan, ground);
		const isUseless = problems.some(({ problem }) => problem === 'no-beats' || problem === 'other-language');
		return { value: isUseless ? null : plan, ...(problems.length > 0 && { complaint: complaintOf(problems, order) }) };
	};
	const asked = {
		system: instruct(wording.plan, {}, profile),
		user: userPrompt(matter, shown, profile),
		schema: PLAN_SCHEMA,
		name: 'plan',
	};
	const draft = await asker.ask(asked, read, {
		most: 3,
		mostToBetter: 2,
		complaint: wording.again.unreadable,
		failure: 'plano que não se apoia no documento',
		better: (earlier, later) =>
			problemsOf(later, ground).length <= problemsOf(earlier, ground).length ? later : earlier,
	});
	const alternates = options.format !== 'lecture';
	const plan = draft && repairedPlan(draft, ground, notes.notes, { alternates });
	if (!draft || !plan) throw new TypeError('a plan that was read has a beat');
	return {
		...plan,
		about: cutAtWord([notes.genre, notes.about].filter(Boolean).join('. ')),
		words,
		topic: draft.topic,
		sections: sectionTellings(plan, passages, sections, weightsOf(notes.notes)),
	};
}

function complaintOf(problems: readonly FoundProblem[], { language }: Order): string {
	const { planProblems } = wordingOf(language);
	return problems
		.map(({ problem, passages }) => filled(planProblems[problem], { passages: named(passages) }))
		.join(' ');
}

function userPrompt(
	{ passages, sections, notes, words, order }: PlanInput,
	shown: readonly Note[],
	{ planCharacters: room, isTerse }: Pick<ModelProfile, 'planCharacters' | 'isTerse'>,
): string {
	const told = shown.map(noteLine).join('\n');
	const whole = passageLines(passages);
	const headings = sections.flatMap(({ heading, level }) =>
		heading ? [`${'#'.repeat(level)} ${asData(heading)}`] : [],
	);
	const isWhole = told.length + whole.length <= room;
	const document = isWhole ? whole : headings.join('\n').slice(0, room / 4);
	return [
		orderBlock(order, 'plan', { words: Math.round(beatWords(words) * (isTerse ? 1 : ORDERED.planned)) }),
		`<notes genre="${asAttribute(notes.genre)}">\n${asData(notes.about)}\n${told}\n</notes>`,
		`<document${isWhole ? '' : ' shows="headings"'}>\n${document}\n</document>`,
	].join('\n\n');
}

const noteLine = ({ kind, text, passages, weight }: Note): string =>
	`[${named(passages)}] ${weight} ${kind}: ${asData(text)}`;

/** The weightiest notes, as many as there is room for, in the document's order. */
function notesWithRoom(notes: readonly Note[], room: number): Note[] {
	let left = room;
	const fitting = notes
		.toSorted((a, b) => b.weight - a.weight)
		.filter((note) => {
			left -= noteLine(note).length;
			return left >= 0;
		});
	return notes.filter((note) => fitting.includes(note));
}

const cutAtWord = (text: string): string =>
	text.length <= MOST_ABOUT ? text : `${text.slice(0, MOST_ABOUT).replace(/\s+\S*$/, '')}...`;
