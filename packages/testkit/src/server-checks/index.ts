import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS, type ErrorBody, type ErrorCode, type ErrorValues, errorMessage } from '@nexus/contract';
import { expect } from 'vitest';
import { type ApiClient, query, type Stack } from '../stack/index.ts';

/** All stored objects, also unfinished ones, below a data folder. */
export async function storedFiles(dataDir: string): Promise<string[]> {
	const root = join(dataDir, 'objects');
	const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
	const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	return paths.map((path) => path.slice(root.length + 1)).sort();
}

/** Rows of the tables that calls of users write, and all files. */
export async function storedData(stack: Stack): Promise<{ rows: object[]; files: string[] }> {
	const rows = await query<object>(
		stack,
		`select 'user' as kind, id::text, username as text from users
		 union all select 'document', id::text, filename from documents
		 union all select 'episode', id::text, title from episodes
		 union all select 'job', id::text, status from jobs order by 1, 2`,
	);
	return { rows, files: await storedFiles(stack.dataDir) };
}

const LEAK =
	/node_modules|\.[cm]?[jt]s\b|\bat \S+ \(|\/tmp\/|\/home\/|\/work\/|\bselect\b.*\bfrom\b|insert into|ENOENT|Error:/i;

/** Expects an error of the catalogue with its Portuguese message, and no internals of the server. */
export function expectRefusal(
	{ status, body }: { status: number; body: ErrorBody },
	code: ErrorCode,
	values: ErrorValues = {},
): void {
	expect([body.code, status]).toEqual([code, ERRORS[code].status]);
	expect(body.detail).toBe(body.message);
	if (code !== 'validation') expect(body.message).toBe(errorMessage(code, values));
	expect(JSON.stringify(body)).not.toMatch(LEAK);
}

export async function expectServerAnswers(client: ApiClient): Promise<void> {
	const answers = await Promise.all(
		['uploads', '', 'jobs/'].map((list) => client.call('GET', `/api/v1/podcasts/${list}`)),
	);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}
