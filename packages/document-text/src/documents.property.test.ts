import { describe, expect, it } from 'vitest';
import { cutParts } from './cut-parts.ts';
import { mapDocument } from './map-document.ts';
import { parseBlocks } from './parse-blocks.ts';
import type { Block, Sentence } from './types.ts';

/** Pieces that documents are put together from, some of them broken on purpose. */
const PIECES = [
	'# Um título com **negrito**\n\n',
	'Outro título\n---\n\n',
	'CAPÍTULO IV\n\nA volta para casa\n\n',
	'3.2 Resultados obtidos\n\n',
	'Uma frase com **negrito**, *itálico* e `código`. Outra, com [um link](https://a.b/c_(d)) e o Dr. Silva.\n\n',
	'Linha um do parágrafo, que\ncontinua na linha dois com [uma referência][fora]\ne termina ~~aqui~~ ali.\n\n',
	'Custou R$ 1.234,56 em 12/03/2026, às 14h30 (25% a mais). O nº 3, p. ex., ficou em 3º lugar.[^1]\n\n',
	'[^1]: Uma nota com *ênfase* e https://exemplo.com/x?y=z&w=1.\n\n',
	'| Nome | Valor |\n|---|---:|\n| **Ana** | 1.000 |\n| Beto \\| Caio | [2](x) |\n\n',
	'| sem | cabeçalho |\n| só | linhas |\n\n',
	'- um item com **força**\n  - outro, dentro dele\n    1. e mais um\n- [ ] uma tarefa\n\n',
	'> Uma citação com *ênfase*.\n> — Maria Souza\n\n',
	'> > Uma citação dentro de outra.\n\n',
	'```js\nconst x = `um dois três`;\n// # não é título\n```\n\n',
	'~~~\nsem fim e sem linguagem\n',
	'```\n',
	'A energia $E = mc^2$ e \\(\\frac{a}{b}\\) bastam. O preço é $5.\n\n$$\n\\int_0^1 x\\,dx\n$$\n\n',
	'<div class="x">Um <b>texto</b> em HTML &amp; mais.</div>\n\n',
	'![imagem](a.png "título") e ![outra][ref]\n\n',
	'— Você vem? — perguntou ela.\n— Não — respondeu ele, sem pressa.\n\n',
	'    Um parágrafo recuado de texto comum, como nos livros antigos.\n\n',
	'**Palavra *aninhada** mal fechada* e __outra_ também\n\n',
	'Emoji 😀 no meio 👩‍👩‍👧 da frase 🇧🇷 e fim. ©\n\n',
	'Pala\u00ADvras com hí\u200Bfens invisíveis\u00A0e espaços\u2003largos.\n\n',
	'[ ] [x] [[wiki|nome]] [!NOTE] {#id} {{modelo}} :smile:\n\n',
	'1. Primeiro passo\n2. Segundo passo\n\n',
	`${'palavra '.repeat(400)}\n\n`,
	'\n\n\n',
	'---\n\n',
	'https://exemplo.com www.exemplo.com <https://x.y>\n\n',
	'&lt;b&gt; &copy; &#x41; &inexistente; AT&T\n\n',
	'Fim sem ponto\n',
];

/** Deterministic numbers in [0, bound) from a seed (Park and Miller, 1988). */
function randomNumbers(seed: number): (bound: number) => number {
	let state = seed;
	return (bound) => {
		state = (state * 48271) % 2147483647;
		return state % bound;
	};
}

function randomDocument(seed: number): string {
	const random = randomNumbers(seed);
	return Array.from({ length: 3 + random(60) }, () => PIECES[random(PIECES.length)] ?? '').join('');
}

function sentencesOf(block: Block): Sentence[] {
	if (block.kind === 'list') return block.items.flatMap((item) => item.sentences);
	return 'sentences' in block ? block.sentences : [];
}

function cellsOf(block: Block): string[] {
	return block.kind === 'table' ? [...block.header, ...block.rows.flatMap((row) => row.cells)] : [];
}

