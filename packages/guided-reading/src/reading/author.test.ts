import { expect, it } from 'vitest';
import { read } from '../read.fixture.ts';
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

it('a paper begins below its authors and where each of them works', () => {
	const { all } = read(
		'Ecology Letters 18 (2025) 112–114\nContents at www.ecology.example\n\nSHORT COMMUNICATION\n\nLate mowing raises bees\n\nAnn R. Lee a,*, Rui Sato b, Grace Field a\na Department of Biology, University of Ash, UK\nb Wolds Trust, Harle, UK\n* Corresponding author. E-mail: lee@ash.example\n\nA R T I C L E  I N F O\nReceived 4 June 2024\nAccepted 21 January 2025\n\nABSTRACT\nLate mowing raised the bees that we counted in three years by a half.\n\n1. Methods\n\nWe walked all of the verges in July.\n',
		{ language: 'en-US', filename: 'a.txt' },
	);
	expect(all).toContain('by Ann R. Lee, Rui Sato and Grace Field.');
	expect(all).not.toMatch(/Department|Wolds|Received|Corresponding|Contents/);
	expect(all).toContain('Late mowing raised');
});

it('a name with initials above a title is its author, and no part of it', () => {
	const { all } = read(
		'draft 3 - for Thursday\nK. Dunlea\n\n    SECOND CLASS\n\nNora had eleven letters on the last Friday.\n',
		{
			language: 'en-US',
			filename: 'a.txt',
		},
	);
	expect(all).toContain('“Second class”');
	expect(all).toContain('by K. Dunlea.');
});
