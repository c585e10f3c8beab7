import { expect, test } from 'vitest';
import { dateAndTime } from './format.ts';
import { distinguishingWords, nameAmong, quotedAmong, sentWords } from './sent-words.ts';

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

test('only a name that another document has is told with its date and time', () => {
	const [first, second, other] = [
		sent('a', 'ata.md', '2026-11-23T11:00:00.000Z'),
		sent('b', 'ata.md', '2026-11-22T11:00:00.000Z'),
		sent('c', 'outra.md', '2026-11-23T11:00:00.000Z'),
	] as const;
	const apart = distinguishingWords([first, second, other]);
	const hour = dateAndTime(first.created_at);
	expect(nameAmong(first, apart.get('a'))).toBe(`ata.md, de ${hour}`);
	expect(quotedAmong(first, apart.get('a'))).toBe(`“ata.md”, de ${hour},`);
	expect(apart.get('b')).not.toBe(hour);
	expect(nameAmong(other, apart.get('c'))).toBe('outra.md');
	expect(quotedAmong(other, apart.get('c'))).toBe('“outra.md”');
});
