import type { Language } from '@nexus/contract';
import { respelled } from '@nexus/language/spoken-text';
import { expect, it } from 'vitest';
import type { Database, PronunciationRecord } from '../ports/index.ts';
import { pronunciationsOf } from './dictionary.ts';

interface Entry {
	word: string;
	said: string;
	/** Only as it is written. */
	exact?: boolean;
	language?: Language;
}

/** How a text is said for an account, with its own entries and the installation's. */
async function said(text: string, own: Entry[], shared: Entry[]) {
	const record =
		(userId: string | null) =>
		({ word, said: as, exact = false, language = 'pt-BR' }: Entry, at: number): PronunciationRecord => ({
			...{ id: `${userId}${at}`, userId, word, said: as, matchCase: exact, language },
		});
	const records = [...own.map(record('ana')), ...shared.map(record(null))];
	const pronunciations = { list: async () => records } as Partial<Database['pronunciations']>;
	const database = { pronunciations } as Pick<Database, 'pronunciations'>;
	return respelled(text, (await pronunciationsOf(database, 'ana'))['pt-BR']);
}

it('says the words of the installation in the episodes of every account, in their language', async () => {
	const shared: Entry[] = [
		{ word: 'nginx', said: 'endjin écs' },
		{ word: 'cache', said: 'cash', language: 'en-US' },
	];
	expect(await said('O nginx e o cache.', [], shared)).toBe('O endjin écs e o cache.');
});

it.each([
	['any case', 'any case', {}, {}],
	['any case', 'this case', {}, { exact: true }],
	['this case', 'any case', { exact: true }, {}],
	['this case', 'this case', { exact: true }, { exact: true }],
])('says an account’s entry for %s before the installation’s for %s', async (_, __, own, shared) => {
	const entries = [[{ word: 'cache', said: 'quéche', ...own }], [{ word: 'cache', said: 'caxe', ...shared }]] as const;
	expect(await said('O cache.', [...entries[0]], [...entries[1]])).toBe('O quéche.');
});

it('says the installation’s entry for other cases than the account has one for', async () => {
	const own: Entry[] = [{ word: 'US', said: 'iu és', exact: true }];
	expect(await said('US e us', own, [{ word: 'us', said: 'ãs' }])).toBe('iu és e ãs');
	expect(await said('US e Us', own, [{ word: 'Us', said: 'ãs', exact: true }])).toBe('iu és e ãs');
});
