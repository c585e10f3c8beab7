import type { SceneText } from './scene-text.ts';

/** Teachers, doctors, musicians, newcomers, families at odds. */
export const PEOPLE_SCENES: SceneText[] = [
	{
		titles: ['A escola {do lugar}', 'Aprender a ler', 'A sala {do p}'],
		from: 1780,
		steps: [
			[
				'A escola {do lugar} abriu em {date} com {n 7 36} alunos, {n 3 9} bancos e um quadro feito de tábua de {arvore}.',
				'{O p} começou a ensinar em {y}, na sala da própria casa, {no lugar}, e cobrava {n 100 900} réis por mês de quem podia pagar.',
				'Em {y}, apenas {n 30 190} dos {n 600 3900} moradores assinavam o nome, e {o p} decidiu que aquilo era um assunto seu.',
			],
			[
				'Como faltavam livros, {p} usava {o jornal} da semana, e {n 9 30} crianças aprenderam a ler pelos anúncios de {cultura}.',
				'As aulas iam das [7h|8h|8h30|9h] às [16h|17h|18h30|20h], com {n 20 40} minutos de recreio debaixo {do arvore}.',
				'A primeira lição era sempre a mesma: medir a sala com passos, somar os passos e dividir por {n 3 9}.',
			],
			[
				'{Q}, que tinha {n 34 71} anos e nunca segurara um lápis, sentou-se no último banco e leu a primeira frase em {day}.',
				'Entre os alunos estava {r}, que andava {n 2 3} léguas por dia e, nas provas de {month}, errou {n 2 4} das {n 40 80} contas.',
				'{O q} zombava das meninas que estudavam álgebra, até que {n 5 12} delas corrigiram as contas {do casa} em {n 2 6} tardes.',
			],
			[
				'O inspetor que veio em {date} encontrou {n 30 90} alunos, elogiou a ordem e reclamou da janela aberta, a única que havia.',
				'O relatório da inspetoria deu à escola nota {n 6 9}, e {p} respondeu com uma carta de {n 4 18} páginas sobre a falta de lenha.',
				'{O casa} quis fechar a escola em {month} por economia de {money 90 800}; {n 120 900} pessoas assinaram contra.',
			],
			[
				'Em {n 18 46} anos, passaram por ali {n 410 2900} crianças, e {p} sabia o nome de todas, inclusive o das que [fugiam|faltavam].',
				'Dos alunos daquele ano, {n 3 9} viraram professores e {n 2 6} vereadores, e um deles, {r}, escreveu este elogio: ensinava a perguntar.',
				'{P} aposentou-se em {y+ 19 41} e continuou indo à escola todas as manhãs, durante {n 2 11} anos, para apontar os lápis.',
			],
			[
				'Uma caixa com {n 90 700} cadernos foi achada no forro em {y+ 40 90}, e neles se lê, com letra miúda, que {o rio} tem {n 2 9} nomes.',
				'Na parede da sala, sob {n 3 8} camadas de tinta, ainda se vê a tabuada que {q} escreveu a carvão em {month}.',
			],
		],
	},
	{
		titles: ['O ano {do doenca}', 'A quarentena {do lugar}', '{O p} contra {o doenca}'],
		from: 1830,
		steps: [
			[
				'{O doenca} chegou em {date} com um tropeiro que dormiu {n 2 6} noites {no lugar}, e em {n 9 20} dias havia {n 12 70} doentes.',
				'Em {month} de {y}, {o p} contou {n 14 90} casos de {doenca} {no lugar} e {n 2 9} no resto {do vila}, e quis saber por quê.',
				'O primeiro caso de {doenca} de {y} foi o de {q}, em {day}; o último, o de {r}, {n 61 190} dias depois.',
			],
			[
				'Sem remédio que funcionasse, {p} fez a única coisa ao seu alcance, um mapa: cada doente era um alfinete, e {n 30 140} alfinetes cercavam {o obra}.',
				'{P} mandou ferver a água por {n 10 30} minutos, caiar {n 40 300} casas e manter as janelas abertas, o que pareceu a muitos um convite à morte.',
				'Fecharam-se {o casa}, a escola e a feira por {n 21 80} dias, e só {p} andava pelas ruas depois das [19h|20h|21h].',
			],
			[
				'{Q} transformou {o casa} em enfermaria, com {n 20 90} camas de palha e {n 3 9} pessoas em cada turno.',
				'O boticário vendia um xarope de {arvore} por {n 200 900} réis; {p} o analisou e encontrou açúcar, água e {pct 2 9} de esperança.',
				'{O jornal} publicou {n 5 22} receitas milagrosas em {month} e, na última página, a lista dos mortos.',
			],
			[
				'Morreram {n 17 240} pessoas, {pct 30 70} delas com menos de {n 6 14} anos, e os sinos deixaram de tocar para não assustar os vivos.',
				'Dos {n 90 900} doentes, {n 60 89} em cada cem se recuperaram, proporção que {p} atribuía à água fervida e à sopa {do q}.',
				'No fim de {month}, os enterros caíram de {n 9 20} para {n 2 4} por semana, e {q} contou a queda, dia por dia, em um quadro-negro.',
			],
			[
				'O mapa dos alfinetes mudou o que se pensava: {o obra} foi fechad{obra:o/a}, e os casos daquela rua pararam em {n 6 15} dias.',
				'Desde então, {o casa} mantém um livro de água, lido {n 2 12} vezes por ano, em que a palavra {doenca} não aparece desde {y+ 8 40}.',
				'Por recomendação {do p}, {o lugar} ganhou {n 400 3900} metros de cano de [ferro|barro], a um custo de {money 700 9000}.',
			],
			[
				'{P} não quis homenagem: pediu que pusessem na placa os nomes dos {n 17 60} carregadores de água.',
				'Da quarentena ficou um costume, o de deixar {um prato} na porta de quem adoece, sem bater.',
				'Uma carta {do q}, de {day}, diz que o silêncio daqueles {n 20 70} dias fazia mais barulho que a procissão {do festa}.',
			],
		],
	},
	{
		titles: ['A banda {do p}', 'Música {no lugar}', 'O concerto de {y}'],
		from: 1790,
		steps: [
			[
				'A banda tocou pela primeira vez em {date}, {no lugar}, com {n 6 19} músicos, {n 2 5} partituras e um bumbo emprestado.',
				'{O p} fundou a banda em {y}, depois de comprar por {money 40 400} os instrumentos de um circo falido.',
				'Em {y}, {o p} reuniu {n 8 26} rapazes e moças que nunca tinham lido uma nota e prometeu um concerto em {n 60 200} dias.',
			],
			[
				'Ensaiavam às {hour} {no casa}, e os vizinhos contaram {n 40 190} vezes a mesma valsa antes que ela soasse inteira.',
				'{Q} tocava clarineta de ouvido e demorou {n 3 16} meses para aceitar que existia o si bemol.',
				'O trombone, de {y+ -40 -5}, tinha {n 3 12} remendos de solda, feitos {pelo q}.',
			],
			[
				'{P} compôs {n 19 210} dobrados e valsas, dos quais restam {n 7 18}, o mais famoso chamado Madrugada {no lugar2}.',
				'A peça preferida do público era uma polca em que {q} imitava {o ave} durante {n 8 32} compassos.',
				'Para a festa {do festa}, {p} escreveu em {n 2 6} noites uma missa para {n 12 40} vozes e {n 5 11} instrumentos.',
			],
			[
				'No concurso de {y+ 1 9}, competiram {n 5 17} bandas, e a nossa perdeu por {n 2 5} pontos porque {q} desafinou de emoção.',
				'Uma chuva fina caiu no segundo número; {n 300 3000} pessoas abriram guarda-chuvas, e ninguém foi embora.',
				'O concerto durou {n 2 4} horas, e o jornal reclamou apenas do intervalo, de {n 40 80} minutos, em que se serviu {prato}.',
			],
			[
				'Em {n 30 110} anos de história, a banda tocou em {n 400 4800} enterros, festas e inaugurações, às vezes no mesmo dia.',
				'Morto {p}, em {y+ 12 40}, {q} assumiu a batuta e descobriu que as partituras tinham {n 60 900} correções do punho do fundador.',
				'Hoje são {n 22 64} músicos, {pct 30 58} mulheres, e o bumbo emprestado nunca foi devolvido.',
			],
		],
	},
	{
		titles: ['Os que vieram de longe', 'Recém-chegados', 'A família {do p}'],
		from: 1820,
		steps: [
			[
				'{O p} desceu do carro de boi em {date} com {n 2 7} filhos, {n 3 9} malas e uma muda de {arvore} enrolada em pano úmido.',
				'Em {y}, chegaram {n 12 90} famílias de [colonos|imigrantes|retirantes], a maioria para trabalhar {no sitio}; a {do p} ficou {no lugar}.',
				'A viagem {do p} até aqui durou {n 24 90} dias e {n 2 4} navios, segundo uma carta de {day} de {y}.',
			],
			[
				'Não falavam a língua da terra, e por {n 5 20} meses {q} serviu de intérprete usando {n 40 160} palavras e as duas mãos.',
				'{Q} lhes alugou um quarto {no lugar} por {money 3 9} e nunca entendeu por que o devolviam mais limpo do que recebiam.',
				'O contrato prometia {n 3 9} alqueires e uma casa; entregou {n 2 3} alqueires e um telhado sem paredes.',
			],
			[
				'O que trouxeram na bagagem mudou {o vila}: a semente de um tomate comprido, {n 2 6} livros e um jeito de podar {arvore} em {month}.',
				'Em {y+ 1 4}, {p} abriu {um oficio} e ensinou o serviço a {n 4 19} aprendizes, metade deles filhos de quem lhe negara trabalho.',
				'{P} cozinhava {um prato} com o que havia e, em {n 3 9} anos, {n 20 200} casas já repetiam a receita com sotaque.',
			],
			[
				'Nem tudo foi acolhida: em {day}, apedrejaram {n 2 11} janelas, e {q} passou {n 6 20} noites de lampião aceso na varanda deles.',
				'O padre fez {n 2 5} sermões sobre o estrangeiro, e no último, em {day}, {p} estava sentad{p:o/a} na primeira fila.',
				'Um abaixo-assinado com {n 19 120} nomes pedia que fossem embora; {r}, que assinara, casou-se com uma das filhas {n 4 12} anos depois.',
			],
			[
				'Em {y+ 20 50}, os descendentes eram {n 60 900}, e o sobrenome já se escrevia de {n 3 6} maneiras.',
				'A muda plantada no quintal é hoje uma árvore de {n 12 28} metros, e dela saíram {n 90 800} outras.',
				'{P} voltou à terra natal uma única vez, em {y+ 18 44}, e ficou {n 5 19} dias: disse que lá já não sabiam fazer {prato}.',
			],
		],
	},
	{
		titles: ['A cerca {do sitio}', 'Dois vizinhos e um riacho', 'A demanda de {y}'],
		steps: [
			[
				'A briga entre {p} e {q} começou em {date} por causa de {n 9 70} braças de cerca {no sitio} e durou {n 11 58} anos.',
				'Em {y}, {o p} acusou {o q} de ter mudado de lugar {n 3 14} marcos de [granito|aroeira|pedra-sabão] na divisa {do sitio}.',
				'{O rio} mudou de curso na cheia de {month} de {y}, e {n 4 40} alqueires {do p} amanheceram na margem {do q}.',
			],
			[
				'O processo tem {n 214 980} folhas e ouviu {n 14 60} testemunhas, das quais {n 5 12} não conheciam o lugar.',
				'Os dois contrataram o mesmo agrimensor, sem saber, e receberam mapas que divergiam em {n 6 90} metros.',
				'{P} gastou {money 400 6000} com advogados, {n 3 9} vezes o valor da terra; {q} gastou um pouco mais.',
			],
			[
				'Durante esse tempo, as crianças das duas casas continuaram a brincar debaixo {do arvore} que ficava, conforme o mapa, dos dois lados.',
				'As famílias deixaram de se cumprimentar, mas {n 2 5} vezes por ano um pote de {prato} aparecia no mourão da cerca.',
				'Em {day}, {r} foi chamad{r:o/a} para medir tudo de novo e usou uma corrente de {n 20 40} metros e a sombra {do arvore} às [9h|12h|15h].',
			],
			[
				'A sentença, de {date}, dividiu a área ao meio, {n 2 20} alqueires para cada um, e cobrou as custas dos dois.',
				'O acordo foi assinado {n 7 30} dias antes da sentença: a terra disputada viraria mata, e ninguém poria os pés nela.',
				'O juiz visitou o local, viu {um ave} com ninho no marco principal e adiou a decisão por {n 40 120} dias.',
			],
			[
				'Na faixa que ninguém podia usar cresceram {n 400 4000} árvores, e {n 60 90} anos depois ela abastecia de água as duas fazendas.',
				'Um neto {do p} casou-se com uma neta {do q} em {y+ 30 58}, e a cerca virou lenha da festa.',
				'O marco principal está {no casa}, e a inscrição, medida com paquímetro, tem {n 3 9} centímetros a menos do que dizia o processo.',
			],
		],
	},
	{
		titles: ['O balcão {do p}', 'Remédios e conversas', 'A botica {do lugar}'],
		from: 1850,
		steps: [
			[
				'A botica {do p}, {no lugar}, tinha {n 140 900} frascos em {y}, e apenas {n 20 90} deles curavam alguma coisa.',
				'Em {date}, {o p} escreveu na porta da botica: "aqui se pesa duas vezes", e dobrou a clientela em {n 3 9} meses.',
				'{O p} comprou a botica de um viúvo, em {y}, por {money 300 3000}, com {n 12 40} dívidas e um papagaio incluídos.',
			],
			[
				'O livro de receitas vai do número 1 ao {n 2100 9900} e mostra que a tosse {do lugar} piorava sempre em {month}.',
				'Para a febre, chá de casca de {arvore}; para a insônia, {n 12 40} gotas de passiflora; para a saudade, {p} não vendia nada.',
				'{Q} comprava {n 2 6} frascos por semana e só na {n 9 20}ª confessou que vinha pela conversa.',
			],
			[
				'Em {y+ 1 9}, um comprimido importado tornou inúteis {n 60 300} daqueles frascos, e {p} foi o primeiro a recomendá-lo.',
				'Uma balança de precisão, paga em {n 14 40} prestações, permitia separar {n 2 9} miligramas, e {q} vinha só para vê-la funcionar.',
				'{P} testava em si os remédios novos, {n 3 10} dias cada um, e anotava o efeito em uma tabela de {n 5 12} colunas.',
			],
			[
				'Na botica reuniam-se, às {hour}, {n 4 11} pessoas que discutiam política, preços de {cultura} e o canto {do ave}.',
				'Ali se redigiu, em {day}, o abaixo-assinado que pôs fim ao imposto de {n 20 90} réis sobre a lenha.',
				'Foi naquele balcão que {q} leu em voz alta, em {n 12 60} noites, o primeiro romance que {o vila} conheceu.',
			],
			[
				'O papagaio viveu mais {n 19 44} anos e aprendeu a dizer o preço da quina.',
				'A porta fechou em {y+ 20 50}; o letreiro está {no casa} e ainda cheira a cânfora em dias de mais de {n 27 33} graus.',
				'Os {n 140 900} frascos foram doados à escola, com uma etiqueta em que {p} escreveu: vazio também ensina.',
			],
		],
	},
];
