import type { ReadingTable } from './reading-table.ts';

/** Whole sentences in pt-BR. */
export const PT_SENTENCES: ReadingTable = {
	'sentences': [
		[
			'O PIB cresceu 2,9% em 2023, para R$ 10,9 trilhões, segundo o IBGE; em 2022, a alta foi de 3%.',
			'O píbi cresceu dois vírgula nove por cento em dois mil e vinte e três, para dez vírgula nove trilhões de reais, segundo o i bê gê éh; em dois mil e vinte e dois, a alta foi de três por cento.',
		],
		[
			'A população é de 203.080.756 pessoas (Censo 2022), 6,45% a mais que em 2010.',
			'A população é de duzentos e três milhões oitenta mil setecentas e cinquenta e seis pessoas, Censo dois mil e vinte e dois, seis vírgula quarenta e cinco por cento a mais que em dois mil e dez.',
		],
		[
			'Nascido em 1º/5/1990, ele tem 35 anos e 1,78 m de altura e pesa 72,5 kg.',
			'Nascido em primeiro de maio de mil novecentos e noventa, ele tem trinta e cinco anos e um vírgula setenta e oito metro de altura e pesa setenta e dois vírgula cinco quilos.',
		],
		[
			'Ligue para 190 ou 0800-123-4567, das 8h às 18h, de seg. a sex.',
			'Ligue para cento e noventa ou zero oito zero zero, um dois três, quatro cinco seis sete, das oito horas às dezoito horas, de segunda a sexta.',
		],
		[
			'O art. 5º, § 2º, inc. LXXVIII, da CF/88 e a Lei nº 13.709/2018 (LGPD).',
			'O artigo quinto, parágrafo segundo, inciso setenta e oito, da cê éfe, oitenta e oito e a Lei número treze mil setecentos e nove de dois mil e dezoito, éle gê pê dê.',
		],
		[
			'Na Copa de 2014, a Alemanha venceu por 7 x 1; em 2002, o placar foi 2 a 0.',
			'Na Copa de dois mil e quatorze, a Alemanha venceu por sete a um; em dois mil e dois, o placar foi dois a zero.',
		],
		[
			'A temperatura varia de -5 °C a 40 °C; a sensação é de 45ºC.',
			'A temperatura varia de menos cinco graus Célsius a quarenta graus Célsius; a sensação é de quarenta e cinco graus Célsius.',
		],
		[
			'O voo G3 1234 sai às 22h15 do portão 12B.',
			'O voo gê três mil duzentos e trinta e quatro sai às vinte e duas e quinze do portão doze bê.',
		],
		[
			'Use Ctrl+C e depois F5; o arquivo tem 1,5 GB (v. 2.1.0-beta).',
			'Use Ctrl mais cê e depois éfe cinco; o arquivo tem um vírgula cinco gigabaite, versão dois ponto um ponto zero beta.',
		],
		['1. Introdução 2. Métodos 3. Resultados', 'um. Introdução dois. Métodos três. Resultados'],
		['1) Primeiro item; 2) segundo item; a) letra', 'um, Primeiro item; dois, segundo item; a, letra'],
		['Item 1.1.2: veja a Tabela 3 e a Fig. 2.', 'Item um ponto um ponto dois: veja a Tabela três e a figura dois.'],
		[
			'Ele nasceu em 300 a.C. e morreu em 250 a.C., na Grécia.',
			'Ele nasceu em trezentos antes de Cristo e morreu em duzentos e cinquenta antes de Cristo, na Grécia.',
		],
		[
			'O salário mínimo é R$1.518,00/mês (+7,5%).',
			'O salário mínimo é mil quinhentos e dezoito reais por mês, mais sete vírgula cinco por cento.',
		],
		['Taxa de câmbio: US$ 1 = R$ 5,42.', 'Taxa de câmbio: um dólar é igual a cinco reais e quarenta e dois centavos.'],
		['A relação é 3:1 e a escala 1:100.000.', 'A relação é três para um e a escala um para cem mil.'],
		[
			'Cerca de 1/3 dos alunos e 3/4 das alunas faltaram.',
			'Cerca de um terço dos alunos e três quartos das alunas faltaram.',
		],
		[
			'Comprei 2kg de arroz, 500g de feijão e 1L de leite por R$ 45,90.',
			'Comprei dois quilos de arroz, quinhentos gramas de feijão e um litro de leite por quarenta e cinco reais e noventa centavos.',
		],
		[
			'A prova tem 50 questões, vale 10,0 pontos e dura 4h30.',
			'A prova tem cinquenta questões, vale dez vírgula zero pontos e dura quatro horas e trinta minutos.',
		],
		[
			'O e-book custa US$ 9.99 na Amazon.com.br.',
			'O e-book custa nove dólares e noventa e nove centavos na amazon ponto com ponto bê érre.',
		],
		['Km 45 da BR-116, sentido SP.', 'Km quarenta e cinco da bê érre cento e dezesseis, sentido ésse pê.'],
		['"Não sei", disse ela — "talvez às 15h?".', 'Não sei, disse ela, talvez às quinze horas?'],
		[
			'O artigo (Silva et al., 2019, p. 45-48) cita 3 fatores: (i) tempo; (ii) custo; e (iii) risco.',
			'O artigo, Silva e outros, dois mil e dezenove, página quarenta e cinco a quarenta e oito, cita três fatores: um, tempo; dois, custo; e três, risco.',
		],
		[
			'Modelos como GPT-4o, Llama-3.1-8B e Gemini 2.5 Flash usam 8x mais dados.',
			'Modelos como gê pê tê quatro ó, Llama três ponto um oito bê e gêminai dois ponto cinco Flash usam oito vezes mais dados.',
		],
		[
			'O Sr. e a Sra. Costa moram na R. XV de Novembro, 123, ap. 45.',
			'O senhor e a senhora Costa moram na Rua quinze de Novembro, cento e vinte e três, apartamento quarenta e cinco.',
		],
		[
			'A equação E = mc² e o H₂SO₄ são conhecidos.',
			'A equação éh é igual a eme cê ao quadrado e o agá dois ésse ó quatro são conhecidos.',
		],
		['A covid-19 matou +700 mil pessoas no país.', 'A covid dezenove matou mais setecentas mil pessoas no país.'],
		['Os anos 60 e 70; o séc. XIX e o XX.', 'Os anos sessenta e setenta; o século dezenove e o vinte.'],
		[
			'D. João VI chegou em 1808; D. Maria I era rainha.',
			'Dom João sexto chegou em mil oitocentos e oito; Dona Maria primeira era rainha.',
		],
		['A 2ª Guerra, a 1.ª edição e o 3.º lugar.', 'A segunda Guerra, a primeira edição e o terceiro lugar.'],
		[
			'A Lei 9.394/96 e o Decreto-Lei 5.452/43.',
			'A Lei nove mil trezentos e noventa e quatro de noventa e seis e o Decreto-Lei cinco mil quatrocentos e cinquenta e dois de quarenta e três.',
		],
		[
			'Ele fez 10 km em 45min30s, a 4\'33"/km.',
			'Ele fez dez quilômetros em quarenta e cinco minutos trinta segundos, a quatro minutos e trinta e três segundos por quilômetro.',
		],
		[
			'O IPCA-15 subiu 0,36% em mar./2024.',
			'O i pê cê á quinze subiu zero vírgula trinta e seis por cento em março, dois mil e vinte e quatro.',
		],
		['R$ 1.000,00 (mil reais)', 'mil reais, mil reais'],
		['o n.º 10; os nºs 3 e 4', 'o número dez; os números três e quatro'],
		[
			'A TV 4K de 55" custa R$ 2.999.',
			'A tê vê quatro cá de cinquenta e cinco polegadas custa dois mil novecentos e noventa e nove reais.',
		],
		['Coca-Cola 2L, Wi-Fi 6E, USB-C 3.2', 'Coca-Cola dois litros, uai-fai seis éh, u ésse bê cê três ponto dois'],
		['A cada 100 mil habitantes, 22,8 morrem.', 'A cada cem mil habitantes, vinte e dois vírgula oito morrem.'],
		['#BlackLivesMatter e @joao_silva comentaram 👏👏', 'réchitégue Black Lives Matter e arroba joao silva comentaram'],
		[
			'E=mc^2; f(x)=2x+1; 2³=8; √16=4',
			'éh é igual a eme cê ao quadrado; éfe, xis, é igual a duas xis mais um; dois ao cubo é igual a oito; raiz de dezesseis é igual a quatro',
		],
		['5% a.a. e 1,2% a.m.', 'cinco por cento ao ano e um vírgula dois por cento ao mês.'],
		['1.ª, 2.ª e 3.ª séries do E.M.', 'primeira, segunda e terceira séries do éh eme.'],
		['p/ vc, tbm, blz!', 'para você, também, beleza!'],
		['Brasil: 5 x 0 Haiti', 'Brasil: cinco a zero Haiti'],
		[
			'São 21h em Brasília (GMT-3), 00:00 UTC.',
			'São vinte e uma horas em Brasília, gê eme tê três, zero hora u tê cê.',
		],
		[
			'TODOS OS DIREITOS RESERVADOS. É PROIBIDA A REPRODUÇÃO.',
			'todos os direitos reservados. É proibida A reprodução.',
		],
		[
			'A FIFA, a CBF, o MST, o BNDES, a USP, o ENEM, o MEI e a LGPD.',
			'A fifa, a cê bê éfe, o eme ésse tê, o bê ene dê éh ésse, a úspi, o enêm, o mei e a éle gê pê dê.',
		],
		['200 e poucas pessoas, 1 a 1, 2 a 2.', 'duzentos e poucas pessoas, um a um, dois a dois.'],
		[
			'Das 200 vagas, 120 são para mulheres e 80 para homens.',
			'Das duzentas vagas, cento e vinte são para mulheres e oitenta para homens.',
		],
	],
};
