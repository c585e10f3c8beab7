import { describe, expect, it } from 'vitest';
import { read, told, type Wanted } from './read.fixture.ts';

const english = { language: 'en-US' } as const;
const linesOf = (text: string, wanted: Wanted = {}) => read(text, wanted).lines;

/** A story as published as plain text: wrapped, without blank lines, speech behind dashes. */
const STORY = `A visita de domingo
Hildegardo tinha chegado aos seus cinquenta anos e poucos, desesperançado, mas
não desesperado, e morava sozinho numa casa pequena de um subúrbio afastado, onde
recebia o amigo. Naquele domingo os dois leram os jornais e ficaram calados.
– E não há remédio?
Hildegardo sorriu antes de responder ao amigo.
– Não acho nenhum.
Continuaram calados alguns instantes, leu ainda um jornal e, dirigindo-se ao amigo,
disse com toda a serenidade:
– Já matei também. ${'Descia a escada e pisei num pinto que passava no quintal da casa. '.repeat(8)}
– Você!
O médico espantou-se e deixou cair o jornal.
`;

describe('a story without blank lines', () => {
	it('is called by its first line, and parts what is said from what is told', () => {
		const lines = linesOf(STORY, { filename: 'conto.txt' });
		const texts = lines.map(({ text }) => text);
		expect(texts.join('\n')).toContain('“A visita de domingo”');
		expect(texts).toContain('“E não há remédio?”');
		expect(texts.join('\n')).toContain('Hildegardo sorriu antes de responder ao amigo.\n“Não acho nenhum.”');
		expect(texts).toContain('“Você!”');
		expect(texts.join(' ')).toContain('serenidade: “Já matei também.');
	});

	it('gives one voice to what somebody says at length, in turns that are not long', () => {
		const lines = linesOf(STORY, { filename: 'conto.txt' }).filter(({ text }) => /pinto/.test(text));
		expect(lines.length).toBeGreaterThan(1);
		expect(new Set(lines.map(({ speaker }) => speaker)).size).toBe(1);
		for (const { text } of lines) expect(text.split(/\s+/).length).toBeLessThanOrEqual(80);
	});
});

it('somebody who is quoted over several paragraphs has one voice', () => {
	const lines = linesOf(
		'# Turtles\n\nThe council has put up signs at the car park, and people turn their lights off.\n\n“Only one in 1000 hatchlings survives to be an adult,” Ms Hall said.\n\n“So every egg that is laid on this beach matters to all of us here.\n\n“We installed sensors that tracked the light every ten minutes at night.\n\n“We will now decide what to do with the signs when summer comes.”\n\nA university will ask the people who live there what they think of it.\n',
		english,
	);
	const by = (words: string) => lines.find(({ text }) => text.includes(words))?.speaker;
	expect([by('We installed'), by('We will now')]).toEqual([by('So every egg'), by('So every egg')]);
	expect(by('A university')).not.toBe(by('We will now'));
});

describe('titles', () => {
	it.each([
		[
			'what a page is called on its site',
			'---\ntitle: Release\n---\n\nOs Antigos e a arte de não fazer sentido\n\nA banda nasceu em 2022, em São João del-Rei, e gravou dois discos desde então.\n',
			'“Os Antigos e a arte de não fazer sentido”',
		],
		[
			'a mark that nothing parts from its words',
			'#Requisitos do portal da cidade\n\nO portal mostra o que a cidade gasta, mês a mês, com cada contrato.\n',
			'“Requisitos do portal da cidade”',
		],
		[
			'the first question of many',
			'# 1 – Posso cancelar a bolsa?\n\nResposta: Não, em nenhum caso.\n\n# 2 – O que é o programa?\n\nResposta: É uma bolsa do Estado.\n\n# 3 – Quem pode pedir?\n\nResposta: Quem estuda aqui.\n\n# 4 – Até quando?\n\nResposta: Até março.\n',
			'um texto sem título',
		],
	])('%s', (_, text, title) => {
		expect(linesOf(text, { filename: 'texto.md' })[0]?.text).toContain(title);
	});

	it('are no sentences that begin as they do', () => {
		const all = told(
			'---\ntitle: The Marmalade Elephant\n---\nThe marmalade elephant was not happy.\n\nHis friends blended in with the grass, and he did not.\n',
			english,
		);
		expect(all).toMatch(/^The marmalade elephant was not happy\./);
	});

	it('stand in HTML, too', () => {
		const all = told(
			'<h1 align="center">Vacinas</h1>\n\nO projeto mediu o efeito das vacinas em Botucatu.\n\n<h2>Os dados</h2>\n\nForam usadas três bases, de hospitais e de cartórios.\n\n<h3> O que é a doença?</h3>\n\nÉ uma infecção que se espalhou pelo mundo em 2020.\n',
		);
		expect(all).toContain('Os dados. Foram usadas três bases');
		expect(all).toContain('O que é a doença?\nÉ uma infecção');
	});
});

