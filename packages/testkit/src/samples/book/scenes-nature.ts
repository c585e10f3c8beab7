import type { SceneText } from './scene-text.ts';

/** Birds, trees, beasts, crops and those who looked at them closely. */
export const NATURE_SCENES: SceneText[] = [
	{
		titles: ['O canto {do ave}', 'As aves {do lugar}', 'O caderno de pássaros'],
		from: 1820,
		steps: [
			[
				'{O p} ouviu {o ave} pela primeira vez em {date}, às {hour}, na mata {do sitio}, e levou {n 3 15} anos para vê-l{ave:o/a}.',
				'Em {y}, {p} começou a anotar as aves que cantavam {no lugar}; a primeira da lista é {um ave}, às {hour} de {day}.',
				'A lista de aves {do p}, iniciada em {date}, tem {n 112 287} nomes, e {o ave} aparece em {n 40 900} páginas.',
			],
			[
				'{O ave} fazia ninho em {um arvore}, a {n 3 18} metros do chão, e punha [dois ou três|de dois a quatro] ovos, chocados por {n 12 24} dias.',
				'Durante {n 5 30} manhãs seguidas, {p} sentou-se ao pé de {um arvore} e contou {n 60 900} cantos {do ave} por hora.',
				'Segundo as anotações, {o ave} [chegava|aparecia] na primeira semana de {month} e ia embora {n 70 190} dias depois.',
			],
			[
				'Para não assustar {o ave}, {p} vestia [um capote|uma capa] da cor da casca {do arvore} e ficava imóvel por até {n 2 6} horas.',
				'{O q}, que acompanhava as saídas, desenhou {n 30 400} pranchas a lápis, e em {n 4 28} delas {o ave} aparece alimentando os filhotes.',
				'O método era simples: {n 3 9} pontos de escuta, {n 10 25} minutos em cada um, sempre antes das [6h|6h30|7h].',
			],
			[
				'A descoberta mais curiosa foi a dieta: {o ave} engolia frutos {do arvore} e deixava cair as sementes a mais de {n 200 2900} metros dali.',
				'{P} notou que, onde faltava {o ave}, {o arvore} também deixava de nascer, e escreveu que {n 9 60} mudas em cada cem vinham dos poleiros {do ave}.',
				'Comparando {n 6 18} invernos, {p} concluiu que {o ave} só cantava quando a noite anterior passava de {n 11 17} graus.',
			],
			[
				'Em {y+ 3 30}, um museu da capital pediu os cadernos emprestados e os devolveu {n 2 19} anos depois, com {n 14 90} etiquetas.',
				'{Q} publicou um resumo de {n 8 40} páginas {no jornal}, e {n 12 140} leitores escreveram para contar o que ouviam em casa.',
				'Uma contagem feita em {y+ 20 60} [encontrou|registrou] {n 90 240} das aves da lista; {o ave} estava entre as {n 9 40} que sumiram.',
			],
			[
				'Perguntad{p:o/a} sobre a utilidade daquilo, {p} respondia que {o ave} também não servia para nada e, mesmo assim, acordava {n 300 4000} pessoas por dia.',
				'{P} deixou os {n 7 44} cadernos para {o casa}, com a condição de que qualquer criança pudesse folheá-los às {hour}.',
				'No fim da vida, quase surd{p:o/a}, {p} ainda sabia dizer, pelo movimento das folhas {do arvore}, se {o ave} estava cantando.',
			],
		],
	},
	{
		titles: ['O inventário da mata', 'Contar árvores', '{O arvore} {do sitio}'],
		from: 1750,
		steps: [
			[
				'O inventário da mata {do sitio} começou em {date}, quando {o p} esticou uma corda de {n 40 100} metros e contou tudo o que havia dos dois lados.',
				'Em {y}, {p} foi contratad{p:o/a} por {money 90 900} para dizer quantas árvores havia {no sitio}.',
				'Ninguém sabia quanto valia a mata {do sitio} até que {o p}, em {date}, resolveu contá-la.',
			],
			[
				'Em {n 18 90} dias, {p} registrou {n 2100 9900} troncos de {n 61 170} espécies, da mais comum, {o arvore}, à mais rara, {o arvore2}, com {n 2 7} exemplares.',
				'A conta deu {n 310 780} árvores por hectare, {pct 8 22} delas com mais de {n 18 33} metros de altura.',
				'O maior exemplar era {um arvore} de {n 27 44} metros, cujo tronco {n 5 9} pessoas de mãos dadas [mal abraçavam|não conseguiam abraçar].',
			],
			[
				'Pelos anéis de um toco, {q} calculou que {um arvore} daquele tamanho nascera por volta de {y+ -240 -90}.',
				'{O q}, que carregava as fitas numeradas, descobriu que {o bicho} dormia na copa {do arvore} e comia os frutos {do arvore2}.',
				'Na sombra {do arvore}, o termômetro {do q} marcava {n 5 9} graus a menos que no pasto vizinho, às {hour} de {day}.',
			],
			[
				'O dono queria vender a madeira por {money 4000 60000}; o relatório mostrou que a água que saía da mata movia {n 3 14} moinhos e valia mais que isso em {n 2 8} anos.',
				'A serraria ofereceu {money 3000 70000}, e {q} respondeu com uma conta: sem a mata, a nascente {do rio} perderia {pct 30 70} da vazão.',
				'O relatório de {n 22 90} páginas termina com uma recomendação seca: cortar {n 3 9} árvores por ano, plantar {n 30 120} e não tocar na encosta {do rio}.',
			],
			[
				'Metade da mata foi cortada mesmo assim, em {y+ 2 12}, e o barro tomou {n 200 1900} metros {do rio}.',
				'Foi por esse relatório que {o casa} comprou {n 40 300} hectares {do sitio}, em {y+ 3 25}, e os abriu aos visitantes.',
				'A mata ainda está lá, com {pct 72 96} da área medida por {p}, e a corda de {n 40 100} metros está exposta {no casa}.',
			],
			[
				'Quando refizeram a contagem, {n 50 110} anos depois, [acharam|encontraram] {n 1200 9000} troncos, e {n 40 700} ainda tinham a plaquinha numerada {do p}.',
				'{P} nunca mais aceitou encomenda parecida: dizia que contar árvores [dá saudade|cria amizade], e que {n 2000 9900} despedidas bastavam.',
				'Entre os papéis {do p} há uma folha de {arvore} com a data de {day} e a palavra "obrigad{p:o/a}".',
			],
		],
	},
	{
		titles: ['{O bicho} na vila', 'Rastros no barro', 'O ano {do bicho}'],
		steps: [
			[
				'Na manhã de {date}, {o p} encontrou rastros de {bicho} no barro {do lugar}, a menos de {n 30 200} passos {do casa}.',
				'{Um bicho} apareceu {no lugar} às {hour} de {day} de {y} e ficou {n 2 9} dias escondid{bicho:o/a} no forro {do casa}.',
				'Em {y}, sumiram {n 9 80} galinhas {do sitio}, e todos puseram a culpa {no bicho}.',
			],
			[
				'{P} mediu as pegadas com um compasso: {n 4 12} centímetros de largura, passos de {n 25 90}, e um desvio a cada {n 8 30} metros, como quem procura alguma coisa.',
				'Em vez de armar uma armadilha, {p} espalhou farinha em {n 6 25} pontos {do lugar} para ver por onde {o bicho} andava.',
				'{Q} ofereceu {money 10 80} pela pele, e {n 7 30} caçadores passaram {n 3 15} noites {no lugar} sem disparar um tiro.',
			],
			[
				'O rastro levava sempre ao mesmo lugar, {um arvore} carregad{arvore:o/a} de frutos no quintal {do q}.',
				'No {n 5 19}º dia, descobriu-se que {o bicho} vinha {do sitio}, onde {n 40 300} hectares de mata tinham virado carvão.',
				'Seguindo a farinha, {p} chegou a uma toca debaixo {do obra}, com {n 2 5} filhotes de {n 10 40} dias.',
			],
			[
				'As galinhas, afinal, tinham sido levadas por [uma jaguatirica|uma irara|um gambá|um gavião], bicho que ninguém tinha visto e que {q} flagrou {n 2 16} anos mais tarde.',
				'{O bicho} comia, por noite, {n 200 9000} formigas e cupins, e {p} calculou que aquilo valia {money 12 90} por ano em lavoura salva.',
				'Abert{bicho:o/a} uma exceção, {o bicho} viveu {n 2 11} anos {no lugar}, e até {o casa} lhe dedicou {n 2 7} linhas em ata.',
			],
			[
				'A história ensinou {ao p} uma regra que seria repetida {no casa} por {n 20 70} anos: o bicho não entra {no vila}; é {o vila} que entra no bicho.',
				'Hoje, quem atravessa a estrada {do sitio} à noite encontra placas que pedem {n 30 50} km/h, e {o bicho} está desenhad{bicho:o/a} nelas.',
				'Em {y+ 5 40}, [crianças|alunos] da escola contaram {n 14 90} rastros de {bicho} na mesma margem, e {p}, já bem velh{p:o/a}, foi conferir de bengala.',
			],
		],
	},
	{
		titles: ['A experiência {do cultura}', 'Semente e paciência', 'Um canteiro para cada ano'],
		steps: [
			[
				'Em {y}, {o p} dividiu um pedaço {do sitio} em {n 6 24} canteiros iguais e plantou {cultura} de {n 3 8} maneiras.',
				'A experiência começou por acaso, em {date}, quando {o p} esqueceu {n 2 9} sacas de {cultura} na chuva e resolveu plantá-las assim mesmo.',
				'{O p} não acreditava em conselho sem conta, e por isso separou, em {date}, {n 8 30} fileiras de {cultura} para testar o que se dizia.',
			],
			[
				'Um canteiro recebeu cinza, outro esterco, outro folhas {do arvore}, e o último não recebeu nada além de sol e {n 9 30} regas.',
				'As sementes de um lado vieram {do sitio2}; as do outro, da colheita {do q}, guardadas por {n 2 6} anos em cabaças.',
				'{O q}, convidad{q:o/a} como testemunha, pesou as colheitas em uma balança de {n 20 60} quilos, sem saber de que canteiro vinha cada saco.',
			],
			[
				'Na primeira colheita, o canteiro com folhas de {arvore} deu {n 19 60} quilos, contra {n 8 18} do que não recebeu nada.',
				'O resultado desagradou a todos: a mistura mais barata rendeu {pct 14 60} a mais que o adubo comprado {do q}.',
				'Em {n 3 7} safras, a diferença entre os canteiros passou de {n 4 12} para {n 22 70} arrobas, e ninguém mais falou em sorte.',
			],
			[
				'A surpresa veio no {n 4 9}º ano: as fileiras plantadas junto {do arvore2} resistiram a uma praga que comeu {pct 35 80} das outras.',
				'Foi {q} quem percebeu que as abelhas {do arvore2} visitavam {n 2 5} vezes mais as flores dos canteiros {do p}.',
				'Quando {um ave} começou a fazer ninho entre as fileiras, as lagartas diminuíram {pct 25 75}, e {p} parou de espantá-l{ave:o/a}.',
			],
			[
				'{P} resumiu tudo em {n 2 9} folhas, pagou {money 10 70} pela impressão e distribuiu {n 120 900} cópias na feira {do lugar}.',
				'A folha com os resultados, colada na porta {do casa}, foi arrancada {n 3 8} vezes e recolada {n 4 9}.',
				'Em {y+ 6 20}, {n 40 300} lavradores da região já plantavam como {p}, e a produção de {cultura} chegou a {n 4000 38000} sacas.',
			],
			[
				'Um visitante da capital perguntou qual era o segredo, e {p} apontou a balança {do q}.',
				'Dos canteiros originais, {n 2 5} ainda são cultivados, e a placa de [granito|bronze|ferro] diz apenas o ano e o peso da primeira colheita: {n 100 900} quilos.',
				'{Q} guardou a balança até morrer, e hoje ela pesa pão {no casa}, com um erro de {n 2 9} gramas.',
			],
		],
	},
	{
		titles: ['As abelhas {do p}', 'Mel {do sitio}', 'A ciência das colmeias'],
		steps: [
			[
				'{O p} herdou {n 4 19} colmeias de jataí em {y} e descobriu que nenhuma delas ficava a menos de {n 15 60} passos de {um arvore}.',
				'As colmeias {do sitio} já existiam em {y}, mas foi {o p} quem resolveu numerá-las, de 1 a {n 18 160}.',
				'Em {date}, {o p} trocou {um oficio} por {n 7 40} caixas de abelhas, e a família achou o negócio péssimo.',
			],
			[
				'Pesando as caixas às {hour}, {p} viu que cada colmeia ganhava até {n 120 900} gramas por dia na florada {do arvore} e perdia {n 20 90} em dia de chuva.',
				'Para saber até onde iam as abelhas, {p} polvilhou {n 60 400} delas com farinha e ofereceu {n 2 9} réis a quem as visse primeiro; a mais distante foi vista a {n 900 2900} metros.',
				'{O q} contou {n 14 60} entradas e saídas por minuto e reparou que o movimento dobrava {n 20 60} minutos antes da chuva.',
			],
			[
				'O mel de {month}, claro e quase sem cheiro, vinha {do arvore}; o de {month}, escuro, {do arvore2}, e o preço entre um e outro variava {pct 30 90}.',
				'Em {y+ 1 8}, a produção chegou a {n 140 980} litros, dos quais {n 30 120} foram para a farmácia {do q}.',
				'{Q} comprava o mel a {money 2 9} o litro e o revendia, misturado com {prato}, pelo dobro.',
			],
			[
				'Quando a serraria derrubou {n 30 400} pés de {arvore2}, as colmeias perderam {pct 20 60} do peso em {n 3 9} semanas, e {p} levou o caderno à Câmara.',
				'A geada de {day} matou {n 5 30} colmeias; as que {p} tinha embrulhado com palha de {cultura} sobreviveram todas.',
				'O caderno de pesagens, com {n 2000 19000} números, serviu de prova contra quem pulverizou veneno {no sitio}, em {y+ 9 40}.',
			],
			[
				'— Quem olha uma abelha [vê um bicho|vê trabalho]; quem olha {n 300 900} vê o tempo que vai fazer — explicava {p}.',
				'{P} morreu dizendo que não criava abelhas: apenas morava perto delas havia {n 31 70} anos.',
				'Os netos {do p} ainda mantêm {n 12 90} caixas no mesmo lugar, e a de número {n 3 17} nunca foi aberta.',
			],
		],
	},
];
