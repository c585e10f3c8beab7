import type { SceneText } from './scene-text.ts';

/** Trades, machines, prices, bread and those who made them. */
export const WORK_SCENES: SceneText[] = [
	{
		titles: ['A máquina {do p}', '{Um oficio} {no lugar}', 'O invento de {y}'],
		from: 1790,
		steps: [
			[
				'{O p} montou {um oficio} {no lugar} em {y}, com peças de {n 3 9} máquinas quebradas e um empréstimo de {money 80 900}.',
				'O desenho {do oficio} {do p} é de {date} e cabe em [meia folha|uma folha] de papel de embrulho, com {n 9 40} medidas em polegadas.',
				'Antes que {o p} construísse {o oficio}, em {y}, o mesmo serviço exigia {n 6 20} pessoas e {n 3 12} dias.',
			],
			[
				'A força vinha {do rio}, por um canal de {n 60 700} metros, e movia uma roda de {n 3 7} metros de diâmetro.',
				'O eixo, de {arvore}, girava {n 18 60} vezes por minuto e gastava {n 2 8} litros de sebo por mês.',
				'{Q} forjou as {n 40 260} peças de ferro em {n 5 16} semanas e cobrou {money 60 500}, metade em {cultura}.',
			],
			[
				'Na primeira tentativa, em {day}, a correia arrebentou e quebrou {n 2 9} janelas {do casa}.',
				'A máquina só funcionou na {n 4 17}ª tentativa, depois que {q} sugeriu [trocar|inverter] duas engrenagens.',
				'Durante {n 3 10} meses, [nada|quase nada] deu certo, e {p} anotou cada fracasso com data, hora e causa provável, até a página {n 40 190}.',
			],
			[
				'Em plena marcha, {o oficio} fazia em {n 2 9} horas o trabalho de {n 11 48} pessoas, e {n 5 30} delas foram bater à porta {do p}.',
				'A produção passou de {n 30 90} para {n 240 900} arrobas por mês, e o preço caiu {pct 15 50} em {n 2 5} anos.',
				'{O casa} encomendou {n 2 6} máquinas iguais, e {p} recusou o dinheiro até que contratassem de volta os {n 7 26} dispensados.',
			],
			[
				'{P} nunca registrou o invento, e em {y+ 4 25} um catálogo da capital anunciava {um oficio} idêntic{oficio:o/a} por {money 700 9000}.',
				'A máquina trabalhou {n 33 91} anos; a roda está {no casa}, e faltam {n 3 17} dentes na engrenagem maior.',
				'{Q} consertou a máquina {n 60 400} vezes e dizia que, àquela altura, a única peça original era o barulho.',
			],
		],
	},
	{
		titles: ['A padaria {do lugar}', 'O preço do pão', 'A receita {do p}'],
		steps: [
			[
				'{O p} abriu uma padaria {no lugar} em {date} e vendia {o prato} às [4h30|5h|5h20], antes de o sino tocar.',
				'A receita {do prato} que se faz {no lugar} é a mesma que {o p} ditou {ao q} em {y}, com {n 6 11} ingredientes e nenhuma medida exata.',
				'Em {y}, fazer {um prato} custava {n 90 900} réis em farinha, gordura e lenha, conforme as contas {do p}.',
			],
			[
				'O forno, de [tijolo|pedra] e barro, levava {n 3 6} horas para esquentar e assava {n 40 160} unidades por fornada.',
				'A massa descansava {n 5 18} horas debaixo de uma manta, e {p} sabia o ponto pelo cheiro, a {n 4 15} metros de distância.',
				'A lenha {do arvore}, trazida {do sitio}, dava o calor mais firme, e {p} pagava {pct 10 40} a mais por ela.',
			],
			[
				'Quando a farinha subiu {pct 40 120}, em {month}, {p} diminuiu o pão em vez do preço, e {q} pesou {n 20 90} deles em praça pública.',
				'Em {y+ 1 9}, {o casa} tabelou o pão em {n 40 300} réis, e {n 5 14} padeiros responderam apagando os fornos por {n 3 9} dias.',
				'{Q} propôs trocar um terço do trigo por {cultura}; o pão ficou mais pesado, mais escuro e {pct 18 37} mais barato.',
			],
			[
				'A mistura agradou, e em {n 2 7} anos {n 8 40} casas a copiavam, cada uma jurando que era a primeira.',
				'O caderno de fiado registra {n 60 700} fregueses e um total de {money 90 2000} que {p} nunca cobrou.',
				'No inverno de {y+ 1 5}, a padaria deu {n 70 400} pães por dia a quem perdera a colheita, e {q} pagou a lenha.',
			],
			[
				'{P} amassou pão por {n 29 61} anos e calculava ter feito {n 1 4} milhões de unidades, {pct 2 9} delas queimadas.',
				'O forno apagou de vez em {day} de {y+ 20 60}, e os tijolos foram distribuídos como lembrança a {n 80 500} famílias.',
				'Hoje a receita {do prato} está impressa em {n 3 12} livros, e nenhum deles concorda sobre o tempo de forno.',
			],
		],
	},
	{
		titles: ['O censo de {y}', '{O vila} em números', 'Quantos éramos em {y}'],
		from: 1800,
		steps: [
			[
				'O censo de {y} foi feito a pé {pelo p}, que bateu em {n 310 3900} portas entre {month} e {month}.',
				'Em {date}, {o casa} pagou {money 60 600} {ao p} para contar os moradores, as casas e os animais.',
				'Contaram-se, em {y}, {n 1900 48000} habitantes, {n 410 9900} casas e {n 90 3900} cavalos, segundo {o p}.',
			],
			[
				'Havia {n 12 90} costureiras, {n 6 40} ferreiros, {n 3 20} músicos e um único relojoeiro, que declarou não ter relógio.',
				'De cada cem adultos, {n 14 80} sabiam ler, e a diferença entre {o lugar} e {o lugar2} passava de {n 12 30} pontos.',
				'A profissão mais comum era a de lavrador, com {n 300 4900} pessoas; a mais rara, a de afinador de pianos, com {n 2 4}.',
			],
			[
				'{P} anotou também o que não lhe pediram: {n 140 990} janelas com vaso de flor, {n 9 70} casas sem cama e {n 30 400} crianças que nunca tinham visto {o rio}.',
				'Uma nota de rodapé diz que {n 5 40} moradores {do lugar} se recusaram a responder, e que {q} respondeu por {n 2 9} deles.',
				'A margem do caderno traz desenhos de {n 20 160} moradores, entre eles {q}, de perfil, em {day}.',
			],
			[
				'Os números contrariaram {o casa}, que anunciava {n 2 9} mil habitantes a mais e perdeu {money 900 9000} em verbas.',
				'A comparação com a contagem anterior mostrou um crescimento de {pct 9 64} em {n 8 30} anos, quase todo {no lugar}.',
				'Graças à tabela da página {n 12 90}, soube-se que {pct 31 68} das crianças moravam a mais de {n 2 6} quilômetros da escola.',
			],
			[
				'A consequência foi prática: em {y+ 1 6}, abriram-se {n 2 9} escolas, todas onde {p} tinha marcado um círculo a lápis.',
				'O original perdeu-se em um incêndio, em {y+ 10 50}, mas {q} havia copiado {n 80 300} das {n 310 400} páginas.',
				'{P} recebeu o pagamento com {n 7 30} meses de atraso e acrescentou, por conta própria, mais um habitante: um filho, nascido em {day}.',
			],
		],
	},
	{
		titles: ['As tecelãs {do lugar}', 'A cooperativa', 'Fio por fio'],
		from: 1800,
		steps: [
			[
				'Em {date}, {n 9 40} tecelãs {do lugar} reuniram-se na casa {do p} e decidiram vender juntas o que até ali vendiam separadas.',
				'A cooperativa {do lugar} nasceu de uma conta {do p}: de cada {money 10 30} pagos por um cobertor, a tecelã recebia {n 2 4}.',
				'{O p} guardou em uma lata de biscoitos as primeiras economias da cooperativa, {money 40 900}, em {y}.',
			],
			[
				'Cada cobertor exigia {n 3 7} quilos de fio, {n 21 60} horas de trabalho e uma paciência que {q} media em velas.',
				'As cores vinham da mata: o amarelo, da casca {do arvore}; o azul, do anil; o marrom, das folhas {do arvore2}, fervidas por {n 3 9} horas.',
				'Os teares, de {arvore}, foram feitos por {q}, que levou {n 11 40} dias em cada um e deixou sua marca sob a {n 2 9}ª ripa.',
			],
			[
				'O comerciante que comprava tudo baixou o preço {pct 20 50} em {month}, e elas responderam guardando {n 140 900} peças durante {n 4 13} meses.',
				'Em {n 2 8} anos, as peças chegavam a {n 6 30} cidades, e o nome {do lugar} passou a valer {pct 15 60} a mais na etiqueta.',
				'A escrita ficou com {q}, que registrou {n 2000 9000} vendas sem um único erro de soma.',
			],
			[
				'Com o lucro de {y+ 2 9}, pagaram {um obra} e a matrícula de {n 13 80} meninas na escola.',
				'Quando a fábrica da capital ofereceu {money 3000 40000} pelos desenhos, a assembleia votou contra por {n 19 60} a {n 2 9}.',
				'A crise de {y+ 10 19} fechou {n 4 15} oficinas da região, mas a cooperativa atravessou {n 18 40} meses sem dispensar ninguém.',
			],
			[
				'O padrão mais antigo, chamado caminho {do ave}, tem {n 160 900} fios e só {n 3 8} pessoas sabem montá-lo.',
				'{P} teceu até os {n 81 97} anos, e a última peça ficou no tear, com {n 20 70} centímetros prontos.',
				'Um exemplar de {y+ 1 9} está em um museu, a {n 400 9000} quilômetros daqui, com a etiqueta trocada.',
			],
		],
	},
	{
		titles: ['A feira de {y}', 'Balança, saco e palavra', 'O mercado {do lugar}'],
		steps: [
			[
				'A feira {do lugar} começou em {date} com {n 7 30} bancas, e a primeira venda registrada é {um prato}, comprad{prato:o/a} {pelo p} por {n 20 200} réis.',
				'Aos sábados, às [6h|7h|7h30], {o lugar} recebia {n 60 900} carros de boi carregados de {cultura}, [lenha|telha|louça|tecido] e conversa.',
				'Em {y}, {o p} vendia {cultura} {no lugar} com uma balança de braço que favorecia o freguês em {n 10 40} gramas.',
			],
			[
				'Os preços mudavam {n 3 8} vezes por dia: a arroba de {cultura} abria a {money 4 9}, subia {pct 10 30} até as [10h|11h|11h30] e caía no fim da tarde.',
				'{Q} cobrava {n 10 60} réis por banca e escrevia os nomes em uma lousa, do mais falante ao mais calado.',
				'Vinha gente {do sitio} e {do sitio2}, {n 3 9} léguas a pé, para trocar {cultura} por sal e notícias.',
			],
			[
				'Em {day}, descobriu-se que {n 5 24} pesos da Câmara estavam [viciados|errados], todos {n 12 60} gramas mais leves.',
				'A briga dos pesos, em {month}, terminou com {n 4 19} multas e uma balança pública presa por corrente à parede {do casa}.',
				'{P} desafiou os outros feirantes a pesar tudo {n 2 3} vezes, e {n 9 30} deles aceitaram.',
			],
			[
				'A balança {do p} passou a valer como prova, e {q} a citou em {n 6 40} sentenças.',
				'Em {n 3 10} anos, o movimento dobrou, e {o casa} construiu um telhado de {n 300 2900} metros quadrados.',
				'Desde aquela semana, quem compra {no lugar} pode pedir a pesagem dupla, direito que está no artigo {n 4 29} do regulamento de {y+ 1 5}.',
			],
			[
				'Um viajante escreveu que ali se vendia de tudo, menos pressa, e que gastou {n 4 11} horas para comprar {n 2 6} coisas.',
				'{P} fechou a banca em {y+ 12 44}, depois de {n 900 2400} sábados, e faltou apenas a {n 2 7}.',
				'A lousa {do q}, com os {n 31 80} nomes do último dia, nunca foi apagada.',
			],
		],
	},
];
