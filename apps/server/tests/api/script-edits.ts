import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script, SentScriptLine } from '@nexus/contract';
import type { ApiClient, Stack } from '@nexus/testkit/stack';
import { expect } from 'vitest';

/** A script's lines as they are sent back. */
export const kept = ({ lines }: Script): SentScriptLine[] =>
	lines.map(({ id, speaker, text, part_number }) => ({ id, speaker, text, part_number }));

export const clipsFolder = ({ dataDir }: Stack, user: string): string =>
	join(dataDir, 'objects', 'users', user, 'clips');

/** When each of the user's clips was made, in milliseconds. */
export async function clipTimes(stack: Stack, user: string): Promise<Map<string, number>> {
	const folder = clipsFolder(stack, user);
	const names = await readdir(folder);
	return new Map(
		await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
	);
}

/** Has an episode generated and waits until it is there. */
export async function regenerated(client: ApiClient, id: string): Promise<void> {
	const { job_id } = await client.generate(id);
	const job = await client.waitForJob(job_id);
	expect(job.error_message).toBeNull();
	expect(job.status).toBe('completed');
}
