import { describe, expect, it } from 'vitest';
import { kinds, only, texts } from './blocks.fixture.ts';
import { parseBlocks } from './parse-blocks.ts';

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

	it('what a page builder lays out is read without its marks', () => {
		const page =
			'[fusion_builder_row][fusion_text columns="2" color="#fff"]\nOysters filter water [as growers say].\n[/fusion_text][/fusion_builder_row]\n';
		expect(texts(page)).toEqual(['Oysters filter water as growers say.']);
	});

	it('how a picture beside a text is shown is no part of its first sentence', () => {
		const page = '![Mill](mill.jpg){width="250" align=right} The mill stands by the river. It is [old](a.md){.big}.\n';
		expect(texts(page)).toEqual(['The mill stands by the river.', 'It is old.']);
	});

	it('items whose bullets nothing parts from them are a list, speech that begins so is none', () => {
		const items = ['“Belfast” (nos cinemas)', 'Jane Campion, “Ataque dos cães”', '“Duna” (Now)', '“Encanto” (Now)'];
		expect(kinds(`Melhor filme\n\n${items.map((item) => `-${item}`).join('\n\n')}\n`)).toEqual(['heading', 'list']);
		const speech = ['Vamos?', 'Vamos!', 'E a chave?', 'Ficou lá dentro.'];
		expect(kinds(`Ela abriu a porta.\n\n${speech.map((line) => `-${line}`).join('\n\n')}\n`)).not.toContain('list');
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

it('speech between hyphens is a paragraph each, and so is each line below it', () => {
	const line = 'A ponte foi aberta ontem, e muita gente passou por ela a pé e de carro até de noite. '.repeat(2).trim();
	const blocks = parseBlocks(`- Quem vem lá? - perguntou ela.\n- Sou eu - respondeu ele.\n${line}\n`, 0);
	expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
});
