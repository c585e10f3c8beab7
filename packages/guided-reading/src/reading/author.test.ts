import { expect, it } from 'vitest';
import { authorsIn } from './author.ts';

it.each(['By rail across Canada', 'Transcribed by Ann Lee', 'De: São Paulo, SP', 'From: Public Works'])(
	'"%s" says no author',
	(line) => {
		expect(authorsIn(line, 'en-US')).toBeNull();
	},
);

it('what somebody is may stand behind the name', () => {
	expect(authorsIn('By Sam Trujillo, Staff Writer', 'en-US')).toBe('Sam Trujillo');
	expect(authorsIn('A short story by Wendell Pruitt Vance', 'en-US')).toBe('Wendell Pruitt Vance');
	expect(authorsIn('Por Edvaldo "Vavá" Siqueira, da Oficina Couro & Aro', 'pt-BR')).toBe('Edvaldo "Vavá" Siqueira');
});

it('those who have marks of where they work are authors', () => {
	const line = 'Hannah Oyelaran (1), Peter Strickland (2), Gwen Ap Rhys (1)';
	expect(authorsIn(line, 'en-US')).toBe('Hannah Oyelaran, Peter Strickland and Gwen Ap Rhys');
});

it('what two authors both are is no author', () => {
	expect(authorsIn('By Ana Lima and Rui Sato, Staff Writers', 'en-US')).toBe('Ana Lima and Rui Sato');
	expect(authorsIn('Por Ana Lima, Caio Luz e Rui Sato, Repórteres Especiais', 'pt-BR')).toBe(
		'Ana Lima, Caio Luz e Rui Sato',
	);
});
