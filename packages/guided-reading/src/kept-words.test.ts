import { expect, it } from 'vitest';
import { read } from './read.fixture.ts';

/** What looks like a page's furniture and is the text. */
it.each([
	['activities of a report', '## Atividades\n\nEm 2022 plantamos 900 mudas de mangue.', '900 mudas'],
	['answers below a heading', '## Perguntas\n\nA visita custa R$ 12 e dura duas horas.', 'R$ 12'],
	['a warning in notes', '## Notas\n\nNão dê mel a bebês com menos de 12 meses.', '12 meses'],
	['an article that is told of', 'Artigo publicado na revista Nature mostra que as abelhas dormem.', 'abelhas dormem'],
	['a condition in brackets', 'Crianças pequenas (< 2 anos) não devem tomar o xarope.', '2 anos'],
	[
		'a school at the beginning of a line',
		'A obra foi feita com\na Faculdade de Letras da Universidade do Sul, em 2019.',
		'2019',
	],
	[
		'a year alone',
		'Fiquei lá até me aposentar, e ninguém me substituiu depois disso. 2011. A porta ficou aberta.',
		'2011.',
	],
	[
		'what was corrected',
		'A ata anterior foi lida, e houve um pedido. Corrigido. Aprovada por todos os presentes.',
		'Corrigido. Aprovada',
	],
	['a vitamin', 'A carne tem a vitamina que falta aos vegetais (B12) e muito ferro.', 'B12'],
	['what came in place of it', 'Esta regra supersedes nada; a versão (beta) vale até março.', 'beta'],
	[
		'an item with what it costs',
		'Havia duas propostas:\n\n- **A:** consertar a torre no mesmo lugar. Custo: R$ 11.900. Prazo: 45 dias.\n- **B:** mudar para outra torre da cidade. Custo: R$ 7.300. Prazo: 20 dias.',
		'Custo: R$ 11.900. Prazo: 45 dias.',
	],
	[
		'a command with what it does',
		'O programa faz duas coisas:\n\n1. `make`: lê um desenho e escreve uma folha.\n2. `rescue`: lê uma folha velha e guarda o desenho.',
		'guarda o desenho',
	],
	[
		'accounts behind dots',
		'As contas do ano:\n\nSaldo inicial ..... R$ 94,00\nReceitas ..... R$ 1.200,00\nDespesas ..... R$ 800,00',
		'94,00',
	],
	[
		'what accounts take off, and a line of them without dots',
		'As contas do ano:\n\nSaldo inicial ..... R$ 94,00\nInscrições na copa R$ 150,00\nTroféus ..... R$   64,00 (-)',
		'Inscrições na copa: R$ 150,00. Troféus: −R$ 64,00.',
	],
	[
		'the number that a deed has in a register, and not that of a person',
		'Rui Lima, CPF nº 318.447.209-00, residente na praça, aluga a loja de matrícula nº 17.806 do Registro de Imóveis.',
		'Rui Lima, residente na praça, aluga a loja de matrícula nº 17.806 do Registro',
	],
	['from when to when', 'A síndica foi eleita. Mandato de 01/04/2025 a 31/03/2027.', '01/04/2025 a 31/03/2027'],
	[
		'what an item costs behind dots',
		'Orçamentos:\n\n1. Verga Engenharia ............ R$ 148.000,00 - garantia 5 anos\n2. Alpimax Fachadas ............ R$ 162.500,00 - garantia 5 anos\n',
		'Verga Engenharia: R$ 148.000,00',
	],
	[
		'what a resolution goes by, without the word',
		'CONSIDERANDO que constam do cadastro 4.386 usuários;',
		'Constam do cadastro 4.386 usuários.',
	],
	['the court that decides', '## Do foro\n\nFica eleito o foro da Comarca de Rio Preto.', 'Comarca de Rio Preto'],
])('%s is read', (_, text, words) => {
	expect(read(`# O mangue\n\nO mangue fica na foz do rio e tem 40 hectares.\n\n${text}\n`).all).toContain(words);
});

it.each([
	[
		'a portrait',
		'Ingrid Maddox is a writer who listens to bridges, and counties close those that she doubts. She parks well short of one, walks to its end and waits there until a truck has passed, since steel says when a wire lets go, and nobody else has the ear for it, as she says.',
		'listens to bridges',
	],
	[
		'thanks in an interview',
		'DM: How are you now?\n\nNF: Wet and cold, as ever.\n\nDM: Is it far from here?\n\nNF: Not far.\n\nDM: We are done, I think.\n\nNF: Thank you. Clean your drains.',
		'Clean your drains',
	],
	['a formula', 'The bound holds for n = 10 only, and for no other case at all.', 'n = 10'],
])('%s is read', (_, text, words) => {
	expect(read(`# Bridges\n\nThe county has 640 bridges today.\n\n${text}\n`, { language: 'en-US' }).all).toContain(
		words,
	);
});

it('what leads from a preamble to the clauses is read, and a formula above signatures is not', () => {
	const { all } = read(
		'# Contrato de locação\n\nAs partes, Odete Reis e Jonas Braga, têm entre si contratado o que segue:\n\n## Do prazo\n\nO contrato vale por 36 meses.\n\n## Do foro\n\nFica eleito o foro de Rio Preto.\n\nE por estarem de acordo, assinam em duas vias.\n',
	);
	expect(all).toContain('têm entre si contratado o que segue.');
	expect(all).not.toContain('de acordo');
});

it('a sentence that ends in an address is read up to it', () => {
	const { all } = read(
		"The survey\n\nThe survey closes on Friday 14 November. You don't need to\nbe a van user to answer it. Paper copies are at the Post\nOffice and the surgery, or go to\nhttps://libraries.example/consult/mobile-van-survey-2025\nIt took me six minutes, including finding my glasses.\n",
		{ language: 'en-US', filename: 'a.txt' },
	);
	expect(all).toContain('Paper copies are at the Post Office and the surgery. It took me six minutes');
});
