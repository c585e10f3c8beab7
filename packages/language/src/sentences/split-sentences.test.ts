import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

function split(text: string): string[] {
	return splitSentences(text).map(([start, end]) => text.slice(start, end));
}

/** Each is written with "|" where a sentence ends and the next begins. */
const CASES: Record<string, string[]> = {
	'titles in Portuguese': [
		'O Dr. Silva chegou cedo.| A Sra. Ana não veio.| O Prof. Dr. João Souza falou por último.',
		'A Profa. Helena leciona na Av. Paulista.| O Sr. Pedro mora perto.',
		'A profª. Tânia leu.| O imóvel fica no Ed. Mar Alto.',
		'O laudo da Enga. Priscila saiu.| O diretor, eng. Otávio, leu.',
		'O Ver. Camargo votou contra.| Quero ver. Depois eu digo.'.replace('ver. D', 'ver.| D'),
		'D. Pedro II nasceu em 1825.| Ele reinou por 58 anos.',
	],
	'titles in English': [
		'Dr. Smith met Mrs. Jones at St. Mary’s.| They talked.',
		'Mr. J. R. Smith Jr. left early.| He was tired.',
		'Gen. Lee and Lt. Col. Adams spoke.| Nobody listened.',
	],
	'abbreviations before numbers and names': [
		'Veja o art. 5º da lei.| O § 2º é claro.',
		'Conforme a p. 45 e a fig. 3, a taxa caiu.| O vol. 2 traz a tabela.',
		'O nº 3 venceu.| O n. 7 perdeu.',
		'See Fig. 3 and Sec. 2.1 for details.| The rest is in vol. 4, no. 2.',
		'Custa aprox. 30 reais.| É caro.',
		'Conselho: aptos. 13 e 34.| Depósito na ag. 1234-5, junto ao Lg. Matriz.| O síndico leu.',
		'It holds apts. 3 and 4.| They are let.',
	],
	'examples and so on': [
		'Há frutas, p. ex., caju.| Há outras.',
		'Use a tool, e.g. a hammer, i.e. something heavy.| Then stop.',
		'Comprou arroz, feijão, etc. e foi embora.| Voltou tarde.',
		'Comprou arroz, feijão etc.| Depois foi embora.',
	],
	'abbreviations that may end a sentence': [
		'He lives in the U.S. and works there.| She does not.',
		'He lives in the U.S.| The weather is fine.',
		'Apple Inc. announced a phone.| It was bought by Acme Inc.| They were glad.',
		'Roma caiu em 476 d.C.| O império do Oriente durou mais.',
		'The train leaves at 5 p.m. on Sunday.| It arrives at 7 a.m.| We sleep on it.',
		'A empresa Silva & Cia. vendeu tudo.| O dono sumiu.',
	],
	numbers: [
		'Custou R$ 1.234,56 no total.| O preço subiu 2.5 vezes.',
		'Em 12.03.2026 choveu.| Foram 45.3 milímetros.',
		'A versão 2.0.1 saiu em 1985.| A 3.0 não.',
		'Eram 25%.| Hoje são 30%.',
		'Ele nasceu em 1950.| 12 anos depois, partiu.',
		'O 3.º lugar foi dele.| A 2.ª vaga, dela.',
	],
	initials: [
		'J. K. Rowling escreveu sete livros.| George R. R. Martin, menos.',
		'Machado J. M. de Assis é o autor.| Ele fundou a Academia.',
		'A laranja tem vitamina C.| O limão também.',
	],
	'ellipses, questions, exclamations': [
		'Eu queria... mas não pude.| Paciência.',
		'Espera…| O que foi isso?| Nada!| Então vamos.',
		'Sério?!| Não acredito!!!| Pois é.',
		'Ah! que bom.| E agora?',
	],
	'quotes and brackets': [
		'Ele disse: "Não vou." E não foi.'.replace('." E', '."| E'),
		'“Por quê?” perguntou ela.| “Porque sim.”| Ninguém riu.',
		'Choveu muito (mais que em 2019.)| A rua alagou.',
		'O rio subiu (ver p. 3).| A ponte caiu.',
		'O Sr. Nogueira (ap. 302) reclamou.| Ninguém ouviu.',
		'A dúvida (cf. Silva et al. Brasília, 2019) continua.| Falta medir.',
		'Ela gritou «Fogo!» e correu.| Todos saíram.',
	],
	'dialogue dashes': [
		'— Você vem? — perguntou ela.| — Não — respondeu ele.',
		'— Vamos embora.| — Ela se levantou.',
		'Ele parou — estava cansado. — e sentou-se.',
	],
	'without capitals': [
		'oi, tudo bem? hoje eu acordei cedo e fui ao mercado comprar pão.| depois voltei para casa e fiz café para todos.| ninguém quis.'.replace(
			'bem? h',
			'bem?| h',
		),
	],
	'other scripts': ['今日は雨です。|明日は晴れるでしょう。', 'Сегодня дождь.| Завтра будет солнце.'],
	'lists and enumerations': ['1. Introdução ao tema.| 2. Método usado.', 'IV. O retorno do rei.| Ele voltou.'],
};

describe('splitSentences', () => {
	for (const [name, cases] of Object.entries(CASES)) {
		it.each(cases)(`${name}: %s`, (marked) => {
			const text = marked.replaceAll('|', '');
			expect(split(text)).toEqual(marked.split('|').map((sentence) => sentence.trim()));
		});
	}

	it('cuts what runs on without end at its semicolons', () => {
		const clause = 'a prefeitura comprou a mata e plantou as mudas na beira do rio';
		const pieces = split(`${Array.from({ length: 30 }, () => clause).join('; ')}.`);
		expect(pieces.length).toBeGreaterThan(2);
		expect(pieces.every((piece) => piece.length <= 700)).toBe(true);
		expect(pieces.slice(0, -1).every((piece) => piece.endsWith(';'))).toBe(true);
	});

	it('keeps surrogate pairs whole in a text without spaces', () => {
		const pieces = split('a😀'.repeat(2000));
		expect(pieces.join('')).toBe('a😀'.repeat(2000));
		expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
	});

	it('has nothing to say about white space', () => {
		expect(split(' \n\t ')).toEqual([]);
		expect(split('')).toEqual([]);
	});
});
