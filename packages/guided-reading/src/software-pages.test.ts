import { expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const en = (text: string) => read(text, { language: 'en-US' }).all;

it('options and methods that a README lists are looked up, unless more is told of one', () => {
	const option = (name: string) =>
		`### ${name}\n\nThe ${name.replace(/\W.*/, '')} of the store.\n\n#### Returns\n\nIts value.\n\n`;
	const told = 'It is kept in a file of its own, which other programs may read while this one runs. '.repeat(5);
	const all = en(
		`# kiln\n\nKeeps settings.\n\n## API\n\n${['size', 'maxAge', '.get(key)', 'store.path'].map(option).join('')}### clear()\n\n${told}\n\n## History\n\nIt was written for a pottery.\n`,
	);
	expect(all).not.toMatch(/of the store|Its value/);
	expect(all).toContain('It is kept in a file');
	expect(all).toContain('It was written for a pottery.');
	expect(en(`# kiln\n\nKeeps settings.\n\n${option('size')}`)).toContain('The size of the store.');
});

it('what sends to another page or points at a picture is not read, but what has a figure is', () => {
	const all = en(
		'# kiln\n\nIt fires at night. See the [kiln5 Guide](guide.md) for all of its many settings and examples. The screenshot above is old.\n\nThe figure below says that 40 kilns run.\n',
	);
	expect(all).toContain('It fires at night.');
	expect(all).not.toMatch(/Guide|screenshot/);
	expect(all).toContain('40 kilns run');
});

it("issues and works that are cited are not read, nor lists of a project's people and links", () => {
	const all = en(
		'# Changelog\n\n## 2.1.0\n\n### Fixed\n\n- The lid closes. #167 #168\n- The fan stops ([c8f1f79](https://x.example)).\n\n## Related\n\n- [ansi](https://x.example) - colours\n\n## Later\n\nWe held it for a week.\n\nArino, J. (2022). Slides for all. Available at: <https://x.example>.\n',
	);
	expect(all).toContain('The lid closes. The fan stops.');
	expect(all).not.toMatch(/167|c8f|ansi|Arino/);
	expect(all).toContain('We held it for a week.');
});

it("notes in a box are nobody's words", () => {
	expect(en('# kiln\n\nIt fires at night.\n\n> Note 1: the lid stays shut for 9 hours.\n')).toContain(
		'Note 1: the lid stays shut for 9 hours.',
	);
	expect(en('# kiln\n\nIt fires at night.\n\n> [See the site](https://x.example)\n')).not.toContain('See the site');
});

it('what is typed is not read, nor what needs it, but names of a program are', () => {
	const all = en(
		'# kiln\n\nIt fires at night. Run `kiln --hot now` to begin. That is all.\n\nThe `lid` and the `fan` hold each other.\n\n```\nkiln\n```\n',
	);
	expect(all).toContain('It fires at night.');
	expect(all).not.toMatch(/kiln hot|That is all/);
	expect(all).toContain('The lid and the fan hold each other.');
});

it('a link that goes on in the next line is one phrase, and apart from the word before it', () => {
	const all = read(
		'# Norma\n\nOs dados vêm do [site da Receita\nFederal](https://x.example/um-endereco-bem-comprido-mesmo/para/ver), e valem nesta[Lei 9](https://x.example).\n',
	).all;
	expect(all).toContain('site da Receita Federal, e valem nesta Lei 9.');
});

it('a paragraph is read once, but a sentence that another paragraph has, too, is read', () => {
	const again = 'Payments are made by bank transfer within three days.';
	const all = en(`# Club\n\n${again}\n\n## Refunds\n\n${again}\n\n## Grants\n\nAsk the treasurer first. ${again}\n`);
	expect(all.split(again)).toHaveLength(3);
	expect(all).toContain(`Ask the treasurer first. ${again}`);
});

it('what is told of a picture is read only where it tells something', () => {
	const all = en(
		'# Usage\n\nMost books are old. This graph displays all volumes by year. You can toggle "Total" in the legend.\n\n<figure>\n<img src="a.png">\n<figcaption>\n\nThe well in 1960, seen from the east side.\n\n</figcaption>\n</figure>\n\nThis chart shows that 40 books are read.\n',
	);
	expect(all).toContain('Most books are old.');
	expect(all).toContain('40 books are read');
	expect(all).not.toMatch(/graph|toggle|The well/);
});

it('steps that say their place by themselves have no numbers', () => {
	const all = en(
		'# Hatching\n\n1. Day 1. Lay the eggs down. Shut the lid.\n2. Days 2 to 18. Fill the water. Shut the lid.\n',
	);
	expect(all).toContain('Day 1. Lay the eggs');
	expect(all).not.toMatch(/First|Second/);
});

it('a label goes with what it labels, in one turn', () => {
	const long = 'The domes wear down under the feet of all who cross the road here every day. '.repeat(4);
	const { lines } = read(
		`# Study\n\n**Background.** ${long}**Objective.** To measure how well they are felt. ${long}\n`,
		{
			language: 'en-US',
		},
	);
	expect(lines.find(({ text }) => text.includes('Objective.'))?.text).toContain('Objective. To measure');
});

it('answers that one person gives have one voice, those of a page of help both where they are long', () => {
	const answer = (own: string, times: number, at: number) =>
		`${own} In year ${at} the boat holds ninety books and sails twice a week. `.repeat(times);
	const asked = (own: string, times: number) =>
		[1, 2, 3]
			.map((at) => `## What is it in year ${at}?\n\n${answer(own, times, at)}\n\n${answer(own, times, at + 9)}\n`)
			.join('\n');
	const voicesOf = (text: string) => {
		const { lines } = read(`# Boat\n\n${text}`, { language: 'en-US' });
		return new Set(lines.filter(({ role }) => role === 'explain').map(({ speaker }) => speaker)).size;
	};
	expect(voicesOf(asked('I steer it myself.', 8))).toBe(1);
	expect(voicesOf(asked('Everybody may come.', 8))).toBe(2);
	expect(voicesOf(asked('Everybody may come.', 1))).toBe(1);
});

it('a heading among questions is asked by the one, and answered by the other', () => {
	const asked = ['What is it?', 'Who runs it?', 'I lost my card', 'When is it open?'];
	const { lines } = read(
		`# Boat\n\n${asked.map((heading, at) => `## ${heading}\n\nThe boat holds ninety books in year ${at}.\n`).join('\n')}`,
		{ language: 'en-US' },
	);
	expect(lines.find(({ text }) => text === 'I lost my card.')).toMatchObject({ role: 'question' });
});

it('what was decided on a point is read, though it is a line without a mark', () => {
	const { all } = read(
		'# Ata\n\n## Frequência\n\n- Mudar de quinzenal para semanal.\n\n*Aceito por unanimidade*\n\n## Fim\n\nTodos saíram da sala às oito da noite, e a próxima reunião ficou para a semana que vem.\n',
	);
	expect(all).toContain('Aceito por unanimidade.');
});

it('a sentence that is nothing without the work that it cites is not read', () => {
	const { all } = read(
		'# Navio\n\nO navio saiu em maio [1]. A lista foi descrita por [2], do governo. Ele chegou em julho.\n',
	);
	expect(all).toContain('O navio saiu em maio. Ele chegou em julho.');
});

it('front matter in TOML tells title, author and date', () => {
	const matter = '+++\nauthor = "Ann Lee"\ndate = 2020-10-15T00:10:00Z\ntitle = "Boats & Books"\n+++\n\n';
	const { all } = read(`${matter}The boat holds ninety books and sails twice a week.\n`, { language: 'en-US' });
	expect(all).toContain('“Boats & Books”');
	expect(all).toContain('written by Ann Lee and is from October 15, 2020');
});

it("a law's letters below a numeral are read, and pictures with names are not", () => {
	const law =
		'**Art. 3.** São tarefas:\n\n- **I** — planejar a rede;\n\n- **II** — executar serviços de:\n\n\t- **a)** vigilância;\n\n\t- **b)** nutrição;\n\n- **III** — gerir os laboratórios.\n';
	const { all } = read(`# Saúde\n\n${law}`);
	for (const words of [/vigilância/i, /nutrição/i, /gerir os laboratórios/]) expect(all).toMatch(words);
	const grid =
		'| **Bubble** | **Prices** |\n|---|---|\n| <img src="a.png"> | <img src="b.png"> |\n| **Arity** | **Timer** |\n| <img src="c.png"> | <img src="d.png"> |\n';
	expect(en(`# Apps\n\nIt counts birds.\n\n## Other apps\n\n${grid}`)).not.toContain('Bubble');
});

it('what a page sets beside its text out of the text itself is read once', () => {
	const told = 'Nobody on the boat had ever seen so many books in one place before that day in May.';
	const all = en(`# Boat\n\nIt sailed at noon. ${told} It came back.\n\n> ${told}\n`);
	expect(all.split(told)).toHaveLength(2);
});

it('older versions that are not read are named at the end', () => {
	const version = (at: number) =>
		`## 1.${at}.0\n\n### Fixed\n\n- The pump of line ${at} starts at once and stops when the tank is full.\n`;
	const log = Array.from({ length: 18 }, (_, at) => version(18 - at)).join('\n');
	expect(en(`# Changelog\n\n${log}`)).toContain('Older versions are left out.');
	expect(en(`# Changelog\n\n${version(3)}\n${version(2)}`)).not.toContain('Older versions');
});

it('a heading that is an amount is said, and months from one to another', () => {
	const { all } = read(
		'# Relatório\n\n## Janeiro – Novembro 2025\n\nA banda tocou.\n\n## Pessoas\n\n### R$ 200.201 (58% das despesas)\n\n- Professores que dão aulas regulares em todos os núcleos da cidade.\n',
	);
	expect(all).toContain('Janeiro a Novembro 2025');
	expect(all).toContain('Pessoas. R$ 200.201 (58% das despesas).');
});

it('what MkDocs sets apart is read with its title, and days in a changelog are no versions', () => {
	const all = en(
		'# Rules\n\nThe game has nine players.\n\n!!! Note "Generally"\n    The umpire is final in all of it.\n\n=== "Semester one"\n    | Task | Week |\n    | --- | --- |\n    | Logbook | 9 |\n    | Talk | 8 |\n',
	);
	expect(all).toMatch(/Generally: the umpire is final in all of it\./);
	expect(all).toMatch(/Semester one: Logbook/);
	expect(all).not.toMatch(/!!!|===|\|/);
	const log = en('# Changes\n\n## 21.04.2023\n\n- The lid closes at night.\n\n## 27.05.2022\n\n- The fan stops.\n');
	expect(log).toContain('21.04.2023. The lid closes');
	expect(log).not.toContain('Version');
});

it('a document of which nothing can be said is refused rather than greeted', () => {
	expect(() => en('# photobackup\n\nBackup photos\n\n## Usage\n\n```\nphotobackup -s a -d b\n```\n')).toThrow(
		'Não encontramos texto',
	);
});
