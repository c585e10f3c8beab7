import { describe, expect, it } from 'vitest';
import { createPasswordHasher, createTokenSigner } from './index.ts';

const SECRET = 'a secret of 32 characters or more';
const claims = {
	userId: '4b0c1d52-7c3f-4a55-9d43-2f9a1e0b7c11',
	sessionId: '9f8e7d6c-5b4a-4c3d-8e2f-1a0b9c8d7e6f',
};

describe('passwords', () => {
	const passwords = createPasswordHasher();

	it('are kept as argon2id and known again, however their accents are composed', async () => {
		const hash = await passwords.hash('maçã-às-7'.normalize('NFC'));
		expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(await passwords.verify(hash, 'maçã-às-7'.normalize('NFD'))).toBe(true);
		expect(await passwords.verify(hash, 'maca-as-7')).toBe(false);
	});

	it('nobody has no password', async () => {
		expect(await passwords.verify(null, '')).toBe(false);
	});
});

describe('tokens', () => {
	const access = createTokenSigner('access', SECRET);

	it('tell whose they are', async () => {
		expect(await access.verify(await access.sign(claims))).toEqual(claims);
	});

	it('end', async () => {
		const anHourAgo = createTokenSigner('access', SECRET, () => new Date(Date.now() - 60 * 60 * 1000));
		expect(await access.verify(await anHourAgo.sign(claims))).toBeNull();
	});

	it('end, also those that were known', async () => {
		let now = Date.now();
		const signer = createTokenSigner('access', SECRET, () => new Date(now));
		const token = await signer.sign(claims);
		expect(await signer.verify(token)).toEqual(claims);
		now += signer.lifetime * 1000 - 1000;
		expect(await signer.verify(token)).toEqual(claims);
		now += 1000;
		expect(await signer.verify(token)).toBeNull();
	});

	it('are of one kind and one installation only', async () => {
		const media = createTokenSigner('media', SECRET);
		const elsewhere = createTokenSigner('access', `${SECRET}!`);
		expect(await access.verify(await media.sign(claims))).toBeNull();
		expect(await media.verify(await access.sign(claims))).toBeNull();
		expect(await access.verify(await elsewhere.sign(claims))).toBeNull();
	});

	it('name a user and a session by their ids, and by nothing else', async () => {
		expect(await access.verify(await access.sign({ ...claims, sessionId: "' or 1=1" }))).toBeNull();
		expect(await access.verify(await access.sign({ ...claims, userId: '' }))).toBeNull();
	});

	it.each(['', 'nada', 'a.b.c', `${'x'.repeat(10_000)}`])('are not %j', async (token) => {
		expect(await access.verify(token)).toBeNull();
	});
});
