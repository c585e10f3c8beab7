import { describe, expect, it } from 'vitest';
import { createAllowList, isPublicAddress } from './addresses.ts';

describe('isPublicAddress', () => {
	it.each(['8.8.8.8', '1.1.1.1', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
		'%s is public',
		(address) => expect(isPublicAddress(address)).toBe(true),
	);

	it.each([
		...['127.0.0.1', '0.0.0.0', '10.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '198.18.0.1', '240.0.0.1'],
		...['::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '2002:a00:1::', '2001::1'],
		...['fe80::1%eth0', 'fc00::1', 'fec0::1', 'ff02::1', '100::1', '2001:db8::1', '5f00::1', '', 'exemplo.com'],
	])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('createAllowList', () => {
	it('tells hosts, ports, addresses and networks apart', () => {
		const isAllowed = createAllowList(['Ollama:11434', '[::1]:80', '10.0.0.0/8']);
		const target = { hostname: 'ollama', port: 11434, address: '172.17.0.2' };
		expect(isAllowed(target)).toBe(true);
		expect(isAllowed({ ...target, port: 80 })).toBe(false);
		expect(isAllowed({ hostname: '0:0::1', port: 80, address: '0:0::1' })).toBe(true);
		expect(isAllowed({ hostname: 'x', port: 1, address: '::ffff:10.1.2.3' })).toBe(true);
		expect(isAllowed({ hostname: 'x', port: 1, address: '11.1.2.3' })).toBe(false);
	});
});
