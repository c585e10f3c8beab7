import { type AnswerChecker, isJson, type Reply } from './checker.ts';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import { bodyVariants, missingInside } from './variants.ts';

/** A call that succeeds. */
export interface GoodCall {
	/** The bearer token of whom the call's ids belong to; null where none is needed. */
	token: string | null;
	params?: Record<string, string | number>;
	query?: Record<string, string | number | boolean>;
	body?: unknown;
	form?: FormData;
	/** Takes back what the call, or one that differs from it, has begun; so that it is not in the way of the next one. */
	undo?(answer: unknown): Promise<unknown>;
}

export interface Walker {
	/** An access token of somebody to whom none of the ids belong. */
	stranger: string;
	/** An API key of the owner with these scopes. */
	keyWith(scopes: string[]): Promise<string>;
	allScopes: readonly string[];
}

export interface Walk {
	calls: number;
	/** Each names the call and what is wrong with its answer. */
	violations: string[];
}

const UNKNOWN_ID = '5b0c0e5e-0000-4000-8000-5f3a6a1f8a00';

/**
 * Calls an operation in every way that the document lets one think of, and compares each answer with what the document
 * declares.
 * @param prepare makes a good call of its own each time that it is asked, since some calls use up what they are about
 */
export async function walkOperation(
	{
		url,
		document,
		operation,
		walker,
		check,
	}: { url: string; document: OpenApiDocument; operation: Operation; walker: Walker; check: AnswerChecker },
	prepare: () => Promise<GoodCall>,
): Promise<Walk> {
	const walk: Walk = { calls: 0, violations: [] };

	async function attempt(name: string, call: GoodCall & Raw, isExpected: (reply: Reply) => boolean): Promise<void> {
		walk.calls++;
		const reply = await send(url, operation, call);
		const faults = check(operation, reply);
		if (!isExpected(reply)) faults.push(`unexpected ${reply.status} ${JSON.stringify(reply.body)?.slice(0, 200)}`);
		if (reply.status < 400) await call.undo?.(reply.body);
		for (const fault of faults) walk.violations.push(`${operation.id}, ${name}: ${fault}`);
	}

	await attempt('good', await prepare(), ({ status }) => status < 400);
	const good = await prepare();

	await credentials(attempt, operation, walker, good);
	await identifiers(attempt, operation, walker, good);
	for (const parameter of operation.parameters) {
		if (parameter.in !== 'query') continue;
		for (const { value, expected } of queryVariants(parameter)) {
			const query = { ...good.query, [parameter.name]: value };
			await attempt(`${parameter.name}=${value}`, { ...good, query }, (reply) =>
				matches(reply, expected, parameter.name),
			);
		}
	}
	const { body } = operation;
	if (body) {
		for (const inside of missingInside(document, body.schema, good.body)) {
			walk.violations.push(`${operation.id}: the good call leaves out ${inside}, so what is in it is not tried`);
		}
		for (const variant of bodyVariants(document, body, good.body)) {
			await attempt(variant.name, { ...good, body: variant.body }, (reply) =>
				matches(reply, variant.expected, variant.field),
			);
		}
		await attempt('broken JSON', { ...good, raw: '{"a":' }, refused);
		await attempt('not JSON', { ...good, raw: 'a=1', type: 'text/plain' }, refused);
	}
	if (operation.scope) {
		const token = await walker.keyWith([operation.scope]);
		await attempt('a key with the scope', { ...good, token }, ({ status }) => status !== 401 && status !== 403);
	}
	return walk;
}

type Attempt = (name: string, call: GoodCall & Raw, isExpected: (reply: Reply) => boolean) => Promise<void>;

interface Raw {
	raw?: string;
	type?: string;
}

const refused = ({ status }: Reply): boolean => status >= 400 && status < 500;
const is =
	(...statuses: number[]) =>
	({ status }: Reply): boolean =>
		statuses.includes(status);

async function credentials(attempt: Attempt, operation: Operation, walker: Walker, good: GoodCall): Promise<void> {
	if (operation.open) return;
	await attempt('no credentials', { ...good, token: null }, is(401));
	await attempt('a token that is none', { ...good, token: 'nada' }, is(401));
	const { scope } = operation;
	const others = walker.allScopes.filter((name) => name !== scope);
	const without = { ...good, token: await walker.keyWith(others) };
	await attempt(scope ? 'a key without the scope' : 'a key with every scope', without, is(403));
}

