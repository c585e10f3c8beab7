import { describe, expect, it } from 'vitest';
import { type SignInAttempt, signInLimits } from './attempts.ts';

const stranger: SignInAttempt = {
	email: 'ana@exemplo.com.br',
	address: '203.0.113.9',
	knownDevice: null,
	knownAddress: false,
};
const keys = (client: Partial<SignInAttempt>) => [...signInLimits({ ...stranger, ...client }).keys()];
const shared = (one: string[], other: string[]) => one.filter((key) => other.includes(key)).length;

describe('a sign-in is counted', () => {
	it('by client, by account and by network', () => {
		expect(keys({})).toHaveLength(3);
		expect(shared(keys({}), keys({ address: '198.51.100.1' }))).toBe(1);
		expect(shared(keys({}), keys({ email: 'rui@exemplo.com.br' }))).toBe(1);
		expect(shared(keys({}), keys({ email: 'rui@exemplo.com.br', address: '198.51.100.1' }))).toBe(0);
	});

	it('alike from all addresses of an IPv6 customer', () => {
		expect(keys({ address: '2001:db8::1' })).toEqual(keys({ address: '2001:db8::ffff:1' }));
	});

	it('by itself from an address of the account, and with nobody’s from a device of it', () => {
		expect(shared(keys({ knownAddress: true }), keys({}))).toBe(1);
		expect(keys({ knownAddress: true })).toHaveLength(1);
		expect(shared(keys({ knownDevice: 'd' }), keys({}))).toBe(0);
		expect(shared(keys({ knownDevice: 'd' }), keys({ knownDevice: 'e' }))).toBe(0);
	});

	it('without the e-mail in the clear', () => {
		expect(keys({}).join()).not.toContain('ana');
	});
});
