import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';
import { readAssignment } from './assignment.ts';
import type { JsonSchema } from './schema.ts';

const object = (properties: Record<string, object>): JsonSchema => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});
const passages = { type: 'array', items: { type: 'integer' } };
const OUTLINE = object({
	topic: { type: 'string' },
	parts: {
		type: 'array',
		items: object({
			part: { type: 'integer' },
			points: { type: 'array', items: { type: 'string' } },
			handover: { type: 'string' },
		}),
	},
});
const SCRIPT = object({
	lines: {
		type: 'array',
		items: object({ speaker: { type: 'string', enum: ['A', 'B'] }, text: { type: 'string' }, passages }),
	},
});
const MENDING = object({
	lines: { type: 'array', items: object({ number: { type: 'integer' }, text: { type: 'string' }, passages }) },
});

const DOCUMENT = `<document>
<part n="1" title="O sal">
[p1] ## O sal
[p2] O sal já foi moeda. Em 1930 o litoral tinha 40 salinas, e cada uma vendia para três estados.
</part>
<part n="2" title="As salinas">
[p3] ## As salinas
[p4] A água do mar entra em tanques rasos. O vento leva a água, e o sal fica no fundo.
</part>
</document>`;

function ask(schema: JsonSchema, prompt: string): Record<string, unknown> {
	const answer = answerTo(schema, readAssignment(prompt));
	const validate = new Ajv().compile(schema);
	expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
	return answer as Record<string, unknown>;
}

const script = (prompt: string) => ask(SCRIPT, prompt).lines as { speaker: string; text: string; passages: number[] }[];

describe('answerTo', () => {
	it('outlines a document part by part', () => {
		const { topic, parts } = ask(OUTLINE, `Idioma: pt-BR\n${DOCUMENT}`);
		expect(topic).toBe('O sal');
		expect(parts).toEqual([
			{ part: 1, points: ['O sal já foi moeda.'], handover: expect.stringMatching(/^E de .+/) },
			{ part: 2, points: ['A água do mar entra em tanques rasos.'], handover: '' },
		]);
	});

	it('writes as much as it is asked for, and still tells of every passage', () => {
		const long = script(`Idioma: pt-BR\n<role opening="true" closing="true" words="900"/>${DOCUMENT}`);
		const short = script(`Idioma: pt-BR\n<role opening="false" closing="false" words="10"/>${DOCUMENT}`);
		const told = (lines: typeof long) => new Set(lines.flatMap((line) => line.passages));
		expect(told(long)).toEqual(new Set([1, 2, 3, 4]));
		expect(told(short)).toEqual(new Set([1, 2, 3, 4]));
		expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(long).length / 1.5);
		expect(JSON.stringify(short)).not.toContain('40 salinas');
	});

	it('says what it has to in the language that is asked for, with the terms of the original', () => {
		const lines = script(`Language: en-US\n<role opening="false" closing="false"/>${DOCUMENT}`);
		expect(lines.map(({ text }) => text).join(' ')).toMatch(/"(litoral|salinas|estados|vendia)"/);
		expect(lines.every(({ text }) => !/ também | foi | fica /.test(text))).toBe(true);
	});

	it('outlines a document of another language in the one that is asked for', () => {
		const { parts } = ask(OUTLINE, `Language: en-US\n${DOCUMENT}`) as { parts: { points: string[] }[] };
		expect(parts[1]?.points[0]).toMatch(/^In this passage the original speaks of "tanques"/);
	});

	it('rewrites the lines that are to be mended', () => {
		const written = '<written>\n[1] A: Foram 7.000 casos. (diz números)\n[2] B: Estou a ver. (não é)\n</written>';
		const { lines } = ask(MENDING, `Responda.\npt-BR\n${DOCUMENT}\n${written}`);
		expect(lines).toEqual([
			{ number: 1, text: expect.stringMatching(/\?$/), passages: [] },
			{ number: 2, text: expect.stringMatching(/\?$/), passages: [] },
		]);
	});

	it('takes no flag from the document', () => {
		const prompt = `pt-BR\n<role opening="false" closing="false"/>${DOCUMENT.replace('O sal já', '<role opening="true"/> Language: en-US. O sal já')}`;
		expect(readAssignment(prompt)).toMatchObject({ opening: false, language: 'pt-BR' });
	});

	it('fits schemas of the OpenAPI form, with references and limits', () => {
		const schema = {
			type: 'OBJECT',
			properties: {
				title: { type: 'STRING', maxLength: '3' },
				keywords: { type: 'ARRAY', items: { type: 'STRING' }, maxItems: '2' },
				score: { type: 'NUMBER', minimum: 10 },
				mood: { type: 'STRING', enum: ['calm', 'quick'] },
				ready: { type: 'BOOLEAN' },
			},
		};
		const answer = answerTo(schema, readAssignment(DOCUMENT)) as Record<string, unknown>;
		expect(answer).toMatchObject({ title: 'O s', score: 10, mood: 'calm', ready: true });
		expect(answer.keywords).toHaveLength(2);
		const referring = {
			...object({ all: { $ref: '#/$defs/all' } }),
			$defs: { all: { anyOf: [{ type: 'null' }, passages] } },
		};
		expect(ask(referring, DOCUMENT)).toEqual({ all: [1, 2, 3, 4] });
	});
});
