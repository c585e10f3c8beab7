import { expect, it } from 'vitest';
import { type Pronunciation, pronunciationsIn, respelled } from './pronunciations.ts';
import { spokenText } from './spoken-text.ts';

const entry = (word: string, said: string, matchCase = false): Pronunciation => ({ word, said, matchCase });

const DICTIONARY = [
	entry('nginx', 'endjin écs'),
	entry('San José', 'são rossê'),
	entry('San', 'sã'),
	entry('US', 'iu és', true),
	entry('AC/DC', 'eici dici'),
];

it('says a word as the dictionary has it, and tells where it is written', () => {
	const text = 'O Nginx, em 2 servidores.';
	const spoken = spokenText(text, 'pt-BR', DICTIONARY);
	expect(spoken.text).toBe('O endjin écs, em dois servidores.');
	const word = spoken.words.find(({ from }) => from === 2);
	expect(text.slice(word?.from, word?.to)).toBe('Nginx');
	expect(spoken.text.slice(word?.start, word?.end)).toBe('endjin écs');
});

it('takes whole words only, the longest first, and capitals where they matter', () => {
	expect(respelled('San José e San Juan, não Sana nem meusan.', DICTIONARY)).toBe(
		'são rossê e sã Juan, não Sana nem meusan.',
	);
	expect(respelled('US e us, us$', DICTIONARY)).toBe('iu és e us, us$');
	expect(respelled('ouvi AC/DC hoje', DICTIONARY)).toBe('ouvi eici dici hoje');
});

it('names the entries that a text has a use for, each once', () => {
	expect(pronunciationsIn('O nginx chama o NGINX em San José.', DICTIONARY).map(({ word }) => word)).toEqual([
		'nginx',
		'San José',
	]);
	expect(pronunciationsIn('Nada disso.', DICTIONARY)).toEqual([]);
});

it('goes before every other rule: numbers, acronyms and what is respelled already', () => {
	const own = [entry('5G', 'cinco gê'), entry('podcast', 'podecáste'), entry('IBGE', 'ibegê')];
	expect(spokenText('O podcast do IBGE em 5G.', 'pt-BR', own).text).toBe('O podecáste do ibegê em cinco gê.');
});
