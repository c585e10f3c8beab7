import { describe, expect, it } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';
import type { Block, Sentence } from './types.ts';

/** All sentences in reading order, those of lists, quotes and footnotes included. */
function sentences(blocks: Block[]): Sentence[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'list') return block.items.flatMap((item) => item.sentences);
		return 'sentences' in block ? block.sentences : [];
	});
}

function texts(markdown: string): string[] {
	return sentences(parseBlocks(markdown, 0)).map((sentence) => sentence.text);
}

function kinds(markdown: string): string[] {
	return parseBlocks(markdown, 0).map((block) => block.kind);
}

function only<Kind extends Block['kind']>(markdown: string, kind: Kind): Extract<Block, { kind: Kind }> {
	const found = parseBlocks(markdown, 0).filter((block) => block.kind === kind);
	expect(found).toHaveLength(1);
	return found[0] as Extract<Block, { kind: Kind }>;
}

describe('sentences are what a reader sees', () => {
	it.each([
		['bold and italics', 'Um **dois *três*** e __quatro__ _cinco_.', 'Um dois três e quatro cinco.'],
		['inline code', 'Use `npm start` e ``a`b``.', 'Use npm start e a`b.'.replace('`', '')],
		['links', 'Veja [o **texto**](https://a.b/c_d "título") e [este][r].\n\n[r]: https://x.y', 'Veja o texto e este.'],
		[
			'bare addresses',
			'Está em https://exemplo.com/a_b?c=d, e em <https://x.y>, e em www.exemplo.com.',
			'Está em, e em, e em.',
		],
		['links that show their address', 'O endereço [https://a.b](https://a.b) mudou.', 'O endereço mudou.'],
		['images', 'Antes ![um gato](gato.png) depois ![x][y].', 'Antes depois.'],
		['footnote marks', 'Um fato[^1] e outro[^nota].\n\n[^1]: Fonte.', 'Um fato e outro.'],
		['superscript notes', 'Um fato.¹ A terra², a ponte³.', 'Um fato.'],
		['exponents', 'São 12 km² e 10³ metros.', 'São 12 km² e 10³ metros.'],
		['citation numbers', 'Foi assim [12]. Ou não [3, 4].', 'Foi assim.'],
		['HTML tags', 'Água H<sub>2</sub>O e <b>negrito</b><!-- nada -->.', 'Água H2O e negrito.'],
		['character references', 'Silva &amp; Cia&nbsp;vendem &lt;tudo&gt; &#224; vista.', 'Silva & Cia vendem à vista.'],
		['escapes', 'Dois \\* três \\[quatro\\] \\# cinco.', 'Dois * três quatro # cinco.'],
		['citations', 'AMR is known [@a1; see @b2, p. 3], says -@c3 [-@c3].', 'AMR is known, says -@c3.'],
		['references to figures', 'In \\autoref{fig:a}, we show it. See the graphs in \\cref{fig:b} here.', 'We show it.'],
		[
			'words put into a sentence',
			'Ela [a avó] riu com [não se lembra bem de quem] e foi.',
			'Ela a avó riu com (não se lembra bem de quem) e foi.',
		],
		[
			'a note of several sentences',
			'She left. [Some say a first. The register says a second. — DP] So it was.',
			'She left.',
		],
		['hearts and smiles of signs', 'Gosto disso <3! E de tudo :)', 'Gosto disso!'],
		['signs of less', 'Not for children <3 years old, nor <3.5 mg.', 'Not for children <3 years old, nor <3.5 mg.'],
		['comments of Jekyll', 'Um. {% comment %} segredo, talvez {% endcomment %} Dois.', 'Um.'],
		['classes of slides', '.pull-left[**Um** lado] e .footnote[outro]', 'Um lado e outro'],
		[
			'a note to the newsroom',
			'A firma não respondeu. [[[ ATUALIZAR se responder ]]] A obra segue.',
			'A firma não respondeu.',
		],
		['dots that lead to a figure', 'Mão quebrada ............ R$ 180,00', 'Mão quebrada: R$ 180,00'],
		['emoji', 'Bom dia! 😀👍🏽 Tudo 🇧🇷 bem :smile: hoje?', 'Bom dia!'],
		['signs that are no emoji', 'Marca® e cópia© custam 5™.', 'Marca® e cópia© custam 5™.'],
		['struck-out words', 'Custa ~~dez~~ doze reais, ~5 a mais.', 'Custa doze reais, ~5 a mais.'],
		['what goes on about struck-out words', '~~A tela pisca~~ corrigido na 0.9. O resto fica.', 'O resto fica.'],
		['hard wraps', 'Uma frase que\ncontinua na\n  linha de baixo.', 'Uma frase que continua na linha de baixo.'],
		['words cut at the line end', 'A mobi-\nlidade tornou-\nse assunto.', 'A mobilidade tornou-se assunto.'],
		['references without a definition', 'Veja [o texto][fora] e [outro].', 'Veja o texto e outro.'],
		['half marks', 'Um **trecho cortado e `outro', 'Um trecho cortado e outro'],
		['attributes', 'Um texto [claro](x){.classe #id} aqui.', 'Um texto claro aqui.'],
		['wiki links', 'Veja [[Página|a página]] e [[Outra]].', 'Veja a página e Outra.'],
		['highlights', 'Um ==trecho marcado== aqui.', 'Um trecho marcado aqui.'],
		['invisible characters', 'Pala\u00ADvra se\u200Bcreta \u202Eaqui\u202C.', 'Palavra secreta aqui.'],
		['dollars', 'Custa R$ 5 ou US$ 10, ou $3 e $4 lá.', 'Custa R$ 5 ou US$ 10, ou $3 e $4 lá.'],
		['simple formulas', 'Para $n$ corpos e $x = 5$ metros.', 'Para n corpos e x = 5 metros.'],
		['formulas', 'A energia $E=mc^2$ basta, e \\(\\alpha + \\beta\\) também.', 'A energia basta, e também.'],
		['LaTeX in the text', 'Um \\textbf{valor} de \\alpha aqui.', 'Um valor de aqui.'],
	])('%s', (_, markdown, first) => {
		expect(texts(markdown)[0]).toBe(first);
	});

	it('tells figures behind dots from the pages of a table of contents', () => {
		const account = 'Sócios em 2023 ..... 48\nSócios em 2024 ..... 41\nRenda ..... R$ 2.130,00';
		expect(JSON.stringify(parseBlocks(account, 0))).toContain('Sócios em 2024');
		expect(parseBlocks('Introdução ..... 4\nMétodos ..... 9', 0)).toEqual([]);
	});

	it('drops what has no words', () => {
		expect(texts('***\n\n---\n\n![a](b)\n\n$$x^2$$\n\n<br>\n\n😀')).toEqual([]);
	});

	it('spans cover the words of the sentence in the source', () => {
		const markdown = 'Antes. Um **dois** [três](http://x.y/z) &amp; *quatro*. Depois.';
		const [, middle] = sentences(parseBlocks(markdown, 0));
		expect(markdown.slice(middle?.start, middle?.end)).toBe('Um **dois** [três](http://x.y/z) &amp; *quatro*.');
		expect(middle?.text).toBe('Um dois três & quatro.');
	});

	it('shifts all offsets', () => {
		const markdown = '# T\n\nUm. Dois.\n\n- a\n\n| x |\n|---|\n| y |\n\n> q\n\n```\nc\n```\n';
		const shifted = JSON.parse(
			JSON.stringify(parseBlocks(` ${markdown}`, 999), (key, value) =>
				key === 'start' || key === 'end' ? value - 1000 : value,
			),
		);
		expect(shifted).toEqual(parseBlocks(markdown, 0));
	});
});

describe('blocks', () => {
	it('headings are plain text with their level', () => {
		expect(parseBlocks('## Um *título* com [link](x) 😀 {#id}', 0)).toMatchObject([
			{ kind: 'heading', level: 2, text: 'Um título com link' },
		]);
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
	])('quotes know who said them: %j', (markdown, attribution) => {
		const quote = only(markdown, 'quote');
		expect(quote.attribution).toBe(attribution);
		if (attribution !== null)
			expect(quote.sentences.map((sentence) => sentence.text).join(' ')).toMatch(/^Toda cidade é um livro\.?$/);
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
		expect(kinds('#  What              Owner\n1  Remove the room   Estates')).toEqual(['paragraph']);
	});

	it('lines of an account are no code', () => {
		const account =
			'   Saldo ......... R$ 1.842,60\n   Aluguel ....... R$ 4.800,00 (-)\n   Troféus ....... R$ 640,00 (-)\n';
		expect(kinds(`Apresentou o balanço:\n\n${account}`)).toEqual(['paragraph', 'paragraph']);
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
