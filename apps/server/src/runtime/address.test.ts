import { describe, expect, it } from 'vitest';
import { addressOf, isReachableFromElsewhere, linkTo } from './address.ts';

describe('addressOf', () => {
	it('is the public address where there is one, else what the server listens on', () => {
		expect(addressOf({ host: '127.0.0.1', publicUrl: 'https://nexus.example' }, 3000)).toBe('https://nexus.example');
		expect(addressOf({ host: '127.0.0.1' }, 3000)).toBe('http://127.0.0.1:3000');
		expect(addressOf({ host: '::1' }, 80)).toBe('http://[::1]:80');
	});
});

describe('isReachableFromElsewhere', () => {
	it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('is false on %s alone', (host) => {
		expect(isReachableFromElsewhere({ host })).toBe(false);
		expect(isReachableFromElsewhere({ host, publicUrl: 'http://localhost:3000' })).toBe(false);
		expect(isReachableFromElsewhere({ host, publicUrl: 'http://[::1]:3000' })).toBe(false);
	});
	it.each(['0.0.0.0', '::', '192.168.0.7', 'nexus.local', '127.example.org'])('is true on %s', (host) => {
		expect(isReachableFromElsewhere({ host })).toBe(true);
	});
	it('is true behind a proxy with a public address', () => {
		expect(isReachableFromElsewhere({ host: '127.0.0.1', publicUrl: 'https://nexus.example' })).toBe(true);
	});
});

it('keeps the token of a link after the hash', () => {
	const link = new URL(linkTo('https://nexus.example/base', 'reset', 'abc'));
	expect([link.pathname, link.search, link.hash]).toEqual(['/base/auth/reset', '', '#abc']);
});
