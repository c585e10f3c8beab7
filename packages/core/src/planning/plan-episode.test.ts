import { joinDocuments } from '@nexus/document-text';
import { expect, it } from 'vitest';
import { planEpisode } from './plan-episode.ts';

/** A section too long for one part, whose beginning and end are about different things. */
const section = (heading: string, ...things: string[]) =>
	`## ${heading}\n\n${things.map((thing) => `${`Ninguém media ${thing} antes. Com ${thing}, tudo mudou por lá. `.repeat(75)}\n\n`).join('')}`;

it('parts of one title are told apart by their subheading, else by what each alone is about', () => {
	const text = `# A cidade\n\n${section('A ponte', 'os cabos', 'a balsa')}### Os custos\n\nUma frase só, no fim de tudo.\n`;
	const { parts } = planEpisode({
		text,
		filename: 'cidade.md',
		language: 'pt-BR',
		reads: 'any',
	});
	const titles = parts.map(({ title }) => title);
	expect(titles.length).toBeGreaterThan(1);
	expect(new Set(titles).size).toBe(titles.length);
	expect(titles).toMatchInlineSnapshot(`
		[
		  "A cidade",
		  "A ponte: cabos",
		  "A ponte: Os custos",
		]
	`);
});

it('one plan is made over several documents, each under its title, and it is about them all', () => {
	const { text, documents } = joinDocuments([
		{ id: 'one', title: 'A ponte', text: `# A ponte\n\n${section('Os cabos', 'os cabos')}` },
		{ id: 'two', title: 'A balsa', text: `Ninguém mais pegava a balsa. ${'Ela ficou no porto. '.repeat(300)}` },
	]);
	const { outline, parts } = planEpisode({ text, documents, filename: 'a e b', language: 'pt-BR', reads: 'any' });
	expect(outline).toMatchObject({ topic: '“A ponte” e “A balsa”', titled: true, documents });
	const last = parts.at(-1) ?? expect.fail();
	expect(last.source.sections[0]?.path[0] ?? last.source.sections[0]?.heading).toBe('A balsa');
	expect(parts.some(({ title }) => title === 'A ponte')).toBe(true);
});

it('of many documents two are named and the others counted', () => {
	const all = ['A ponte', 'A balsa', 'O rio', 'O porto'].map((title, index) => ({
		...{ id: String(index), title },
		text: `${title} mudou muito depois da cheia, e ninguém sabe bem por que foi assim.`,
	}));
	const { text, documents } = joinDocuments(all);
	const plan = planEpisode({ text, documents, filename: '', language: 'pt-BR', reads: 'any' });
	expect(plan.outline.topic).toBe('“A ponte”, “A balsa” e outros 2 textos');
});

