import { expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';

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
	[
		'---\ntitle: >-\n  UnB tem transporte para quem não anda,\n  mas ele precisa melhorar\ndate: 2019-05-08\n---\n\nO ônibus sai às sete. Ele leva oito pessoas.\n\n## Rumo a uma UnB acessível\n\nHá um plano. Ele é de 2017.\n',
		'pt-BR',
		/“UnB tem transporte para quem não anda, mas ele precisa melhorar”/,
	],
	[
		'#### Article 200 · January 2, 2020\n\n# Hills of San Francisco\n\nI like to walk in cities. There are fifty hills.\n',
		'en-US',
		/“Hills of San Francisco”.*It is from January 2, 2020\./s,
	],
] as const)('a letterhead is no title, and only its last office gave the document out: %#', (text, language, said) => {
	expect(read(text, { language, filename: text.includes('#') ? 'a.md' : 'a.txt' }).all).toMatch(said);
});