async function identifiers(attempt: Attempt, operation: Operation, walker: Walker, good: GoodCall): Promise<void> {
	const ids = operation.parameters.filter(({ in: place, schema }) => place === 'path' && schema.format === 'uuid');
	const refers = typeof (good.body as { document_id?: unknown } | undefined)?.document_id === 'string';
	if (ids.length > 0 || refers) await attempt('somebody else’s id', { ...good, token: walker.stranger }, is(404));
	if (good.query?.podcast_id !== undefined) {
		const nothing = ({ status, body }: Reply) => status === 404 || (body as { total?: number }).total === 0;
		await attempt('somebody else’s id in the query', { ...good, token: walker.stranger }, nothing);
	}
	for (const { name } of ids) {
		for (const id of [UNKNOWN_ID, 'nada', '%00', '%', '..%2f..%2fetc', 'x'.repeat(500)]) {
			const call = { ...good, params: { ...good.params, [name]: id } };
			await attempt(`${name} ${id.slice(0, 40)}`, call, is(400, 404, 414));
		}
	}
	const numbers = operation.parameters.filter(({ in: place, schema }) => place === 'path' && schema.type === 'integer');
	for (const { name } of numbers) {
		for (const number of [-1, 999, 1.5, 1e30, 'abc']) {
			await attempt(`${name} ${number}`, { ...good, params: { ...good.params, [name]: number } }, is(404, 422));
		}
	}
	if (refers) {
		const body = { ...(good.body as object), document_id: UNKNOWN_ID };
		await attempt('an unknown document', { ...good, body }, is(404));
	}
}

function queryVariants({ schema }: Parameter): { value: string | number; expected: 'refused' | 'accepted' | 'any' }[] {
	const refusedValues = (values: (string | number)[]) =>
		values.map((value) => ({ value, expected: 'refused' as const }));
	const both = [
		{ value: '', expected: 'any' as const },
		{ value: '\u0000', expected: 'any' as const },
	];
	if (schema.enum) return [...both, ...refusedValues(['valor-que-nao-existe', '17'])];
	if (schema.type === 'boolean') return [...both, ...refusedValues(['talvez', '17'])];
	const whole = schema.type === 'integer';
	if (!whole && schema.type !== 'number') return [...both, { value: 'nada', expected: 'any' }];
	const { minimum, maximum } = schema;
	return [
		...both,
		...refusedValues(['texto', 'true', '[]', 'NaN', ...(whole ? ['1.5'] : [])]),
		...[minimum, maximum].flatMap((limit) =>
			limit === undefined ? [] : [{ value: limit, expected: 'accepted' as const }],
		),
		...(minimum === undefined ? [] : refusedValues([minimum - 1])),
		...(maximum === undefined ? [] : refusedValues([maximum + 1])),
	];
}

/** What lies within its limits may be refused for another reason, but not by the check of that field. */
function matches(reply: Reply, expected: 'refused' | 'accepted' | 'any', field: string): boolean {
	if (expected === 'any') return true;
	if (expected === 'refused') return refused(reply);
	const { issues = [] } = (reply.body ?? {}) as { issues?: { path: string }[] };
	return reply.status !== 422 || !issues.some(({ path }) => path === field);
}

async function send(url: string, operation: Operation, call: GoodCall & Raw): Promise<Reply> {
	const { token, params = {}, query = {}, body, form, raw, type } = call;
	const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	const content = raw ?? form ?? (body === undefined ? undefined : JSON.stringify(body));
	const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
		method: operation.method,
		redirect: 'manual',
		headers: {
			...(token !== null && { authorization: `Bearer ${token}` }),
			...(content !== undefined && !form && { 'content-type': type ?? 'application/json' }),
		},
		...(content !== undefined && { body: content }),
	});
	const text = await response.text();
	const contentType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
	return {
		status: response.status,
		type: contentType,
		body: isJson(contentType) ? JSON.parse(text) : text,
	};
}
