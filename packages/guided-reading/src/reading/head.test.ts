import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';
import { readHead } from './head.ts';

const english = { language: 'en-US' } as const;
describe("a document's head", () => {
	const prose = 'Toda manhã ela joga dois baldes de água na calçada.';
	const english = 'Every morning she throws two pails of water at the pavement.';
	it.each([
		[
			'*Por Dirce Malvezzi — Gazeta de Itaporé, sábado, 14 de junho de 2025*',
			'O texto foi escrito por Dirce Malvezzi e é de 14 de junho de 2025.',
		],
		[
			'**Por Henrique Salomão**\nDivinópolis (MG), 3 de novembro de 2024',
			'O texto foi escrito por Henrique Salomão e é de 3 de novembro de 2024.',
		],
		[
			'**PERFIL** | Revista *Raia* | edição 88, março de 2024\n**Texto: Caio Benevides. Fotos: Joana Prestes**',
			'“A calçada”. E eu, João, leio junto. O texto é um perfil feito por Caio Benevides e vem da Revista Raia.',
		],
		[
			'**Revista Alpendre** · nº 38 · agosto de 2025\n*Publicação do Museu do Cerrado*\n\nEntrevista a **Rômulo Siqueira** · Fotos: Tainá Abreu',
			'“A calçada”. E eu, João, leio junto. O texto é uma entrevista feita por Rômulo Siqueira, vem da Revista Alpendre e é de agosto de 2025.',
		],
		[
			'**PREFEITURA DE VILA DO ANIL**\n**Secretaria de Trabalho · Coordenação**\nPágina atualizada em 13 de janeiro de 2025',
			'“A calçada”. E eu, João, leio junto. O texto vem da Prefeitura de Vila do Anil e foi revisto em 13 de janeiro de 2025.',
		],
		[
			'**Resumo em linguagem simples do estudo "Acidentes no Baixo Tocantins, Pará"**\n\nEquipe: Lidiane Pantoja, Raimundo Gaia e Teresa Okada\nVersão para as comunidades, maio de 2023',
			'O texto foi escrito por Lidiane Pantoja, Raimundo Gaia e Teresa Okada.',
		],
		[
			'**Por Ana Lima, historiadora**\n\nNotas para a história do ramal de Santa Edwiges\n\nJornal do Vale',
			'O texto foi escrito por Ana Lima e vem do Jornal do Vale.',
		],
	])('is said in whole sentences, piece by piece: %s', (head, said) => {
		const { lines, all } = read(`# A calçada\n\n${head}\n\n${prose}\n`);
		expect(all.replace(/\s+/g, ' ')).toContain(` ${said} `);
		expect(bodyOf(lines).map(({ text }) => text)).toEqual([prose]);
	});

	it.each([
		[
			'**By Warren Teague**\n*The Tamarack Sentinel, Sunday, May 11, 2025. Opinion*',
			'It was written by Warren Teague.',
		],
		[
			'**Larkin County Health District · Environmental Health Division**\nLeaflet EH-14, revised April 2025',
			"“The pavement”. And I'm John, reading along. It comes from the Larkin County Health District and was last revised in April 2025.",
		],
		[
			'**Newsletter of the Kittatinny Mineral Club**\nNewton, New Jersey · Founded 1974 · Volume 51, No. 4 · Fall 2025\n\n*"Lights out, please."*',
			"“The pavement”. And I'm John, reading along. It is from fall 2025.",
		],
		[
			'**From the Pantry Shelf · by Lorraine Haskell**\n*The North Woods Granger, February 2025, pp. 22–24*',
			'It was written by Lorraine Haskell.',
		],
		[
			'### Options for Reducing Heat Deaths in Marlow County\n**Policy Brief 24-07 | Tri-Rivers Center for Policy**\nPrepared for the County Board',
			"“The pavement: Options for Reducing Heat Deaths in Marlow County”. And I'm John, reading along.",
		],
		[
			'**Agency:** Tri-Valley Communications Center (TVECC)\n**Incident no.:** 2024-0611\n**Author:** Renata Halvorsen, Operations Manager',
			'It was written by Renata Halvorsen.',
		],
	])('is said in English: %s', (head, said) => {
		const { lines, all } = read(`# The pavement\n\n${head}\n\n${english}\n`, { language: 'en-US' });
		expect(all.replace(/\s+/g, ' ')).toContain(` ${said} `);
		expect(bodyOf(lines).map(({ text }) => text)).toEqual([english]);
	});

	it('is no sentence of the text, and no line below a heading', () => {
		for (const text of [
			'# Ponte\n\nA Câmara Municipal aprovou a obra.\n',
			'# Ponte\n\nA obra custa caro.\n\n## Quem paga\n\nPrefeitura de Serra Clara\n',
			'# Ponte\n\n## Quem paga\n\nA obra é do estado.\n',
			'# Weekend\n\nWeekend Project\n\nThis project took a weekend.\n',
		])
			expect(readHead(text, 'Ponte', 'pt-BR')).toMatchObject({ by: null, title: 'Ponte' });
	});
});

