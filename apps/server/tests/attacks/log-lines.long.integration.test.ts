import { logLineRequests, type MeasuredServer, plainRequest, send, startMeasured } from '@nexus/testkit/attacks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: MeasuredServer;
beforeAll(async () => {
	server = await startMeasured({ ROLE: 'api', LOG_LEVEL: 'info' });
	// The first requests of a process compile what answers them.
	for (const request of [plainRequest, ...Object.values(logLineRequests)]) {
		for (let warm = 0; warm < 20; warm++) await send(server.url, request);
	}
});
afterAll(() => server?.close());

const ROUNDS = 20;

describe('attack 24: what is logged of anybody’s request', () => {
	it.each(Object.entries(logLineRequests))('%s: costs little more than a plain request', async (_, request) => {
		const many = (one: typeof request) => async () => {
			for (let round = 0; round < ROUNDS; round++) await send(server.url, one);
		};
		const plain = await server.during(many(plainRequest));
		const hostile = await server.during(many(request));
		expect(hostile.busy / plain.busy).toBeLessThan(25);
	});

	it('is a short line', () => {
		const lines = server.output().split('\n');
		expect(lines.some((line) => line.includes('characters)'))).toBe(true);
		expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
	});

	it('is never waited for: requests are answered while nobody reads the log', async () => {
		const { stdout } = server.process;
		stdout?.pause();
		try {
			// Far more than a pipe holds.
			for (let round = 0; round < 2_000; round++) expect((await send(server.url, plainRequest)).status).toBe(200);
		} finally {
			stdout?.resume();
		}
	});
});
