import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type OpenApiDocument, readDocument } from '@nexus/testkit/contract';
import { type Stack, startStack } from '@nexus/testkit/stack';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import generateTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

const WHOLE_PATH = fileURLToPath(new URL('./whole-path.ts.txt', import.meta.url));
const require = createRequire(import.meta.url);

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

it('a generated client compiles and goes from registration to sound', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-client-'));
	try {
		await writeFile(join(folder, 'package.json'), '{"type":"module"}');
		await symlink(dirname(dirname(require.resolve('openapi-fetch/package.json'))), join(folder, 'node_modules'));
		await writeFile(join(folder, 'api.ts'), astToString(await generateTypes(JSON.stringify(document))));
		await copyFile(WHOLE_PATH, join(folder, 'whole-path.ts'));
		expect(typeErrors(join(folder, 'whole-path.ts'))).toEqual([]);

		const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'whole-path.ts'), stack.url]);
		expect(JSON.parse(stdout)).toEqual({
			user: true,
			job: 'completed',
			audio: [206, 1024, 'ID3'],
			deleted: 204,
			gone: 'not_found',
		});
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

function typeErrors(file: string): string[] {
	const program = ts.createProgram([file], {
		strict: true,
		noEmit: true,
		noUncheckedIndexedAccess: true,
		target: ts.ScriptTarget.ES2023,
		lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
		module: ts.ModuleKind.NodeNext,
		moduleResolution: ts.ModuleResolutionKind.NodeNext,
		allowImportingTsExtensions: true,
		verbatimModuleSyntax: true,
		skipLibCheck: true,
		types: ['node'],
	});
	return ts
		.getPreEmitDiagnostics(program)
		.map(
			({ messageText, file: where, start }) =>
				`${where?.fileName}:${start} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
		);
}
