import { expect, it } from 'vitest';
import { scheduleInWords } from './schedule-words.ts';

it.each([
	['0 1 * * *', 'Diário às 1h'],
	['30 13 * * *', 'Diário às 13h30'],
	['5 0 * * *', 'Diário às 0h05'],
	['0 * * * *', 'A cada hora'],
	['0 */6 * * *', 'A cada 6 horas'],
	['0 3 * * 0', 'Toda semana (domingo) às 3h'],
	['15 3 * * 7', 'Toda semana (domingo) às 3h15'],
	['0 1 1 * *', 'Agenda: 0 1 1 * *'],
	['0 1 * * 1-5', 'Agenda: 0 1 * * 1-5'],
	['*/5 * * * *', 'Agenda: */5 * * * *'],
])('says %s as %s', (cron, words) => {
	expect(scheduleInWords(cron)).toBe(words);
});
