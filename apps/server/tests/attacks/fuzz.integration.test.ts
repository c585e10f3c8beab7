import type { Script } from '@nexus/contract';
import { type MeasuredServer, podcastWithAudio, podcastWithScript, startMeasured } from '@nexus/testkit/attacks';
import { fuzz } from '@nexus/testkit/fuzzing';
import { expectServerAnswers } from '@nexus/testkit/server-checks';
import { ApiClient } from '@nexus/testkit/stack';
import { accountWithData, snapshot, type TestAccount } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `npm run attack` sends more of them, others each time. */
const COUNT = Number(process.env.NEXUS_FUZZ_REQUESTS ?? 2000);
const SEED = Number(process.env.NEXUS_FUZZ_SEED ?? 20_261_124);

let server: MeasuredServer;
let owner: TestAccount;
let neighbour: TestAccount;
let admin: ApiClient;
beforeAll(async () => {
	const many = '100000';
	server = await startMeasured({
		...{ ROLE: 'api', LOG_LEVEL: 'warn' },
		...{ REGISTRATIONS_PER_HOUR_PER_ADDRESS: many, REGISTRATIONS_PER_HOUR: many },
	});
	admin = await ApiClient.registered(server.url);
	[owner, neighbour] = [await accountWithData(server), await accountWithData(server)];
});
afterAll(() => server?.close());

it(`${COUNT} requests made from the OpenAPI document are answered as it says`, async () => {
	const { client, data, user } = owner;
	const kept = {
		podcast: [
			await podcastWithScript(client, server.databaseUrl, 60),
			await podcastWithAudio(client, server),
			(await client.create({ document_id: data.document })).id,
		],
		...{ job: [data.job], document: [data.document], apiKey: [], session: [] },
	};
	const { version, lines } = await client.expect<Script>('GET', `/api/v1/podcasts/${kept.podcast[0]}/script`);
	const words = [version, ...lines.slice(0, 3).map(({ id }) => id), '[HOST_A]: A ponte foi aberta em 1926.'];
	const disposable = {
		podcast: await times(10, async () => (await client.create({ document_id: data.document })).id),
		document: await times(10, async () => (await client.upload('a.md', 'A ponte foi aberta em 1926.')).id),
		...{ apiKey: [data.apiKey], job: [], session: [] },
	};
	const { key_full: key } = await client.expect<{ key_full: string }>('POST', '/api/v1/api-keys/', {
		name: 'Acaso',
		scopes: ['podcasts:read', 'podcasts:create', 'jobs:read'],
	});
	const secret = `Segredo de ${neighbour.id}`;
	await neighbour.client.create({ document_id: neighbour.data.document, title: secret });
	// Of a job that waits for long the server itself says so.
	await neighbour.client.expect('POST', `/api/v1/podcasts/jobs/${neighbour.data.job}/cancel`);
	const before = await snapshot(server, neighbour.id);

	const { answers, violations } = await fuzz({
		...{ url: server.url, seed: SEED, count: COUNT, key },
		ids: { own: kept, disposable, words, foreign: Object.values(neighbour.data) },
		secrets: [secret, neighbour.user.email, neighbour.user.full_name],
		async signIn() {
			const again = new ApiClient(server.url);
			await again.login(user);
			return again.tokens?.access_token ?? '';
		},
	});

	expect(violations).toEqual([]);
	expect(server.output().split('\n').filter(isError)).toEqual([]);
	expect(await snapshot(server, neighbour.id)).toEqual(before);
	await expectServerAnswers(admin);
	// It went through to what the calls do, not only to their checks.
	expect([...answers.keys()].filter((name) => name.endsWith(' 200')).length).toBeGreaterThan(20);
});

/** A line of the log that tells of an error nobody expected. */
function isError(line: string): boolean {
	return !line.startsWith('{') ? /error|exception/i.test(line) : (JSON.parse(line) as { level: number }).level >= 50;
}

const times = (count: number, make: () => Promise<string>): Promise<string[]> =>
	Promise.all(Array.from({ length: count }, make));
