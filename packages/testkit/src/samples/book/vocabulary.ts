export type Gender = 'm' | 'f';

/** A noun of the chronicle with the gender that its articles and adjectives agree with. */
export interface Noun {
	text: string;
	gender: Gender;
}

function nouns(masculine: string, feminine: string): Noun[] {
	const list = (text: string, gender: Gender) =>
		text === '' ? [] : text.split(', ').map((noun) => ({ text: noun, gender }));
	return [...list(masculine, 'm'), ...list(feminine, 'f')];
}

/** Kinds of nouns that a template may ask for by name. */
export const NOUNS = {
	rio: nouns(
		'rio das Garças, rio Piraú, córrego do Meio, ribeirão Claro, rio do Tear, córrego da Onça, ribeirão das Lontras, riacho do Monjolo, rio Bonito, córrego das Taquaras, ribeirão do Salto, rio Vermelho, córrego da Cascata, ribeirão dos Patos',
		'',
	),
	lugar: nouns(
		'largo da Matriz, beco do Sal, largo do Rosário, pátio do Mercado, morro do Sino, bairro do Porto, alto da Cruz, caminho da Serra, bairro das Olarias, campo da Feira, beco dos Latoeiros, morro do Cruzeiro',
		'rua do Comércio, rua Direita, ladeira do Rosário, rua dos Ferreiros, travessa das Flores, rua da Ponte Velha, praça do Chafariz, rua do Fogo, ladeira da Forca, rua das Mangueiras, baixada do Moinho, rua do Teatro, curva do Barreiro, rua de Baixo, várzea do Porto',
	),
	sitio: nouns(
		'sítio do Jatobá, sítio da Pedreira, engenho do Salto, retiro do Palmital, sítio Água Limpa, engenho Velho, sítio do Tamanduá',
		'fazenda Boa Esperança, fazenda Santa Rita, fazenda Três Barras, chácara das Mangueiras, fazenda do Limoeiro, fazenda São Bento, fazenda da Capoeira, chácara do Retiro, fazenda Pouso Alto, fazenda da Barra, fazenda Monte Belo, fazenda Cachoeira',
	),
	ave: nouns(
		'sabiá-laranjeira, tucano-de-bico-verde, bem-te-vi, martim-pescador, urutau, joão-de-barro, gavião-carijó, pica-pau-do-campo, inhambu, socó, biguá, beija-flor-tesoura, tangará, chupim, quero-quero, tico-tico, pavó, surucuá',
		'araponga, jacutinga, saíra-sete-cores, garça-branca, curicaca, andorinha-do-rio, coruja-buraqueira, seriema, saracura, juriti, maritaca, tesourinha, jacupemba, lavadeira',
	),
	arvore: nouns(
		'jequitibá, ipê-amarelo, jatobá, pau-d’alho, cedro, angico, guapuruvu, araribá, ingazeiro, palmito-juçara, jacarandá, óleo-copaíba',
		'peroba, canela-preta, figueira, araucária, jabuticabeira, paineira, embaúba, sapucaia, quaresmeira, gameleira, pitangueira, cabreúva',
	),
	bicho: nouns(
		'tamanduá-mirim, quati, lobo-guará, bugio, ouriço-caixeiro, tatu-galinha, veado-mateiro, queixada, cachorro-do-mato, gambá, mão-pelada',
		'lontra, jaguatirica, capivara, cutia, anta, paca, irara, preguiça, onça-parda',
	),
	peixe: nouns(
		'dourado, lambari, curimbatá, mandi, bagre, cascudo, piau, jaú',
		'traíra, piapara, piracanjuba, tabarana',
	),
	cultura: nouns('milho, feijão, café, algodão, fumo, arroz, amendoim, centeio', 'mandioca, cana, mamona, batata-doce'),
	prato: nouns(
		'bolo de mandioca, doce de cidra, feijão-tropeiro, biscoito de polvilho, quibebe, cuscuz de panela, queijo curado, arroz com suã',
		'broa de fubá, canjica, paçoca de carne, pamonha, rosca da rainha, sopa de inhame, geleia de mocotó, rapadura com gengibre',
	),
	jornal: nouns(
		'Lampião, Progresso, Correio da Serra, Tropeiro, Sineiro, Cruzeiro do Vale',
		'Voz do Vale, Semana, Folha do Rio, Tribuna Serrana, Lanterna',
	),
	papel: nouns(
		'livro de atas da Câmara, livro-caixa da venda, inventário, caderno de capa azul, maço de cartas, mapa em papel de linho, diário de campo, almanaque, livro de batismos, livro da portaria, álbum de recortes, processo do cartório',
		'carta sem envelope, ata manuscrita, escritura, caderneta de couro, lista de compras, petição dos moradores, agenda de bolso, certidão do cartório',
	),
	casa: nouns(
		'Colégio do Largo, Clube Literário, mercado velho, moinho de baixo, asilo São Vicente, cartório',
		'Santa Casa, Câmara, Irmandade do Rosário, Sociedade Musical, escola da ladeira, olaria grande, biblioteca, coletoria',
	),
	obra: nouns(
		'chafariz, moinho, mercado, cais de pedra, armazém, teatro, aterro, muro de arrimo',
		'ponte, capela, caixa-d’água, escadaria, estrada da serra, represa, passarela, praça',
	),
	oficio: nouns(
		'tear, curtume, engenho de serra, alambique, forno de cal, torno, pilão de água',
		'olaria, forja, prensa, roda de fiar, moenda, tipografia',
	),
	festa: nouns('Divino, Rosário, São João, Reisado', 'Colheita, Padroeira, Primavera'),
	viga: nouns('granito, cedro, ferro, tijolo', 'peroba, aroeira, pedra, madeira'),
	doenca: nouns('tifo, sarampo', 'febre amarela, varíola, gripe, coqueluche, maleita'),
} as const satisfies Record<string, Noun[]>;

