import { describe, expect, it } from 'vitest';
import { withoutPageMarks } from './page-marks.ts';

const said = (text: string) => withoutPageMarks(text).replace(/\s+/g, ' ').trim();

describe('what is on the page for the eye', () => {
	it.each([
		['"Perdi." [risos] A umidade sai.', '"Perdi." A umidade sai.'],
		['[pausa] Perdi.', 'Perdi.'],
		['I caught it. [Leaves the room;\nreturns.] Here.', 'I caught it. Here.'],
		['for 43 years.[1][2] She', 'for 43 years. She'],
		['six of his voyages.[*citation needed*] The couple', 'six of his voyages. The couple'],
		['had reversed a plate.[b] Rudge', 'had reversed a plate. Rudge'],
		['within 3 days. **[NEW]** If they', 'within 3 days. If they'],
		['never had them.1 A second', 'never had them. A second'],
		['The sample was N = 184 nurses.', 'The sample was 184 nurses.'],
		['## Legacy [edit]', '## Legacy'],
		['O depoimento (risos) acabou.', 'O depoimento acabou.'],
	])('%s', (text, expected) => {
		expect(said(text)).toBe(expected);
		expect(withoutPageMarks(text)).toHaveLength(text.length);
	});

	it.each([
		'He said [the company] would pay.',
		'Use `items[0]` first.',
		'[1] Brooks A, Lack L. A nap.',
		'Python 3.13 (beta) saiu. A edição (novo) custa 3.',
		'Para n = 10 o erro cai. Vale o art.5 O resto não.',
		'- [x] Done',
		'Veja [1](nota.md) e [a]: b',
		'Água é H2O. O gás é CO2. Acabou.',
		'A versão 4.3 saiu. Depois, a 5.1 também.',
	])('keeps %s', (text) => {
		expect(withoutPageMarks(text)).toBe(text);
	});
});

describe('what a page has around its text', () => {
	it.each([
		['Ver artigo principal: Desastre\n\nNa noite', 'Na noite'],
		['Índice\n1\tHistória\n1.1\tAuge\n\nA linha', 'A linha'],
		['![x](a.jpg)\n*Obra do hospital. Foto: D. P.*\n\nÀs três', 'Às três'],
		['![x](a.jpg)\n\nMaddox beneath the bridge. *R. N. for The M.*\n\nThe first', 'The first'],
		['Lead.\nA.N. Reyes et al. / Journal of Schools\n\nText.', 'Lead. Text.'],
		[
			'Q. Is it safe?\nA. Yes, it is.\n\nQ. Are jobs going?\nA. Two posts end.',
			'Is it safe? Yes, it is. Are jobs going? Two posts end.',
		],
		[
			`Estrada\nLocomotiva nº 7\nSigla\tEFVJ\nSede\tPorto\nBitola\tum metro\n\n${'A estrada foi longa. '.repeat(7)}`,
			`Estrada ${'A estrada foi longa. '.repeat(7).trim()}`,
		],
	])('%j', (text, expected) => {
		expect(said(text)).toBe(expected);
		expect(withoutPageMarks(text)).toHaveLength(text.length);
	});
});

describe('sentences that a page ends within', () => {
	const head = 'SISTEMA DE ENSINO                    Biologia 1';

	it('are in one piece', () => {
		const text = `Um.\n${head}\n\na glicose é uma nota alta, que\n\n                   112\n${head}\n\nninguém aceita no ônibus.`;
		expect(said(text)).toBe('Um. a glicose é uma nota alta, que ninguém aceita no ônibus.');
		expect(withoutPageMarks(text)).toHaveLength(text.length);
	});

	it('are in one piece over a note below the line', () => {
		const text = `intended but not\n\n____________\n1 But see Castellane (2020).\n\n      202\n\ncarried out. It is so.`;
		expect(said(text)).toBe('intended but not carried out. It is so.');
	});

	it('are not the lines that each page ends with', () => {
		const foot = (page: number) => `Um fato.\n\nRelatório 2022 – Mãos do Mangue | Página ${page}\n\n`;
		expect(said(foot(1) + foot(2) + foot(3))).toBe('Um fato. Um fato. Um fato.');
	});

	it('keep the words of a line that ends in a hyphen together', () => {
		expect(withoutPageMarks('the sleep res-\n\n 14\n\ntriction was')).toMatch(/res-\n\s+triction/);
	});

	it('leaves verses and lists as they are', () => {
		const verse = 'a lua vai alta\n\ne o rio vai baixo\n\n3 maçãs\n\ne peras';
		expect(withoutPageMarks(verse)).toBe(verse);
	});
});
