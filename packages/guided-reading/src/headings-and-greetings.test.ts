import { describe, expect, it } from 'vitest';
import { bodyOf, read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a heading', () => {
	it('is a sentence of its own before others, where they are few', () => {
		expect(read('# Ponte\n\n## Quem paga\n\nA obra custa R$ 8 milhões ao estado.\n').all).toContain(
			'Quem paga. A obra custa R$ 8 milhões ao estado.',
		);
		expect(read('# Trial\n\n## Discussion\n\nA short nap reduced errors by a quarter.\n', english).all).toContain(
			'Discussion. A short nap reduced errors by a quarter.',
		);
	});

	it('is said above any text, once', () => {
		const body = Array.from(
			{ length: 24 },
			(_, at) => `Room ${at} was cold and ${at + 3} people met in it to talk.`,
		).join(' ');
		expect(read(`# Ferry\n\n## A worked example\n\n${body}\n`, english).all).toContain('A worked example. Room 0');
		expect(read('# Feira\n\n## Objeções\n\n"Já foi tentado." A feira de Lavras tentou em 2018.\n').all).toContain(
			'Objeções. "Já',
		);
	});

	it('is never a turn by itself', () => {
		const { lines } = read(
			'# Ops\n\n## The first minutes\n\nRoll back?\n\nYes. Roll back first, and understand it later.\n',
			english,
		);
		expect(lines.find(({ text }) => text.startsWith('The first minutes.'))?.text).toContain('Roll back?');
	});

	it('of many words is told as the sentence that it is', () => {
		const deck = 'For 47 years the lens lay in crates, and it took four people eleven years to put it back together';
		expect(read(`# Light\n\n### ${deck}\n\nThe shed is cold.\n`, english).all).toContain(`${deck}.`);
	});

	it('is said where its words come late in the sentence below, with what stands in its parentheses', () => {
		const told = (heading: string, text: string) => read(`# Tow\n\nIt ran.\n\n## ${heading}\n\n${text}\n`, english).all;
		expect(told('The engine', 'On February 8 the 1956 Ford engine quit.')).toContain('The engine. On February 8');
		expect(told('The purge (the night before)', 'Boil the cloth.')).toContain('The purge (the night before). Boil');
	});

	it('of a part of a law is said without its number', () => {
		const { all } = read(
			'AVISO PÚBLICO Nº 14\n\nA praia é de todos.\n\n1. DA SUSPENSÃO\n\nO serviço para com bandeira vermelha.\n\n2. DE QUEM PODE USAR\n\n2.1. Qualquer pessoa que tenha dificuldade de chegar ao mar.\n',
			{ filename: 'a.txt' },
		);
		expect(all).toContain('Da suspensão. O serviço');
		expect(all).toContain('De quem pode usar. Qualquer pessoa que');
	});

	it('is not said where the sentence below begins with it', () => {
		const { all } = read('# Pão\n\n## O forno\n\nO forno fica a 200 °C até o fim.\n');
		expect(all).not.toMatch(/O forno[.:]/);
	});

	it('is no turn of its own above questions', () => {
		const { lines } = read(
			'# Horta\n\n## Perguntas frequentes\n\n**Tem banheiro?** Sim, o da quadra, das 7h às 18h.\n\n**Cachorro pode?** Na guia e fora dos canteiros.\n',
		);
		expect(lines.map(({ text }) => text)).not.toContain('Perguntas frequentes.');
	});

	it('within a paragraph is read with what follows it', () => {
		const { lines } = read(
			'# Naps\n\n## Abstract\n\n**Background.** Nurses report sleepiness at night. **Methods.** We randomized 18 wards for 12 weeks. **Results.** Errors fell by a quarter.\n',
			english,
		);
		const all = lines.map(({ text }) => text).join('\n');
		expect(all).toContain('Methods. We randomized 18 wards');
		expect(all).not.toMatch(/(?:Methods|Results|Background)\.$/m);
	});
});

