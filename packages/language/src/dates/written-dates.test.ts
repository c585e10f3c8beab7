import { expect, it } from 'vitest';
import { datedIn } from './written-dates.ts';

it.each(['Economic Outlook 2025', 'Boston Marathon 2024', 'Posted on 03/04/2024'])('"%s" holds no date', (line) => {
	expect(datedIn(line, 'en-US')).toBeNull();
});

it.each([
	['Sept. 9, 2025', 'September 9, 2025'],
	['maio de 2023', 'May 2023'],
])('"%s" is a date', (line, said) => expect(datedIn(line, 'en-US')?.said).toBe(said));
