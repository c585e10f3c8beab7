import { expect, test } from 'vitest';
import { withoutMarkup } from './without-markup.ts';

const read = (text: string) => withoutMarkup([text])[0];

test('marks of emphasis, headings, quotes and code go, and their words stay', () => {
	expect(read('# Um *título*')).toBe('Um título');
	expect(read('Uma **nota** da *versão 2.1*, _sublinhada_ e ***forte***.')).toBe(
		'Uma nota da versão 2.1, sublinhada e forte.',
	);
	expect(read('> Disse `npm ci` e ~~saiu~~.')).toBe('Disse npm ci e saiu.');
	expect(read('*uma ênfase\nem duas linhas*')).toBe('uma ênfase\nem duas linhas');
	expect(read('antes\n\n---\n\ndepois')).toBe('antes\n\n\ndepois');
});

test('links and pictures are their words, HTML is what it holds', () => {
	expect(read('Veja [o **relatório**](https://a.b/c_d_e "Título") e ![um mapa](m.png).')).toBe(
		'Veja o relatório e um mapa.',
	);
	expect(read('[nota][1]\n\n[1]: https://a.b\nfim')).toBe('nota\n\nfim');
	expect(read('Um <b>negrito</b><br/> e <https://a.b>')).toBe('Um negrito e https://a.b');
	expect(read('[![selo](s.svg)](https://a.b)')).toBe('selo');
});

test('a table is read row by row', () => {
	expect(read('| Métrica | Antes |\n|---|---:|\n| Latência | 480 ms |\n\nfim')).toBe(
		'Métrica · Antes\nLatência · 480 ms\n\nfim',
	);
	expect(read('… ms | 190 ms |\n| Custo | US$ 7.900…')).toBe('… ms · 190 ms\nCusto · US$ 7.900…');
	expect(read('| | Antes |\n| :-- | --: |\n| a \\| b | 1 |')).toBe('Antes\na | b · 1');
});

test('fenced code stays as it is, without its fence', () => {
	expect(read('antes\n```sh\necho *a* | wc\n# nota\n```\ndepois')).toBe('antes\necho *a* | wc\n# nota\ndepois');
	expect(read('```\nsem fim')).toBe('sem fim');
});

test('a list has bullets, its numbers stay', () => {
	expect(read('* um\n- dois\n1. três')).toBe('• um\n• dois\n1. três');
});

test('what is no markup stays', () => {
	for (const text of [
		'2 * 3 * 4 e 2**10 são números; preço* tem nota',
		'nome_de_arquivo_longo',
		'a < b e b > c, |x| é um módulo',
		'#etiqueta e 10 - 5',
		'[HOST_A]: olá',
	])
		expect(read(text)).toBe(text);
});

test('each piece keeps its place, wherever the marks are cut', () => {
	expect(withoutMarkup(['Da *ver', 'são 2.1* em **di', 'ante**.'])).toEqual(['Da ver', 'são 2.1 em di', 'ante.']);
	expect(withoutMarkup(['| Mét', 'rica | An', 'tes |'])).toEqual(['Mét', 'rica · An', 'tes']);
	expect(withoutMarkup([])).toEqual([]);
});
