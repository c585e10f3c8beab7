import type { SceneText } from './scene-text.ts';

/** Floods, droughts, bridges, wells, fish and weather. */
export const WATER_SCENES: SceneText[] = [
	{
		titles: ['A cheia {do rio}', 'Quando {o rio} subiu', 'As águas de {y}'],
		steps: [
			[
				'[A chuva começou|Choveu sem parar|O temporal desabou] na madrugada de {date}, e antes das [5h|6h|7h] {o rio} já [cobria|lambia|alcançava] {o lugar}.',
				'Em {date}, {o rio} subiu {n 2 9} palmos em menos de {n 3 14} horas e entrou pelas portas {do lugar}.',
				'A cheia de {y} veio de noite: às [2h|3h20|4h], quando {o p} abriu a janela, a água {do rio} corria {no lugar} como se sempre tivesse passado por ali.',
			],
			[
				'{O p} contou {n 11 190} casas alagadas e anotou o número no verso de {um papel}.',
				'Perderam-se {n 30 900} sacas de {cultura}, {n 4 60} porcos e {um obra} que ainda não tinha {n 2 9} anos.',
				'A correnteza levou {n 12 80} braças de cerca {do sitio}, onde se guardavam {n 40 700} arrobas de {cultura}.',
			],
			[
				'{p} passou {n 9 40} horas [em uma canoa|de pé sobre uma mesa|entre a rua e o telhado], recolhendo vizinhos {do lugar} com a ajuda {do q}.',
				'Quem salvou [a maioria|boa parte] das famílias {do lugar} foi {o q}, que conhecia {o rio} desde menin{q:o/a} e guiou {n 5 30} canoas entre os quintais.',
				'{O q} mandou abrir {o casa}, e ali dormiram {n 40 380} pessoas durante {n 4 25} noites.',
			],
			[
				'Ninguém morreu, [segundo|conforme] o relatório de {n 6 60} páginas que {o p} enviou à capital, mas o prejuízo passou de {money 12000 98000}.',
				'Morreram {n 2 9} pessoas, todas moradoras {do lugar}, e os nomes estão gravados em uma placa de [granito|bronze|ferro] [junto {ao obra2}|perto {do obra2}|na parede {do casa}].',
				'O prejuízo foi calculado em {money 8000 90000}, e {o casa} levou {n 2 11} anos para pagar as obras.',
			],
			['¶'],
			[
				'A cheia deixou uma marca de barro a {n 2 5} metros do chão na parede {do casa}, e {p} fez questão de que ninguém a [apagasse|caiasse|cobrisse].',
				'Depois que a água baixou, {p} mediu a marca deixada em {n 8 60} fachadas e desenhou, rua por rua, até onde {o rio} tinha chegado.',
				'O mapa da cheia de {y}, desenhado por {p} com tinta de anil, mostra que {o rio} apenas [voltou ao|retomou o] leito que ocupava {n 40 160} anos antes.',
			],
			[
				'O desenho convenceu {o casa} a proibir casas a menos de {n 20 90} braças {do rio}, regra que {q} repetiria até a velhice.',
				'Por causa dessas medidas, as casas novas {do lugar} passaram a ter o piso {n 3 9} palmos acima da rua, [costume|hábito] que {q} chamava de dívida com {o rio}.',
				'A lição durou {n 12 45} anos: quando {o rio} voltou a subir tanto, {n 30 200} casas {do lugar} já [estavam|tinham sido construídas] em terreno alto.',
			],
		],
	},
	{
		titles: ['A ponte sobre {o rio}', 'Uma ponte de {viga}', 'A travessia {do rio}'],
		steps: [
			[
				'Até {y}, quem queria atravessar {o rio} pagava {n 20 90} réis {ao p} e esperava [a canoa|a balsa] na outra margem, às vezes por {n 2 9} horas.',
				'A primeira proposta de uma ponte sobre {o rio} é de {date} e traz {n 18 240} assinaturas, [a começar pela|entre elas a] {do p}.',
				'Em {date}, {o casa} decidiu construir uma ponte de {viga} sobre {o rio}, com {n 18 96} metros de vão e {n 2 7} pilares.',
			],
			[
				'{O p} defendia {o viga2}, mais caro e mais durável; {o q} dizia que {o rio} derrubaria qualquer obra pesada e preferia {o viga3}.',
				'O cálculo dos pilares coube {ao p}, que passou {n 3 14} semanas medindo a velocidade {do rio} com uma rolha e um relógio.',
				'{O p} [pediu|cobrou] {money 900 9000} pelo projeto, e {q} achou que era [pouco|muito] para quem ia enfrentar {o rio}.',
			],
			[
				'Trabalharam na obra {n 30 190} homens, e a folha de pagamento registra diárias de {n 300 900} réis para os pedreiros e a metade para os aprendizes.',
				'As pedras vieram {do sitio}, em {n 140 980} viagens de carro de boi, cada uma com {n 40 90} arrobas de carga.',
				'A madeira {do arvore} foi substituída por {viga} depois que uma cheia levou os andaimes, em {day}.',
			],
			[
				'Quando a última pedra foi assentada, em {day}, {p} atravessou a ponte sozinh{p:o/a}, ida e volta, {n 3 12} vezes.',
				'Para provar que a ponte aguentava, {o p} mandou passar sobre ela {n 12 40} carros carregados de {cultura}, com {q} sentad{q:o/a} no primeiro.',
				'Na inauguração, em {date}, {q} leu um discurso de {n 9 44} páginas, e a chuva começou na segunda.',
			],
			[
				'O efeito apareceu depressa nos preços: a saca de {cultura}, que custava {money 11 30} de um lado {do rio} e {money 31 60} do outro, passou a valer [quase o mesmo|o mesmo] nas duas margens em {n 3 14} meses.',
				'Em {n 2 8} anos, o movimento {do lugar} cresceu {pct 18 90}, e {n 9 60} famílias se mudaram para a margem de lá.',
				'A ponte encurtou em {n 2 7} léguas o caminho até {o sitio}, e o pedágio de {n 20 80} réis pagou a obra em {n 6 19} anos.',
			],
		],
	},
	{
		titles: ['A seca de {y}', 'O ano sem chuva', 'Um poço {no lugar}'],
		steps: [
			[
				'Em {y}, passaram-se {n 71 190} dias sem [uma gota de|nenhuma] chuva, e {o rio} virou um fio de água que [as crianças|os bois] atravessavam sem molhar os joelhos.',
				'A seca de {y} foi anunciada por {p}, que notou já em {month} que {o arvore} {do lugar} [perdia as folhas|florescia] {n 5 11} semanas antes do costume.',
				'Entre {day} e {day}, o pluviômetro {do p} não marcou [nada|um milímetro sequer].',
			],
			[
				'A água do chafariz passou a ser distribuída às [5h|6h|7h], [em latas|em potes] de {n 9 20} litros, {n 2 4} para cada família, sob a vigilância {do q}.',
				'O barril de água, que custava {n 40 90} réis, chegou a {n 200 700}, e {q} foi acusad{q:o/a} de [esconder|guardar] {n 8 60} deles em casa.',
				'{O q} organizou a fila {do obra}, que às [4h|5h|6h] já tinha {n 60 400} pessoas.',
			],
			[
				'{O p} propôs cavar um poço {no lugar} e apostou {money 50 800} que haveria água a {n 12 40} metros.',
				'O poço {do lugar} foi ideia {do p}, que [encontrou|reparou em] uma linha de árvores sempre verdes no meio do pasto {do sitio}.',
				'Com uma vara, um prumo e muita paciência, {p} marcou {n 5 16} pontos {no lugar} e mandou cavar no último.',
			],
			[
				'Cavaram {n 14 60} dias, por camadas de argila, cascalho e areia, até que em {day} o balde voltou [molhado|cheio|com lama].',
				'A {n 13 38} metros [o barro mudou de cor|a terra esfriou|apareceu areia], e na manhã de {day} a água subiu {n 2 9} palmos em uma hora.',
				'Os cavadores, {n 6 18} homens em turnos de {n 3 6} horas, quase desistiram no {n 20 45}º dia, quando {p} desceu no lugar deles.',
			],
			[
				'O poço dá água até hoje: {n 600 4800} litros por hora, na última medição, feita em {y+ 2 9}.',
				'Daquele poço beberam {n 300 2900} pessoas durante {n 3 8} meses, e o caderno {do q} registra que nenhuma adoeceu.',
				'Em {y+ 1 6}, a vazão do poço foi medida por {q}: {n 700 5200} litros por hora, mais que {o obra}.',
			],
			[
				'{p} não cobrou a aposta, mas pediu que plantassem {n 20 300} mudas de {arvore2} na cabeceira {do rio}.',
				'A seca mudou a conta que se fazia da mata: {o casa} comprou {n 12 90} alqueires na nascente {do rio} e proibiu o corte.',
				'Quando perguntaram {ao p} como sabia onde cavar, a resposta foi que as raízes {do arvore2} fazem o mapa, e que bastava [lê-lo|segui-lo] por {n 2 6} semanas.',
			],
		],
	},
	{
		titles: ['Os pescadores {do rio}', 'O tempo da piracema', '{O peixe} e a represa'],
		steps: [
			[
				'O registro mais antigo da pesca {no rio} é um recibo de {date}, em que {o p} vende {n 14 160} arrobas de {peixe} salgado {ao q}.',
				'No {sec}, {o peixe} {do rio} era tão comum que o aluguel de uma casa {no lugar} podia ser pago com {n 12 70} peixes por mês.',
				'{p} pescou {no rio} por {n 31 66} anos e guardou [um caderno|uma caderneta] com o peso de {n 900 9800} peixes.',
			],
			[
				'O maior deles, {um peixe} de {n 9 31} quilos, foi tirado da água em {day}, a {n 40 700} metros {do obra}.',
				'A média caiu de {n 5 9} quilos, no começo do caderno, para {n 2 4} no fim, e {p} culpava [a areia|a serraria|o curtume] {do sitio}.',
				'As anotações mostram que {o peixe} subia {o rio} sempre {n 8 21} dias depois da primeira chuva forte de {month}.',
			],
			[
				'Em {y+ 1 9}, {o casa} proibiu redes com malha menor que {n 5 11} centímetros durante {n 60 120} dias por ano.',
				'{O q} mediu a temperatura da água {n 2 4} vezes por dia durante {n 14 90} semanas e viu que {o peixe} só desovava acima de {n 21 26} graus.',
				'{O q} fechou {o oficio} {do sitio} de {month} a {month}, por conta própria, e perdeu {money 200 4000} com isso.',
			],
			[
				'Funcionou devagar: em {n 4 9} anos, a pesca {do lugar} voltou a {n 300 1900} arrobas, {pct 20 70} do que havia sido.',
				'Nem todos obedeceram, e o livro de multas registra {n 14 230} infrações só em {y+ 2 6}, {n 3 12} delas [contra|em nome de] {r}.',
				'A regra ficou conhecida como lei {do p}, embora {p} [tenha votado contra|não soubesse ler|nunca a tenha assinado] em {date}.',
			],
			['¶'],
			[
				'— [O rio não é|A água não é] de quem pesca, é de quem [espera|sabe esperar] — dizia {p} aos aprendizes, que foram {n 11 64} ao longo da vida.',
				'— Peixe pequeno é dinheiro emprestado — repetia {p}, e devolvia à água tudo o que tivesse menos de {n 20 39} centímetros.',
				'Uma pesquisa de {y+ 10 40} contou {n 21 58} espécies {no rio}; a lista {do p}, feita de memória, tinha {n 19 60}.',
			],
		],
	},
	{
		titles: ['O caderno das chuvas', 'Vinte anos de nuvens', 'Quem media a chuva'],
		from: 1760,
		steps: [
			[
				'{O p} começou a medir a chuva em {date}, com um funil de folha de flandres e um copo graduado por {q}.',
				'Todas as manhãs, às [6h|6h30|7h|8h], durante {n 17 44} anos, {o p} subiu até {o lugar} para ler o pluviômetro.',
				'O pluviômetro {do p} ficava {no sitio}, a {n 480 990} metros de altitude, e foi lido {n 5000 16000} vezes sem uma falha.',
			],
			[
				'O ano mais chuvoso foi {y+ 1 9}, com {n 1700 2600} milímetros, e o mais seco, {y+ 10 19}, com {n 610 980}.',
				'Os números mostram [um padrão|uma regularidade] que ninguém tinha visto: {pct 61 84} da chuva de cada ano cai em apenas {n 31 70} dias.',
				'Somando tudo, {p} mediu {n 19 58} metros de chuva, o bastante para cobrir {o casa} [três|quatro|cinco] vezes.',
			],
			[
				'As cadernetas foram copiadas {n 2 5} vezes, e a cópia {do q} tem {n 12 80} erros, todos [corrigidos|assinalados] a lápis vermelho.',
				'Em {y+ 2 20}, {o q} comparou as medidas com as da capital e encontrou diferenças de no máximo {pct 2 6}.',
				'{O q} usou as cadernetas para escolher a data do plantio de {cultura} e colheu {pct 9 34} a mais que os vizinhos.',
			],
			[
				'O que começou como [mania|teimosia|passatempo] virou serviço público: desde {y+ 21 30}, {o casa} paga {money 20 400} por ano a quem continua as leituras.',
				'A série completa ocupa {n 24 96} volumes e está guardada {no casa}, na estante {n 2 19}.',
				'Na última página, de próprio punho, {p} escreveu que a chuva de {month} daquele ano tinha cheiro de {arvore}, e que isso o copo não media.',
			],
		],
	},
];
