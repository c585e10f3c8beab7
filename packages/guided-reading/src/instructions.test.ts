import { describe, expect, it } from 'vitest';
import { read, told } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a manual with a picture to each step', () => {
	it('is read step by step, though no mark ends a step', () => {
		const all = told(
			'# Preços\n\nPara vender, é preciso determinar um preço.\n\nSelecione a lista de preços\n\n![lista](a.png)\n\nEscolha o setor desejado\n\n![setor](b.png)\n\nO preço novo vale na hora.\n',
		);
		expect(all).toMatch(/determinar um preço\.[\s\S]*Selecione a lista de preços\.[\s\S]*Escolha o setor desejado\./);
	});
});

describe('what only leads to a link', () => {
	it('is not read, nor what is asked before it', () => {
		const all = told(
			'# Visits\n\nA visit takes two hours, at home or in the clinic.\n\nGot a question that is not on the list? [Get in touch](/contact)\n\nThe address of the library is [https://x.org/lib](https://x.org/lib), but you need a password.\n\nYou can also fill in the form by hand: <a href="f.docx">click to get the file</a>.\n\nTwo nurses make the visits.\n',
			english,
		);
		expect(all).toBe('A visit takes two hours, at home or in the clinic.\nTwo nurses make the visits.');
	});

	it('nor is a goodbye before that of the hosts, a credit of a picture, a number to look a book up by', () => {
		const all = told(
			'# Pão\n\nA receita é da minha avó, que a fazia toda semana.\n\n- Benê Souza, Pão de casa. Editora Rio, 2013. ISBN: 978-0822355595.\n- Rui Sá, Fermento. Editora Mar, 2014. ISBN: 978-0520275966.\n\nFoto de Rui Sá no Unsplash\n\nAté mais!\n',
		);
		expect(all).toContain('toda semana.');
		expect(all).not.toMatch(/978|Unsplash|Até mais/);
	});
});

it('an office may be an author, and what front matter says of the text is no part of it', () => {
	const { all } = read(
		'---\ntitle: Meet the author\nauthor: NOAA Office of Education\nexcerpt: Brandon King interviews the crime writer Peter James about his books.\n---\n\nPeter James has sold 17 million copies of his books in 36 languages.\n',
		english,
	);
	expect(all).toMatch(/written by NOAA Office of Education\.[^\n]*\nPeter James has sold/);
	expect(all).not.toContain('Brandon King');
});

it('a sentence whose formula is for the eye is not read, one with a short formula is', () => {
	expect(
		told(
			'# Time\n\nPlants take $\\mathrm{CO}_2$ from the air.\n\nThe path is $\\frac{ct}{2}$ then. Nothing is faster than light.\n',
			english,
		),
	).toBe('Plants take CO2 from the air.\nNothing is faster than light.');
});

it('a poem is read in sentences, not verse by verse', () => {
	expect(
		told(
			'# Cordel\n\nUm amigo escreveu estes versos na semana do velório dele.\n\nFoi o primeiro de Lucena  \nA abrir um mercadinho  \nAntes só existia venda  \nEram uns barraquinhos  \nFoi grande a evolução  \nPara os vizinhos do lugar.\n',
		),
	).toContain('Foi o primeiro de Lucena, A abrir um mercadinho, Antes só existia venda,');
});

it('a page in HTML is read whole, by the title that it declares', () => {
	const { all } = read(
		'---\nlayout: post\ntitle:  "The forge &amp; its smiths"\ntags:  history forge\n---\n<h1>Local history</h1>\n<p>\n      The forge has stood for 250&nbsp;years.</p>\n<figure><img src="a.jpg"><figcaption>The 1<sup>st</sup> of June</figcaption></figure>\n<h3>The family</h3>\n      <p>Four smiths worked there until 1938:</p>\n<ul><li>Jack Murphy of Waterock</li><li>James Barrett of Anngrove</li></ul>\n',
		english,
	);
	expect(all).toContain('“The forge & its smiths”');
	expect(all).toContain('The forge has stood for 250 years.');
	expect(all).toContain(
		'The family. Four smiths worked there until 1938: Jack Murphy of Waterock; James Barrett of Anngrove.',
	);
	expect(all).not.toContain('of June');
});

