import { describe, expect, it } from 'vitest';
import { bodyOf, read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;
const turnsOf = (text: string, wanted: Parameters<typeof read>[1] = {}) => bodyOf(read(text, wanted).lines);

const COFFEE =
	'O café chegou à serra em 1884, numa mula. A prefeitura mandou plantar 300 pés na encosta norte, onde venta menos. O agrônomo disse que não daria certo. Deu. Em 1890 a serra colheu 40 sacas e mandou todas para Santos.';
const SHORT = 'Valdir comprou uma trena.';
const RAIN =
	'Em fevereiro choveu por onze dias e o rio levou a ponte velha. O padre pediu uma de ferro. O governo prometeu a obra para maio, sem falta, e mandou dois engenheiros medirem a margem.';
const BRIDGE =
	'The bridge stood four feet from its own road. Pell sent two crews, and both found what she had found. "I have measured twice," she wrote. "I would be glad to be shown wrong." Nobody showed her anything.';

describe('a paragraph', () => {
	it('is read whole by one host, and apart from the next, unless both are short', () => {
		const told = turnsOf(`# Serra\n\n${COFFEE}\n\n${SHORT}\n\n${RAIN}\n`);
		expect(told.map(({ text }) => text)).toEqual([COFFEE, SHORT, RAIN]);
		const turns = turnsOf(
			`# Bridge\n\n${BRIDGE}\n\nBring a snack and a pen.\n\nThe town paid for the rest of it.\n`,
			english,
		);
		expect(turns.map(({ text }) => text)).toEqual([
			BRIDGE,
			'Bring a snack and a pen. The town paid for the rest of it.',
		]);
		const log = turnsOf(
			'# Outage\n\nIt was Monday.\n\n07:10 The disk was full.\n\n07:25 I copied the disk.\n',
			english,
		);
		expect(log.map(({ text }) => text)).toEqual([
			'It was Monday.',
			'07:10 The disk was full.',
			'07:25 I copied the disk.',
		]);
	});

	it('is told whole where a long sentence says what a short one said, and more', () => {
		const both =
			'I said the carpenters had set the panes too tight. Nobody heard me. He wrote in May that the carpenters had set the panes too tight, as he had known since the first week of July.';
		expect(turnsOf(`# Glass\n\n${both} We split the cost.\n`, english).map(({ text }) => text)).toEqual([
			`${both} We split the cost.`,
		]);
	});

	it('is never divided before what is told against the sentence above it', () => {
		const half =
			'put a pane under polarized light in his laboratory and found the whole of it under strain, from edge to edge, which nobody could deny or explain in May.';
		const turns = turnsOf(`# Glass\n\nWe each had an expert. His ${half} Mine ${half}\n`, english);
		expect(turns.every(({ text }) => !text.startsWith('Mine'))).toBe(true);
	});

	it('is never divided before a verb alone, nor before what goes on "since then"', () => {
		const radio =
			'Seu Olímpio lia o roteiro com um lápis de carpinteiro atrás da orelha e marcava os sons com desenhos, porque ele mal sabia ler e ninguém tinha visto isso. Conhecia as letras das palavras de que precisava na hora: porta, tiro, passos, trovão, chuva e vento. O resto ele pedia que eu lesse em voz alta para treinar a menina, e nunca falamos disso nos anos em que trabalhamos naquela sala.';
		expect(turnsOf(`# Rádio\n\n${radio}\n`).every(({ text }) => !text.startsWith('Conhecia'))).toBe(true);
		const since =
			'Deb has run the volunteer team of the county for twelve years, and she writes down how long people waited between getting into trouble and calling. Before the ordinance the middle figure of all her calls was an hour and fifty minutes. Since then it has been three hours and twenty-five minutes in each of the nine years that she has written down so far.';
		expect(turnsOf(`# Bill\n\n${since}\n`, english).every(({ text }) => !text.startsWith('Since'))).toBe(true);
	});

	it('is never divided within words in slanted letters that a colon leads to', () => {
		const letter =
			'He wrote to her from Fort Wayne: *So you were winning. I have felt bad about that game ever since.*';
		const turns = turnsOf(`# Chess\n\n${BRIDGE} ${BRIDGE} ${letter} They talk on Sundays now.\n`, english);
		expect(turns.filter(({ text }) => /winning|felt bad/.test(text))).toHaveLength(1);
	});

	it('takes a short one with it that leans on it', () => {
		expect(turnsOf(`# Serra\n\n${COFFEE}\n\nIsso mudou tudo na vila.\n`)).toHaveLength(1);
		expect(turnsOf(`# Bridge\n\n${BRIDGE}\n\nThis was not the end of it.\n`, english)).toHaveLength(1);
	});

	it('that is longer is divided before a sentence that stands by itself', () => {
		const starts = [
			'Depois de seis anos, as raízes das parcelas bem adubadas ainda estavam tomadas pelo fungo. Uma queda, mas pequena.',
			'Nas parcelas de dose baixa, a planta pagava cerca de onze miligramas de carbono por miligrama de fósforo recebido. Nas de dose alta, 34. Três vezes mais, por um produto de que precisava menos.',
			'No fim do estudo, as parcelas com pouco fosfato mantinham 57 tipos de fungo na raiz, e as outras pouco mais de vinte. Os outros sumiram. Eles buscavam longe.',
		];
		const turns = turnsOf(`# Solo\n\n${starts.join(' ')}\n`);
		expect(turns.length).toBeGreaterThan(1);
		for (const { text } of turns) expect(starts.some((start) => text.startsWith(start.slice(0, 20)))).toBe(true);
		const hum = [
			'In January the director did what saved the year, and he had everyone hum the lowest note that they could. Nineteen people moved.',
			'The newcomers stood right behind the old hands for nine weeks, and nobody could see a lip of the row ahead. Eleven of them said so. Four were.',
			'By April the recordings showed that the pitch drifted down less than a quarter tone. His guess is that a bigger group is steadier. Mine is that they listened.',
		];
		for (const { text } of turnsOf(`# Choir\n\n${hum.join(' ')}\n`, english))
			expect(hum.some((start) => text.startsWith(start.slice(0, 20)))).toBe(true);
	});

	it('goes to the other host, "I" or not, and to both where one has said much more', () => {
		const mine = (at: number) => `I kept card ${at} for a week, and it said tenor.`;
		const others = (at: number) =>
			`The hall on Mill Road ${at} holds eighty people and two pianos. The heating there costs ${at + 40} dollars a night in winter. Marcus has the keys of door ${at} and a list of who may have them. The church wants ${at + 90} dollars more from next year on.`;
		const text = Array.from({ length: 6 }, (_, at) => `${mine(at)}\n\n${others(at)}`).join('\n\n');
		const lines = turnsOf(`# Choir\n\n${text}\n`, english);
		const said = (host: string) =>
			lines.filter(({ speaker }) => speaker === host).reduce((sum, { text }) => sum + text.split(' ').length, 0);
		expect(lines.every(({ speaker }, at) => speaker !== lines[at - 1]?.speaker)).toBe(true);
		expect(Math.min(said('A'), said('B')) / (said('A') + said('B'))).toBeGreaterThan(0.4);
	});
});

it('a text begins with its first paragraph, whole', () => {
	const opening = `Quando minha tia Eunice morreu, coube a mim esvaziar a cômoda. ${COFFEE} A letra era do meu avô Abílio.`;
	const { lines } = read(
		`# Cartas\n\n${opening}\n\n${'Eu abri a carta com a faca. Meu avô era telegrafista. '.repeat(6)}\n`,
	);
	expect(lines[0]).toMatchObject({ role: 'hook', text: opening });
});
