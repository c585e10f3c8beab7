import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, PodcastDetails } from '@nexus/contract';
import { type DatabaseGate, startDatabaseGate } from '@nexus/testkit/attacks';
import {
	type AnotherServer,
	ApiClient,
	query,
	SECRET,
	type Stack,
	startAnother,
	startStack,
} from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let gate: DatabaseGate;
let server: AnotherServer;
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	episode = await client.makeEpisode('ponte.md', 'A ponte foi aberta em 1926 e liga a ilha ao continente.');
	gate = await startDatabaseGate(stack.databaseUrl);
	server = await startAnother({ ...stack, databaseUrl: gate.url }, { NEXUS_SECRET: SECRET });
	Object.assign(client, { url: server.url });
});
afterAll(async () => {
	await gate?.open();
	await server?.close();
	await gate?.close();
	await stack?.close();
});

const READY = { status: 'ok', database: 'ok', storage: 'ok' };
const readiness = () => client.call<Record<string, string>>('GET', '/readyz');
const audio = () => client.media(episode.audio_outputs[0]?.public_url ?? '');

/** Has PostgreSQL refuse every write of the stack's with the SQLSTATE, while reads go on. */
async function refuseWrites(code: string): Promise<() => Promise<void>> {
	const tables = ['episodes', 'sessions', 'documents'];
	await query(
		stack,
		`create function refuse() returns trigger language plpgsql as
			$$ begin raise exception 'refused' using errcode = '${code}'; end $$`,
	);
	for (const table of tables) {
		await query(
			stack,
			`create trigger refuse before insert or update on ${table} for each statement execute function refuse()`,
		);
	}
	return async () => void (await query(stack, 'drop function refuse cascade'));
}

it('answers 503 unavailable, never 500, while the database is gone, and goes on when it is back', async () => {
	expect((await readiness()).body).toEqual(READY);
	await gate.shut();
	const calls = Array.from({ length: 20 }, () => client.call<ErrorBody>('GET', '/api/v1/podcasts/'));
	for (const { status, body } of await Promise.all(calls)) {
		expect([status, body.code]).toEqual([503, 'unavailable']);
	}
	const renamed = await client.call<ErrorBody>('PATCH', `/api/v1/podcasts/${episode.id}`, { title: 'Outro' });
	expect([renamed.status, renamed.body.code]).toEqual([503, 'unavailable']);
	expect(await readiness()).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'unavailable' } });
	await gate.open();
	expect((await client.call('GET', '/api/v1/podcasts/')).status).toBe(200);
	expect(await readiness()).toMatchObject({ status: 200, body: READY });
});

it('tells that it is not ready within seconds while the database hangs', async () => {
	gate.hang();
	expect(await readiness()).toMatchObject({ status: 503, body: { database: 'unavailable', storage: 'ok' } });
	await gate.shut();
	await gate.open();
	await expect.poll(async () => (await readiness()).status).toBe(200);
});

it('plays, and reads, while a full disk keeps the database from noting the use', async () => {
	await query(stack, `update episodes set last_played_at = null`);
	await query(stack, `update sessions set last_used_at = now() - interval '1 hour'`);
	const accept = await refuseWrites('53100');
	const { response, bytes } = await audio();
	expect([response.status, bytes.length > 1000]).toEqual([200, true]);
	expect((await client.call('GET', '/api/v1/podcasts/')).status).toBe(200);
	const renamed = await client.call<ErrorBody>('PATCH', `/api/v1/podcasts/${episode.id}`, { title: 'Outro' });
	expect([renamed.status, renamed.body.code]).toEqual([507, 'storage_full']);
	await accept();
	expect((await audio()).response.status).toBe(200);
	expect(await query(stack, 'select 1 from episodes where last_played_at is not null')).toHaveLength(1);
});

it('tells that it is not ready while its storage is missing', async () => {
	const objects = join(stack.dataDir, 'objects');
	await rename(objects, `${objects}-away`);
	await expect.poll(readiness).toMatchObject({ status: 503, body: { database: 'ok', storage: 'unavailable' } });
	expect((await audio()).response.status).toBe(503);
	await rename(`${objects}-away`, objects);
	await expect.poll(async () => (await readiness()).body).toEqual(READY);
});
