import type { Language } from '@nexus/contract';
import type { ChosenEngine } from '../ports/index.ts';
import { modelProfile } from '../scripts/model-profile.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import { CHARACTERS_PER_WORD } from '../scripts/wanted-length.ts';
import type { Tokens } from './prices.ts';
import { type ScriptLength, tokensOf } from './tokens.ts';

/** Calls of one kind, all alike. */
export interface ModelCalls {
	step: 'personas' | 'read' | 'plan' | 'write' | 'check' | 'rewrite' | 'table-read' | 'listen' | 'mend';
	count: number;
	/** Of each. */
	tokens: Tokens;
}

/** Tokens of a step's instruction and schema; those with the two people in them are longer. */
const INSTRUCTIONS = {
	...{ personas: 900, read: 950, plan: 1800, write: 3600 },
	...{ check: 1100, rewrite: 2600, 'table-read': 3400, listen: 900, mend: 2500 },
} as const;
/** Of the two people, where whoever ordered the episode described them. */
const PERSONAS = 1300;
const ESSENTIAL = 0.6;
/** Characters of the document to a note, and tokens of a note. */
const NOTE = { characters: 220, tokens: 55 } as const;
/** Characters of script to a beat; tokens of a beat in the plan, and where another part is reminded of it. */
const BEAT = { characters: 900, tokens: 150, reminder: 30 } as const;
const PLAN_FRAME = 450;
/** Of the document, what the parts are shown together. */
const SHOWN = 0.7;
/** Lines of the part before that a small model is shown; others are shown all of it. */
const HEARD_BY_SMALL = 16;
/** JSON around a line, and what is said of it. */
const LINE_FRAME = 30;
/** Share of the lines that claim something; tokens of a verdict. */
const CLAIMING = 0.7;
const VERDICT = 24;
/** Parts of which some line is rewritten, and the share of its tokens that is. */
const REWRITTEN = { parts: 0.5, share: 0.12 } as const;
/** Share of a part's lines that the table read changes, and those that are mended. */
const CHANGED = 0.25;
const MENDED = 0.2;
/** Times that a part is heard and mended, about. */
const LISTENINGS = 2;
/** Times that a part's lines are revised, at the table and after each listening: what changes is judged again. */
const REVISIONS = 1 + LISTENINGS;
/** Share of the lines at which a listener stumbles; tokens of a stumble. */
const STUMBLED = 0.1;
const STUMBLE = 40;
/** Tokens of thinking for one of the answer, which are billed as output. */
const THINKING = 0.6;

interface Script {
	document: { characters: number; language: string | null };
	script: ScriptLength;
	language: Language;
	engine: ChosenEngine;
	options?: ScriptOptions | undefined;
	describesPeople?: boolean | undefined;
}

/** Every call that a script by a language model takes, as expected. */
export function scriptCalls({
	document,
	script,
	language,
	engine,
	options = {},
	describesPeople = false,
}: Script): ModelCalls[] {
	const profile = modelProfile(engine);
	const instructions = (step: ModelCalls['step']): number =>
		Math.round(INSTRUCTIONS[step] * (profile.isTerse ? ESSENTIAL : 1));
	const source = tokensOf(document.characters, document.language ?? language);
	const readings = Math.ceil(document.characters / profile.readCharacters);
	const notes = Math.min(profile.mostNotes * readings, Math.ceil(document.characters / NOTE.characters)) * NOTE.tokens;
	const noteRoom = tokensOf(profile.planCharacters, language);
	const shownNotes = Math.min(notes, noteRoom);
	const showsAll = notes + source < noteRoom;
	const beats = Math.max(1, Math.round(script.characters / BEAT.characters));
	const plan = PLAN_FRAME + beats * BEAT.tokens;
	const parts = Math.max(1, script.parts);
	const said = tokensOf(script.characters, language) / parts;
	const lines = script.lines / parts;
	const written = said + lines * LINE_FRAME;
	const shown = Math.min((source * SHOWN) / parts, tokensOf(profile.passageCharacters, language));
	const held = document.characters <= profile.wholeCharacters ? source : shown;
	const reminded = beats * BEAT.reminder + (beats / parts) * BEAT.tokens;
	const heard = said * (profile.isTerse ? Math.min(1, HEARD_BY_SMALL / Math.max(1, lines)) : 1) * (1 - 1 / parts);
	// A short script is written at once, for all parts.
	const atOnce = held === source && script.characters <= profile.draftWords * CHARACTERS_PER_WORD ? parts : 1;
	const judgings = Math.ceil((lines * CLAIMING) / profile.judgedLines);
	const isCareful = (options.effort ?? 'careful') === 'careful';
	const calls: [ModelCalls['step'], count: number, input: number, answer: number][] = [
		['personas', isCareful && describesPeople ? 1 : 0, 0, PERSONAS],
		['read', readings, source / readings, notes / readings],
		['plan', 1, shownNotes + (showsAll ? source : 0), plan],
		[
			'write',
			parts / atOnce,
			atOnce > 1 ? beats * BEAT.tokens + held : reminded + heard + (profile.isTerse ? shown : held),
			written * atOnce,
		],
		['check', isCareful ? parts * judgings : 0, held + said / judgings, (lines * CLAIMING * VERDICT) / judgings],
		[
			'check',
			isCareful ? parts * REVISIONS : 0,
			held + said,
			(lines * CLAIMING * VERDICT * (CHANGED + LISTENINGS * MENDED)) / REVISIONS,
		],
		['rewrite', parts * REWRITTEN.parts, shown * REWRITTEN.share + said * REWRITTEN.share, written * REWRITTEN.share],
		['table-read', isCareful ? parts : 0, reminded + held + written, written * CHANGED],
		['listen', isCareful ? parts * LISTENINGS : 0, said, lines * STUMBLED * STUMBLE],
		['mend', isCareful ? parts * LISTENINGS : 0, reminded + held + written, written * MENDED],
	];
	return calls
		.filter(([, count]) => count > 0)
		.map(([step, count, input, answer]) => ({
			step,
			count,
			tokens: { input: Math.ceil(instructions(step) + input), output: Math.ceil(answer * (1 + THINKING)) },
		}));
}

/** Of all calls together. */
export function tokensOfCalls(calls: readonly ModelCalls[]): Tokens {
	const sum = (side: keyof Tokens) =>
		Math.ceil(calls.reduce((total, { count, tokens }) => total + count * tokens[side], 0));
	return { input: sum('input'), output: sum('output') };
}
