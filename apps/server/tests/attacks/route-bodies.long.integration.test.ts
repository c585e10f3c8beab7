import { BODY_LIMITS, SMALL_BODY, UPLOAD_MAX_BYTES } from '@nexus/contract';
import {
	type HostileRequest,
	jsonRequest,
	type Load,
	longestBody,
	type MeasuredServer,
	podcastWithScript,
	send,
	startMeasured,
	worstBodies,
	worstDocuments,
} from '@nexus/testkit/attacks';
import { ApiClient } from '@nexus/testkit/stack';
import type { AccountData } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyRoutes, type ServedRoute } from './served-routes.ts';

/** How much longer a body may hold the event loop than as many bytes that mean nothing, and a small body. */
const FACTOR = 6;
const ROUTES_WITH_BODIES = bodyRoutes();

let server: MeasuredServer;
let owner: ApiClient;
let data: AccountData;
/** What is generated, so that the script of `data` can still be changed. */
let generated: AccountData;
const nothing = new Map<number, number>();
beforeAll(async () => {
	server = await startMeasured({ ROLE: 'api', REGISTRATIONS_PER_HOUR_PER_ADDRESS: '10000' });
	owner = await ApiClient.registered(server.url);
	const podcast = await podcastWithScript(owner, server.databaseUrl, 100);
	const document = (await owner.upload('ponte.md', 'A ponte foi aberta em 1926.')).id;
	const other = (await owner.create({ document_id: document })).id;
	const { job_id: job } = await owner.generate(other);
	data = { podcast, series: podcast, document, job, apiKey: job, session: job };
	generated = { ...data, podcast: other };
});
afterAll(() => server?.close());

/** The lightest of a few tries: what else the process does meanwhile, such as collecting garbage, is not the body's. */
async function lightest(requests: () => HostileRequest, tries: number): Promise<{ load: Load; status: number }> {
	const all: { load: Load; status: number }[] = [];
	for (let count = 0; count < tries; count++) {
		const request = requests();
		let status = 0;
		const load = await server.during(async () => {
			({ status } = await send(server.url, request));
		});
		all.push({ load, status });
	}
	return all.reduce((best, one) => (one.load.busy < best.load.busy ? one : best));
}

/** Milliseconds that so many bytes cost that are refused at their end. */
async function receiving(bytes: number): Promise<number> {
	const known = nothing.get(bytes);
	if (known !== undefined) return known;
	const path = `/api/v1/podcasts/${data.podcast}/script`;
	const blank = ' '.repeat(bytes);
	const { load } = await lightest(() => jsonRequest(owner, 'PUT', path, blank), 3);
	nothing.set(bytes, load.busy);
	return load.busy;
}

const clientOf = async ({ name }: ServedRoute): Promise<ApiClient> =>
	name === 'logout' || name === 'changePassword' ? await ApiClient.registered(server.url) : owner;

describe('attack 27: the longest and the worst-formed body of every route', () => {
	it.each(ROUTES_WITH_BODIES.map((route) => [route.name, route] as const))(
		'%s: holds the event loop about as long as a small one',
		async (name, route) => {
			const { method, body: good = {} } = route;
			const limit = BODY_LIMITS[name] ?? SMALL_BODY;
			const { bytes } = limit;
			const client = await clientOf(route);
			const path = route.path(name === 'generate' ? generated : data);
			const tries = bytes > SMALL_BODY.bytes ? 1 : 2;
			const small = await lightest(() => jsonRequest(client, method, path, JSON.stringify(good)), 3);
			const base = small.load.busy + (await receiving(bytes));
			const bodies = { ...worstBodies(limit, good), longest: () => longestBody(limit, good) };
			for (const [kind, make] of Object.entries(bodies)) {
				const body = make();
				expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bytes);
				const { load, status } = await lightest(() => jsonRequest(client, method, path, body), tries);
				expect([name, kind, status >= 200 && status < 500]).toEqual([name, kind, true]);
				expect([name, kind, load.busy / base > FACTOR ? load.busy / base : 'light']).toEqual([name, kind, 'light']);
			}
		},
	);
});

describe('attack 27: documents that cost more than they are long', () => {
	const upload = (text: string) => server.during(() => owner.upload('documento.md', text).catch(() => undefined));
	/** Of a document that is as long and costs no more than it is long. */
	let plain: Load;
	beforeAll(async () => {
		plain = await upload('A ponte foi aberta. '.repeat(UPLOAD_MAX_BYTES / 20));
	});

	it.each(Object.entries(worstDocuments))('%s', async (_, make) => {
		const document = make();
		const tries = [await upload(document), await upload(document), await upload(document)];
		const worst = tries.reduce((best, one) => (one.longest < best.longest ? one : best));
		expect(worst.busy / plain.busy).toBeLessThan(FACTOR);
		expect(worst.longest).toBeLessThan(plain.busy);
	});
});
