import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type OpenApiDocument, readDocument } from '@nexus/testkit/contract';
import { type Stack, startStack } from '@nexus/testkit/stack';
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
