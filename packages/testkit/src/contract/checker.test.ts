import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAnswerChecker } from './checker.ts';
import { type OpenApiDocument, type Operation, operationsOf } from './document.ts';
import { bodyVariants, missingInside } from './variants.ts';
import { walkOperation } from './walk.ts';

const Thing = {
	type: 'object',
	properties: {
		name: { type: 'string', minLength: 2, maxLength: 4 },
		size: { type: 'integer', minimum: 1 },
		tags: { type: 'array', items: { type: 'string' } },
	},
	required: ['name'],
};
const errors = {
	content: { 'application/json': { schema: { type: 'object', required: ['code', 'message', 'detail'] } } },
	'x-codes': ['validation'],
};
const document: OpenApiDocument = {
	paths: {
		'/things': {
			post: {
				operationId: 'createThing',
				requestBody: {
					required: true,
					content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
				},
				responses: {
					201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
					422: errors,
				},
				security: [],
			},
		},
	},
	components: { schemas: { Thing } },
};
const [operation] = operationsOf(document) as [Operation];

describe('the checker', () => {
	const check = createAnswerChecker(document);
	const json = (status: number, body: unknown) => check(operation, { status, type: 'application/json', body });
	const message = 'O nome é curto demais.';

	it('passes what is declared', () => {
		expect(json(201, { name: 'abc', size: 1 })).toEqual([]);
		expect(json(422, { code: 'validation', message, detail: message })).toEqual([]);
	});

	it.each([
		['a status that is not declared', () => json(418, {})],
		['a server error', () => json(500, {})],
		['a body of another form', () => json(201, { name: 17 })],
		['another media type', () => check(operation, { status: 201, type: 'text/html', body: '' })],
		['an error code that is not declared', () => json(422, { code: 'other', message, detail: message })],
		['a message in English', () => json(422, { code: 'validation', message: 'Invalid', detail: 'expected a string' })],
		['a message with a place left open', () => json(422, { code: 'validation', message: '{x}', detail: '{x}' })],
		['a detail that says something else', () => json(422, { code: 'validation', message, detail: 'Outra coisa.' })],
	])('finds %s', (_, faults) => {
		expect(faults()).not.toEqual([]);
	});
});

describe('the variants of a body', () => {
	const schema = { $ref: '#/components/schemas/Thing' };
	const variants = bodyVariants(document, { schema, required: true }, { name: 'abc', size: 3, tags: ['x'] });

	it('spoil each field in each way', () => {
		const names = variants.map(({ name }) => name);
		for (const name of ['name: 17', 'name: null', 'name: left out', 'name: 1 characters', 'name: 5 characters']) {
			expect(names).toContain(name);
		}
		for (const name of ['size: "texto"', 'size: 1.5', 'size: 0', 'tags: "texto"', 'tags.0: 17', 'body: [1]']) {
			expect(names).toContain(name);
		}
		expect(names).not.toContain('size: left out');
	});

	it('tell what a good body leaves out', () => {
		expect(missingInside(document, schema, { name: 'abc' })).toEqual(['tags']);
		expect(missingInside(document, schema, { name: 'abc', tags: ['x'] })).toEqual([]);
	});
});

describe('the walk', () => {
	let server: Server;
	afterEach(() => server.close());

	async function walk(answer: (body: Record<string, unknown> | null) => [number, unknown]) {
		const listener: RequestListener = async (request, response) => {
			const text = Buffer.concat(await request.toArray()).toString('utf8');
			const [status, body] = answer(parsed(text));
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		};
		server = createServer(listener);
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const walker = { stranger: '', allScopes: [], keyWith: async () => '' };
		const prepare = async () => ({ token: null, body: { name: 'abc', size: 3, tags: ['x'] } });
		return walkOperation({ url, document, operation, walker, check: createAnswerChecker(document) }, prepare);
	}

	const message = 'O nome não serve.';
	const refusal = { code: 'validation', message, detail: message };

	it('finds nothing where everything is as declared', async () => {
		const { violations, calls } = await walk((body) => (isThing(body) ? [201, body] : [422, refusal]));
		expect(violations).toEqual([]);
		expect(calls).toBeGreaterThan(25);
	});

	it('finds a field that is not checked, and a crash', async () => {
		const unchecked = await walk((body) => (isThing({ ...body, size: 1 }) ? [201, { name: 'abc' }] : [422, refusal]));
		expect(unchecked.violations.join('\n')).toContain('createThing, size: "texto": unexpected 201');
		server.close();
		const crashing = await walk((body) => (isThing(body) ? [201, body] : [500, refusal]));
		expect(crashing.violations.join('\n')).toContain('createThing, name: 17: answered 500');
	});
});

function parsed(text: string): Record<string, unknown> | null {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function isThing(body: Record<string, unknown> | null): boolean {
	if (body === null || typeof body.name !== 'string' || body.name.length < 2 || body.name.length > 4) return false;
	if (body.size !== undefined && !(Number.isInteger(body.size) && Number(body.size) >= 1)) return false;
	const { tags = [] } = body;
	return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}
