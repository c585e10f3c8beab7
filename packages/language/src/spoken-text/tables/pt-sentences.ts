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
		[
			'A empresa faturou R$ 1.2 bi em 2T24 e R$ 980 mi no 3T24.',
			'A empresa faturou um ponto dois bilhão de reais em dois tê vinte e quatro e novecentos e oitenta milhões de reais no três tê vinte e quatro.',
		],
		['Aumento de 1.200% (12x) em 18 meses.', 'Aumento de mil e duzentos por cento, doze vezes, em dezoito meses.'],
		['O projeto custa entre R$ 10 e 15 milhões.', 'O projeto custa entre dez e quinze milhões de reais.'],
		[
			'De R$ 1 a R$ 2; de 5% a 10%; de 2 a 3 kg; de 8 a 9 h.',
			'De um real a dois reais; de cinco a dez por cento; de dois a três quilos; de oito a nove horas.',
		],
		[
			'Temos 3,5 estrelas (de 5) e nota 9,8/10.',
			'Temos três vírgula cinco estrelas, de cinco, e nota nove vírgula oito de dez.',
		],
		[
			'A fila tinha 200 pessoas/hora e 30 km/dia.',
			'A fila tinha duzentas pessoas por hora e trinta quilômetros por dia.',
		],
		[
			'Processo 0001234-56.2020.8.26.0100.',
			'Processo zero zero zero, um dois três quatro, cinco seis, dois zero dois zero, oito, dois seis, zero um zero zero.',
		],
		['Placa ABC-1234 e ABC1D23.', 'Placa á bê cê mil duzentos e trinta e quatro e á bê cê um dê vinte e três.'],
		[
			'Ele tem 1,80m, 80kg e IMC 24,7.',
			'Ele tem um vírgula oitenta metro, oitenta quilos e i eme cê vinte e quatro vírgula sete.',
		],
		['Às 7h da manhã; às 19:00h.', 'Às sete horas da manhã; às dezenove horas.'],
		['"Que horas são?" — perguntou; "são 10h".', 'Que horas são? perguntou; são dez horas.'],
		['O item nº1, o nº. 2 e o n. 3', 'O item número um, o número dois e o número três'],
		[
			'Rua 7 de Setembro, nº 1.234 - Centro, São Paulo - SP, 01310-100',
			'Rua sete de Setembro, número mil duzentos e trinta e quatro, Centro, São Paulo, São Paulo, zero um três um zero, um zero zero',
		],
		['Fone: (011) 3456-7890 ramal 12', 'Fone: zero um um, três quatro cinco seis, sete oito nove zero ramal doze'],
		[
			'HTTP 404, erro 500, porta 8080, IPv4',
			'agá tê tê pê quatrocentos e quatro, erro quinhentos, porta oito mil e oitenta, i-pê-vê quatro',
		],
		[
			'A taxa Selic (13,75% a.a.) caiu 0,5 p.p.',
			'A taxa Selic, treze vírgula setenta e cinco por cento ao ano, caiu zero vírgula cinco ponto percentual',
		],
		[
			'US$1.5M, US$ 3,2bi, € 2 mi, R$ 500k',
			'um ponto cinco milhão de dólares, três vírgula dois bilhões de dólares, dois milhões de euros, quinhentos mil reais',
		],
		['1.000.000 km², 3.000 m de altitude', 'um milhão de quilômetros quadrados, três mil metros de altitude'],
		[
			'O ano de 2020; nos anos 2000; na década de 1990; em 1500',
			'O ano de dois mil e vinte; nos anos dois mil; na década de mil novecentos e noventa; em mil e quinhentos',
		],
		[
			'séc. I a.C., séc. II d.C., século X',
			'século primeiro antes de Cristo, século segundo depois de Cristo, século décimo',
		],
		[
			'Rei Charles III, Rainha Elizabeth II e príncipe Harry; Ramsés II; Pio XII',
			'Rei Charles terceiro, Rainha Elizabeth segunda e príncipe Harry; Ramsés segundo; Pio doze',
		],
		['Parte I, Parte II; Anexo IV; Título VI; Ato 2', 'Parte um, Parte dois; Anexo quatro; Título seis; Ato dois'],
		[
			'TV, rádio e internet 5G; Wi-Fi; Bluetooth 5.3',
			'tê vê, rádio e internet cinco gê; uai-fai; Bluetooth cinco ponto três',
		],
		[
			'10-12-2020, 10.12.2020, 10/12/20',
			'dez de dezembro de dois mil e vinte, dez de dezembro de dois mil e vinte, dez de dezembro de dois mil e vinte',
		],
		['½ kg; 1½ h; 2 ¼ litros', 'meio quilo; uma e meia hora; dois e um quarto litros'],
		['10h às 12h, 10h-12h, 10 às 12h', 'dez horas às doze horas, dez horas a doze horas, dez às doze horas'],
		['E=mc² ... fim', 'éh é igual a eme cê ao quadrado... fim'],
		['…e assim por diante', 'e assim por diante'],
		['*nota*: ver (p. 3)', 'nota: ver, página três'],
		["\"Olá\"; 'oi' – 'tchau'", 'Olá; oi, tchau'],
		['ele(s), o(a) aluno(a), os/as', 'ele, o aluno, os'],
		['R$, US$ 0, R$ 0,00', 'reais, zero dólar, zero real'],
		[
			'+55 (11) 98765-4321; 55 11 98765-4321; 98765 4321',
			'mais cinco cinco, um um, nove oito sete seis cinco, quatro três dois um; cinquenta e cinco um um, nove oito sete seis cinco, quatro três dois um; noventa e oito mil setecentos e sessenta e cinco quatro mil trezentos e vinte e um',
		],
		[
			'100-200 mil, 1-2%, 5-10 min., 20-30 °C',
			'cem a duzentos mil, um a dois por cento, cinco a dez minutos. vinte a trinta graus Célsius',
		],
		[
			'II, III e IV; itens I a V; incisos I, II e III',
			'dois, três e quatro; itens um a cinco; incisos um, dois e três',
		],
		[
			'mais de 1 milhão; quase 2 bi; 1 mi de usuários; 10M de views; 1K',
			'mais de um milhão; quase dois bilhões; um milhão de usuários; dez milhões de views; um cá',
		],
		['-10%, - 10%, –10 °C, (-5)', 'menos dez por cento, dez por cento, menos dez graus Célsius, menos cinco'],
		['Fig. 1a, Fig. 1(b), 2ºB, 3ºano', 'figura um á, figura um, bê, segundo bê, terceiro ano'],
		['O §1º do art. 2º-A; art. 1.º, I, "a"', 'O parágrafo primeiro do artigo segundo A; artigo primeiro, I, a'],
	],
};