export type NounKind = keyof typeof NOUNS;

export const FIRST_NAMES: Record<Gender, string[]> = {
	m: 'Joaquim, Antônio, Bento, Elias, Domingos, Inácio, Teodoro, Sebastião, Vicente, Anselmo, Baltasar, Cândido, Damião, Estêvão, Firmino, Gaspar, Honório, Jerônimo, Leandro, Matias, Nicolau, Olegário, Porfírio, Quirino, Raimundo, Silvério, Tomás, Ubaldo, Valério, Zacarias, Benedito, Lourenço, Aurélio, Caetano, Durval, Evaristo, Florêncio, Getúlio, Heitor, Israel, Justino, Laurindo, Malaquias, Norberto, Otávio, Plínio, Rufino, Salvador, Tibúrcio, Virgílio, Américo, Belmiro, Clemente, Eusébio, Fausto, Gervásio, Hilário, Juvenal, Leopoldo, Macário'.split(
		', ',
	),
	f: 'Rosa, Benedita, Clara, Eulália, Francisca, Gertrudes, Helena, Inês, Josefa, Leonor, Madalena, Násia, Olímpia, Perpétua, Quitéria, Rita, Sebastiana, Teresa, Úrsula, Vitória, Zulmira, Adelaide, Bárbara, Cecília, Delfina, Emília, Felícia, Guiomar, Hortênsia, Isaura, Joana, Lucinda, Margarida, Noêmia, Otília, Palmira, Rosália, Sofia, Tarsila, Valdomira, Antônia, Brígida, Carolina, Dorotéia, Ernestina, Faustina, Generosa, Honorina, Iracema, Jovita, Laura, Matilde, Nair, Odete, Petronila, Raquel, Salomé, Tomásia, Virgínia, Zélia'.split(
		', ',
	),
};

export const SURNAMES =
	'Teles, Pimenta, Vilela, Furtado, Brandão, Salgueiro, Toledo, Camargo, Bueno, Siqueira, Moura, Prates, Lacerda, Rezende, Queirós, Arruda, Botelho, Cardoso, Dantas, Esteves, Fagundes, Godói, Homem, Ibiapina, Junqueira, Leme, Macedo, Nogueira, Oliva, Paiva, Quintela, Ramalho, Sampaio, Tavares, Uchoa, Valadares, Xavier, Zuquim, Abreu, Bicudo, Cintra, Dornelas, Espinosa, Franco, Garcia, Hermida, Lobato, Medeiros, Novais, Ourique, Peçanha, Rabelo, Serpa, Taborda, Veloso, Amaral, Barreto, Calado, Diniz, Falcão'.split(
		', ',
	);

/** [masculine, feminine]; an empty form is not used. */
export const TRADES: [string, string][] = [
	['ferreiro', ''],
	['professor', 'professora'],
	['boticário', 'boticária'],
	['tropeiro', ''],
	['', 'parteira'],
	['', 'costureira'],
	['marceneiro', 'marceneira'],
	['lavrador', 'lavradora'],
	['comerciante', 'comerciante'],
	['escrivão', 'escrivã'],
	['pescador', 'pescadora'],
	['padeiro', 'padeira'],
	['maestro', 'regente'],
	['fazendeiro', 'fazendeira'],
	['oleiro', 'oleira'],
	['médico', 'médica'],
	['agrimensor', ''],
	['jornalista', 'jornalista'],
	['naturalista', 'naturalista'],
	['vereador', ''],
	['tecelão', 'tecelã'],
	['relojoeiro', ''],
	['barqueiro', 'barqueira'],
	['sineiro', ''],
	['pedreiro', ''],
	['doceiro', 'doceira'],
	['sapateiro', 'sapateira'],
	['tipógrafo', 'tipógrafa'],
	['guarda-livros', 'guarda-livros'],
	['carpinteiro', ''],
	['apicultor', 'apicultora'],
	['', 'bordadeira'],
	['moleiro', 'moleira'],
	['bibliotecário', 'bibliotecária'],
	['canoeiro', ''],
	['', 'lavadeira'],
	['farmacêutico', 'farmacêutica'],
	['advogado', ''],
	['vendeiro', 'vendeira'],
	['curandeiro', 'curandeira'],
];

export const MONTHS =
	'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro'.split(', ');
