import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { NexusError } from '@nexus/core/errors';
import { createOutbound, type Outbound, type OutboundOptions } from '@nexus/providers/outbound';
import { afterEach, describe, expect, it } from 'vitest';

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of running.splice(0)) await close();
});

interface Service {
	port: number;
	/** Connections that reached it. */
	connections(): number;
}

async function service(
	answer: RequestListener = (_, response) => response.end('dentro'),
	host = '127.0.0.1',
): Promise<Service> {
	const server: Server = createServer(answer);
	let connections = 0;
	server.on('connection', () => connections++);
	await new Promise<void>((resolve) => server.listen(0, host, resolve));
	running.push(
		() =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			}),
	);
	return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

function outbound(options: OutboundOptions = {}): Outbound {
	const made = createOutbound({ connectTimeout: 2000, ...options });
	running.push(() => made.close());
	return made;
}

/** A resolver that gives another answer each time. */
function answering(...answers: string[][]): { lookup: LookupFunction; asked: () => number } {
	let asked = 0;
	return {
		asked: () => asked,
		lookup: (_hostname, _options, callback) => {
			const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
			callback(
				null,
				addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
			);
		},
	};
}

async function expectRefused(call: Promise<unknown>): Promise<void> {
	const error = await call.then(
		() => null,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(NexusError);
	expect((error as NexusError).code).toBe('address_not_allowed');
	expect((error as NexusError).message).toMatch(/^O endereço ".*" não pode ser usado/);
}

describe('attack 14: addresses of providers', () => {
	it('refuses loopback in all its spellings, before a connection is made', async () => {
		const inside = await service();
		const { fetch } = outbound();
		for (const host of [
			'127.0.0.1',
			'127.1',
			'127.255.255.254',
			'2130706433',
			'0x7f000001',
			'0x7f.1',
			'0177.0.0.1',
			'017700000001',
			'0',
			'0.0.0.0',
			'localhost',
			'LOCALHOST',
			'①②⑦.⓪.⓪.①',
			'127。0。0。1',
			'[::1]',
			'[::]',
			'[0:0:0:0:0:0:0:1]',
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[::127.0.0.1]',
			'[64:ff9b::127.0.0.1]',
			'[2002:7f00:1::]',
		]) {
			await expectRefused(fetch(`http://${host}:${inside.port}/`));
		}
		expect(inside.connections()).toBe(0);
	});

	it.each([
		['metadata of a cloud', '169.254.169.254'],
		['metadata over IPv6', '[fd00:ec2::254]'],
		['metadata of another cloud', '100.100.100.200'],
		['link-local', '[fe80::1]'],
		['a private network', '10.0.0.1'],
		['another private network', '172.31.255.255'],
		['a home network', '192.168.0.1'],
		['a carrier', '100.64.0.1'],
		['unique local', '[fc00::1]'],
		['former site-local', '[fec0::1]'],
		['multicast', '224.0.0.1'],
		['multicast over IPv6', '[ff02::1]'],
		['broadcast', '255.255.255.255'],
		['reserved', '240.0.0.1'],
		['benchmarks', '198.18.0.1'],
		['documentation', '203.0.113.7'],
		['documentation over IPv6', '[2001:db8::1]'],
		['protocol assignments', '192.0.0.8'],
	])('refuses %s', async (_, host) => {
		await expectRefused(outbound().fetch(`http://${host}/latest/meta-data/`));
		await expectRefused(outbound().fetch(`https://${host}/`));
	});

	it('refuses a name that leads inside, and tries only the addresses that do not', async () => {
		const inside = await service();
		const both = answering(['::ffff:127.0.0.1', '127.0.0.1']);
		await expectRefused(outbound({ lookup: both.lookup }).fetch(`http://modelos.exemplo:${inside.port}/`));
		const mixed = answering(['127.0.0.1', '203.0.113.7', '::1']);
		await expectRefused(outbound({ lookup: mixed.lookup }).fetch(`http://modelos.exemplo:${inside.port}/`));
		expect(inside.connections()).toBe(0);
	});

	it('checks the address that is connected to: an answer that changes is checked anew', async () => {
		const inside = await service((_, response) => response.setHeader('connection', 'close').end('dentro'));
		const changing = answering(['127.0.0.1'], ['127.0.0.2']);
		const { fetch } = outbound({ lookup: changing.lookup, allowedPrivateHosts: ['127.0.0.1'] });
		const url = `http://modelos.exemplo:${inside.port}/`;
		expect(await (await fetch(url)).text()).toBe('dentro');
		await expectRefused(fetch(url));
		expect([changing.asked(), inside.connections()]).toEqual([2, 1]);
	});

	it('asks for a name once a connection', async () => {
		const inside = await service();
		const resolver = answering(['127.0.0.1'], ['10.0.0.1']);
		const { fetch } = outbound({ lookup: resolver.lookup, allowedPrivateHosts: ['127.0.0.0/8'] });
		expect((await fetch(`http://modelos.exemplo:${inside.port}/`)).status).toBe(200);
		expect(resolver.asked()).toBe(1);
	});

	it.each([301, 302, 303, 307, 308])('refuses what a %i leads to', async (status) => {
		const inside = await service();
		const outside = await service((_, response) => {
			response.writeHead(status, { location: `http://[::ffff:127.0.0.1]:${inside.port}/` }).end();
		});
		const { fetch } = outbound({ allowedPrivateHosts: [`127.0.0.1:${outside.port}`] });
		await expectRefused(fetch(`http://127.0.0.1:${outside.port}/`));
		expect([outside.connections(), inside.connections()]).toEqual([1, 0]);
	});

	it.each([
		['a host', (_: number) => 'localhost'],
		['a host and its port', (port: number) => `LOCALHOST:${port}`],
		['an address', () => '127.0.0.1'],
		['a network', () => '127.0.0.0/8'],
		['an address of IPv6 notation', () => '::ffff:127.0.0.1'],
	])('reaches what the operator allows by %s', async (_, entry) => {
		const inside = await service();
		const v4 = answering(['127.0.0.1']);
		const { fetch } = outbound({ lookup: v4.lookup, allowedPrivateHosts: ['', ' outro ', entry(inside.port)] });
		expect(await (await fetch(`http://localhost:${inside.port}/`)).text()).toBe('dentro');
	});

	it('takes what is allowed for nothing more', async () => {
		const inside = await service();
		const url = `http://localhost:${inside.port}/`;
		for (const entry of [
			`localhost:${inside.port + 1}`,
			'local',
			'10.0.0.0/8',
			'127.0.0.2',
			'::1/128',
			'x.localhost',
			'*',
		]) {
			const { lookup } = answering(['127.0.0.1']);
			await expectRefused(outbound({ lookup, allowedPrivateHosts: [entry] }).fetch(url));
		}
		expect(inside.connections()).toBe(0);
	});

	it('lets public addresses be tried, and leaves other failures what they are', async () => {
		const { lookup } = answering([]);
		const failing: LookupFunction = (_hostname, _options, callback) => {
			callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), '');
		};
		await expectRefused(outbound({ lookup }).fetch('http://modelos.exemplo/'));
		const error = await outbound({ lookup: failing })
			.fetch('http://modelos.exemplo/')
			.catch((reason: Error) => reason);
		expect((error as Error).cause).toMatchObject({ code: 'ENOTFOUND' });
	});
});
