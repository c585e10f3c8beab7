import type { TextModel } from '@nexus/providers/scripts';
import { z } from 'zod';
import { JUDGE_INSTRUCTION, JUDGE_SCHEMA } from './judge-question.ts';

/** A script as it is judged: who says what, and nothing of how it was made. */
type JudgedScript = readonly { speaker: string; text: string }[];

export interface Comparison {
	/** Null where the votes do not agree, whichever stood first. */
	preferred: 'candidate' | 'reference' | null;
	/** Of the votes, how many each had; the rest found them equal. */
	votes: { candidate: number; reference: number; of: number };
	/** Share of the lines that would be struck or rewritten, on the average of all votes, 0 to 1. */
	struck: { candidate: number; reference: number };
	/** As the judge said, a vote each. */
	reasons: string[];
}

export interface Compared {
	/** The document. */
	text: string;
	candidate: JudgedScript;
	reference: JudgedScript;
	/** Times that each order is judged. */
	rounds: number;
	signal: AbortSignal;
}

const numbers = z.array(z.number().int());
const verdict = z.object({
	first: z.object({ struck: numbers }),
	second: z.object({ struck: numbers }),
	reason: z.string(),
	better: z.enum(['first', 'second', 'equal']),
});
type Verdict = z.infer<typeof verdict>;

/** Times that a judgement is asked for, until one can be used. */
const ATTEMPTS = 2;
/** Of the votes that decide, the share that has to be on one side: no order alone is enough. */
const AGREEMENT = 0.66;

/**
 * Has a model judge two scripts of one document by the rubric of what is worth hearing, blind, in both orders.
 * @throws Error where it gives no usable judgement; NexusError provider_*; the signal's reason
 */
export async function compareScripts(judge: TextModel, compared: Compared): Promise<Comparison> {
	const { text, candidate, reference, rounds, signal } = compared;
	const votes = { candidate: 0, reference: 0, of: rounds * 2 };
	const struck = { candidate: 0, reference: 0 };
	const reasons: string[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const isFirst of [true, false]) {
			const [first, second] = isFirst ? [candidate, reference] : [reference, candidate];
			const { better, reason, ...lines } = await verdictOn(judge, promptOf(text, first, second), signal);
			const [own, other] = isFirst ? [lines.first, lines.second] : [lines.second, lines.first];
			struck.candidate += shareOf(own.struck, candidate) / votes.of;
			struck.reference += shareOf(other.struck, reference) / votes.of;
			if (better !== 'equal') votes[(better === 'first') === isFirst ? 'candidate' : 'reference']++;
			reasons.push(reason);
		}
	}
	const decided = Math.max(1, votes.candidate + votes.reference);
	const winner = votes.candidate > votes.reference ? 'candidate' : 'reference';
	return { preferred: votes[winner] / decided >= AGREEMENT ? winner : null, votes, struck, reasons };
}

async function verdictOn(judge: TextModel, user: string, signal: AbortSignal): Promise<Verdict> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		let text = '';
		const question = {
			system: JUDGE_INSTRUCTION,
			user,
			schema: JUDGE_SCHEMA,
			name: 'judgement',
			signal,
			used: () => {},
		};
		for await (const piece of judge.ask(question)) text += piece;
		const { success, data } = verdict.safeParse(jsonOf(text));
		if (success) return data;
	}
	throw new Error('The judge gave no usable judgement.');
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
	} catch {
		return null;
	}
}

function promptOf(text: string, first: JudgedScript, second: JudgedScript): string {
	const script = (lines: JudgedScript) =>
		lines.map((line, at) => `[${at + 1}] ${line.speaker}: ${line.text.replace(/\s+/g, ' ')}`).join('\n');
	return [
		`<document>\n${text}\n</document>`,
		`<script place="first">\n${script(first)}\n</script>`,
		`<script place="second">\n${script(second)}\n</script>`,
	].join('\n\n');
}

const shareOf = (struck: readonly number[], lines: JudgedScript): number =>
	new Set(struck.filter((number) => number >= 1 && number <= lines.length)).size / Math.max(1, lines.length);
