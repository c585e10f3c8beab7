import { expect, test } from 'vitest';
import { retentionWords, usedWords } from './retention-words.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');

test('tells why a document stays, or from when it may go', () => {
	expect(retentionWords({ stays: 'kept', expires_at: null }, NOW)).toBe('Mantido por você');
	expect(retentionWords({ stays: 'no_cleanup', expires_at: null }, NOW)).toBe('Fica até você excluir');
	expect(retentionWords({ stays: null, expires_at: '2026-12-01T12:00:00Z' }, NOW)).toBe('Sai a partir de 01/12/2026');
	expect(retentionWords({ stays: null, expires_at: '2026-11-25T11:59:00Z' }, NOW)).toBe('Sai na próxima limpeza');
});

test('counts the podcasts made of it', () => {
	expect([0, 1, 12].map(usedWords)).toEqual(['Ainda sem podcast', '1 podcast', '12 podcasts']);
});