describe('what stands above the text', () => {
	it('is metadata without marks around it, with its title and date', () => {
		const lines = linesOf(
			'Title: Istambul\nDate: 2011-09-08 23:21\nAuthor: wille\nTags: turquia, viagens\n\nEmbarquei para Istambul em agosto e dormi seis horas no voo.\n\n**Volta**\n\nNa volta passei mais três dias por lá, e gostei mais ainda.\n',
			{ filename: 'istambul.md' },
		);
		const welcome = lines
			.slice(0, 3)
			.map(({ text }) => text)
			.join(' ');
		expect(welcome).toContain('“Istambul”');
		expect(welcome).toContain('8 de setembro de 2011');
		expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/Slug|Tags|turquia, viagens/);
	});

	it('is a title that counts', () => {
		const lines = linesOf(
			"---\ntitle: '9 invenções que mudam vidas'\npubDate: 2023-11-19\n---\n\nRecentemente li um artigo sobre o que se inventou neste ano.\n\nO vídeo abaixo mostra tudo:\n\nA bengala custa 300 dólares e avisa de buracos na calçada.\n",
		);
		const all = lines.map(({ text }) => text).join('\n');
		expect(all).toContain('“9 invenções que mudam vidas”');
		expect(all).not.toContain('vídeo abaixo');
	});
});

it('long quotations that stand apart are what a text is about, short ones are pulled from it', () => {
	const long = `"Eu percebi que no Brasil a integração não é um clichê. ${'Ela foi preparada desde a abolição, e antes dela, por quem escrevia e por quem lia os jornais da época. '.repeat(3)}Disso eu não duvido."`;
	const all = told(
		`# Entrevista\n\nO poeta nos recebe em Copacabana, cercado de livros brasileiros.\n\n> ${long}\n\n> "Ninguém é ilha."\n\nO poeta trabalha numa obra sobre o Brasil, que sai no ano que vem.\n`,
	);
	expect(all).toContain('Eu percebi que no Brasil');
	expect(all).not.toContain('Ninguém é ilha');
});

describe('what belongs together', () => {
	it('an example and what says so', () => {
		const all = told(
			'# Minutes\n\nWe met in the hall and opened with silence, all nine of us.\n\n## Testing\n\nAsk the people who use the rule. Another option is to include a statement like this in the rule:\n\n### Clarity of this rule\n\nWe invite your comments on how to make this rule easier to read.\n',
			english,
		);
		expect(all).toContain('include a statement like this in the rule.');
	});

	it('a long quotation and whose words it is, before it', () => {
		const said =
			'We are glad that they develop a camera which will help us to track the success of what we plant. '.repeat(3);
		const all = told(
			`# Camera\n\nA group has built a cheap camera for plants.\n\n> "${said.trim()}" — Scott Eustis, Gulf Network\n`,
			english,
		);
		expect(all).toContain('Scott Eustis, Gulf Network: “We are glad');
	});
});

