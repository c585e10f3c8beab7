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

describe('plain text', () => {
	it('fields of a form in bold are no code', () => {
		const form = '**Empresa:** Hortisul (Criciúma)\n**Período:** 21 semanas (2024)\n**Para:** Conselho';
		expect(kinds(`${form}\n`)).toEqual(['paragraph']);
	});

	it('prices that change and the head of a table in plain text are no code and no heading', () => {
		expect(kinds('We propose, from 1 January:\n   Single    £12 -> £18\n   Family    £18 -> £25\n')).toEqual([
			'paragraph',
		]);
		expect(kinds('    Monday     10 - 1     (as now)\n    Tuesday    2 - 6.30   (was 2 - 5)\n')).toEqual(['paragraph']);
		expect(kinds('#  What              Owner\n1  Remove the room   Estates')).toEqual(['paragraph']);
	});

	it('lines of an account are no code', () => {
		const account =
			'   Saldo ......... R$ 1.842,60\n   Aluguel ....... R$ 4.800,00 (-)\n   Troféus ....... R$ 640,00 (-)\n';
		expect(kinds(`Apresentou o balanço:\n\n${account}`)).toEqual(['paragraph', 'paragraph']);
	});

	it('clauses begin a paragraph each, whose number is no sentence', () => {
		const clauses = '2.1. O prazo é de dez dias. Não se prorroga.\n2.2. Não há limite de idade.';
		expect(kinds(clauses)).toEqual(['paragraph', 'paragraph']);
		expect(texts(clauses)).toEqual(['2.1. O prazo é de dez dias.', 'Não se prorroga.', '2.2. Não há limite de idade.']);
	});

	it('boxes to be ticked are a list, which ends at the next clause', () => {
		const form =
			'3.2. Documentos:\n   [ ] RG e CPF\n   [ ] comprovante de renda. De todos\n3.3. O prazo é de dez dias.';
		expect(kinds(form)).toEqual(['paragraph', 'list', 'paragraph']);
		expect(
			only(form.replace('3.2', '9.2'), 'list').items.map((item) => item.sentences.map(({ text }) => text)),
		).toEqual([['RG e CPF'], ['comprovante de renda.', 'De todos']]);
		expect(kinds('( ) Sim\n(x) Não')).toEqual(['paragraph']);
	});

	it('indented paragraphs are no code', () => {
		const text =
			'    Era uma vez um homem que vivia numa casa\nmuito longe daqui.\n\n    Ele tinha um cão.\n\n\tE um gato.';
		expect(kinds(text)).toEqual(['paragraph', 'paragraph', 'paragraph']);
		expect(texts(text)[0]).toBe('Era uma vez um homem que vivia numa casa muito longe daqui.');
	});

	it('indented code is code', () => {
		expect(kinds('O comando:\n\n    const x = 1;\n    return x + 2;\n\nFim do exemplo.')).toEqual([
			'paragraph',
			'code',
			'paragraph',
		]);
		expect(kinds('Assim:\n\n    # comentário\n    x = soma(1, 2)\n    print(x)\n\nFim.')).toEqual([
			'paragraph',
			'code',
			'paragraph',
		]);
	});

	it('chapters, numbered and capital lines are headings', () => {
		const text =
			'CAPÍTULO III\n\nO regresso\n\nEra noite quando ele voltou para casa.\n\n2.1 Método\n\nMedimos tudo.\n\nFIM DA VIAGEM\n\nAcabou.';
		expect(parseBlocks(text, 100)).toMatchObject([
			{ kind: 'heading', text: 'CAPÍTULO III — O regresso' },
			{ kind: 'paragraph' },
			{ kind: 'heading', text: '2.1 Método' },
			{ kind: 'paragraph' },
			{ kind: 'heading', text: 'FIM DA VIAGEM' },
			{ kind: 'paragraph' },
		]);
	});

	it('a numbered title with a line drawn below it is a heading, an item above a rule is none', () => {
		expect(kinds('1. CLOSED FOR THE ROOF\n----------------------\nThe slaters are coming.\n')).toEqual([
			'heading',
			'paragraph',
		]);
		expect(kinds('1. Shut the windows\n---\n')).toEqual(['list']);
	});

	it('bullets of other signs are lists', () => {
		expect(only('• um ponto\n• outro ponto\n', 'list').items).toHaveLength(2);
	});

	it('a line that ends in the middle of a clause goes on in the next one', () => {
		expect(texts('O guia leva o sistema a partir da versão \n[2.8](https://a.b/2.8).')).toEqual([
			'O guia leva o sistema a partir da versão 2.8.',
		]);
		expect(texts('Veja a lista dos\nLivros da casa.')).toEqual(['Veja a lista dos Livros da casa.']);
	});

	it('dialogue is a sentence for each speech', () => {
		expect(texts('— Você vem? — perguntou ela.\n— Não — disse ele.')).toEqual([
			'Você vem? — perguntou ela.',
			'Não — disse ele.',
		]);
		expect(
			texts(
				'— Vamos embora antes que a chuva comece e a estrada feche\n— disse ele, olhando o céu escuro por cima das casas da rua.',
			),
		).toHaveLength(1);
		expect(kinds('- Você vem? - perguntou ela.\n- Não vou.\n- Por quê?')).toEqual([
			'paragraph',
			'paragraph',
			'paragraph',
		]);
	});

	it('fields in a line each are not run together, nor what follows a number to call', () => {
		const text =
			'Foreman: Gary Moss, 07700 900 184 (working hours)\nOffice: 01632 960 530\nPlease keep children off it.\n';
		expect(texts(text)).toEqual([
			'Foreman: Gary Moss, 07700 900 184 (working hours)',
			'Office: 01632 960 530',
			'Please keep children off it.',
		]);
	});

	it('lines that stand for themselves are not run together', () => {
		expect(
			texts(
				'7 notas sobre o problema\nA mobilidade urbana mudou muito nos últimos anos, e a cidade mudou com ela, rua por rua.',
			),
		).toEqual([
			'7 notas sobre o problema',
			'A mobilidade urbana mudou muito nos últimos anos, e a cidade mudou com ela, rua por rua.',
		]);
		expect(texts('Nome: Ana\nIdade: 32\nCidade: Recife')).toEqual(['Nome: Ana', 'Idade: 32', 'Cidade: Recife']);
	});

	it('a warning that is set off as a quotation quotes nobody', () => {
		expect(kinds('> ⚠️ Nunca mergulhe a base na água.')).toEqual(['paragraph']);
		expect(kinds('> [!NOTE]\n> A base não vai à água.')).toEqual(['paragraph']);
		expect(kinds('> **Atenção:** a base não vai à água.')).toEqual(['paragraph']);
		expect(kinds('> A água é mole, a pedra é dura.')).toEqual(['quote']);
	});

	it('long lines that end in a full stop are a paragraph each', () => {
		const line =
			'A prefeitura comprou a mata. Depois, plantou mudas na beira do rio, e a cidade inteira ajudou a regar as árvores durante os três anos de seca que vieram.';
		expect(kinds(`${line}\n${line}\n— Já chega!`)).toEqual(['paragraph', 'paragraph', 'paragraph']);
	});

	it('bold lines are headings, unless they tell dates or fields', () => {
		expect(kinds('**Origem do café**\n\nTexto.')).toEqual(['heading', 'paragraph']);
		expect(kinds('**Recife · edição de 12/03/2026**\n\nTexto.')).toEqual(['paragraph', 'paragraph']);
	});

	it('a note set off like a quotation is a paragraph without the word that calls it so', () => {
		expect(texts('> **Note**\n> Version 2 reads TOML.')).toEqual(['Version 2 reads TOML.']);
	});

	it('page numbers and rules are left out', () => {
		expect(texts('Fim da página.\n\n- 12 -\n\nOutra página.\n\n13\n\nMais uma.\n\nPágina 3 de 9\n')).toEqual([
			'Fim da página.',
			'Outra página.',
			'Mais uma.',
		]);
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

it('speech between hyphens is a paragraph each, and so is each line below it', () => {
	const line = 'A ponte foi aberta ontem, e muita gente passou por ela a pé e de carro até de noite. '.repeat(2).trim();
	const blocks = parseBlocks(`- Quem vem lá? - perguntou ela.\n- Sou eu - respondeu ele.\n${line}\n`, 0);
	expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
});
