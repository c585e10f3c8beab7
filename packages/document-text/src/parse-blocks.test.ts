import { describe, expect, it } from 'vitest';
import { kinds, only, texts } from './blocks.fixture.ts';
import { parseBlocks } from './parse-blocks.ts';

describe('blocks', () => {
	it('headings are plain text with their level', () => {
		expect(parseBlocks('## Um *título* com [link](x) 😀 {#id}', 0)).toMatchObject([
			{ kind: 'heading', level: 2, text: 'Um título com link' },
		]);
	});

	it('headings without a space behind their mark, or in HTML, are headings; tags are none', () => {
		const markdown = '##Os riscos da votação\nHá dois.\n\n<h3 class="x">Os <b>votos</b></h3>\n\n#praia #sol\n';
		expect(parseBlocks(markdown, 0)).toMatchObject([
			{ kind: 'heading', level: 2, text: 'Os riscos da votação' },
			{ kind: 'paragraph', sentences: [{ text: 'Há dois.' }] },
			{ kind: 'heading', level: 3, text: 'Os votos' },
			...parseBlocks('#praia #sol\n', markdown.indexOf('#praia')),
		]);
	});

	it('a box of sentences is read, code is not', () => {
		expect(kinds('```\nLet it sit for a few minutes so that the yeast can work.\n```\n')).toEqual(['paragraph']);
		expect(texts('```\nLet it sit for a few minutes so that the yeast can work.\n```\n')).toEqual([
			'Let it sit for a few minutes so that the yeast can work.',
		]);
		for (const code of [
			'npm install\nnpm start',
			'Server started on port 3000. Listening on 127.0.0.1:3000.',
			'const a = 1;',
		])
			expect(kinds(`\`\`\`\n${code}\n\`\`\`\n`)).toEqual(['code']);
		expect(kinds('```js\nLet it sit for a few minutes so that the yeast can work.\n```\n')).toEqual(['code']);
	});

	it('direct speech and what is told below it are paragraphs, items behind dashes are not', () => {
		const story =
			'Os dois leram os jornais da semana inteira e calaram.\n– E não há remédio?\nEle sorriu.\n– Nenhum.\n';
		expect(kinds(story)).toEqual(['paragraph', 'paragraph', 'paragraph', 'paragraph']);
		expect(kinds('Traga para a escola, na segunda-feira:\n– Um caderno.\n– Um lápis.\n')).toHaveLength(1);
	});

	it('tables have header and rows of plain cells', () => {
		const table = only('| A **b** | C |\n|---|---:|\n| [um](x) | 2\\|3 |\n| `x` | |\n', 'table');
		expect(table.header).toEqual(['A b', 'C']);
		expect(table.rows.map((row) => row.cells)).toEqual([
			['um', '2 3'],
			['x', ''],
		]);
	});

	it('a first row in bold letters below a blank head is the header', () => {
		const table = only('|  |  |\n|---|---|\n| **Week** | **Plan** |\n| March 9 | Break |\n', 'table');
		expect(table).toMatchObject({ header: ['Week', 'Plan'], rows: [{ cells: ['March 9', 'Break'] }] });
	});

	it('rows whose header is in an earlier part are a table without header', () => {
		const table = only('| um | **dois** |\n| três | quatro |\n', 'table');
		expect(table.header).toEqual([]);
		expect(table.rows.map((row) => row.cells)).toEqual([
			['um', 'dois'],
			['três', 'quatro'],
		]);
	});

	it('nested lists are laid flat, without task boxes', () => {
		const list = only('- [x] Um\n  - Dois. E mais.\n    1. Três\n- [ ] Quatro\n', 'list');
		expect(list.items.map((item) => item.sentences.map((sentence) => sentence.text))).toEqual([
			['Um'],
			['Dois.', 'E mais.'],
			['Três'],
			['Quatro'],
		]);
	});

	it('a list that begins anew at 1 is another one, a list of ones is not', () => {
		expect(kinds('1) Contas\n2) Tanque\n\n1) CONTAS. Lidas.\n\n2) TANQUE. Comprado.\n')).toEqual(['list', 'list']);
		expect(kinds('1. um\n1. dois\n1. três\n')).toEqual(['list']);
	});

	it('code and tables in lists stand after them', () => {
		expect(kinds('- Um\n\n  ```js\n  x()\n  ```\n\n- Dois\n')).toEqual(['list', 'code']);
	});

	it('a table of contents is left out', () => {
		expect(kinds('- [Um](#um)\n  - [Dois](#dois)\n- [Três](#tres)\n\nTexto.')).toEqual(['paragraph']);
		expect(kinds('Introdução ........ 3\nMétodo .......... 12\n\nTexto corrido aqui.')).toEqual(['paragraph']);
	});

	it.each([
		['> Toda cidade é um livro.\n> — Milton Santos', 'Milton Santos'],
		['> Toda cidade é um livro.\n>\n> — Milton Santos, geógrafo', 'Milton Santos, geógrafo'],
		['> Toda cidade é um livro. — Milton Santos', 'Milton Santos'],
		['> Toda cidade é um livro.\n\n— Milton Santos', 'Milton Santos'],
		['> Toda cidade é um livro (SANTOS, 1999, p. 12).', 'Santos'],
		['> Toda cidade é um livro.\n>\n> (Milton Santos, 1999)', 'Milton Santos'],
		['> Toda cidade é um livro.', null],
		['> Toda cidade é um livro (ou quase).', null],
		['> — Você vem?\n> — Não vou.', null],
		['> "Toda cidade é um livro." — vó Olívia', 'vó Olívia'],
	])('quotes know who said them: %j', (markdown, attribution) => {
		const quote = only(markdown, 'quote');
		expect(quote.attribution).toBe(attribution);
		if (attribution !== null)
			expect(quote.sentences.map((sentence) => sentence.text).join(' ')).toMatch(/^"?Toda cidade é um livro\.?"?$/);
	});

	it('footnotes stand apart with their label', () => {
		const note = only('Texto[^a].\n\n[^a]: Uma *nota*. Duas.\n', 'footnote');
		expect(note.label).toBe('a');
		expect(note.sentences.map((sentence) => sentence.text)).toEqual(['Uma nota.', 'Duas.']);
	});

	it('code keeps its language and none of its text', () => {
		expect(parseBlocks('```python {1,2}\nprint(1)\n```', 0)).toMatchObject([{ kind: 'code', language: 'python' }]);
		expect(parseBlocks('~~~\nx\n~~~', 0)).toMatchObject([{ kind: 'code', language: null }]);
	});

	it('HTML blocks give their text', () => {
		const markdown = '<div align="center">\n<b>Olá</b> mundo.<br>Tudo bem?\n<script>alert("não")</script></div>';
		expect(texts(markdown)).toEqual(['Olá mundo.', 'Tudo bem?']);
	});

	it('front matter is no text, and only the document’s beginning has it', () => {
		expect(kinds('---\ntitle: X\n---\n\nTexto.')).toEqual(['paragraph']);
		expect(parseBlocks('---\n\nTexto.', 500)).toMatchObject([{ kind: 'paragraph' }]);
	});
});