describe('what hangs on a link or a picture', () => {
	it.each([
		'[For more information click here.](https://x.example)',
		'For details on how to build and use it, I have [put the steps here](https://x.example).',
		'Until I write more, [this half-hour video walks through one board in real time](https://x.example), and it is the best that I have to show.',
		"[Here's a good book](https://x.example) on the topic.",
		'The slides are available on YouTube.',
		'A list of those present is shown below.',
		'The design files can be found in the `boards` folder.',
	])('is left out: %s', (sentence) => {
		const all = told(`# Bees\n\nBees need patience and a plan. ${sentence} They also need a garden.\n`, english);
		expect(all).toBe('Bees need patience and a plan. They also need a garden.');
	});

	it.each([
		'[Para mais informações clique aqui.](https://x.example)',
		'O vídeo está disponível no Instagram e no site da associação.',
		'A lista dos presentes encontra-se abaixo.',
		'Este texto foi originalmente publicado no jornal do bairro.',
	])('fica de fora: %s', (sentence) => {
		const all = told(`# Abelhas\n\nAbelhas pedem paciência e um plano. ${sentence} Elas também pedem um jardim.\n`);
		expect(all).toBe('Abelhas pedem paciência e um plano. Elas também pedem um jardim.');
	});

	it('takes with it what leans on it at the start of a paragraph', () => {
		const all = told(
			'# Bike\n\nCheguei em Morros às 17 horas, depois de 140 km.\n\nO mapa está [aqui](https://x.example). Ele foi feito com os dados do percurso.\n\nO bagageiro quebrou no caminho, perto de um povoado.\n',
		);
		expect(all).not.toContain('Ele foi feito');
		expect(all).toContain('O bagageiro quebrou');
	});

	it('goes from brackets and from the end of a sentence', () => {
		const all = told(
			'# Talk\n\nDan will speak on Friday at 1:30 PM (RSVP [here](https://x.example).) We asked him five questions. A bin costs money ($10 a month, see <https://x.example>). He strikes a pose in front of us all.\n',
			english,
		);
		expect(all).toBe(
			'Dan will speak on Friday at 1:30 PM. We asked him five questions. A bin costs money ($10 a month). He strikes a pose in front of us all.',
		);
	});

	it('is a caption where a picture stands before it in its cell', () => {
		const all = told(
			'# Estádio\n\nA fumaça preta me assustou.\n\n<table>\n<tr><td>\n<a href="a.jpg"><img src="b.jpg" alt="" /></a><br /> Efeito de fumaça. Macabro.\n</td></tr>\n</table>\n\nOs preços eram altos para todos.\n',
		);
		expect(all).not.toContain('Macabro');
		expect(all).toContain('Os preços eram altos');
	});
});

describe('what is looked up', () => {
	it('parts to be bought, names of who was there, what letters stand for', () => {
		const part = (name: string) => `* One [${name}](https://shop.example/${name.length})`;
		const all = told(
			`# Book\n\nThe reader can be built by anybody who solders.\n\nOther parts:\n\n${['side switch', 'card slot', 'flash chip', 'battery holder', 'Pico board', 'e-paper display'].map(part).join('\n')}\n\n**7** Members in attendance: **Ann Lee, Chuck, Dan, Greg, Kevin, Matt Chang, Noah**\n\n## List of abbreviations\n\nEPD: display; PCB: board; SMD: part.\n`,
			english,
		);
		expect(all).toBe('The reader can be built by anybody who solders.');
	});

	it('links with their addresses, and numerals that are for finding a paragraph', () => {
		const link = (name: string) => `- ${name} https://pages.example/${name.length}\n`;
		const all = told(
			`!!! info "This page is about the fair of 2026"\n\tIt may change before then.\n\n## We will\n\ni find out what people think of the green;\n\nii engage with the council and with others;\n\niii link up with other greens of the city.\n\n## Pages\n\n${['Class of 1981', 'Sonic page', 'Hot links', 'Wombat', 'Safety for me', 'Music'].map(link).join('')}`,
			english,
		);
		expect(all).toContain('This page is about the fair of 2026. It may change before then.');
		expect(all).toMatch(/[Ff]ind out what.*Engage with.*Link up/s);
		expect(all).not.toMatch(/Wombat|Class of|info|\bii/);
	});

	it('is told where it is what the text is about', () => {
		const all = told(
			'# Release 2.1\n\nWhat is new:\n\n- The [player](https://x.example/1) keeps its place when you leave the page for another one and come back later\n- The search finds words without their accents\n- A new voice reads Portuguese\n',
			english,
		);
		expect(all).toContain('search finds words');
	});
});

it('a definition without a full stop is no label, and an answer is told without the word', () => {
	const all = told(
		'# Aula\n\n## O que é geografia?\n\nA Geografia é a ciência que estuda a organização do espaço pelo Homem\n\n## Para que serve?\n\nResposta: Para entender o mundo em que se vive, e mudar o que dele se pode.\n',
	);
	expect(all).toContain('A Geografia é a ciência que estuda');
	expect(all).toContain('Para entender o mundo');
	expect(all).not.toContain('Resposta');
});
