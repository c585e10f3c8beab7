import { expect, it } from 'vitest';
import { readableSentence } from './readable-sentences.ts';

it('a sentence is read without the numeral that it has in a row of others', () => {
	expect(readableSentence('2. We tracked 386 bees.')).toBe('We tracked 386 bees.');
	expect(readableSentence('(ii) does weather matter?')).toBe('Does weather matter?');
});

it('a label in bold letters is told apart from its sentence, and where a link is found is left out', () => {
	expect(readableSentence('ATENÇÃO Este texto é antigo.')).toBe('ATENÇÃO: Este texto é antigo.');
	expect(readableSentence('Warning The pump is hot.')).toBe('Warning: The pump is hot.');
	expect(readableSentence('Important people came.')).toBe('Important people came.');
	expect(readableSentence('It follows the bylaws (found here).')).toBe('It follows the bylaws.');
});

it('what is cited in brackets is left out, a date and a name with a number stay', () => {
	expect(readableSentence('The mines poison wells (“Impacts” par. 22), as he says (Fairley par. 5).')).toBe(
		'The mines poison wells, as he says.',
	);
	expect(readableSentence('It flew (Boeing 737) in spring (March 5).')).toBe(
		'It flew (Boeing 737) in spring (March 5).',
	);
});
