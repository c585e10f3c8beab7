import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
	['2001:0DB8::7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::1', '0:0:0:0::/64'],
])('attempts from %s are counted under %s', (address, network) => {
	expect(networkOf(address)).toBe(network);
});
