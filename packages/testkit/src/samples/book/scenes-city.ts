import type { SceneText } from './scene-text.ts';

/** Newspapers, clocks, trains, lights, roads: how the town became one. */
export const CITY_SCENES: SceneText[] = [
	{
		titles: ['{O jornal}', 'Tinta e papel', 'Uma polêmica de {y}'],
		from: 1830,
		steps: [
			[
				'O primeiro número {do jornal} saiu em {date}, com {n 4 8} páginas, {n 90 700} exemplares e {n 12 60} erros de impressão.',
				'{O p} imprimiu {o jornal} de {y} a {y+ 6 30}, em uma prensa manual que fazia {n 60 240} folhas por hora.',
				'Em {y}, {o jornal} custava {n 20 90} réis e era lid{jornal:o/a} em voz alta {no lugar} para quem não sabia ler.',
			],
			[
				'Os tipos de chumbo eram tão poucos que, quando faltava a letra e, {p} trocava a palavra, o que dava aos textos um estilo {n 2 9} vezes mais seco.',
				'A manchete de {day} dizia apenas "Chove", em letras de {n 5 12} centímetros, depois de {n 60 160} dias de seca.',
				'Publicavam-se ali o preço de {cultura}, os horários {do casa} e um folhetim que {q} esticou por {n 80 300} capítulos.',
			],
			[
				'{Q} respondeu em outro jornal, {o jornal2}, e a polêmica consumiu {n 31 140} edições e {n 2 6} amizades.',
				'A denúncia sobre {o obra}, de {day}, trazia {n 14 90} recibos, e {o casa} levou {n 40 190} dias para responder com {n 3 9} linhas.',
				'Um artigo contra {o q} rendeu um processo de {n 60 400} folhas e um aumento de {pct 20 90} na tiragem.',
			],
			[
				'A polícia apreendeu {n 90 600} exemplares em {day}; na semana seguinte, {p} imprimiu a mesma página com o título trocado por uma receita de {prato}.',
				'Na noite de {day}, alguém jogou os tipos {no rio}, e {n 20 90} crianças mergulharam para recuperar {n 900 4900} letras.',
				'A última edição, de {y+ 6 40}, tem uma página em branco, que {p} dedicou às notícias que não pôde dar em {n 9 40} anos.',
			],
			[
				'A coleção completa, de {n 300 3900} números, foi encadernada por {q} e pode ser lida {no casa}, das [7h|8h|8h30|9h] às [16h|17h|18h30|20h].',
				'Um leitor colecionou os erros: são {n 1200 9800}, e o preferido, de {day}, anuncia a venda de um piano "com pouca cauda".',
				'Graças aos anúncios {do jornal}, sabemos hoje quanto custava {um prato} em {n 40 200} datas diferentes.',
			],
		],
	},
	{
		titles: ['O relógio da torre', 'A hora certa', 'O relojoeiro e o sino'],
		from: 1750,
		steps: [
			[
				'O relógio da torre foi comprado em {date} por {money 300 4000} e chegou em {n 9 31} caixotes, dos quais {n 2 4} vieram trocados.',
				'Até {y}, a hora {do vila} era a que {o p} dizia, olhando a sombra {do arvore} {do lugar}.',
				'Em {y}, {o p} subiu os {n 61 140} degraus da torre e encontrou o relógio parado às {hour}, com {um ave} no ninho entre as engrenagens.',
			],
			[
				'A máquina tem {n 140 600} peças, pesa {n 300 950} quilos e atrasava {n 3 16} minutos por semana, conforme as medições {do p}.',
				'O peso de [ferro|granito], de {n 60 180} quilos, desce {n 8 19} metros em {n 2 8} dias e precisa ser erguido a manivela, {n 120 400} voltas por vez.',
				'Para acertá-lo, {p} usava a passagem de uma estrela por uma fresta {do casa}, com erro de {n 2 20} segundos.',
			],
			[
				'{Q} reclamou que o sino das [4h|4h30|5h] acordava as galinhas, e {o casa} votou a questão por {n 4 9} a {n 2 3}.',
				'O comércio se queixava de {n 5 25} minutos de diferença entre a torre e a estação; {p} resolveu atrasar as duas.',
				'Durante {n 11 40} anos, {q} deu corda ao relógio todas as manhãs, com um descanso de {n 2 5} dias, pela morte do pai.',
			],
			[
				'O raio de {day} derreteu {n 2 7} engrenagens, e {p} as refez com {n 9 30} moedas de cobre doadas pela vizinhança.',
				'Consertá-lo custou {money 60 900} e {n 4 18} semanas, em que ninguém chegou atrasado porque ninguém sabia a hora.',
				'Em {y+ 2 30}, trocaram o pêndulo por outro, de {arvore}, que varia menos com o calor: {n 2 9} segundos por dia.',
			],
			[
				'O caderno de manutenção tem {n 900 9600} linhas, e {n 12 60} delas são apenas desenhos de nuvens.',
				'Ainda hoje ele adianta {n 2 5} minutos em {month}, e há quem diga que é por causa {do arvore}.',
				'{P} dizia que um relógio público não mede o tempo: mede a confiança de {n 900 9000} pessoas em uma só.',
			],
		],
	},
	{
		titles: ['Os trilhos de {y}', 'A estação {do lugar}', 'O trem da serra'],
		from: 1870,
		to: 1965,
		steps: [
			[
				'O ramal que ligava {o lugar} {ao sitio} foi aberto em {date}, com {n 9 48} quilômetros de trilhos e {n 2 9} pontilhões.',
				'Em {y}, o trem levava {n 2 6} horas para vencer a serra, e {o p} vendia {prato} aos passageiros em cada uma das {n 3 8} paradas.',
				'{O p} trabalhou no telégrafo da estação de {y} a {y+ 15 40} e transmitiu {n 9000 80000} mensagens, {n 30 400} delas de amor.',
			],
			[
				'A subida tinha rampas de {pct 2 4}, e em dias de chuva os foguistas jogavam areia {do rio} nos trilhos, {n 20 90} quilos por viagem.',
				'A locomotiva número {n 11 60} queimava {n 2 6} metros cúbicos de lenha por viagem e apitava {n 3 5} vezes ao passar {pelo sitio}.',
				'Cada vagão carregava {n 90 260} sacas de {cultura}, e o frete de {money 2 9} por tonelada derrubou o preço dos tropeiros em {pct 30 70}.',
			],
			[
				'{Q}, que tinha {n 40 120} mulas, vendeu {n 20 39} delas em {month} e comprou um armazém ao lado da estação.',
				'A primeira greve, em {day}, parou {n 60 400} homens por {n 3 14} dias e terminou com um aumento de {pct 5 20}.',
				'O acidente de {day} matou {n 2 7} pessoas na curva do quilômetro {n 7 44}, e {q} passou a noite segurando uma lanterna.',
			],
			[
				'Com o trem vieram o gelo, o piano, as revistas com {n 3 9} dias de atraso e {n 200 2900} novos moradores.',
				'O ramal deu lucro em {n 9 30} dos seus {n 31 70} anos e foi fechado por um despacho de {n 4 9} linhas.',
				'{O vila} acertava a vida por ele: almoçava-se às [11h|11h30|12h15], quando {p} acenava da plataforma para {q}.',
			],
			[
				'Os trilhos foram vendidos como sucata, {n 400 3000} toneladas, menos {n 2 9} metros que {p} guardou no quintal.',
				'A estação abriga hoje {o casa}, e o relógio da plataforma continua marcando {hour}, a hora do último trem, em {day}.',
				'Quem caminha pelo antigo leito encontra {n 3 11} pontilhões cobertos de {arvore} e, na pedra de um deles, as iniciais {do q}.',
			],
		],
	},
	{
		titles: ['A primeira lâmpada', 'Luz {no lugar}', 'A usina {do rio}'],
		from: 1895,
		to: 1960,
		steps: [
			[
				'{O lugar} foi iluminad{lugar:o/a} pela primeira vez em {date}, com {n 9 80} lâmpadas de {n 16 50} velas cada uma.',
				'A usina {do rio}, de {n 40 260} cavalos, foi projetada por {p} e entrou em serviço às {hour} de {day} de {y}.',
				'Em {y}, {o p} convenceu {o casa} a trocar {n 60 240} lampiões a querosene por {n 90 300} lâmpadas.',
			],
			[
				'A água caía de {n 12 60} metros por um cano de {n 40 90} centímetros, e {p} dizia que {o rio} trabalhava sem sair do lugar.',
				'Os postes eram de {arvore}, {n 90 700} ao todo, e {n 5 30} deles brotaram na primeira primavera.',
				'A energia era cobrada por lâmpada, {money 2 6} por mês, e desligada às [21h|22h|22h30], com três piscadas de aviso.',
			],
			[
				'{Q}, que fabricava velas, vendeu em {month} {pct 30 60} a menos e passou a fazer {prato}.',
				'Nas primeiras semanas, {n 30 200} pessoas saíam à rua só para ver as mariposas, e {p} identificou {n 19 70} espécies sob um poste.',
				'O apagão de {day} durou {n 7 60} horas, e soube-se que a culpa era de {um bicho} dormindo no quadro de força.',
			],
			[
				'A escola noturna abriu em {y+ 1 5}, com {n 20 110} alunos adultos, quase todos {do lugar2}.',
				'Em {n 3 12} anos, o consumo multiplicou-se por {n 4 9}, e {o rio}, na seca, já não dava conta.',
				'O censo de {y+ 5 12} contou {n 40 400} rádios, {n 3 20} geladeiras e uma disputa por tomadas {no casa}.',
			],
			[
				'A turbina original, aposentada aos {n 38 70} anos, está na praça, e as crianças a giram {n 100 900} vezes por dia.',
				'{P} foi o último a desligar os lampiões, e guardou {n 2 9} deles para o caso de a novidade não pegar.',
				'Quem viveu aquela noite, como {q}, lembrava-se menos da luz que do silêncio de {n 300 3000} pessoas olhando para cima.',
			],
		],
	},
	{
		titles: ['A estrada {do sitio}', 'O ônibus das {hour}', 'Poeira e asfalto'],
		from: 1930,
		steps: [
			[
				'A estrada até {o sitio} foi aberta em {y} por {n 40 300} homens com pás, em {n 90 400} dias, a {n 60 300} metros por dia.',
				'O primeiro ônibus saiu {do lugar} às {hour} de {day} de {y}, com {n 9 26} passageiros, {n 3 12} galinhas e {o p} ao volante.',
				'Em {y}, {o p} comprou um caminhão usado por {money 90 900} e instalou nele {n 4 9} bancos de {arvore}.',
			],
			[
				'A viagem de {n 18 70} quilômetros levava {n 2 6} horas, fora os {n 20 90} minutos em que todos desciam para empurrar.',
				'{P} conhecia os {n 90 400} buracos pelo nome e desviava deles até de noite, sem farol.',
				'A passagem custava o mesmo que {um prato}, e quem não podia pagar carregava {n 10 30} quilos de correspondência.',
			],
			[
				'{Q} cobrou durante {n 9 30} anos que a estrada tivesse guarda-corpo na curva {do rio}, e o colocaram {n 6 20} dias depois do acidente.',
				'O asfalto chegou em {y+ 12 40}, com {n 3 9} centímetros de espessura, metade do que dizia o contrato de {day}.',
				'Uma contagem de {month} registrou {n 120 2900} veículos por dia, {pct 11 40} a mais que no ano anterior.',
			],
			[
				'A linha ligou {n 7 19} povoados, e {p} calculou ter levado à maternidade {n 60 400} mulheres, {n 3 9} das quais não chegaram a tempo.',
				'Com a estrada, a saca de {cultura} passou a chegar em {n 3 9} horas ao mercado, e o preço ao produtor subiu {pct 8 35}.',
				'A estrada partiu ao meio a mata {do sitio}: em {n 2 6} anos, {q} recolheu {n 90 900} animais mortos, quase todos de madrugada.',
			],
			[
				'O velho ônibus, com {n 900 2400} mil quilômetros rodados, virou biblioteca e viaja hoje com {n 900 3900} livros.',
				'Em {y+ 20 60}, fizeram sob o asfalto {n 4 13} passagens para os bichos, e a câmera instalada por {q} filmou {n 200 4000} travessias no primeiro ano.',
				'{P} parou de dirigir aos {n 70 84} anos e, no dia seguinte, às {hour}, tomou o ônibus como passageir{p:o/a}.',
			],
		],
	},
	{
		titles: ['O time {do lugar}', 'Domingo de {y}', 'Onze contra {o rio}'],
		from: 1912,
		steps: [
			[
				'O time {do lugar} nasceu em {date}, em um campo inclinado {n 3 9} graus, onde todos queriam atacar para baixo.',
				'{O p} trouxe da capital, em {y}, uma bola de couro que pesava {n 400 600} gramas seca e {n 700 990} molhada.',
				'Em {y}, {n 14 40} operários {do sitio} juntaram {money 20 300} e compraram {n 11 16} camisas da cor {do ave}.',
			],
			[
				'No jogo de estreia, em {day}, perderam de {n 5 9} a {n 2 4}, e {q} defendeu {n 2 6} pênaltis.',
				'A bola caía {no rio} {n 4 12} vezes por partida, e um menino ganhava {n 50 300} réis por mês para nadar.',
				'O campo ficava entre {o casa} e o pasto, e {um bicho} interrompeu {n 3 8} partidas só naquele campeonato.',
			],
			[
				'{P} jogou {n 190 480} partidas, marcou {n 60 390} gols e nunca aceitou treinar às {hour}.',
				'O título de {y+ 2 9} veio com {n 14 22} vitórias seguidas, série que {q} registrou em um caderno de capa dura.',
				'Na final, com {n 900 7000} pessoas na encosta, o gol saiu aos {n 81 89} minutos, em um chute de {n 25 40} metros.',
			],
			[
				'As moças montaram um time em {y+ 3 12}, com {q} no gol, e ganharam {n 5 19} dos {n 20 30} amistosos até a proibição.',
				'Um dos jogadores, {r}, foi vendido por {money 900 9000}, e o dinheiro pagou o muro e {n 200 900} metros de arquibancada.',
				'A rivalidade com {o lugar2} rendeu {n 40 160} partidas, {n 6 30} brigas e {n 3 12} casamentos.',
			],
			[
				'O clube tem hoje {n 300 4900} sócios, {n 11 40} troféus e uma dívida de {money 900 20000} que [ninguém sabe explicar|vem de longe].',
				'{P} morreu em um domingo, às {hour}, e o jogo só recomeçou {n 11 30} minutos depois.',
				'O campo continua inclinado: uma reforma, em {y+ 20 60}, corrigiu {n 2 3} graus, e a torcida protestou.',
			],
		],
	},
];