describe('a line below the title', () => {
	it('that says what the text tells is its first sentence', () => {
		const { lines } = read(
			'THE TURNED BRIDGE\nHow a railroad town spent eleven weeks moving 2,100 tons of steel\n\nOn May 6 a surveyor climbed the abutment. She saw it.\n',
			{ ...english, filename: 'bridge.txt' },
		);
		expect(bodyOf(lines)[0]?.text).toBe('How a railroad town spent eleven weeks moving 2,100 tons of steel.');
		const deck = 'Concessionária culpa ligações clandestinas; associação aponta obra da prefeitura';
		expect(bodyOf(read(`# Esgoto na rua\n\n${deck}\n\nMarlene tem um salão na rua.\n`).lines)[0]?.text).toBe(
			`${deck}.`,
		);
	});

	it('with a name alone is no title, and no chapter', () => {
		const body = 'Debaixo de quase toda lavoura há um comércio. Os fungos recebem açúcar e entregam fósforo.';
		const text = `O FUNGO CARO\n\nUm experimento de seis anos mostra que a adubação escolhe os mais caros.\n\nRenato Aguilar\n\n${body}\n`;
		const { lines, all } = read(text, { filename: 'solo.txt' });
		expect(all).toContain('“O fungo caro”.');
		expect(all).not.toContain('Renato');
		expect(lines.some(({ chapter }) => chapter === 'Renato Aguilar')).toBe(false);
	});
});

it('whose a document is where no heading says it', () => {
	const { all } = read(
		'# Quintal\n\n**Prefeitura de Vargem – Secretaria de Segurança Alimentar**\nPágina atualizada em 13 de janeiro de 2025\n\nO Quintal ajuda famílias a plantar verduras em casa, com material e visita.\n',
	);
	expect(all).toContain('“Quintal”.');
	expect(all).toContain('O texto vem da Prefeitura de Vargem e foi revisto em 13 de janeiro de 2025.');
	const minutes = read(
		'# Minutes\n\n**Maple Street Condominium Association** – Dayton, OH\n**Present:** 49 of 72 owners\n**All times:** Central\n\n## Water\n\nThe bill went up in May, and nobody knows why.\n',
		english,
	);
	expect(minutes.all).toContain('“Minutes”');
	expect(minutes.all).toContain('It comes from the Maple Street Condominium Association.');
	expect(minutes.all).not.toMatch(/Present|All times/);
});

