import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';
import { documentAuthor } from './document-author.ts';
import { documentHead } from './document-head.ts';

const english = { language: 'en-US' } as const;
const head = (text: string, title: string, dated: 'pt-BR' | 'en-US' | null = null) =>
	documentHead(text, title, dated)?.text ?? null;

describe("a document's head", () => {
	it('says whose it is and which of many, once', () => {
		expect(
			head('# Calçada\n\n*Por Dirce Malvezzi — Gazeta de Itaporé, sábado, 14 de junho*\n\nA feira mudou.\n', 'Calçada'),
		).toBe('Gazeta de Itaporé, sábado, 14 de junho.');
		expect(head('# A cheia\n\nRevista Raia | edição 88, março de 2024 | Fotos: Joana Prestes\n', 'A cheia')).toBe(
			'Revista Raia. Edição 88, março de 2024.',
		);
		expect(
			head('# We sang\n\n*The Low Note: newsletter of the Mill Road Chorus, Dayton, Ohio. Issue 88, May*\n', 'We sang'),
		).toBe('The Low Note, newsletter of the Mill Road Chorus, Dayton, Ohio. Issue 88, May.');
		expect(head('THE MARLOW COURIER\n\nOur night bus\n\nPrepared by the Transit District\n', 'Our night bus')).toBe(
			'The Marlow Courier. Prepared by the Transit District.',
		);
	});

	it('says an office with what it is of, and no line that only tells what the text is about', () => {
		expect(
			head('**PREFEITURA DE VILA DO ANIL**\n**Secretaria de Trabalho**\n\n# Chave\n\nO programa durou.\n', 'Chave'),
		).toBe('Secretaria de Trabalho, Prefeitura de Vila do Anil.');
		const brief =
			'# Cooling\n## Options for Reducing Heat Deaths in Marlow County\n**Brief 7 | Tri-Rivers Center**\n\nIt is hot.\n';
		expect(head(brief, 'Cooling')).toBe('Tri-Rivers Center.');
	});

	it('says no date that is said with the title', () => {
		const text = '# Esgoto\n\n*Por Luciana Prates — Caderno Cidade, 18 de março de 2024*\n\nO cano rompeu.\n';
		expect(head(text, 'Esgoto', 'pt-BR')).toBe('Caderno Cidade.');
	});

	it('is no sentence of the text, no field of a form, and no line below a heading', () => {
		expect(head('# Ponte\n\nA Câmara Municipal aprovou a obra.\n', 'Ponte')).toBeNull();
		expect(head('# Ponte\n\nA obra custa caro.\n\n## Quem paga\n\nPrefeitura de Serra Clara\n', 'Ponte')).toBeNull();
		expect(head('# Outage\n\n**Agency:** Tri-Valley Center\n**Status:** final\n', 'Outage')).toBeNull();
	});

	it('is told in the welcome, and not again', () => {
		const paper = read(
			'# We sang\n\n*The Low Note: newsletter of the Mill Road Chorus*\n\nLast fall we did away with auditions, and it was not easy.\n',
			english,
		);
		expect(paper.lines[1]).toMatchObject({ role: 'welcome' });
		expect(paper.lines[1]?.text).toContain('It comes from The Low Note, newsletter of the Mill Road Chorus.');
		expect(
			bodyOf(paper.lines)
				.map(({ text }) => text)
				.join(' '),
		).not.toContain('Low Note');
		expect(read('# Feira\n\nGazeta de Itaporé\n\nA feira de sábado existe desde 1964.\n').all).toContain(
			'A fonte é a Gazeta de Itaporé.',
		);
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

	it('with a name alone says who wrote the text, and is no chapter', () => {
		const body = 'Debaixo de quase toda lavoura há um comércio. Os fungos recebem açúcar e entregam fósforo.';
		const text = `O FUNGO CARO\n\nUm experimento de seis anos mostra que a adubação escolhe os mais caros.\n\nRenato Aguilar\n\n${body}\n`;
		const { lines, all } = read(text, { filename: 'solo.txt' });
		expect(lines[0]?.text).toContain('“O fungo caro”, de Renato Aguilar');
		expect(all.match(/Renato/g)).toHaveLength(1);
		expect(lines.some(({ chapter }) => chapter === 'Renato Aguilar')).toBe(false);
		expect(documentAuthor('# Notes\n\nWeekend Project\n\nThis project took a weekend.\n', 'Notes')).toBeNull();
	});
});

it('whose a document is, is one phrase of the welcome, and not told again', () => {
	const { all } = read(
		'# Quintal\n\n**Prefeitura de Vargem – Secretaria de Segurança Alimentar**\nPágina atualizada em 13 de janeiro de 2025\n\nO Quintal ajuda famílias a plantar verduras em casa, com material e visita.\n',
	);
	expect(all).toContain('A fonte é a Secretaria de Segurança Alimentar, Prefeitura de Vargem.');
	expect(all.match(/Prefeitura/g)).toHaveLength(1);
	expect(all).not.toContain('atualizada');
	const minutes = read(
		'# Minutes\n\n**Maple Street Condominium Association** – Dayton, OH\n**Present:** 49 of 72 owners\n**All times:** Central\n\n## Water\n\nThe bill went up in May, and nobody knows why.\n',
		english,
	);
	expect(minutes.all.match(/Maple Street/g)).toHaveLength(1);
	expect(minutes.all).toContain('Present were 49 of 72 owners. All times are Central.');
});

describe('who wrote a text', () => {
	const letter = `Close my firehouse\n\n${'I was chief for years, and I ask you to vote. It was my father who laid its brick. '.repeat(6)}`;

	it('is who signs it at its end and says "I" in it', () => {
		const { lines } = read(`${letter}\n\nGene Wachtel\nChief, Station 2, 1994–2013\n`, {
			...english,
			filename: 'letter.txt',
		});
		expect(
			lines
				.slice(0, 3)
				.map(({ text }) => text)
				.join(' '),
		).toContain('It was written by Gene Wachtel.');
		const carta = `Fechem meu quartel\n\n${'Eu chefiei o quartel por anos, e meu pai ergueu a parede com as mãos dele. '.repeat(6)}`;
		expect(documentAuthor(`${carta}\n\nGil Vaz\nChefe do posto 2\n`, 'Fechem meu quartel')).toBe('Gil Vaz');
		expect(
			documentAuthor(
				'# Ata\n\nA reunião começou.\n\nA obra foi aprovada.\n\nA reunião acabou às 22h.\n\nGil Vaz\nSecretário\n',
				'Ata',
			),
		).toBeNull();
	});

	it('may be several, each with what they do', () => {
		const by = (line: string) => documentAuthor(`# Review\n\n${line}\n\nThe queue was slow.\n`, 'Review');
		expect(by('**Authors:** Priya Raman (payments), Tom Eklund (reliability)')).toBe('Priya Raman and Tom Eklund');
		expect(by('**Autores:** Ana Lima (compras), Rui Sato (frota)')).toBe('Ana Lima e Rui Sato');
	});
});

it('a title that stands below the name of a newspaper is said once', () => {
	const { all } = read(
		"THE HARLAN LEDGER\nOpinion\n\nDon't close the night bus to save the price of a parking lot\n\nOn Thursday the county votes on the bus. It carries 190 riders a night.\n",
		{ ...english, filename: 'opinion.txt' },
	);
	expect(all.match(/Don't close the night bus/g)).toHaveLength(1);
});

it('fields above a text are sentences, with who made it', () => {
	const { all } = read(
		'# Teste de caixas\n\n**Empresa:** Cooperativa Hortisul (Criciúma)\n**Período:** 4 de março a 26 de julho (21 semanas)\n**Elaborado por:** Tainá Görgen (operações) e Paulo Nunes (financeiro)\n\n## Resumo\n\nTestamos as caixas.\n',
	);
	expect(all).toContain(
		'A empresa é Cooperativa Hortisul (Criciúma). Período: 4 de março a 26 de julho (21 semanas). O texto foi elaborado por Tainá Görgen (operações) e Paulo Nunes (financeiro).',
	);
	expect(
		read('# Trial\n\n**Where:** two hospitals\n**When:** all of 2023\n\n## Why\n\nPeople sleep badly.\n', english).all,
	).toContain('Where: two hospitals. When: all of 2023.');
});

it.each([
	[
		'en-US' as const,
		"# Why Volunteers Leave\n\n**Second Helping Food Rescue, Dayton, Ohio**\nPrepared for the Board by Monique Estrada, Director of Operations, May 19, 2025\n*Internal. Please don't forward outside the organization.*\n\n## The short version\n\nWe lost 38 percent of our drivers last year. We assumed it was gas prices.",
		'It was my idea to ask them. I called twenty people. I reached eleven. ',
		/^We lost 38 percent of our drivers last year\./,
		'It comes from Second Helping Food Rescue, Dayton, Ohio. Prepared for the Board by Monique Estrada, Director of Operations, May 19, 2025.',
		/forward outside/,
	],
	[
		'pt-BR' as const,
		'# Por que saem\n\nElaborado para o Conselho por Ana Lima, Diretora\n*Uso interno. Não encaminhe.*\n\n## Em resumo\n\nPerdemos 38 por cento dos motoristas no ano passado. Achávamos que era a gasolina.',
		'Foi minha a ideia de perguntar. Eu liguei para vinte pessoas. Eu falei com onze. ',
		/^Perdemos 38 por cento dos motoristas no ano passado\./,
		'Foi elaborado para o Conselho por Ana Lima, Diretora.',
		/encaminhe/,
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
		'# Town of Harlow Falls, New Hampshire\n## Select Board — Minutes of Regular Meeting\n**Tuesday, October 14, 2025, 6:30 p.m., Grange Hall**\n\nThe Chair opened the meeting. The bridge was discussed.\n',
		'Select Board: Minutes of Regular Meeting',
		'It comes from the Town of Harlow Falls, New Hampshire.',
	],
	[
		'pt-BR' as const,
		'# Município de Serra Clara\n\n## Conselho de Saúde — Ata da reunião ordinária\n\nA presidente abriu a reunião às sete horas da noite. Os moradores falaram da ponte que não tem mais calçada.\n',
		'Conselho de Saúde: Ata da reunião ordinária',
		'A fonte é o Município de Serra Clara.',
	],
])('a title below a heading that only says whose paper it is is the title: %s', (language, text, title, about) => {
	const { outline, lines, all } = read(text, { language });
	expect(outline.topic).toBe(title);
	expect(lines[0]?.text).toContain(`“${title}”`);
	expect(all).not.toContain('Grange');
	expect(all).toContain(about);
	expect(bodyOf(lines)[0]?.text).toMatch(/^(?:The Chair|A presidente)/);
	expect(read('# City of rivers\n\n## How water moves\n\nIt moves down.\n', { language }).outline.topic).toBe(
		'City of rivers',
	);
});

it('a text that greets its readers is not begun before the welcome', () => {
	const body = 'I sang for a year. My card said tenor. I was offended for a week, and then I sang. '.repeat(4);
	const { lines } = read(`# Choir\n\nGwen Pruitt here, second alto and treasurer.\n\n${body}\n`, english);
	expect(lines[0]?.role).toBe('welcome');
});