describe('cut-off parts', () => {
	it('the rest of a code block that began earlier is code', () => {
		const text = 'x = soma(1, 2)\nprint(x)\n```\n\nDepois do código, o texto continua.\n\n```js\ny()\n```\n\nFim.';
		expect(parseBlocks(text, 5000).map((block) => block.kind)).toEqual(['code', 'paragraph', 'code', 'paragraph']);
	});

	it('what stands above the first code block of a document is no code', () => {
		const badges = '[![build](https://a.b/c.svg)](https://a.b/c)\n[![x](https://a.b/x.svg)](LICENSE)';
		expect(texts(`# T\n\n${badges}\n\nSorts letters.\n\n\`\`\`\n$ t ~/Scans\n\`\`\`\n`)).toContain('Sorts letters.');
	});

	it('a code block without end swallows only itself', () => {
		expect(kinds('Texto antes.\n\n```js\nx()\n\ny()')).toEqual(['paragraph', 'code']);
	});
});

it('a list ends where a heading in bold letters stands', () => {
	const blocks = parseBlocks(
		'## Stores\n\n**Good**\n\n- They last\n- They are cited\n\n**Bad**\n\n- They are slow\n',
		0,
	);
	expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'list', 'heading', 'list']);
});

it('a title underlined with carets is a heading', () => {
	const [first] = parseBlocks('Motivation\n^^^^^^^^^^\n\nThe river rose by nine inches.\n', 0);
	expect(first).toMatchObject({ kind: 'heading', text: 'Motivation' });
});