describe('who wrote a text', () => {
	it('is said behind a label or a byline alone, and with all names', () => {
		const letter =
			'Povoado do Bonsucesso, 21 de julho de 2025\n\nAo Senhor\nDr. Emanuel Carneiro\nPrefeitura de Juá\n\nASSUNTO: o orelhão\n\nChamo-me Lourdes.\n';
		expect(readHead(letter, 'o orelhão', 'pt-BR')).toMatchObject({
			by: null,
			title: 'o orelhão',
			date: '21 de julho de 2025',
		});
		const three = 'Autoras: Helena Castellani, Priscila Adachi e Núbia Ferraz — Grupo de Ecologia';
		expect(readHead(`# Jataí\n\n${three}\n\nA abelha mora aqui.\n`, 'Jataí', 'pt-BR').by).toBe(
			'Helena Castellani, Priscila Adachi e Núbia Ferraz',
		);
	});

	it('may be several, each with what they do', () => {
		const by = (line: string, language: 'pt-BR' | 'en-US') =>
			readHead(`# Review\n\n${line}\n\nThe queue was slow.\n`, 'Review', language).by;
		expect(by('**Authors:** Priya Raman (payments), Tom Eklund (reliability)', 'en-US')).toBe(
			'Priya Raman and Tom Eklund',
		);
		expect(by('**Autores:** Ana Lima (compras), Rui Sato (frota)', 'pt-BR')).toBe('Ana Lima e Rui Sato');
	});
});

