const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns (singular, or a plural that is not made with -s) that are feminine without an ending that says so. */
export const FEMININE_NOUNS = words(`
	vez mão mulher flor cor dor parte noite tarde ave base classe fase frase chave face fonte frente gente mente morte
	ponte rede sede série espécie torre voz luz cruz raiz paz lei moto foto tribo ordem ordens mãe irmã maçã manhã lã nuvem
	nuvens árvore carne febre neve pele saúde sorte crise análise hipótese tese síntese tese antítese prótese metástase
	dose razão razões região regiões opinião opiniões união uniões religião religiões reunião reuniões questão questões
	gestão gestões mão mãos sugestão sugestões ocasião ocasiões combustão exaustão multidão multidões escuridão solidão
	prisão prisões colher virtude hélice hortelã avó lebre elite suíte vitamina live hash tag startup newsletter playlist
	thread string query branch fã sobremesa quiche praxe índole prole estirpe greve nave chave trave couve nêspera
	catástrofe estrofe metamorfose apoteose ênfase fase equipe grife marquise superfície planície imundície efígie
	calvície fronte corrente enchente vertente nascente semente lente mente patente serpente gente aguardente constante
	variante vazante consoante gestante estante restante pós-graduação sílaba libra onça légua jarda
	tonelada hora hélice interface máscara cicatriz diretriz matriz atriz imperatriz foz noz vez perdiz cútis bílis
	pelve íris hepatite gastrite bronquite dermatite artrite apendicite meningite conjuntivite sinusite otite crosta
	chaminé ré fé maré galé ralé bênção bênçãos gripe síndrome sereia bacante cidade pane`);

/** Nouns that end like feminine ones and are not. */
export const MASCULINE_NOUNS = words(`
	dia mapa planeta cometa poeta profeta pirata papa monarca patriarca jesuíta sofá chá delta alfa beta guarda colega
	atleta meio-dia herbicida inseticida pesticida bactericida fungicida suicida genocida
	problema sistema tema programa esquema poema cinema dilema teorema emblema lema fonema morfema grafema diagrama drama
	telegrama quilograma grama miligrama centigrama micrograma panorama fantasma plasma clima enigma paradigma idioma
	diploma sintoma hematoma axioma cromossoma aroma carisma trauma pijama estigma prisma organograma cronograma
	fluxograma anagrama holograma histograma ecossistema subsistema estratagema eczema edema enfisema glaucoma carcinoma
	melanoma linfoma mioma dogma magma coma carma sofisma tsunami pentagrama hexagrama ideograma pictograma
	cardiograma eletrocardiograma mamograma infograma bioma genoma rizoma ateroma diafragma plasma cataplasma
	coração corações brasão brasões bilhão milhão verão verões artesão artesãos personagem personagens selvagem selvagens
	pajem pajens escrivão tecelão limão limões leão leões avião aviões caminhão caminhões balão balões botão botões
	cartão cartões padrão padrões órgão grão cidadão vagão vagões galão galões camaleão escorpião escorpiões campeão
	campeões espião espiões pião piões peão peões sermão sermões irmão irmãos mamão mamões melão melões capelão colchão
	alemão alemães pão pães cão cães capitão capitães guardião guardiões anfitrião centurião bastião milhares centros
	aluguel homem item itens trem trens bem bens jovem jovens álbum álbuns gás gases país países mês meses
	bebê nenê judoca karateca camarada cineasta astronauta internauta cosmonauta pediatra psiquiatra geriatra
	índice códice vértice vórtice apêndice cálice ápice hóspede cerne matiz matizes giz juiz juízes chafariz nariz narizes
	verniz vernizes cariz tapiz aprendiz aprendizes chamariz quarto metro litro segundo minuto`);

/** Adjectives before a noun that do not show its gender. */
export const INVARIABLE_ADJECTIVES = words(`
	grandes principais maiores menores melhores piores diferentes importantes simples possíveis prováveis recentes
	seguintes demais tais grande principal maior menor melhor pior diferente importante seguinte possível enormes fortes
	breves leves jovens atuais potenciais reais iniciais finais`);

/** Words after a number that are no noun, whatever they end in. */
export const AMBIGUOUS_FOLLOWERS = words(`
	a as à às ao aos da do dos na nas no nos pela pelas pelo pelos para uma umas um uns cada ela elas ele eles essa
	essas esta estas sua suas seus minha minhas toda todas todos era eram foi foram seja sejam fica ficam passa passam
	chega chegam ainda agora nunca contra fora embora só de em por com sem sobre entre até desde que se e ou mas já
	muitas poucas várias outras algumas depois antes além apenas mais menos mas pois nossas nossa nela nelas nisso
	atrás através aliás após segundo conforme`);