const LEAKS: [string, RegExp][] = [
	['emphasis', /\*\*|__|~~|(?<!\d )\*(?! \d)/],
	['backticks', /`/],
	['brackets', /\[|\]|\{#/],
	['addresses', /https?:|www\./],
	['tags', /<\/?\w+[^<]*>/],
	['LaTeX', /\\\w|\$\$|\^\{|_\{/],
	['table bars', /^\||\|$/],
	['emoji', /\p{Emoji_Presentation}/u],
	['line breaks', /[\n\r\t]| {2}/],
	['invisible characters', /[\u00AD\u200B-\u200F\u202A-\u202E\uFEFF]/],
	['heading marks', /^#{1,6} /],
	['list marks', /^(?:[-*+•] |\[.\])/],
];

/** What of a document's marks is left in a text that is to be spoken. Collected, since so many expectations take long. */
function leaksOf(text: string): string[] {
	return LEAKS.filter(([, leak]) => leak.test(text)).map(([name]) => `${name}: ${text}`);
}

function checkDocument(text: string): void {
	const map = mapDocument(text);
	let end = 0;
	for (const part of cutParts(text, map)) {
		expect(text.slice(end, part.start).trim()).toBe('');
		end = part.end;
		let last = part.start;
		for (const block of parseBlocks(text.slice(part.start, part.end), part.start)) {
			expect(block.start).toBeGreaterThanOrEqual(part.start);
			expect(block.end).toBeLessThanOrEqual(part.end);
			expect(block.start).toBeGreaterThanOrEqual(last);
			last = block.start;
			checkSentences(sentencesOf(block), text);
			expect(cellsOf(block).flatMap(leaksOf)).toEqual([]);
		}
	}
	expect(text.slice(end).trim()).toBe('');
}

function checkSentences(sentences: Sentence[], text: string): void {
	for (const sentence of sentences) {
		expect(sentence.text.trim()).toBe(sentence.text);
		expect(sentence.text).toMatch(/[\p{L}\p{N}]/u);
		expect(leaksOf(sentence.text)).toEqual([]);
		// A formula is shown within its place, another way.
		const hasReference = /&#?\w+;|[$\\^]/.test(text.slice(sentence.start, sentence.end));
		const source = text.slice(sentence.start, sentence.end).replace(/[^\p{L}\p{N}\s]/gu, '');
		const words = hasReference ? [] : (sentence.text.match(/[\p{L}\p{N}]+/gu) ?? []);
		expect(words.filter((word) => !source.includes(word) && !source.includes(word.normalize('NFKC')))).toEqual([]);
	}
}

describe('any document', () => {
	it.each(Array.from({ length: 150 }, (_, index) => index + 1))('number %i is read without loss or leak', (seed) => {
		checkDocument(randomDocument(seed * 7919));
	});

	it.each(PIECES.map((piece) => [JSON.stringify(piece.slice(0, 40)), piece]))('made only of %s', (_, piece) => {
		checkDocument(piece.repeat(Math.ceil(9000 / piece.length)));
	});

	it.each([
		['open brackets', '['.repeat(7800)],
		['stars', '*a '.repeat(2600)],
		['nested quotes', `${'>'.repeat(7000)} fundo`],
		['nested lists', Array.from({ length: 100 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
		['list marks', '- '.repeat(3900)],
		['numbers of lists', '1. '.repeat(2600)],
		['lists in quotes', '> - 1. '.repeat(1100)],
		['table bars', '|'.repeat(7800)],
		['backticks', '`'.repeat(7799)],
		['ampersands', '&'.repeat(7800)],
		['dollars', '$a'.repeat(3900)],
		['angle brackets', '<a '.repeat(2600)],
		['links', '[a](b'.repeat(1560)],
		['underlines', '_a'.repeat(3900)],
		['half surrogates', '\uD800 a \uDC00 b '.repeat(900)],
		['open formulas', '\\( \\[ \\begin{x} '.repeat(480)],
		['comments', '<!-- '.repeat(1560)],
		['footnotes', '[^1]: a\n'.repeat(970)],
	])('survives %s', (_, text) => {
		expect(() => checkDocument(text)).not.toThrow();
	});
});
