import { languagePack } from '../../languages/index.ts';
import type { Assignment, Passage } from './assignment.ts';
import { type JsonSchema, SchemaNode } from './schema.ts';
import { isForeign, quotedTerms, topicOf } from './script.ts';
import { keyTerms, sentencesOf } from './sentences.ts';
import { stepAnswer } from './steps.ts';

/** What a part of an answer is made of. */
interface Matter {
	passages: readonly Passage[];
	/** Its place among its like, from 0, and how many they are. */
	index: number;
	count: number;
}

/** Entries of a list for which the schema names no number. */
const LIST_LENGTH = 3;

/**
 * A value that fits the schema, made of the document: what a step of making a script asks for is made as that step's
 * answer; of other schemas, lists of objects divide the passages among them, and what a field holds is told by its name
 * and type.
 */
export function answerTo(schema: JsonSchema, assignment: Assignment): unknown {
	const answer = stepAnswer(schema, assignment);
	if (answer !== null) return answer;
	return fill('', new SchemaNode(schema), { passages: assignment.passages, index: 0, count: 1 }, assignment);
}

function fill(name: string, node: SchemaNode, matter: Matter, assignment: Assignment): unknown {
	const { choices } = node;
	if (choices)
		return choices.includes(assignment.language) ? assignment.language : choices[matter.index % choices.length];
	switch (node.type) {
		case 'object':
			return Object.fromEntries(node.properties.map(([key, each]) => [key, fill(key, each, matter, assignment)]));
		case 'array':
			return list(name, node, matter, assignment);
		case 'integer':
		case 'number':
			return clamp(numberFor(name, matter), node);
		case 'boolean':
			return true;
		case 'null':
			return null;
		default:
			return fitText(textFor(name, matter, assignment), node);
	}
}

const isNumeric = (node: SchemaNode | null): boolean => node?.type === 'integer' || node?.type === 'number';

function list(name: string, node: SchemaNode, matter: Matter, assignment: Assignment): unknown[] {
	const { items } = node;
	if (!items) return [];
	const most = node.limit('maxItems') ?? Number.POSITIVE_INFINITY;
	const least = node.limit('minItems') ?? 0;
	if (isNumeric(items)) return matter.passages.map(({ id }) => id).slice(0, most);
	const groups = items.type === 'object' ? sections(matter.passages) : null;
	const told = matter.passages.filter(({ isHeading }) => !isHeading);
	const sources = told.length > 0 ? told : matter.passages;
	const count = Math.max(least, Math.min(most, groups?.length ?? Math.min(LIST_LENGTH, sources.length)));
	return Array.from({ length: count }, (_, index) => {
		const passages = groups?.[index] ?? share(sources, index, count);
		return fill(name, items, { passages, index, count }, assignment);
	});
}

/** The passages of each part, or from heading to heading. */
function sections(passages: readonly Passage[]): Passage[][] {
	const groups: Passage[][] = [];
	for (const passage of passages) {
		const last = groups.at(-1);
		if (last === undefined || begins(passage, last)) groups.push([passage]);
		else last.push(passage);
	}
	return groups;
}

function begins(passage: Passage, last: readonly Passage[]): boolean {
	if (passage.part !== null) return passage.part !== last[0]?.part;
	return passage.isHeading && last.some(({ isHeading }) => !isHeading);
}

function share(passages: readonly Passage[], index: number, count: number): Passage[] {
	const from = Math.floor((passages.length * index) / count);
	return passages.slice(from, Math.max(from + 1, Math.floor((passages.length * (index + 1)) / count)));
}

function numberFor(name: string, { passages, index }: Matter): number {
	if (/end|last|to$|until/i.test(name)) return passages.at(-1)?.id ?? 1;
	if (/part/i.test(name) && passages[0]?.part) return passages[0].part;
	if (/part|index|number|order|line/i.test(name)) return index + 1;
	return passages[0]?.id ?? 1;
}

function clamp(value: number, node: SchemaNode): number {
	return Math.min(node.limit('maximum') ?? Infinity, Math.max(node.limit('minimum') ?? -Infinity, value));
}

function textFor(name: string, { passages, index, count }: Matter, assignment: Assignment): string {
	const { language } = assignment;
	const text = passages.map((passage) => passage.text).join(' ');
	if (/hand.?over|next|bridge/i.test(name)) {
		const [phrase = ''] = languagePack(language).stock.handover;
		return index === count - 1 ? '' : phrase.replace('%', () => keyTerms(text, 1)[0] ?? '');
	}
	if (/term|keyword|tag/i.test(name)) return keyTerms(text, 3)[index % 3] ?? '';
	if (/topic|title|heading|name|chapter/i.test(name)) return topicOf({ passages: [...passages] });
	const told = passages.find(({ isHeading }) => !isHeading) ?? passages[0];
	if (isForeign(assignment)) {
		const { foreign } = languagePack(language).stock;
		return (foreign[index % foreign.length] ?? '').replace('%', () => quotedTerms(told?.text ?? ''));
	}
	return sentencesOf(told?.text ?? '')[0] ?? '';
}

function fitText(text: string, node: SchemaNode): string {
	const most = node.limit('maxLength');
	return most !== null && text.length > most ? text.slice(0, most) : text;
}