it('a title that stands below the name of a newspaper is said once', () => {
	const { all } = read(
		"THE HARLAN LEDGER\nOpinion\n\nDon't close the night bus to save the price of a parking lot\n\nOn Thursday the county votes on the bus. It carries 190 riders a night.\n",
		{ ...english, filename: 'opinion.txt' },
	);
	expect(all.match(/Don't close the night bus/g)).toHaveLength(1);
});

it('labels above a text are not read, but what somebody asks is', () => {
	const { all } = read(
		"WORKING LIVES PROJECT\nOral History Transcript 0117\n\nNarrator:     Dee Kowalczyk, 78\nDate:         February 13, 2024\nNote:         Lightly edited. [Brackets] are the interviewer's.\n\nAVERY: Can you say how you got into it?\n\nDEE: By the side door.\n\nAVERY: Who taught you?\n\nDEE: Officially nobody.\n",
		{ ...english, filename: 'lives.txt' },
	);
	expect(all).toContain('“Oral History Transcript 0117”');
	expect(all).toContain('It comes from the Working Lives Project and is dated February 13, 2024.');
	expect(all).toContain('Can you say how you got into it?');
	expect(all).not.toMatch(/Narrator|Lightly|Brackets/);
});

it("a banner above an encyclopedia's first paragraph is not read, and the paragraph is", () => {
	const { all } = read(
		'Millard Teapot\nFrom Prairiepedia, the encyclopedia anyone can edit\n\n    This article has multiple issues. The section "Legends" needs\n    citations. (March 2024)\n\nThe Millard Teapot is a water tower in Millard Junction, Nebraska, made\nto look like a teapot.[1]\n\nHISTORY\n\nIt was built in 1938.\n',
		{ ...english, filename: 'teapot.txt' },
	);
	expect(all).toContain('The Millard Teapot is a water tower');
	expect(all).not.toMatch(/issues|March 2024|Prairiepedia/);
});

it.each([
	[
		'FOLHA DA BAÍA\nBelém, domingo, 15 de março de 2026\nCIDADE                      página C5\n\n\nO último hospital de guarda-chuvas da Campina\n\nHá 52 anos no mesmo balcão, ele já consertou mais de 83 mil\npeças; o prédio foi vendido\n\nPor Rosilene Couto\n\nO paciente chega pela Baía às três.\n',
		'O último hospital de guarda-chuvas da Campina',
	],
	[
		'LAKE READER\nFiction                      Winter 2024\n\n\nTHE COLOR OF ICE\n\nby Marguerite Dahl\n\nHe lost the eye on a Tuesday.\n',
		'Lake reader: The color of ice',
	],
	[
		'# Herring Brook Users Association\n\n## Minutes of the Regular Meeting\n\n**Place:** Grange Hall\n**Called to order:** 6:34 p.m.\n\nA quorum was declared.\n',
		'Minutes of the Regular Meeting',
	],
	[
		'# Rede ou cama: o que muda no sono de quem pesca bem cedo de madrugada?\n\nDormir é preciso.\n',
		'Rede ou cama: o que muda no sono de quem pesca bem cedo de madrugada?',
	],
	[
		'**PREFEITURA DE VARGEM**\nEstado de Minas Gerais\n\n---\n\n# DECRETO Nº 4.318, DE 22 DE MAIO DE 2026\n\nA pipa voa.\n',
		'Decreto nº 4.318, de 22 de maio de 2026',
	],
	[
		'# THE LID\n\n### Newsletter of the Rubbing Club\n*Toledo · Erie*\n\n**Annual Report Issue, January 2026** · Vol. 19\n\nWe rub lids.\n',
		'The lid: Newsletter of the Rubbing Club',
	],
])('a title is said whole, with the heading above or below it, and only at the beginning: %#', (text, title) => {
	const isEnglish = / the | on /i.test(text);
	const { lines } = read(text, {
		language: isEnglish ? 'en-US' : 'pt-BR',
		filename: text.includes('#') ? 'a.md' : 'a.txt',
	});
	expect(lines[0]?.text).toContain(`“${title}”`);
	expect(lines.at(-1)?.text).toMatch(/^(?:Essa foi a leitura de hoje|That was today's reading)\. /);
	expect(lines.map((line) => line.text).join(' ')).not.toMatch(/Issue|Grange|Called to order/);
});

it.each([
	[
		'LIGA JUIZ-FORANA DE FUTEBOL DE MESA\n\nATA DA ASSEMBLEIA GERAL Nº 51\n\nA liga tem 31 inscritos e uma dívida.\n',
		'pt-BR',
		/“Ata da assembleia geral nº 51”.*O texto vem da Liga Juiz-Forana de Futebol de Mesa\./s,
	],
	[
		'# CITY OF MARLOW FALLS\n\n## Stump Backlog\n\n**March 2025**\n\nThe city has 400 stumps and one grinder.\n',
		'en-US',
		/“Stump Backlog”.*It comes from the City of Marlow Falls and is dated March 2025\./s,
	],
	[
		'**The Tolliver County Ledger** | October 17, 2024\n\n# A scale read heavy\n\nThe scale was off by a tenth.\n',
		'en-US',
		/“A scale read heavy”.*It comes from the Tolliver County Ledger and is dated October 17, 2024\./s,
	],
	[
		'Ribeira, 21 de julho de 2025\n\nAo Senhor Secretário\nPrefeitura de Ribeira do Juá\n\nASSUNTO: o orelhão\n\nSenhor Secretário,\n\nO orelhão está mudo.\n',
		'pt-BR',
		/E eu, João, leio junto\. (?!O texto vem)/,
	],
] as const)(
	'who gave a document out is said behind its title, but not who gets a letter: %#',
	(text, language, said) => {
		expect(read(text, { language, filename: text.includes('#') ? 'a.md' : 'a.txt' }).all).toMatch(said);
	},
);

it.each([
	[
		'en-US' as const,
		"# Why Volunteers Leave\n\n**Second Helping Food Rescue, Dayton, Ohio**\nPrepared for the Board by Monique Estrada, Director of Operations, May 19, 2025\n*Internal. Please don't forward outside the organization.*\n\n## The short version\n\nWe lost 38 percent of our drivers last year. We assumed it was gas prices.",
		'It was my idea to ask them. I called twenty people. I reached eleven. ',
		/^We lost 38 percent of our drivers last year\./,
		'“Why Volunteers Leave”',
		/forward outside|Prepared for/,
	],
	[
		'pt-BR' as const,
		'# Por que saem\n\nElaborado para o Conselho por Ana Lima, Diretora\n*Uso interno. Não encaminhe.*\n\n## Em resumo\n\nPerdemos 38 por cento dos motoristas no ano passado. Achávamos que era a gasolina.',
		'Foi minha a ideia de perguntar. Eu liguei para vinte pessoas. Eu falei com onze. ',
		/^Perdemos 38 por cento dos motoristas no ano passado\./,
		'“Por que saem”',
		/encaminhe|elaborado/,
	],
])('who prepared a text and who may read it are no beginning: %s', (language, head, own, hook, about, notice) => {
	const { lines, all } = read(`${head}\n\n${own.repeat(2)}\n\n## A\n\n${own}\n\n## B\n\n${own}\n`, { language });
	expect(lines[0]).toMatchObject({ role: 'hook' });
	expect(lines[0]?.text).toMatch(hook);
	expect(all).toContain(about);
	expect(all).not.toMatch(notice);
});

it.each([
	[
		'en-US' as const,
		'# Town of Harlow Falls, New Hampshire\n## Select Board — Minutes of Regular Meeting\nThe Chair opened the meeting. The bridge was discussed.\n',
		'Select Board: Minutes of Regular Meeting',
		'“Select Board: Minutes of Regular Meeting”',
	],
	[
		'pt-BR' as const,
		'# Município de Serra Clara\n\n## Conselho de Saúde — Ata da reunião ordinária\n\nA presidente abriu a reunião às sete horas da noite. Os moradores falaram da ponte que não tem mais calçada.\n',
		'Conselho de Saúde: Ata da reunião ordinária',
		'“Conselho de Saúde: Ata da reunião ordinária”',
	],
])('a title below a heading that says whose paper it is is told without that: %s', (language, text, title, about) => {
	const { outline, lines, all } = read(text, { language });
	expect(outline.topic).toBe(title);
	expect(all).toContain(about);
	expect(bodyOf(lines)[0]?.text).toMatch(/^(?:The Chair|A presidente)/);
	expect(read('# City of rivers\n\n## How water moves\n\nIt moves down.\n', { language }).outline.topic).toBe(
		'City of rivers',
	);
});

it.each([
	[
		'PREFEITURA MUNICIPAL DE SANTA RITA\nSecretaria Municipal de Educação\nRua das Paineiras, 218 - Fone (44) 3555-0172\n\nCONSELHO DE PAIS\nATA Nº 03/2024 - REUNIÃO ORDINÁRIA\n\nA presidente abriu a reunião. O pátio não tem cobertura.\n',
		'pt-BR',
		/“Ata nº 03\/2024: reunião ordinária”.*O texto vem do Conselho de Pais\./s,
	],
	[
		'ESTADO DE MINAS GERAIS\nPREFEITURA MUNICIPAL DE PEDRA BRANCA\nGabinete do Prefeito\n\nLEI Nº 2.847, DE 18 DE SETEMBRO DE 2023\n\nA CÂMARA MUNICIPAL aprovou e eu, Prefeito Municipal, sanciono a seguinte Lei:\n\nArt. 1º É proibido perturbar o sossego.\n',
		'pt-BR',
		/“Lei nº 2\.847, de 18 de setembro de 2023”(?!.*sanciono)/s,
	],
	[
		'# Bridge Condition Report\n\n**Summary for the County Board**\n\nThe County owns 214 bridges. Three are closed.\n',
		'en-US',
		/“Bridge Condition Report”(?!.*comes from)/s,
	],
	[
		'HARBOR HISTORICAL SOCIETY\nTape/File: WW-031   Transcript\n\nNarrator:     Ruth Crowley (b. March 1939)\nInterviewer:  Daniel Osei\nReviewed:     Oct. 2016. Checked by the narrator at her\n              request. Remainder open.\n\nOSEI: When did you move?\n\nCROWLEY: In 1946.\n\nOSEI: Who was there?\n\nCROWLEY: Dad.\n',
		'en-US',
		/reading is an interview with Ruth Crowley\..*from the Harbor Historical Society\. Daniel Osei asks(?!.*Narrator)/s,
	],
	[
		'FUNDAÇÃO AURORA\n\nEDITAL Nº 02/2024\nBOLSAS "PRIMEIRO DA FAMÍLIA" - ANO LETIVO 2025\n\nA Diretoria abre as inscrições. São doze bolsas.\n',
		'pt-BR',
		/“Edital nº 02\/2024: Bolsas ‘Primeiro da Família’, ano letivo 2025”.*vem da Fundação Aurora\./s,
	],
	[
		'Kinnard County Highway Department          2023 Bridge Report\n\nThe County owns 214 bridges. Three are closed.\n',
		'en-US',
		/“2023 Bridge Report”/,
	],
] as const)('a letterhead is no title, and only its last office gave the document out: %#', (text, language, said) => {
	expect(read(text, { language, filename: text.includes('#') ? 'a.md' : 'a.txt' }).all).toMatch(said);
});
