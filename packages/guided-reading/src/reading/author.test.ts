import { expect, it } from 'vitest';
import { authorsIn } from './author.ts';

it.each(['By Rail Across Canada', 'By Staff Reporter', 'By Ann Lee, Bob Ray'])('"%s" says no author', (line) => {
	expect(authorsIn(line, 'en-US')).toBeNull();
});

it('what somebody is may stand behind the name', () => {
	expect(authorsIn('By Sam Trujillo, Staff Writer', 'en-US')).toBe('Sam Trujillo');
	expect(authorsIn('Ann E. Lee^1^, Bob Ray^2^, Hye-jin Roh^1^', 'en-US')).toBe('Ann E. Lee, Bob Ray and Hye-jin Roh');
	expect(authorsIn('Por Edvaldo "Vavá" Siqueira, da Oficina Couro & Aro', 'pt-BR')).toBe('Edvaldo "Vavá" Siqueira');
});
