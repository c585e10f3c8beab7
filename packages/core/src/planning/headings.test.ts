import { expect, it } from 'vitest';
import { plainHeading } from './headings.ts';

it('a heading in capitals keeps those of its acronyms and names, as the text writes them', () => {
	expect(plainHeading('THE GNU MANIFESTO', 'People use the GNU system every day.')).toBe('The GNU manifesto');
	expect(plainHeading('O RIO NEGRO', 'O Rio Negro é um rio da Amazônia.')).toBe('O rio Negro');
	expect(plainHeading('A ABNT', '')).toBe('A ABNT');
});
