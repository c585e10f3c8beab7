import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function capture(options: { pretty?: boolean; level?: 'info' | 'silent' } = {}) {
	const lines: string[] = [];
	const { pretty = false, level = 'info' } = options;
	return { lines, logger: createLogger({ level, pretty, destination: { write: (line) => lines.push(line) } }) };
}

describe('createLogger', () => {
	it('writes JSON with level names and the time in UTC', () => {
		const { lines, logger } = capture();
		logger.info({ port: 3000 }, 'pronto');
		expect(JSON.parse(lines[0] ?? '')).toEqual({
			level: 'info',
			time: expect.stringMatching(/^\d{4}-.*Z$/),
			port: 3000,
			msg: 'pronto',
		});
	});

	it.each([true, false])('lets no secret out, at any depth, of a child too (readable: %s)', (pretty) => {
		const { lines, logger } = capture({ pretty });
		const secret = 'hun"ter2';
		const child = logger.child({ token: secret });
		child.info({
			request: { headers: { authorization: `Bearer ${secret}`, cookie: secret, 'set-cookie': [secret, 'b'] } },
		});
		child.warn({
			password: secret,
			new_password: secret,
			apiKey: secret,
			'x-goog-api-key': secret,
			refreshToken: secret,
		});
		child.error({ err: new Error('GET https://api.example/v1?alt=sse&key=hunter2&x=1 with Bearer hunter2 failed') });
		child.fatal({ url: 'postgres://nexus:hunter2@127.0.0.1:5432/nexus', NEXUS_SECRET: secret });
		child.info(`Authorization: Basic hunter2`);
		const all = lines.join('');
		expect(all).not.toContain('ter2');
		expect(all).toContain('127.0.0.1:5432/nexus');
		expect(all).toContain('alt=sse');
	});

	it('bounds what it takes of a value, and of how many values', () => {
		const { lines, logger } = capture();
		const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
		const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`name${at}`, at]));
		logger.info({ deep, many, list: Array(20_000).fill('x'), long: 'y'.repeat(100_000) }, 'z'.repeat(100_000));
		expect(lines[0]?.length).toBeLessThan(40_000);
		expect(lines[0]).toContain('(100000 characters)');
	});

	it('masks what is below a secret name too', () => {
		const { lines, logger } = capture();
		logger.info({ cookies: { nexus_media: 'ter2' }, tokens: { input: 3, list: ['ter2'] }, at: new Date(0) });
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({
			cookies: { nexus_media: '***' },
			tokens: { input: 3, list: '***' },
			at: '1970-01-01T00:00:00.000Z',
		});
	});

	it('keeps numbers whose names speak of tokens', () => {
		const { lines, logger } = capture();
		logger.info({ inputTokens: 512 });
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ inputTokens: 512 });
	});

	it('tells of an error what it is and where from, and nothing that a library hung onto it', () => {
		const { lines, logger } = capture();
		const error = Object.assign(new Error('no', { cause: new TypeError('why') }), {
			code: '57P01',
			client: { big: 1 },
		});
		logger.error({ err: error });
		expect(JSON.parse(lines[0] ?? '').err).toEqual({
			type: 'Error',
			message: 'no',
			code: '57P01',
			stack: error.stack,
			cause: { type: 'TypeError', message: 'why', stack: expect.any(String) },
		});
	});

	it('leaves the values out of a failed statement', () => {
		const { lines, logger } = capture();
		const message =
			'Failed query: insert into users values ($1, $2)\nparams: ana@exemplo.com.br,$argon2id$v=19\nsegundo';
		logger.error({ err: Object.assign(new Error(message), { query: 'insert', params: ['ana@exemplo.com.br'] }) });
		const { err } = JSON.parse(lines[0] ?? '');
		expect(err.message).toBe('Failed query: insert into users values ($1, $2)');
		expect(err.stack).toContain('logger.test.ts');
		expect(lines[0]).not.toMatch(/ana@|argon2|segundo/);
	});

	it('says nothing when silent', () => {
		const { lines, logger } = capture({ level: 'silent' });
		logger.fatal('x');
		expect(lines).toEqual([]);
	});
});
