import type { SceneText } from './scene-text.ts';

/** Archives, letters, witnesses, festivals and the chronicler's own doubts. */
export const MEMORY_SCENES: SceneText[] = [
	{
		titles: ['O que diz {o papel}', 'Um achado {no casa}', 'Papéis de {y}'],
		steps: [
			[
				'Boa parte do que sabemos sobre {y} vem de {um papel} encontrad{papel:o/a} {no casa}, atrás de um armário de {arvore} com {n 3 9} gavetas emperradas.',
				'{O papel} {do p}, datad{papel:o/a} de {date}, tem {n 14 300} páginas, {n 3 40} das quais comidas por traças.',
				'Em uma caixa {do casa}, entre {n 40 900} recibos, apareceu {um papel} com a letra {do p} e a data de {day} de {y}.',
			],
			[
				'A tinta, à base de ferro, atravessou o papel em {n 9 60} pontos, mas ainda se lê que {o q} devia {money 20 900} {ao p}.',
				'Duas mãos escreveram ali: a {do p}, inclinada e firme, e outra, que [usa|emprega] {n 5 20} abreviaturas desconhecidas.',
				'Há uma conta que não fecha, de {n 120 980} arrobas de {cultura} que saíram {do sitio} e nunca chegaram {ao lugar}.',
			],
			[
				'Comparando com os livros {do casa}, encontramos {n 4 19} datas trocadas, quase sempre por {n 2 11} dias.',
				'{Q} transcreveu o documento em {n 30 190} tardes e numerou as dúvidas, que são {n 21 160}.',
				'O exame do papel, feito em {y+ 40 120}, revelou uma marca-d’água de {y+ -9 -2}, o que confirma a data com folga de {n 3 8} anos.',
			],
			[
				'O trecho mais bonito fala {do ave} {no sitio}, que cantava "como quem pede licença", e ocupa {n 5 14} linhas.',
				'Na última folha, {p} lista o que levaria em uma fuga: {n 2 6} livros, uma faca, {um prato} e a chave {do casa}.',
				'Lá está, na folha {n 9 80}, a única descrição conhecida {do obra}: {n 7 19} passos de largura e paredes de [taipa|tijolo|pedra|barro].',
			],
			[
				'Nenhuma fonte é inocente, e esta foi escrita por quem tinha {n 2 6} processos na Justiça; mesmo assim, em {n 8 30} pontos que pudemos conferir, dizia a verdade.',
				'O que falta também conta: em {n 200 900} páginas, {p} não menciona {q} uma única vez, embora fossem vizinhos {no lugar} havia {n 8 31} anos.',
				'Guardamos a dúvida ao lado do documento, na mesma pasta, de número {n 101 990}.',
			],
		],
	},
	{
		titles: ['A voz {do p}', 'Depoimento {no lugar}', 'O que {p} contou'],
		from: 1880,
		steps: [
			[
				'{O p} tinha {n 79 99} anos quando aceitou contar o que vira {no lugar}, em {n 3 14} tardes de {month} de {y}.',
				'A conversa com {o p} aconteceu em {date}, na varanda {do sitio}, e durou {n 3 7} horas, com pausas para {prato}.',
				'Quem guardou a história foi {o p}, que a ouviu da avó e a repetiu, em {day} de {y}, diante {do q} e de {n 4 19} curiosos.',
			],
			['¶'],
			[
				'— [No meu tempo|Naquele tempo|Quando eu era criança], {o rio} passava a {n 20 90} metros daqui e a gente bebia dele — começou {p}.',
				'— Eu contava os carros de boi pelo barulho; num dia bom de {month}, passavam {n 30 160} — disse {p}.',
				'— Meu pai trocou {n 2 9} alqueires por {um oficio}, e minha mãe ficou {n 11 90} dias sem falar com ele — lembrou {p}.',
			],
			[
				'— E [não havia medo|ninguém tinha medo] {do bicho}? — perguntou {q}, que anotava tudo em um caderno de {n 60 200} folhas.',
				'— Quanto ganhava um menino {no sitio}? — quis saber {q}, que já tinha lido {n 9 40} depoimentos iguais.',
				'— De que cor era a água {do rio}? — insistiu {q}, pela {n 3 9}ª vez naquela tarde.',
			],
			[
				'— Medo a gente tinha era {do doenca}: em {y+ -60 -40} morreram {n 5 11} primos meus em {n 9 30} dias — respondeu {p}.',
				'— Ganhava {n 100 900} réis por semana e um prato de {prato}, e achava que era rico — respondeu {p}, rindo.',
				'— Da cor {do arvore} quando troca de folha, e quem não viu em {y+ -70 -50} não vê mais — respondeu {p}.',
			],
			['¶'],
			[
				'Conferimos o que era possível: dos {n 14 40} fatos citados por {p}, {n 9 13} têm registro em papel, e {n 2 4} o contradizem.',
				'A gravação tem {n 90 400} minutos, e os silêncios somam {n 11 60}.',
				'{Q} levou a transcrição para {p} assinar, e ouviu {n 12 50} correções, todas a favor dos mortos.',
			],
		],
	},
	{
		titles: ['A festa {do festa}', 'Fogos em {month}', 'A festa {do festa}'],
		steps: [
			[
				'A festa {do festa} de {y} começou em {day} e durou {n 3 12} dias, com {n 9 60} barracas {no lugar}.',
				'Em {date}, {o p} foi escolhid{p:o/a} para organizar a festa {do festa}, honra que custava {money 60 700} do próprio bolso.',
				'O mastro {do festa}, de {arvore}, media {n 11 27} metros em {y} e precisou de {n 18 60} homens para ficar de pé.',
			],
			[
				'Cozinharam-se {n 90 700} quilos de {cultura}, {n 12 60} leitões e {n 40 300} formas de {prato}, servid{prato:o/a} às {hour}.',
				'A procissão reuniu {n 400 6000} pessoas, e {q} carregou o estandarte por {n 2 4} horas sem trocar de mão.',
				'Vieram violeiros {do sitio} e {do sitio2}, {n 7 40} ao todo, e o desafio só terminou às {hour} do dia seguinte.',
			],
			[
				'O fogueteiro errou a conta e soltou {n 300 900} rojões em {n 2 6} minutos; {o ave} só voltou a cantar em {day}.',
				'Choveu no {n 2 5}º dia, e a dança foi levada para dentro {do casa}, onde cabiam {n 60 140} pessoas e entraram {n 200 400}.',
				'Houve um roubo, o da coroa de prata, de {n 400 900} gramas, devolvida {n 3 20} noites depois na soleira {do p}.',
			],
			[
				'A conta final, lida em voz alta, mostrou {money 200 2000} de despesa e {money 210 2100} de esmolas, e {p} cobriu a diferença sem comentários.',
				'O dinheiro que sobrou comprou {n 12 60} telhas para {o casa} e um par de óculos para {q}.',
				'Dizem que ali se arranjaram {n 5 22} casamentos, um deles o {do q}, que pisou no pé da noiva {n 3 9} vezes.',
			],
			[
				'O costume mais antigo é o de deixar um lugar vazio na mesa, e em {n 90 240} anos ninguém se sentou nele, exceto {um bicho}, em {y+ 3 40}.',
				'Uma quadra cantada naquela noite sobreviveu em {n 4 12} versões, e a {do p} é a única que rima rio com frio.',
				'Desde {y+ 1 9}, a festa começa com {n 2 5} minutos de silêncio, ideia {do q}, que perdera a voz de tanto cantar.',
			],
		],
	},
	{
		titles: ['A carta de {day}', 'Correspondência {do p}', 'Escrever para longe'],
		steps: [
			[
				'Em carta de {date}, {o p} descreve {o lugar} a um irmão que partira havia {n 3 21} anos e do qual se sabia apenas o endereço.',
				'Entre {y} e {y+ 4 20}, {p} e {q} trocaram {n 41 390} cartas, que levavam {n 9 40} dias para ir e outros tantos para voltar.',
				'A carta mais longa {do p}, de {day} de {y}, tem {n 12 44} folhas e foi escrita em {n 3 9} noites, à luz de uma só vela.',
			],
			[
				'"Aqui a festa {do festa} passou sem fogos, e {o rio} está tão baixo que se contam as pedras: contei {n 60 400}", diz o segundo parágrafo.',
				'"Plantei {n 20 90} pés de {arvore} no quintal, e vingaram {n 9 19}; os outros, o gado {do q} achou antes de mim", escreve {p}.',
				'"Não creias no que diz {o jornal}: foram {n 5 30} tiros, todos para o alto, e a única vítima foi {um ave}", lê-se na margem.',
			],
			[
				'A resposta {do q}, de {day}, traz o preço de {cultura} em {n 4 12} mercados e, no meio da coluna, a notícia de uma morte.',
				'{Q} respondeu com {n 2 6} linhas e {n 9 30} sementes embrulhadas, que germinaram {no sitio} em {month}.',
				'Só {n 14 40} das respostas se conservaram, uma delas com a marca de um copo sobre a palavra "{vila}".',
			],
			[
				'O correio cobrava {n 60 300} réis por carta, e {p} economizava escrevendo nas duas direções da mesma folha, o que exige {n 2 4} leituras.',
				'Na alfândega, {n 5 16} cartas foram abertas e copiadas; as cópias, e não os originais, são as que temos.',
				'A letra piora com os anos, e em {y+ 10 30} já é a de uma neta, que acrescenta {n 2 7} opiniões próprias.',
			],
			[
				'O maço, amarrado com fita azul, passou por {n 3 7} gerações e por {n 2 5} mudanças antes de chegar {ao casa}.',
				'A última carta não foi enviada: ficou na gaveta {do p}, com o selo de {n 60 300} réis e a data de {day} em branco no ano.',
				'É por essas {n 40 300} folhas que sabemos o gosto {do prato}, a cor {do obra} e o medo que fazia à noite.',
			],
		],
	},
	{
		titles: ['O mapa {do p}', 'Medir {o vila}', 'Linhas no papel'],
		steps: [
			[
				'O primeiro mapa confiável da região foi levantado por {p} entre {month} de {y} e {month} de {y+ 1 3}, na escala de 1 para {n 5 40} mil.',
				'{O p} mediu {n 90 700} quilômetros de caminhos em {y}, com uma roda de {n 2 3} metros de perímetro e um estalo a cada volta.',
				'Em {date}, {o casa} encomendou {ao p} um mapa que mostrasse {o rio}, {o sitio} e os {n 40 300} caminhos entre um e outro.',
			],
			[
				'{P} começava às {hour}, contava {n 9000 19000} passos por dia e só confiava na soma depois de refazê-la {n 2 4} vezes.',
				'Do alto {do lugar}, com um teodolito de {n 6 14} quilos, {p} mirou {n 31 160} pontos e errou {n 2 5}.',
				'{Q} carregava as estacas de {arvore} e, a cada {n 40 100} metros, ouvia histórias que não cabiam na legenda.',
			],
			[
				'A área {do sitio}, que a escritura dava como {n 300 900} alqueires, tinha na verdade {n 950 1900}, e a diferença era de {n 3 9} famílias.',
				'O mapa revelou que {o rio} nascia {n 2 8} quilômetros ao norte do que se pensava, dentro das terras {do q}.',
				'Descobriu-se que {o lugar} ficava {n 12 70} metros abaixo {do lugar2}, o que explicava {n 3 9} cheias.',
			],
			[
				'Houve quem oferecesse {money 200 3000} para que uma linha fosse deslocada {n 2 9} milímetros no papel, {n 100 900} metros no chão.',
				'A primeira edição, de {n 60 400} cópias, esgotou-se em {n 4 20} dias, quase toda comprada por quem queria ver a própria casa.',
				'{Q} encontrou {n 5 19} erros de nome e apenas um de medida, de {n 8 40} metros, junto {do obra}.',
			],
			[
				'O satélite, {n 90 200} anos depois, confirmou {pct 91 99} das distâncias, e o desvio médio é de {n 11 60} metros.',
				'No canto do mapa, {p} desenhou {um bicho}, {um ave} e a própria bota, com {n 3 8} remendos.',
				'O original, em {n 4 9} folhas de linho, cobre uma parede inteira {do casa} e tem um furo de traça exatamente sobre {o sitio}.',
			],
		],
	},
	{
		titles: ['A biblioteca {do lugar}', 'Livros {no vila}', 'O leitor {do lugar}'],
		from: 1840,
		steps: [
			[
				'A biblioteca começou em {date} com {n 61 390} volumes doados por {p}, {n 9 40} deles sem a última página.',
				'{O p} abriu a biblioteca em {y}, {no lugar}, das [7h|8h|8h30|9h] às [16h|17h|18h30|20h], e no primeiro mês recebeu {n 12 90} leitores.',
				'Em {y}, {o p} trocou {um oficio} por {n 200 900} livros que vinham enrolando queijo em um armazém falido.',
			],
			[
				'O livro de empréstimos registra {n 3000 39000} saídas, e o título mais pedido foi um manual de {cultura}, {n 140 700} vezes.',
				'{Q} lia {n 2 5} livros por semana e devolvia todos com um resumo de {n 6 20} linhas, hoje mais valioso que os livros.',
				'Emprestava-se por {n 10 30} dias, com multa de {n 20 90} réis, perdoada a quem contasse o enredo em voz alta.',
			],
			[
				'A umidade {do rio} estragou {n 40 300} volumes em {month}; {p} secou página por página, com ferro morno, durante {n 20 90} noites.',
				'Em {day}, um vereador pediu a retirada de {n 3 14} romances, e em {n 5 15} dias todos tinham sido emprestados.',
				'O catálogo, feito por {q} em fichas de cartolina, tem {n 1900 9900} entradas e {n 3 20} comentários indignados.',
			],
			[
				'Um menino que entrou para fugir da chuva, {r}, saiu {n 3 6} horas depois e voltou {n 900 2900} vezes.',
				'Graças às leituras das {hour}, {n 30 200} adultos {do lugar} aprenderam a ler em {n 2 6} anos.',
				'Em {y+ 6 30}, a sala tinha {n 4000 24000} volumes, {n 12 40} cadeiras e uma regra única: devolver o silêncio como o encontrou.',
			],
			[
				'{P} deixou para a biblioteca a casa, {money 300 9000} e uma lista de {n 21 90} livros que não teve tempo de ler.',
				'Dos {n 61 390} volumes da primeira estante, {n 30 60} continuam no lugar, e um deles está emprestado desde {day} de {y+ 8 30}.',
				'Nas margens de um tratado sobre aves, alguém anotou {n 14 60} vezes a palavra "não".',
			],
		],
	},
];
