import { BODY_LIMITS, SCRIPT_CHANGES_MAX, type Script } from '@nexus/contract';
import {
	errorOf,
	jsonRequest,
	type MeasuredServer,
	podcastWithScript,
	scriptBodies,
	send,
	startMeasured,
} from '@nexus/testkit/attacks';
import { expectServerAnswers } from '@nexus/testkit/server-checks';
import { ApiClient } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let server: MeasuredServer;
let owner: ApiClient;
let stranger: ApiClient;
let path: string;
/** What it costs to receive the longest body that the route takes, and to make nothing of it. */
let receiving: number;
beforeAll(async () => {
	server = await startMeasured({ ROLE: 'api' });
	[owner, stranger] = await Promise.all([ApiClient.registered(server.url), ApiClient.registered(server.url)]);
	path = `/api/v1/podcasts/${await podcastWithScript(owner, server.databaseUrl, 100)}/script`;
	for (let warm = 0; warm < 20; warm++) await send(server.url, jsonRequest(owner, 'PUT', path, '{"content":"x"}'));
	const blank = ' '.repeat(BODY_LIMITS.saveScript?.bytes ?? 0);
	receiving = (await server.during(() => send(server.url, jsonRequest(owner, 'PUT', path, blank)))).busy;
});
afterAll(() => server?.close());
afterEach(() => expectServerAnswers(owner));

describe('attack 25: bodies that cost more than they are long', () => {
	it.each(Object.entries(scriptBodies))('%s: hold the event loop no longer than bytes do', async (name, make) => {
		const { body, headers } = make();
		let status = 0;
		let text = '';
		const { busy, resident } = await server.during(async () => {
			({ status, text } = await send(server.url, jsonRequest(owner, 'PUT', path, body, headers)));
		});
		expect([name, [413, 415, 422].includes(status)]).toEqual([name, true]);
		expect(errorOf({ status, text }).issues?.length ?? 0).toBeLessThanOrEqual(20);
		expect(busy / receiving).toBeLessThan(5);
		expect(resident).toBeLessThan(1024);
	});

	it('12,000 changed lines hold nobody up for longer than one', async () => {
		const long = `/api/v1/podcasts/${await podcastWithScript(owner, server.databaseUrl, 12_000)}/script`;
		const { lines, version } = await owner.expect<Script>('GET', long);
		const changed = lines.map(({ id, speaker, text }) => ({ id, speaker, text: `${text} E mais.` }));
		const load = async (method: string, body: object, query = '') => {
			const request = jsonRequest(owner, method, long + query, JSON.stringify(body));
			let status = 0;
			const during = await server.during(async () => {
				({ status } = await send(server.url, request));
			});
			expect([method, status]).toEqual([method, 200]);
			return during;
		};
		const stretch = (count: number) => ({ after: null, remove: count, lines: changed.slice(0, count) });
		const one = { version, changes: [stretch(1)] };
		await load('PATCH', one, '?dry_run=true');
		const little = await load('PATCH', one, '?dry_run=true');
		const most = await load('PATCH', { version, changes: [stretch(SCRIPT_CHANGES_MAX)] }, '?dry_run=true');
		const whole = await load('PUT', { version, lines: changed });
		expect(most.busy / little.busy).toBeLessThan(5);
		expect(most.longest / little.longest).toBeLessThan(5);
		expect(whole.longest / little.longest).toBeLessThan(5);
	});

	it('are not read at all of somebody whose script it is not', async () => {
		const body = scriptBodies['empty lines']?.().body ?? '';
		const foreign = await send(server.url, jsonRequest(stranger, 'PUT', path, body));
		expect(errorOf(foreign).code).toBe('not_found');
		const nobody = jsonRequest(new ApiClient(server.url), 'PUT', path, body);
		expect(errorOf(await send(server.url, nobody)).code).toBe('unauthenticated');
	});

	it.each(['/api/v1/podcasts/estimate', '/api/v1/api-keys/', '/api/v1/auth/login'])(
		'%s takes 64 KB and no more',
		async (small) => {
			const answer = await send(server.url, jsonRequest(owner, 'POST', small, ' '.repeat(64 * 1024 + 1)));
			expect(errorOf(answer).code).toBe('body_too_large');
		},
	);
});
