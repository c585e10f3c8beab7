import { type OpenApiDocument, readDocument } from '@nexus/testkit/contract';
import { type Stack, startStack } from '@nexus/testkit/stack';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let document: OpenApiDocument;
beforeAll(async () => {
	stack = await startStack();
	document = await readDocument(stack.url);
});
afterAll(() => stack?.close());

/** Rules that the contract's paths break on purpose: they are given, ends and overlaps included. */
const NOT_APPLIED = {
	'no-path-trailing-slash': 'off',
	'no-ambiguous-paths': 'off',
	// The server that is described is the one that answers.
	'no-server-example.com': 'off',
	'no-unused-components': 'error',
	'no-invalid-media-type-examples': 'error',
	'operation-operationId-unique': 'error',
} as const;

async function lint(subject: unknown): Promise<string[]> {
	const config = await createConfig({ extends: ['recommended'], rules: NOT_APPLIED });
	const problems = await lintFromString({ source: JSON.stringify(subject), absoluteRef: 'openapi.json', config });
	return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

it('a linter finds nothing in the document', async () => {
	expect(await lint(document)).toEqual([]);
});

it('the linter does find what is wrong', async () => {
	const spoilt = structuredClone(document) as OpenApiDocument & { info?: object };
	delete spoilt.components.schemas.Podcast;
	delete spoilt.info;
	const found = await lint(spoilt);
	expect(found.join('\n')).toMatch(/no-unresolved-refs/);
	expect(found.join('\n')).toMatch(/info/);
});
