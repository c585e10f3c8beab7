import { expect, it } from 'vitest';
import { datedIn } from './document-date.ts';
import { readHead } from './head.ts';

it.each(['Economic Outlook 2025', 'Boston Marathon 2024', 'Posted on 03/04/2024'])('"%s" holds no date', (line) => {
	expect(datedIn(line, 'en-US')).toBeNull();
});

it.each([
	['Sept. 9, 2025', 'September 9, 2025'],
	['maio de 2023', 'May 2023'],
])('"%s" is a date', (line, said) => expect(datedIn(line, 'en-US')?.said).toBe(said));

it('a day of long ago behind a place is no date of the document', () => {
	const text = '# The battle\n\nGettysburg, July 3, 1863\n\nThe smoke rose over the field all day.\n';
	expect(readHead(text, 'The battle', 'en-US').date).toBeNull();
});
