import { expect, it, test } from 'vitest';
import { plainOf, readPlain } from './read-plain.ts';

const read = (text: string, atStart = false) => plainOf(text, readPlain(text, atStart).markup);

test('marks of emphasis, headings, quotes and code go, and their words stay', () => {
	expect(read('# Um *título*')).toBe('Um título');
	expect(read('Uma **nota** da *versão 2.1*, _sublinhada_ e ***forte***.')).toBe(
		'Uma nota da versão 2.1, sublinhada e forte.',
	);
	expect(read('> Disse `npm ci` e ~~saiu~~.')).toBe('Disse npm ci e saiu.');
	expect(read('> um\n> dois\n>\n> > três')).toBe('um\ndois\n\ntrês');
	expect(read('*uma ênfase\nem duas linhas*')).toBe('uma ênfase\nem duas linhas');
	expect(read('antes\n\n---\n\ndepois')).toBe('antes\n\n\ndepois');
	expect(read('Título\n======\n\n### Seção ###\n')).toBe('Título\n\nSeção\n');
	expect(read('um \\*asterisco\\*, P&amp;D e &#x1F309;')).toBe('um *asterisco*, P&D e 🌉');
});

test('links and pictures are their words, HTML is what it holds', () => {
	expect(read('Veja [o **relatório**](https://a.b/c_d_e "Título") e ![um mapa](m.png).')).toBe(
		'Veja o relatório e um mapa.',
	);
	expect(read('[nota][1]\n\n[1]: https://a.b\nfim')).toBe('nota\n\nfim');
	expect(read('Um <b>negrito</b> e <https://a.b>')).toBe('Um negrito e https://a.b');
	expect(read('um<br/>dois')).toBe('um dois');
	expect(read('<div>\n<p>Um <b>negrito</b></p>\n</div>\n\nfim')).toBe('Um negrito\n\nfim');
	expect(read('[![selo](s.svg)](https://a.b)')).toBe('selo');
});

test('references are links wherever they are defined', () => {
	expect(read('Veja [a *nota*][1], [a lei][] e a[^1] nota.')).toBe('Veja a nota, a lei e a[^1] nota.');
});

test('a table is read row by row', () => {
	expect(read('| Métrica | Antes |\n|---|---:|\n| Latência | 480 ms |\n\nfim')).toBe(
		'Métrica · Antes\nLatência · 480 ms\n\nfim',
	);
	expect(read('| | Antes |\n| :-- | --: |\n| a \\| b | **1** |')).toBe('Antes\na | b · 1');
	expect(read('| Custo | R$ 2 |\n| Prazo | 3 dias |\n\nfim')).toBe('Custo · R$ 2\nPrazo · 3 dias\n\nfim');
});

test('fenced code stays as it is, without its fence', () => {
	expect(read('antes\n```sh\necho *a* | wc\n# nota\n```\ndepois')).toBe('antes\necho *a* | wc\n# nota\ndepois');
	expect(read('```\nsem fim')).toBe('sem fim');
	expect(read('const a = b * c;\nconst d = e * f;\n```\n\n*depois*')).toBe(
		'const a = b * c;\nconst d = e * f;\n\ndepois',
	);
});

test('a list has bullets, its numbers stay', () => {
	expect(read('* um\n- dois\n1. três')).toBe('• um\n• dois\n1. três');
	expect(read('- um\n  - *dois*\n- [x] três\n- [ ] quatro')).toBe('• um\n• dois\n☑ três\n☐ quatro');
});

it.each([
	'2 * 3 * 4 e 2**10 são números; preço* tem nota',
	'nome_de_arquivo_longo',
	'a < b e b > c, |x| é um módulo',
	'#etiqueta e 10 - 5',
	'[HOST_A]: olá',
	'    um parágrafo recuado, que não é código',
	'Uma nota[^1].\n\n[^1]: A nota.',
])('%j has no marks', (text) => {
	expect(readPlain(text, true).markup).toEqual([]);
});

test('a paragraph of little but marks, which would take seconds, is left as it is', () => {
	const dense = '*a_ '.repeat(6_000);
	expect(read(`${dense}\n\nDa *versão*.`)).toBe(`${dense}\n\nDa *versão*.`);
	expect(read('Da *versão*.\n\n'.repeat(2_000))).toBe('Da versão.\n\n'.repeat(2_000));
});

test('front matter is not read, where a document begins', () => {
	expect(read('---\ntitle: A\n---\n\n# B', true)).toBe('\nB');
});

test('headings are told of', () => {
	const text = '---\na: b\n---\n# Um\n\n[nota][1]\n\nDois\n---\n';
	expect(readPlain(text, true).headings.map(({ start, end }) => text.slice(start, end))).toEqual(['# Um', 'Dois\n---']);
});

test('a stretch of a text has the marks within it, wherever they are cut', () => {
	const text = 'Da *versão 2.1* em **diante**.\n\n| Métrica | Antes |\n|--|--|\n';
	const { markup } = readPlain(text, true);
	const pieces = [0, 6, 22, 27, 36, 44, text.length];
	expect(pieces.slice(1).map((to, index) => plainOf(text, markup, pieces[index], to))).toEqual([
		'Da ve',
		'rsão 2.1 em d',
		'iante',
		'.\n\nMé',
		'trica · ',
		'Antes\n',
	]);
});