describe('the opening and the closing', () => {
	it('say when the document is from', () => {
		expect(
			read('# A cheia\n\nJornal do Vale, 12/11/2025\n\nO rio subiu seis metros na noite de ontem.\n').all,
		).toContain('O texto vem do Jornal do Vale e é de 12 de novembro de 2025.');
		expect(
			read('# The frogs\n\n**By Dana Whitlock | August 21, 2024**\n\nNobody heard them this week.\n', english).all,
		).toContain('It was written by Dana Whitlock and is from August 21, 2024.');
	});

	it('name who wrote it, and tell a text of many sentences by what it begins with, once', () => {
		const years = [1, 2, 3, 4, 5, 6];
		const body = years.map((year) => `I never saw my aunt in year ${year}. The garden went wild.`).join(' ');
		const { lines, all } = read(
			`# Damsons\n\nBy Marnie Pellow\n\nMy aunt Bernice had a damson tree. It stood by the wall.\n\n${body}\n`,
			english,
		);
		expect(lines[0]).toMatchObject({ role: 'hook', text: 'My aunt Bernice had a damson tree. It stood by the wall.' });
		expect(lines[1]?.text).toContain('“Damsons”');
		expect(lines[2]?.text).toContain('It was written by Marnie Pellow.');
		expect(all.match(/damson tree/g)).toHaveLength(1);
		expect(all).not.toContain('By Marnie');
		expect(lines.filter(({ role }) => role === 'goodbye')).toHaveLength(1);
	});

	it('tell who wrote it by what dots set apart, and nobody of a section for the writer of all', () => {
		const opening = (text: string, language: 'pt-BR' | 'en-US') => read(text, { language }).all;
		const story = 'O elevador é de 1953 e tem onze andares.\n';
		expect(opening(`# O banquinho\n\n**Crônica · Heloísa Frossard**\n\n${story}`, 'pt-BR')).toContain('“O banquinho”.');
		const paper = `## News\n\nThe tent was full on both days.\n\n## The show\n\nBy Priya Reyes, Chair\n\nNobody cheated.\n`;
		expect(opening(`# The Sheet\n\n${paper}`, 'en-US')).not.toContain('written by Priya');
		expect(
			opening(`PREFEITURA DE PONTA\nEstado do Espírito Santo\n\nAVISO PÚBLICO Nº 14\n\n${story}`, 'pt-BR'),
		).toContain('“Aviso público nº 14”');
		const faq =
			'# Palouse Blood Bank\n\n**Donor Program: Frequently Asked Questions**\n\n*A nonprofit since 2009*\n*Last updated: May 3, 2025*\n\nDogs need blood, too.\n';
		expect(opening(faq, 'en-US')).toContain('“Donor Program: Frequently Asked Questions”');
		expect(bodyOf(read(faq, { language: 'en-US' }).lines).map(({ text }) => text)).toEqual(['Dogs need blood, too.']);
	});

	it('say the title, who wrote it and from where it comes only in the welcome', () => {
		const essay = read('COLUNA DE BOLSO\nO homem que dormia\npor Marília Quental\n\nEle dormia mal desde 2019.\n');
		expect(essay.lines[0]?.text).toContain('“Coluna de bolso: O homem que dormia”');
		expect(bodyOf(essay.lines).map(({ text }) => text)).toEqual(['Ele dormia mal desde 2019.']);
		const trip = 'Passei um ano lendo atas. Eu não sabia nada. Meu pai sabia.\n';
		const told = read(`A PARADA\nNotas sobre um ramal\nOdilon Furquim, professor aposentado\n\n${trip}`).lines;
		expect(told[0]?.text).toContain('“A parada”');
		expect(bodyOf(told).map(({ text }) => text)).toEqual([trip.trim()]);
		const title = 'In Harlow Ferry, a Fight Over a Library Nobody Wanted to Leave, Until Somebody Looked';
		const news = read(`${title}\n\nBy Denise Okafor\n\nHARLOW FERRY, Ohio -- The petition had 1,906 names.\n`, {
			...english,
			filename: 'a.txt',
		});
		expect(bodyOf(news.lines)[0]?.text).toBe('The petition had 1,906 names.');
		expect(news.lines.at(-1)?.text).toContain("That was today's reading.");
	});

	it.each([
		[
			'pt-BR' as const,
			'Por Ana Lima',
			'O texto foi escrito por Ana Lima.',
			'Eu perdi o barco. Eu vi o rio subir de noite. Minha mãe ria.',
		],
		[
			'en-US' as const,
			'By Nell Abernathy',
			'It was written by Nell Abernathy.',
			'I missed the boat. I saw the river rise. My mother laughed.',
		],
	])('say who tells it where that is known, and else nothing: %s', (language, byline, said, own) => {
		const body = `${own} ${own} ${own}\n`;
		const opening = (text: string) =>
			read(text, { language })
				.lines.flatMap(({ role, text: line }) => (role === 'welcome' ? line : []))
				.join(' ');
		expect(opening(`# O barco\n\n${byline}\n\n${body}`)).toContain(said);
		expect(opening(`# O barco\n\n${body}`)).not.toMatch(/escrev|written|author|[“"](?:I|eu)[”"]/);
	});

	it('never call a document by its codes or its frequent words', () => {
		expect(read('# HIS0342 – República\n\n## Aula 7 — A Revolta da Vacina\n\nO Rio tinha febre.\n').outline.topic).toBe(
			'Aula 7: A Revolta da Vacina',
		);
		const changes = '## 0.2.0\n\n- Streams end.\n\n## 0.1.0\n\n- Streams begin.\n';
		expect(read(changes, english).all).toContain('a text without a title');
	});
});

it.each([
	[
		'en-US' as const,
		'# Bees\n\n## What we do not know\n\n**Whether there are more bees.** We counted bees near our patches, and they may have come from land nearby.\n\n**What one wet year did.** Flooding took four farms out of the study.\n',
		['What we do not know. Whether there are more bees. We counted', 'What one wet year did. Flooding took'],
	],
	[
		'pt-BR' as const,
		'# Abelhas\n\n## O que não sabemos\n\n**Se há mais abelhas.** Contamos abelhas perto das faixas, e elas podem ter vindo da terra vizinha.\n\n**O que fez um ano de chuva.** A cheia tirou quatro sítios do estudo.\n',
		['Se há mais abelhas. Contamos abelhas', 'O que fez um ano de chuva. A cheia'],
	],
])('a side heading that is half a question is read above what follows it: %s', (language, text, said) => {
	const { all } = read(text, { language });
	for (const words of said) expect(all).toContain(words);
});
