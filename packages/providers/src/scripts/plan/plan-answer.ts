import { BEAT_PURPOSES, type ScriptPlan } from '@nexus/core/ports';
import { plainSpeech } from '@nexus/core/scripts';
import { z } from 'zod';
import { jsonOf } from '../json-answer.ts';

const passages = { type: 'array', items: { type: 'integer' } };
const string = { type: 'string' };

const object = (properties: Record<string, object>) => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

export const PLAN_SCHEMA = object({
	topic: string,
	listener: string,
	thesis: string,
	hook: object({ text: string, passages, why: string }),
	beats: {
		type: 'array',
		items: object({
			title: string,
			purpose: { type: 'string', enum: BEAT_PURPOSES },
			point: string,
			passages,
			lead: { type: 'string', enum: ['A', 'B'] },
			question: string,
			analogy: string,
			words: { type: 'integer' },
		}),
	},
	callbacks: { type: 'array', items: object({ from: { type: 'integer' }, to: { type: 'integer' }, how: string }) },
	takeaways: { type: 'array', items: object({ text: string, passages }) },
	left_out: { type: 'array', items: object({ passages, why: string }) },
});

/** A plan as the model gave it, before anything of it is trusted. */
export type DraftPlan = Omit<ScriptPlan, 'sections' | 'words'> & { topic: string };

const MOST_CHARACTERS = 900;
/** As it can stand in a prompt and, some of it, on a screen. */
const text = z
	.string()
	.catch('')
	.transform((raw) => plainSpeech(raw.slice(0, MOST_CHARACTERS), 1) ?? '');
const numbers = z.array(z.number().int()).catch([]);
const listOf = <Item extends z.ZodType>(item: Item) =>
	z
		.array(z.unknown())
		.catch([])
		.transform((items) =>
			items.flatMap((one) => {
				const { success, data } = item.safeParse(one);
				return success ? [data as z.output<Item>] : [];
			}),
		);

const answer = z.object({
	topic: text,
	listener: text,
	thesis: text,
	hook: z.object({ text, passages: numbers, why: text }).catch({ text: '', passages: [], why: '' }),
	beats: listOf(
		z.object({
			title: text,
			purpose: z.enum(BEAT_PURPOSES).catch('explanation'),
			point: text,
			passages: numbers,
			lead: z.enum(['A', 'B']).catch('B'),
			question: text,
			analogy: text,
			words: z.number().min(1).max(20_000).catch(120),
		}),
	),
	callbacks: listOf(z.object({ from: z.number().int(), to: z.number().int(), how: text })),
	takeaways: listOf(z.object({ text, passages: numbers })),
	left_out: listOf(z.object({ passages: numbers, why: text })),
});

/** Null for what is no plan at all. */
export function planFrom(answered: string): DraftPlan | null {
	const { success, data } = answer.safeParse(jsonOf(answered));
	if (!success) return null;
	const { left_out, ...rest } = data;
	return { ...rest, leftOut: left_out };
}
