import type { CreatedApiKey, ErrorBody, Session } from '@nexus/contract';
import { expectRefusal } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, query, type Stack, serverEvents, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	// Without a worker, so that jobs stay under way.
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

async function somebodyWithAJob() {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { id } = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const podcast = await client.create({ document_id: id });
	const { job_id: job } = await client.generate(podcast.id);
	const draft = await client.create({ document_id: id, title: 'Preview - ponte' });
	const [session] = (await client.expect<{ sessions: Session[] }>('GET', '/api/v1/auth/sessions')).sessions;
	const elsewhere = new ApiClient(stack.url);
	await elsewhere.login(user);
	return { user, client, elsewhere, job, draft: draft.id, session: session?.id ?? '' };
}
type Somebody = Awaited<ReturnType<typeof somebodyWithAJob>>;

/** A stream that has begun, and how it ends. */
async function follow(job: string, token: string | undefined) {
	const leaving = new AbortController();
	const response = await fetch(`${stack.url}/api/v1/podcasts/jobs/${job}/events`, {
		signal: leaving.signal,
		headers: { authorization: `Bearer ${token}` },
	});
	const events = serverEvents(response);
	expect((await events.next()).value).toMatchObject({ event: expect.stringMatching(/step|progress/) });
	let over = false;
	const names = Array.fromAsync(events, ({ event }) => event).finally(() => {
		over = true;
	});
	return {
		names,
		isOver: () => over,
		leave: async () => {
			leaving.abort();
			await names.catch(() => undefined);
		},
	};
}

const ENDS: Record<string, (one: Somebody) => Promise<unknown>> = {
	logout: ({ client }) => client.expect('POST', '/api/v1/auth/logout'),
	'change of password': ({ elsewhere, user }) =>
		elsewhere.expect('POST', '/api/v1/auth/password', {
			current_password: user.password,
			new_password: 'outra-noite-às-9',
		}),
	'list of sessions': ({ elsewhere, session }) => elsewhere.expect('DELETE', `/api/v1/auth/sessions/${session}`),
	expiry: ({ session }) => query(stack, 'update sessions set expires_at = now() where id = $1', [session]),
	disabling: ({ user }) => query(stack, 'update users set disabled_at = now() where email = $1', [user.email]),
	deletion: ({ user }) => query(stack, 'delete from users where email = $1', [user.email]),
};

async function expectEnd(way: string, end: (one: Somebody) => Promise<unknown>) {
	const one = await somebodyWithAJob();
	const stream = await follow(one.job, one.client.tokens?.access_token);
	const preview = one.client.call<ErrorBody>('GET', `/api/v1/podcasts/${one.draft}/preview`);
	await expect
		.poll(() => query(stack, "select 1 from jobs where episode_id = $1 and kind = 'script'", [one.draft]))
		.toHaveLength(1);
	await end(one);
	expect([way, (await stream.names).includes('end')]).toEqual([way, false]);
	// Of a deleted account, the job that is waited for is gone as well.
	if (way === 'deletion') expect([401, 409]).toContain((await preview).status);
	else expectRefusal(await preview, 'unauthenticated');
}

describe('event streams and waiting previews', () => {
	it('end with their session, however that ends, and nobody else’s do', async () => {
		const bystander = await somebodyWithAJob();
		const other = await follow(bystander.job, bystander.client.tokens?.access_token);
		await Promise.all(Object.entries(ENDS).map(([way, end]) => expectEnd(way, end)));
		expect(other.isOver()).toBe(false);
		await other.leave();
	});

	it('end with the API key of the program that asked', async () => {
		const { client, job } = await somebodyWithAJob();
		const make = () =>
			client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', { name: 'Programa', scopes: ['jobs:read'] });
		const [revoked, kept] = [await make(), await make()];
		const [stream, other] = [await follow(job, revoked.key_full), await follow(job, kept.key_full)];
		await client.expect('DELETE', `/api/v1/api-keys/${revoked.id}`);
		expect(await stream.names).not.toContain('end');
		expect(other.isOver()).toBe(false);
		await other.leave();
	});
});
