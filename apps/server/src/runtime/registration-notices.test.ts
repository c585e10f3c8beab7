import { expect, it } from 'vitest';
import { registrationNotices } from './registration-notices.ts';

const address = 'http://127.0.0.1:3000';
const withLink = (token: string | null) => ({
	createFirstAccountLink: async () => (token === null ? null : { token, expiresAt: new Date() }),
});
const noLink = {
	createFirstAccountLink: () => Promise.reject(new Error('a server with an open door makes no such link')),
};

it('says in one line that the door is open, to who listens beyond loopback alone', async () => {
	const notices = (host: string) =>
		registrationNotices({ config: { registration: 'open', host }, address, administration: noLink });
	expect(await notices('0.0.0.0')).toEqual([expect.stringContaining('REGISTRATION=closed')]);
	expect(await notices('127.0.0.1')).toEqual([]);
});

it('gives a closed server without accounts a link for the first one, and no other', async () => {
	const notices = (token: string | null) =>
		registrationNotices({
			config: { registration: 'closed', host: '0.0.0.0' },
			address,
			administration: withLink(token),
		});
	expect(await notices('abc')).toEqual([expect.stringContaining(`${address}/auth/invitation#abc`)]);
	expect(await notices(null)).toEqual([]);
});
