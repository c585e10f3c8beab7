import { describe, expect, it } from 'vitest';
import { dateAndTime } from '../../lib/format.ts';
import { cleanupNews, newCleanups } from './cleanup-news.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (time: string) => ({ cleaned_at: `2026-11-21T${time}Z` });

describe('news of cleanups', () => {
	it('are those of the last five minutes', () => {
		const history = [at('11:59:00'), at('11:55:00'), at('11:54:54')];
		expect(newCleanups(history, now, 0)).toEqual([at('11:59:00'), at('11:55:00')]);
	});

	it('are told once', () => {
		const history = [at('11:59:00'), at('11:58:00')];
		expect(newCleanups(history, now, Date.parse('2026-11-21T11:58:00Z'))).toEqual([at('11:59:00')]);
	});

	it('tell how many, and when it was a single one', () => {
		expect(cleanupNews([at('11:59:00'), at('11:58:00')])).toBe(
			'2 podcasts foram limpos automaticamente para otimizar o armazenamento.',
		);
		expect(cleanupNews([at('11:59:00')])).toBe(
			`1 podcast foi limpo automaticamente para otimizar o armazenamento, em ${dateAndTime(at('11:59:00').cleaned_at)}.`,
		);
	});
});
