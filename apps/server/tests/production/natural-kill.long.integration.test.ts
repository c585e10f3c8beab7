import { glob, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobEngines } from '@nexus/contract';
import { installTestVoices } from '@nexus/testkit/natural-voices';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TEXT = Array.from(
	{ length: 40 },
	(_, at) => `A ponte número ${at + 1} foi aberta em ${1900 + at * 3}. Ela tem ${100 + at * 31} metros.`,
).join('\n\n');
const KILLS = 4;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-kill-natural-'));
	await installTestVoices(join(dataDir, 'voices'));
	server = await start();
});
afterAll(async () => {
	await server?.end('SIGTERM');
	await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const start = () => startServer(dataDir, { VOICES_QUALITY: 'fast' });

/** Each clip's file as it was written: another writing is another file. */
async function clips(): Promise<Map<string, number>> {
	const found = new Map<string, number>();
	for await (const path of glob('**/clips/*.wav', { cwd: dataDir })) {
		const { ino } = await stat(join(dataDir, path));
		found.set(path, ino);
	}
	return found;
}

it('a server that is killed again and again makes no clip of natural voices twice', async () => {
	const user = newUser();
	let client = await ApiClient.registered(server.url, user);
	const { id: document } = await client.upload('pontes.md', TEXT);
	const { id } = await client.create({ document_id: document });
	const { job_id: job } = await client.generate(id);
	const engines = await client.expect<JobEngines>('GET', `/api/v1/podcasts/jobs/${job}/engines`);
	expect(engines.speech.current.engine).toBe('natural');

	const seen = new Map<string, number>();
	let made = 0;
	const look = async () => {
		for (const [path, file] of await clips()) {
			if (seen.get(path) === file) continue;
			seen.set(path, file);
			made++;
		}
	};
	const isOver = async () => !['pending', 'processing'].includes((await client.job(job)).status);
	let kills = 0;
	while (kills < KILLS && !(await isOver())) {
		const had = seen.size;
		await vi.waitUntil(async () => (await clips()).size > had || (await isOver()), { timeout: 250_000, interval: 50 });
		await server.end('SIGKILL');
		kills++;
		await look();
		server = await start();
		client = new ApiClient(server.url);
		await client.login(user);
	}
	expect((await client.waitForJob(job)).status).toBe('completed');
	await look();
	expect(kills).toBeGreaterThan(1);
	expect(seen.size).toBeGreaterThan(10);
	expect(made).toBe(seen.size);
	const { lines } = await client.transcript(id);
	expect(lines.every(({ end, start }) => end > start)).toBe(true);
});
