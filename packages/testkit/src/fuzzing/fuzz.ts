import type { ErrorCode } from '@nexus/contract';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { createAnswerChecker, isJson } from '../contract/checker.ts';
import { operationsOf, readDocument } from '../contract/document.ts';
import { type FuzzedIds, type FuzzedRequest, requestsOf } from './requests.ts';

export interface FuzzOptions {
	url: string;
	/** The same seed makes the same requests of the same ids. */
	seed: number;
	count: number;
	ids: FuzzedIds;
	/** A bearer token of the owner of `ids.own`. Called again when one was ended by a request. */
	signIn(): Promise<string>;
	/** An API key of the owner. */
	key: string;
	/** Texts of others that no answer may hold. */
	secrets: string[];
}

export interface FuzzReport {
	/** How often each operation was answered with each status, such as `saveScript 422`. */
	answers: Map<string, number>;
	/** Each names the seed, the request and what is wrong with its answer; the first of each kind. */
	violations: string[];
}

/**
 * Refusals that tell of something else than the request's content: of the connection, before there is an operation, and
 * of what the installation is not set up for.
 */
const PASSED: ReadonlySet<unknown> = new Set<ErrorCode>(['headers_too_large', 'engine_unavailable']);

/** How many are on their way at once. */
const AT_ONCE = 4;
const PATIENCE = 60_000;

/** Sends requests made from the server's OpenAPI document, and compares each answer with it. */
export async function fuzz({ url, seed, count, ids, signIn, key, secrets }: FuzzOptions): Promise<FuzzReport> {
	const document = await readDocument(url);
	const operations = operationsOf(document);
	const check = createAnswerChecker(document);
	const answers = new Map<string, number>();
	const violations = new Map<string, string>();
	let token = signIn();

	async function attempt(request: FuzzedRequest, number: number): Promise<void> {
		const { operation, caller } = request;
		const used = token;
		const tokens = { owner: await used, nobody: null, key, garbage: 'nada' };
		const faults: string[] = [];
		try {
			const { status, type, text } = await send(url, request, tokens[caller]);
			const name = `${operation.id} ${status}`;
			answers.set(name, (answers.get(name) ?? 0) + 1);
			const body = isJson(type) ? JSON.parse(text) : text;
			const isPassed = PASSED.has((body as { code?: unknown }).code);
			if (type !== 'text/event-stream' && !isPassed) faults.push(...check(operation, { status, type, body }));
			faults.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `tells ${secret}`));
			if (status === 401 && caller === 'owner' && token === used && operation.id !== 'login') token = signIn();
		} catch (error) {
			faults.push(`no answer: ${error}`);
		}
		for (const fault of faults) {
			const kind = `${operation.id}: ${fault.slice(0, 80)}`;
			if (!violations.has(kind)) violations.set(kind, `${fault}\n  seed ${seed}, request ${number}: ${told(request)}`);
		}
	}

	const inTurn = pLimit(AT_ONCE);
	const requests = fc.sample(requestsOf(document, operations, ids), { seed, numRuns: count });
	await Promise.all(requests.map((request, number) => inTurn(() => attempt(request, number))));
	return { answers, violations: [...violations.values()] };
}

async function send(url: string, { operation, path, headers, body }: FuzzedRequest, token: string | null) {
	const leaving = AbortSignal.timeout(PATIENCE);
	const response = await fetch(url + path, {
		method: operation.method,
		redirect: 'manual',
		headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
		signal: leaving,
		...(body !== null && { body: Buffer.from(body.toWellFormed()) }),
	});
	const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
	if (type === 'text/event-stream') {
		await response.body?.cancel();
		return { status: response.status, type, text: '' };
	}
	return { status: response.status, type, text: await response.text() };
}

const told = ({ operation, path, caller, headers, body }: FuzzedRequest): string =>
	`${operation.method} ${path.slice(0, 500)} by ${caller} ${JSON.stringify(headers)} ${body?.slice(0, 1000) ?? ''}`;