it.each([
	[
		'The Calder Bay Courier\n\nLOCAL NEWS\n\nHarbor bridge to close for 14 months\n\nBy Dana Reyes\n\n',
		'Harbor bridge to close for 14 months',
	],
	[
		'THE DUNMORE LEDGER\nFriday, May 3, 2024\n\nCOUNCIL KEEPS FERRY IN SERVICE\nVote was 4 to 3; mayor reads letter\n\nBy Ann Sorel\n\n',
		'Council keeps ferry in service',
	],
	[
		'THE HOLLIN REVIEW\nIssue 41, Winter 2023\nNonfiction\n\nThe Weather Book\n\nMarguerite Pike\n\n',
		'The Weather Book',
	],
	[
		'Revista Travessia\nEdição 87 | Agosto de 2023\nPERFIL\n\nA mulher que afina os sinos\n\nAos 71 anos, ela viaja.\n\n',
		'A mulher que afina os sinos',
	],
	[
		'Journal of Schools 11 (2023) 204–211\n\nReflective roof coating and\nindoor temperature\n\nAda Reyes a\n\n',
		'Reflective roof coating and indoor temperature',
	],
	['AMBIENTE\n\nO píer afundava, e a régua contava\n\nLívia Moura\n\n', 'O píer afundava, e a régua contava'],
	['OPINION\n\nDo not close the night bus\n\nBy Walter Cruz\n\n', 'Do not close the night bus'],
	['CIÊNCIA DE BOLSO\nO homem que dormia\npor Marília Quental\n\n', 'O homem que dormia'],
	['What the Kiln Keeps\nby Ruth Ann Delacroix\n\n', 'What the Kiln Keeps'],
	['# Escola Iolanda Teles\n## Relatório do recreio\n\n', 'Relatório do recreio'],
	[
		'SOCIEDADE DE BOCHA\nFarroupilha - RS\n\nATA Nº 212\nASSEMBLEIA GERAL EXTRAORDINÁRIA\n\n',
		'Ata nº 212: Assembleia geral extraordinária',
	],
	[
		'Teste de fumaça no esgoto\nSecretaria de Obras de Pinhal\nAtualizado em 12 de maio de 2025\n\n',
		'Teste de fumaça no esgoto',
	],
	['O MEU ERRO MAIS CARO\n\n', 'O meu erro mais caro'],
	[
		'Curso de Conservação\nProf.ª Heloísa Prates\n**Aula 9 – Síndrome do vinagre**\n\n# 1. O cheiro\n\n',
		'Aula 9: Síndrome do vinagre',
	],
	['FOLHA DO VALE | Geral | 19 de outubro de 2024\n\nA cidade que pisa em árvores\n\n', 'A cidade que pisa em árvores'],
	['# ASSOCIAÇÃO DO ALTO\nCNPJ em dia\n\n**ATA DA ASSEMBLEIA**\n\n', 'Ata da assembleia'],
	['=====\n THE THROUGHSTONE\n Newsletter of the club\n=====\n\n', 'The throughstone'],
	['CADERNO DE DOMINGO\nCrônica\nO banco da praça\n\npor Lívia Moura\nBelo Horizonte\n\n', 'O banco da praça'],
	[
		'Lorraine M. Dreyer\n412 Elm Street\n\nRE: Disposal of the cake pans\n\nDear Trustees:\n\n',
		'Disposal of the cake pans',
	],
	['MARESIA\n\nO que o sal faz com as casas\n\nLívia Moura\n\n', 'O que o sal faz com as casas'],
	['PONTE\n\nUma história de três cidades\n\nLívia Moura\n\n', 'Ponte'],
	['Estrada do Jucuri\nOrigem: Enciclopédia Aberta.\n\nVer artigo principal: Ponte\n\n', 'Estrada do Jucuri'],
	[
		'FOLHA DE MARESIA\nQuinta-feira, 16 de outubro de 2025\n\nTrês mil luvas e quatrocentos pares de mãos\nDespejado da capela, o menor museu da cidade muda de casa\n\nPor Lívia Moura\n\n',
		'Três mil luvas e quatrocentos pares de mãos',
	],
	[
		'COOPERATIVA DE PESCADORES DA BARRA\nRelato da Assembleia Geral Ordinária de 29 de Março de 2025\n(para afixar na lota)\n\n',
		'Relato da Assembleia Geral Ordinária de 29 de Março de 2025',
	],
	[
		'# Geografia – 1ª série do Ensino Médio\n**Prof. Davi Moura**\n\n# Capítulo 6 – Quando o chão vai embora\n\n',
		'Capítulo 6: Quando o chão vai embora',
	],
	['<h1 align="center">\n  Lanterna\n</h1>\n\n## Uso\n\n', 'Lanterna'],
	['<h1 align="center">\n<img width="320" src="logo.svg" alt="Lanterna logo">\n</h1>\n\n## Uso\n\n', 'Lanterna'],
	['# ![Lanterna](logo.png)\n\n## Uso\n\n', 'Lanterna'],
	['# @farol/lanterna\n\n## Uso\n\n', 'farol lanterna'],
	['# UNIVERSIDADE DO VALE | PROGRAMA DE BOLSAS | EDITAL 01/2024\n\n', 'Programa de bolsas: Edital 01/2024'],
	['# Como as abelhas dormem | Diário do Jardim\n\n', 'Como as abelhas dormem'],
	['---\ntitle: "R\\u00e9veillon na praia"\n---\n\n', 'Réveillon na praia'],
	[
		'**Casa Civil**\n\n[**LEI Nº 12.305, DE 2 DE AGOSTO DE 2010.**](https://leis.example/12305)\n\n## TÍTULO I - DISPOSIÇÕES GERAIS\n\n',
		'Lei nº 12.305, de 2 de agosto de 2010',
	],
])('a title is told from what prints it: %j', (head, topic) => {
	const text = `${head}${'A ponte foi aberta ontem, e muita gente passou por ela. '.repeat(9)}`;
	expect(planEpisode({ text, filename: 'a.txt', language: 'pt-BR', reads: 'any' }).outline.topic).toBe(topic);
});

it('the first line of a text whose lines are paragraphs is its title, a section among others is none', () => {
	const topicOf = (text: string) => planEpisode({ text, filename: 'a.txt', language: 'pt-BR', reads: 'any' }).outline;
	const line = 'A ponte foi aberta ontem, e muita gente passou por ela a pé e de carro até de noite. '.repeat(3).trim();
	const wrapped = 'A ponte foi aberta ontem, e muita gente passou por ela a pé e de carro\n';
	expect(topicOf(`Um incêndio *\n${line}\n${line}\n- Quem vem? - disse ele.\n${line}\n`).topic).toBe('Um incêndio');
	expect(topicOf(`A Sombra do Romariz\n${wrapped}${wrapped}${wrapped}`).topic).toBe('A Sombra do Romariz');
	const recipe = `### Ingredientes\n\n- Farinha de trigo\n\n### Fermento\n\n- Fermento seco\n\n## Modo de fazer\n\n### Etapa 1\n\n${line}\n`;
	expect(topicOf(recipe).titled).toBe(false);
});

it('notes behind a text are not what it is called by', () => {
	const text = `INTRODUÇÃO\n\n${'A barca atravessava o rio. '.repeat(20)}\n\nNOTAS\n\n[1] Segundo o jornal do distrito.\n`;
	expect(planEpisode({ text, filename: 'a.txt', language: 'pt-BR', reads: 'any' }).outline.titled).toBe(false);
});

it('a letter that names no subject is not called by who sends it', () => {
	const text = `Lívia Moura\nRua Sete, 20\n\nPrezado diretor,\n\n${'A ponte foi aberta ontem. '.repeat(20)}`;
	expect(planEpisode({ text, filename: 'a.txt', language: 'pt-BR', reads: 'any' }).outline.titled).toBe(false);
});
