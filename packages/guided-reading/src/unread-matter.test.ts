import { describe, expect, it } from 'vitest';
import { read, told } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('what leads to something that is not read', () => {
	const club = '# The club\n\nThe club has met in the shed since 1987, and everybody brings a spade.\n\n';

	it('is not told with what comes after that', () => {
		const all = told(
			`${club}Here you see what the members planted last year:\n\n- [Map](https://a.b/map)\n- [List](https://a.b/list)\n\nThe hedge grew by two meters in a single wet summer.\n`,
			english,
		);
		expect(all).toContain('The hedge grew by two meters');
		expect(all).not.toContain('members planted last year');
	});

	it('is told by itself where it says something', () => {
		const all = told(
			`${club}Horace was baptized in the old church of Port Richmond one month later:\n\n- [The club](#the-club)\n- [The shed](#the-shed)\n\nNote that James had a son called Horace, too.\n\n## The shed\n\nThe shed stands at the gate.\n`,
			english,
		);
		expect(all).toMatch(/one month later\.\s+Note that James/);
	});

	it('is read with its list, though a word of the title stands in each item', () => {
		const all = told(
			"# Backups\n\nThere are two types of people:\n\n- Those who do backups\n- Those who will do backups\n\nAny data that you haven't backed up could be gone at any moment.\n",
			english,
		);
		expect(all).toContain('two types of people: those who do backups; those who will do backups.');
	});

	it('nor is what only names a command that is not read', () => {
		const all = told(
			`${club}- Create the repository\n\n\`\`\`shell\ngit init\n\`\`\`\n\nGit keeps everything that the members ever wrote down.\n`,
			english,
		);
		expect(all).not.toContain('Create the repository');
		expect(all).toContain('Git keeps everything');
	});
});

describe('headings', () => {
	it('that say it all are told, also with an amount alone below them; the same twice is heard once', () => {
		const all = told(
			'# Minutes of the club\n\nThe board met in the hall and decided on the roof.\n\n## Enrolment: April 9 to 16\n\n## Balance\n\nUSD $228,218.00\n\n# Membership\n\n## Membership\n\nThe club is open to anybody who pays by May.\n',
			english,
		);
		expect(all).toMatch(/Enrolment: April 9 to 16\.\s+Balance: USD \$228,218\.00\./);
		expect(all).toMatch(/(?<!Membership\. )Membership\. The club is open/);
	});

	it('lose the number of the slide, but not the version in a title', () => {
		const all = read(
			'# Notas do módulo (versão 3.3.0)\n\nO módulo envia documentos entre órgãos todos os dias.\n\n## Comandos (II)\n\nO git guarda tudo o que se faz, e o que se fez pode ser desfeito.\n',
			{},
		).all;
		expect(all).toContain('“Notas do módulo, versão 3.3.0”');
		expect(all).toContain('Comandos. O git guarda');
	});

	it('are read with their questions in one voice from the first part on', () => {
		const answer = 'I steer the boat myself, and I have done so since I was nine years old. '.repeat(40);
		const { lines } = read(
			Array.from({ length: 6 }, (_, at) => `### What do you do on day ${at}?\n\n${answer}\n`).join('\n'),
			english,
		);
		const asked = lines.filter(({ text }) => text.startsWith('What do you do'));
		expect(new Set(asked.map(({ speaker }) => speaker)).size).toBe(1);
	});
});

describe('a caption', () => {
	it('is not read, however long it is', () => {
		const caption = `*Fig. 1: On the left, the module of the pump. ${'On the right, the valve and what turns it. '.repeat(20)}*`;
		const all = told(
			`# The pump\n\nThe pump lifts water from the river to the barn.\n\n![pump](a.png)\n${caption}\n`,
			english,
		);
		expect(all).toBe('The pump lifts water from the river to the barn.');
	});
});

it('what announces numbered sections is read above them', () => {
	const all = told(
		'# Edital\n\nA votação será no dia 29 de abril, com contagem logo depois.\n\n5.3. O debate seguirá as seguintes etapas:\n\n5.3.1. Apresentação da Comissão Eleitoral\n\n5.3.2. Apresentação das chapas, que têm cinco minutos para falar.\n',
	);
	expect(all).toMatch(/as seguintes etapas\.\s+Apresentação da Comissão Eleitoral/);
});

it('a document that is called as its apparatus is elsewhere is read', () => {
	const all = told(
		'# Contributing\n\nWe are happy about everybody who helps with the map of the trees (see [here](/map)). I did, and it was fun! =)\n\n## References\n\nLee, A. (2019). Trees.\n',
		english,
	);
	expect(all).toBe('We are happy about everybody who helps with the map of the trees. I did, and it was fun!');
});

it('what stands below a film and its caption is read, and a name on a site is said', () => {
	const all = told(
		'# Salt\n\nWe drove for a day on the flats with [@ana](https://a.b/ana).\n\n<figure>\n    <a href="/a.jpg"><img src="/a.jpg" alt=""></a>\n    <video autoplay loop muted>\n        <source src="/w.mp4" type="video/mp4">\n    </video>\n    <figcaption>It was windy.</figcaption>\n</figure>\n\nThe last day of the trip we woke up at 4:30 am to see the geysers.\n',
		english,
	);
	expect(all).toMatch(/on the flats with ana\.\s+The last day of the trip/);
});

it('what requirements are called by, what leads to a picture and who answers in a list by number are not said', () => {
	const all = told(
		'# App\n\nO grupo pediu um aplicativo de notas para o celular.\n\n| ID | Requisito |\n|--|--|\n| B01 (RF01) | O aplicativo deve criar notas. |\n| B02 (RF02) | O usuário deve apagar notas. |\n\n1. O primeiro nível é o da família.\n2. O segundo nível é o da escola.\n',
	);
	expect(all).not.toMatch(/B0|Um:|Dois:/);
	expect(all).toContain('O aplicativo deve criar notas');
	expect(all).toMatch(/O primeiro nível é o da família\.\s+O segundo/);
});

it('speech behind a dash that goes on after who says it is heard apart', () => {
	const all = told(
		'O monstro\n\n– Isso não vai funcionar! – disse Jen – _Vamos ter que fugir daqui._\n\nO monstro dormia no fundo do vale.\n',
		{
			filename: 'a.txt',
		},
	);
	expect(all).toContain('disse Jen: “Vamos ter que fugir daqui.”');
});

it('articles are ordinals to the ninth, and cardinals from the tenth on', () => {
	const all = told(
		'# Regimento\n\nO regimento vale para todos os membros do clube.\n\nArtigo 9 – O clube elege a diretoria em maio.\n\nArtigo 10 – O clube se reúne uma vez por ano.\n',
	);
	expect(all).toContain('Artigo 9º. O clube elege');
	expect(all).toContain('Artigo 10. O clube se reúne');
});
