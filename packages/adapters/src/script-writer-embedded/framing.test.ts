import type { Language } from '@nexus/contract';
import { PRESET_IDS } from '@nexus/contract';
import { presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { planEpisode } from './plan.ts';
import { STOCK } from './stock/index.ts';
import { writePartLines } from './write-part.ts';

interface Wanted {
	language?: Language;
	presetId?: string;
	seed?: number;
}

/** What the hosts say of a short document. */
function episode(
	paragraphs: readonly string[],
	{ language = 'pt-BR', presetId = 'portuguese_duo', seed = 1 }: Wanted = {},
): ScriptLine[] {
	const text = paragraphs.join('\n\n');
	const preset = presetsFor(language).find(({ preset_id }) => preset_id === presetId);
	if (!preset) throw new Error(`no preset ${presetId}`);
	const shape = { language, presetId, customStyle: null, seed };
	const { outline, parts } = planEpisode({ ...shape, text, filename: 'texto.md' });
	const hosts = { A: preset.host_a, B: preset.host_b };
	return parts.flatMap((part) => writePartLines({ ...shape, hosts, outline, part, text }));
}

const saidBy = (lines: readonly ScriptLine[], role: ScriptLine['role']) =>
	lines.filter((line) => line.role === role).map(({ text }) => text);

const LESSON = [
	'# Fotossíntese: como as plantas fazem comida com luz',
	'A fotossíntese é o processo pelo qual plantas e algas transformam luz em energia química. Ela acontece dentro de organelas chamadas cloroplastos. Sem ela, não haveria oxigênio na atmosfera.',
	'## A clorofila',
	'A clorofila é o pigmento que dá cor verde às folhas. Ela absorve a luz vermelha e a azul. Por isso enxergamos as plantas verdes.',
	'## Ciclo de Calvin',
	'No ciclo de Calvin, que ocorre no estroma, o CO2 do ar é transformado em açúcar. São necessárias seis voltas do ciclo para formar uma molécula de glicose. O ciclo foi descrito por Melvin Calvin, que ganhou um prêmio em 1961.',
	'## Fatores que influenciam',
	'A taxa de fotossíntese depende da luz, da temperatura, da água e do CO2. Até certo ponto, quanto mais luz, mais fotossíntese. Uma árvore adulta pode absorver cerca de 22 kg de CO2 por ano.',
];

const MINUTES = [
	'# Ata da reunião do condomínio Jacarandá',
	'## 1. Pintura da fachada',
	'Foram apresentados três orçamentos. Após debate, venceu o segundo, porque inclui lavagem das pastilhas.',
	'## 2. Vagas de garagem',
	'O síndico reclamou de motos. Decidiu-se pintar quatro vagas para motos junto ao portão de entrada do prédio.',
	'## 3. Encaminhamentos',
	'A administradora abre a conta da obra. O síndico convoca a próxima reunião para o mês de maio, à noite.',
	'## 4. Portaria remota',
	'A proposta foi rejeitada pela maioria. Os moradores mais velhos disseram que se sentem mais seguros com porteiro.',
];

const STORY = [
	'# O relojoeiro da Rua do Meio',
	'Seu Anselmo consertava relógios havia cinquenta anos. Tinha dedos grossos, de pedreiro.',
	'Numa terça-feira de chuva, uma menina de uniforme entrou com um embrulho de jornal. Devia ter uns dez anos.',
	'— O que é isso, minha filha?',
	'— É o relógio do meu avô. Ele parou.',
	'— O relógio ou o avô?',
	'O velho ficou muito tempo olhando o papel. Depois o dobrou de novo e o devolveu ao lugar.',
	'Do lado de fora, a chuva engrossou. No sábado, a menina voltou, e o tique-taque encheu a loja inteira.',
];

describe('the recap', () => {
	it.each(PRESET_IDS)('by %s keeps whole statements, one of a section', (presetId) => {
		const [recap = ''] = saidBy(episode(LESSON, { presetId }), 'recap');
		expect(recap).toContain('a clorofila é o pigmento que dá cor verde às folhas');
		expect(recap).toContain('no ciclo de Calvin, o CO2 do ar é transformado em açúcar');
		expect(recap).not.toMatch(/foi descrito por/);
	});

	it('rests on the sentences it takes its points from', () => {
		const text = LESSON.join('\n\n');
		const recap = episode(LESSON).find(({ role }) => role === 'recap');
		const source = recap?.spans.map(({ start, end }) => text.slice(start, end)).join(' ');
		expect(source).toContain('A clorofila é o pigmento');
	});

	it('goes through the headings where no statement stands alone, but not through those of any document', () => {
		const [recap = ''] = saidBy(episode(MINUTES), 'recap');
		expect(recap).toContain('Pintura da fachada; Vagas de garagem; e Portaria remota');
	});

	it('names the questions that were answered', () => {
		const faq = [
			'# Perguntas frequentes — Clube do Café',
			'### Como funciona o clube?',
			'Todo mês chega em casa um pacote de café. Os grãos são torrados na véspera do envio.',
			'### Posso escolher a moagem?',
			'Sim. A troca pode ser feita pela internet, sem custo, antes da torra.',
			'### Qual é o prazo de entrega?',
			'Depende da região do país. As caixas saem no primeiro dia útil, de caminhão, com nota fiscal.',
			'### O que significa a pontuação?',
			'A pontuação vem dos provadores. Os melhores cafés recebem notas altas dos provadores todo ano.',
			'### Posso cancelar?',
			'Pode, sem multa. O pedido de cancelamento chega por mensagem, e a caixa do mês ainda vem.',
		];
		const [recap = ''] = saidBy(episode(faq), 'recap');
		expect(recap).toContain('como funciona o clube; qual é o prazo de entrega; e o que significa a pontuação');
	});

	it('is left out of a story', () => {
		expect(saidBy(episode(STORY), 'recap')).toEqual([]);
	});
});

describe('the welcome', () => {
	const welcomed = (title: string, language: Language = 'pt-BR', body: readonly string[] = LESSON.slice(1)) =>
		saidBy(episode([`# ${title}`, ...body], { language }), 'welcome').join(' ');

	it.each([
		['Perguntas frequentes — Clube do Café', '“Perguntas frequentes: Clube do Café”'],
		['Guia de viagem: Chapada dos Veadeiros em 4 dias', '“Guia de viagem: Chapada dos Veadeiros em 4 dias”'],
		['Assunto: Mudança do sistema de ponto a partir de julho', '“Mudança do sistema de ponto a partir de julho”'],
		['A população de Vila Serena está envelhecendo', '“A população de Vila Serena está envelhecendo”'],
		['O relojoeiro da Rua do Meio', '“O relojoeiro da Rua do Meio”'],
		['Moqueca capixaba da tia Zuleide', '“Moqueca capixaba da tia Zuleide”'],
	])('quotes what is a title: %s', (title, quoted) => {
		expect(welcomed(title)).toContain(quoted);
	});

	it.each([
		['A clorofila', 'sobre a clorofila'],
		['Nise da Silveira', 'sobre Nise da Silveira'],
	])('speaks about what is a thing or a name: %s', (title, about) => {
		expect(welcomed(title)).toContain(about);
	});

	it('quotes English titles alike', () => {
		const body = [
			'The lighthouse was first lit in 1759 by a keeper. The new lens wasted only about 17% of the light. Most of the towers were built on rocks near the coast.',
		];
		expect(welcomed('Lumen Desktop 4.2 Release Notes', 'en-US', body)).toContain('“Lumen Desktop 4.2 Release Notes”');
		expect(welcomed('In Praise of Boring Bicycles', 'en-US', body)).toContain('“In Praise of Boring Bicycles”');
	});
});

describe('bridges', () => {
	it.each(['pt-BR', 'en-US'] as const)('of host B are other ones than those of host A, in %s', (language) => {
		const { bridge, bridgeB, bridgeThing, bridgeThingB } = STOCK[language];
		const ofA = new Set([bridge, bridgeThing].flatMap((pool) => Object.values(pool).flat()));
		const ofB = [bridgeB, bridgeThingB].flatMap((pool) => Object.values(pool).flat());
		expect(ofB.filter((phrase) => ofA.has(phrase))).toEqual([]);
		expect(bridgeB.debate?.length).toBeGreaterThan(2);
	});

	it.each(['pt-BR', 'en-US'] as const)('set a heading behind a colon, never as an object, in %s', (language) => {
		const { bridge, bridgeB, handoverTo } = STOCK[language];
		for (const pool of [bridge, bridgeB, handoverTo]) {
			for (const phrase of Object.values(pool).flat()) expect(phrase).toMatch(/: \{(?:h|next)\}[.!]/);
		}
	});

	it('keep the capital of the heading', () => {
		const bridges = [1, 2, 3, 4].flatMap((seed) => saidBy(episode(MINUTES, { seed }), 'bridge'));
		expect(bridges.join(' ')).toContain('Vagas de garagem');
		expect(bridges.join(' ')).not.toContain('vagas de garagem');
	});
});
