import { expect, it } from 'vitest';
import { authorsIn } from './author.ts';
import { readHead } from './head.ts';

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

it('who wrote a text may stand behind where it appeared', () => {
	const text =
		'# O polvilho\n\n*Publicado em 23 de junho de 2025 no blog **Ciência**, por Letícia Duarte, engenheira*\n\nSem sol ele fica bobo, dizia a minha avó, e eu achava que era superstição.\n';
	const { by, date } = readHead(text, 'O polvilho', 'pt-BR');
	expect([by, date]).toEqual(['Letícia Duarte', '23 de junho de 2025']);
	const other = text.replace(/^\*.*$/mu, '*Por Letícia Duarte, engenheira. 23 de junho de 2025*');
	expect(readHead(other, 'O polvilho', 'pt-BR')).toMatchObject({ by, date });
});