it('a page of a site in Portuguese, or in several languages, is read by what it calls itself and its sections', () => {
	const { all } = read(
		'---\ntitulo: "A ponte da barra"\nautor: "Lia Prado"\n---\n\nA ponte foi aberta em 1908, com dois vãos de ferro.\n\n## {{< translate what_we_like >}}\n\nDela se vê a barra inteira, e ninguém passa por lá com pressa.\n',
	);
	expect(all).toMatch(/“A ponte da barra”[\s\S]*Lia Prado[\s\S]*What we like\./);
});

it('nobody hears of a formula what leads to it and what its letters stand for', () => {
	expect(
		told(
			'# Vaccines\n\nMore of those who fall ill are vaccinated then. We can write this simply as\n\n$$\nV = \\frac{1}{d} \\sum p\n$$\n\nwhere $p$ is the share of each vaccine. Nobody needs it to see why.\n',
			english,
		),
	).toBe('More of those who fall ill are vaccinated then. Nobody needs it to see why.');
});

it('minutes are read item by item, without the letters of what was said', () => {
	const { all } = read(
		'MINUTES OF THE ASSOCIATION\n\nThe committee met at the lodge, and six of its members came.\n\nItem 1 - APOLOGIES\n\nApologies came from Helaine Wyett.\n\nItem 2 - MATTERS ARISING\n\nk. The Chairman asked whether a piper should be invited, and he will be.\n',
		english,
	);
	expect(all).toMatch(/Item 1: apologies\. Apologies came[\s\S]*Item 2: matters arising\. The Chairman asked/i);
});

it('a long paragraph that ends with a question asks nobody', () => {
	const { lines } = read(
		`# Do the vaccinated die more?\n\n${'Soon after the first doses the papers told of cases among people who had been vaccinated, and many began to worry about it. '.repeat(2)}If it works, why do most of the cases come from them?\n\n${'That is what one expects of it, and it does not show that the vaccine fails, for no vaccine protects all who take it.\n\n'.repeat(1)}${'If everybody is vaccinated, then all who fall ill are among the vaccinated, however few of them there may be.\n\n'.repeat(1)}The share says nothing about the vaccine itself, and a lot about how many people took it in time.\n`,
		english,
	);
	expect(new Set(lines.map(({ speaker }) => speaker)).size).toBe(2);
	for (const [at, { speaker }] of lines.entries()) if (at > 0) expect(speaker).not.toBe(lines[at - 1]?.speaker);
});

it.each([
	[
		'a pointer in a line of its own',
		'<p>Foto: João Lima</p>\n<p>A farinha do moinho vai para a barraca da dona Inês. O pão é da escola.</p>',
	],
	['names in code', 'Em PHP, os vetores `$_GET` e `$_POST` guardam o que veio da página. O pão é da escola.'],
	[
		'prices by signs',
		'Na cidade velha os restaurantes vão de $$ a $$$, e todos fecham às segundas. O pão é da escola.',
	],
	['a word left out', 'Ele disse que "os homens \\[\\...\\] estão cansados, e a chuva não para". O pão é da escola.'],
])('no paragraph is lost for %s', (_, text) => {
	const { all } = read(`# A feira\n\nA feira é na praça, todos os sábados, desde 1974.\n\n${text}\n`);
	expect(all).toMatch(/(?:da dona Inês|da página|às segundas|não para)["”]?\.[\s\S]*O pão é da escola\./);
});

it('what is code by its indent is not read, though it is HTML', () => {
	const page =
		'# Tags\n\nTags say what a text is.\n\nA quotation is written like this here:\n\n    <blockquote>\n      <p>Nothing is so painful.</p>\n    </blockquote>\n\nAnd that is all there is to it, as you see.\n';
	expect(told(page, english)).not.toContain('painful');
});
