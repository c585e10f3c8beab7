import { expect, it } from 'vitest';
import { readableSentence } from './readable-sentences.ts';

it('a sentence is read without the numeral that it has in a row of others', () => {
	expect(readableSentence('2. We tracked 386 bees.')).toBe('We tracked 386 bees.');
	expect(readableSentence('(ii) does weather matter?')).toBe('Does weather matter?');
});
