import { expect, test } from 'vitest';
import { dateAndTime } from '../../lib/format.ts';
import { sentWords } from './sent-words.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const sent = (id: string, filename: string, created_at: string) => ({ id, filename, created_at });

test('documents of one name are told apart by date and time, and by a number where these are alike', () => {
	const words = sentWords(
		[
			sent('d', 'ata.md', '2026-11-23T11:00:30.000Z'),
			sent('c', 'ata.md', '2026-11-23T11:00:10.000Z'),
			sent('b', 'ata.md', '2026-11-20T10:00:00.000Z'),
			sent('a', 'outra.md', '2026-11-23T11:59:00.000Z'),
		],
		now,
	);
	const hour = dateAndTime('2026-11-23T11:00:10.000Z');
	expect(words.get('a')).toBe('Agora mesmo');
	expect(words.get('b')).toBe(dateAndTime('2026-11-20T10:00:00.000Z'));
	expect(words.get('c')).toBe(hour);
	expect(words.get('d')).toBe(`${hour} · envio 2`);
});
