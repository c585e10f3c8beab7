import { createHash } from 'node:crypto';
import type { JsonSchema } from '../writing/schema.ts';

/** What a product asks a language model, whichever protocol it speaks. */
export interface ModelQuestion {
	protocol: 'gemini' | 'openai';
	model: string;
	/** The step, where the request names one: the schema's name or title. */
	step: string | null;
	system: string;
	/** All that follows the system's instruction, in its order. */
	prompt: string;
	/** What the answer has to fit; null for prose. */
	schema: JsonSchema | null;
	/** Tokens that the answer may have. */
	mostTokens: number;
}

/** The same for questions that read the same, whichever protocol and model they were meant for. */
export function hashOf({ system, prompt, schema }: ModelQuestion): string {
	return createHash('sha256')
		.update(JSON.stringify([system, prompt, schema]))
		.digest('hex');
}

/** A page for whoever is to answer. @param name of its files, such as `0007` */
export function questionPage(question: ModelQuestion, name: string): string {
	const { protocol, model, step, system, prompt, schema, mostTokens } = question;
	const answer = schema
		? `Answer in \`${name}.answer.json\`: JSON that fits \`${name}.schema.json\``
		: `Answer in \`${name}.answer.txt\``;
	return `---
hash: ${hashOf(question)}
protocol: ${protocol}
model: ${model}
step: ${step ?? '-'}
---
# Question ${name}${step === null ? '' : `: ${step}`}

${answer}, of at most ${mostTokens} tokens.

## System instruction

${fenced(system)}

## Prompt

${fenced(prompt)}
`;
}

/** The hash that a page was written with; null for a page of another kind. */
export const hashOnPage = (page: string): string | null => /^---\nhash: ([0-9a-f]{64})\n/.exec(page)?.[1] ?? null;

/** Between fences that the text itself does not have. */
function fenced(text: string): string {
	const longest = Math.max(3, ...(text.match(/~+/g) ?? []).map(({ length }) => length + 1));
	const fence = '~'.repeat(longest);
	return `${fence}text\n${text}\n${fence}`;
}
