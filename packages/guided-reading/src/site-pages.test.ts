import { describe, expect, it } from 'vitest';
import { read, told, type Wanted } from './read.fixture.ts';

const english = { language: 'en-US' } as const;
const linesOf = (text: string, wanted: Wanted = {}) => read(text, wanted).lines;

describe('pages of sites', () => {
	const LONG =
		'The mill stood by the brook for two hundred years, and nobody in the village remembers who built it. '.repeat(2);

	it.each([
		[
			'a link that the site writes',
			'We read the [rules of the hall]({% link hall/rules.md %}#quorum) aloud.',
			'We read the rules of the hall aloud.',
		],
		[
			'a verse that is named',
			'Man is made in the image of God (Gn 1,27; 1Cor 6,19-20).',
			'Man is made in the image of God.',
		],
		[
			'an hour and a price in brackets',
			'We met late (Sat 10:30) and paid (EUR 2.50) each.',
			'We met late (Saturday 10:30) and paid (EUR 2.50) each.',
		],
		[
			'a name behind a colon',
			'The mill has an owner: A. Souza of the brook.',
			'The mill has an owner: A. Souza of the brook.',
		],
		[
			'what only leads to a picture',
			'I finished the sweater. Here&#8217;s a photo of me in it, catalogue-style:\n\n![me](a.jpg)',
			'I finished the sweater.',
		],
		[
			'the day of a meeting',
			'We meet in the hall.\n\n**Date** - Friday, February 6th\n\n**Time** - It starts at eight.',
			'We meet in the hall. Date - Friday, February 6th. Time - It starts at eight.',
		],
		[
			'a question and its answer',
			'Q: What do you get?\nA: Nothing at all, of course.',
			'What do you get? Nothing at all, of course.',
		],
		[
			'a row in a sentence',
			'It won me in two ways: 1. Because it is old. 2. Because it is kept.',
			'It won me in two ways. Because it is old. Because it is kept.',
		],
		[
			'what only leads to an address',
			'The hall has a letter each month. They can sign up by following this link: https://hall.example.org/letter.\n\nIt is kept [by all](https://hall.example.org).',
			'The hall has a letter each month. It is kept by all.',
		],
		[
			'a list of lists with dashes',
			'- Choir - (led by Ann)\n    - Great! - would sing again\n- Band - (led by Joe)\n    - Small turnout',
			'Choir - (led by Ann): Great! - would sing again. Band - (led by Joe): Small turnout.',
		],
		[
			'posts of a thread, and what ends without a mark',
			'1/ We were in the hall, and it was cold as ever. Here comes the tale 🧵\n\n2/ A lady came in with three cats in a box.\n\n3/3 The cats hated it.',
			'We were in the hall, and it was cold as ever. Here comes the tale. A lady came in with three cats in a box. The cats hated it.',
		],
		[
			'what leads to the words of somebody',
			'The mayor spoke of the hall and observed;\n\n“It is older than the town.”\n\nFor Ann, the importance of it is\n\n*“We sing here.”*\n\nNobody else spoke.',
			'The mayor spoke of the hall and observed: “It is older than the town.” For Ann, the importance of it is: “We sing here.” Nobody else spoke.',
		],
		[
			'what minutes are for, though no mark ends it',
			'The board of the hall met on Monday, as it does each month.\n\nAppointment of Chair - Board unanimously voted to appoint Mike Bratt as the Chair\n\nAction: Ben to talk with Adam and put a plan together',
			'The board of the hall met on Monday, as it does each month. Appointment of Chair - Board unanimously voted to appoint Mike Bratt as the Chair. Action: Ben to talk with Adam and put a plan together.',
		],
		[
			'a label above figures',
			'The board of the hall met on Monday, as it does each month.\n\nRent of the hall 2008-10  \n1 April 2008 it increased to $12.00, which is 6.7 per cent more than in the year before, as the board had decided.  \n1 April 2009 it increased to $12.50, which is 4.2 per cent more than in the year before, and so it stays.  \n1 April 2010 it fell.',
			'The board of the hall met on Monday, as it does each month. Rent of the hall 2008-10. 1 April 2008 it increased to $12.00, which is 6.7 per cent more than in the year before, as the board had decided. 1 April 2009 it increased to $12.50, which is 4.2 per cent more than in the year before, and so it stays. 1 April 2010 it fell.',
		],
		[
			'words that are equal to others',
			'It seems enough until you learn about “hall time” = not on time. The name is old (*Ha* = roof, *Al* = stone, *L* = water).',
			'It seems enough until you learn about “hall time”: not on time. The name is old (Ha means roof, Al means stone, L means water).',
		],
		[
			'a link whose address has brackets that are escaped',
			'We left at 16:30 ([EST](https://a.org/b_\\(North_America\\)#Canada)) on 28 May.',
			'We left at 16:30 (EST) on 28 May.',
		],
		[
			'what stands below a table of pictures, in lines as HTML has them',
			'<p>The hall was sold twice.</p>\n\n    <table>\n        <tr><td><img src="a.jpg"></td></tr>\n    </table>\n\n    <p>\n      He retired in 1841 and went to South\n      Carolina, where he kept to his house until the end of his days, as long as he lived.</p>\n',
			'The hall was sold twice. He retired in 1841 and went to South Carolina, where he kept to his house until the end of his days, as long as he lived.',
		],
		[
			'letters in a sentence',
			'The band has two aims: a) to play in the hall, b) to keep it.',
			'The band has two aims: to play in the hall, to keep it.',
		],
		[
			'a heading of a name and years',
			'## Femina [1901-1916]\n\nThe hall has all of its issues.',
			'Femina 1901-1916. The hall has all of its issues.',
		],
		[
			'an acronym of a heading in capitals',
			`## WAA REPORT\n\nThe WAA met in the hall.`,
			'WAA report. The WAA met in the hall.',
		],
		[
			'a heading and a line that go on below it',
			'The hall is old.\n\n## We work to\n\n- keep the hall as it was in 1890\n- repair its roof each spring\n\nThe hall has rooms that are shared by\n\n- the choir\n- the band',
			'The hall is old. We work to: keep the hall as it was in 1890. Repair its roof each spring. The hall has rooms that are shared by: the choir; the band.',
		],
		[
			'anchors of headings',
			'## Its roof (#its-roof)\n\nThe roof of the hall is new.',
			'Its roof. The roof of the hall is new.',
		],
		[
			'headings of a talk that only say "slide"',
			'# slide\n\nThe hall is old.\n\n# slide\n\nIts roof is new.\n\n# PAGE 3\n\nWe keep both.',
			'The hall is old. Its roof is new. We keep both.',
		],
		[
			'lines that a program has wrapped before a link',
			'Of all the rooms that we have, the one least used now, but the most beautiful\nis\n[Old Kitchen](https://hall.example.org/rooms/on-the-ground-floor/Old-Kitchen).\nIt was built in 1890 by whoever lived in the house beside it until then, and\nburned in 1910.',
			'Of all the rooms that we have, the one least used now, but the most beautiful is Old Kitchen. It was built in 1890 by whoever lived in the house beside it until then, and burned in 1910.',
		],
	])('%s', (_, text, said) => {
		const lines = linesOf(`# The hall\n\n${text}\n`, english).map((line) => line.text);
		expect(lines.slice(2, -1).join(' ')).toBe(said);
	});

	it('are called by a heading that front matter names, or a line above a text that is not wrapped', () => {
		expect(linesOf(`---\nheader: Dill\n---\n\n${LONG}`, english)[0]?.text).toContain('“Dill”');
		expect(linesOf(`The Mill by the Brook Is Sold \n ${LONG}\n\n${LONG}`, english)[0]?.text).toContain(
			'“The Mill by the Brook Is Sold”',
		);
	});

	it('are not called by a long sentence that begins as their title does', () => {
		const text = `---\ntitle: She Was Afraid\n---\n\n${LONG}\n\nShe was afraid of ${'dogs, of cats, of lifts and of stairs, of '.repeat(8)}bikes – of all.\n`;
		expect(linesOf(text, english)[0]?.text).toContain('“She Was Afraid”');
	});

	it('are not called by a day above their title', () => {
		const text = `# 2019-10-15\n\n## Board Meeting of the Hall\n\n${LONG}`;
		expect(linesOf(text, english)[0]?.text).toContain('“Board Meeting of the Hall”');
	});

	it('are read where their front matter holds all of their text', () => {
		const text = `---\ntitle: Who we are\nurl: /who\ncontent: |\n  <p>The hall is kept by forty people of the village.</p>\n\n  <p>They meet on Mondays.</p>\n---\n`;
		const lines = linesOf(text, english).map((line) => line.text);
		expect(lines[0]).toContain('“Who we are”');
		expect(lines.slice(2, -1).join(' ')).toBe('The hall is kept by forty people of the village. They meet on Mondays.');
	});

	it('are not told what they tell themselves', () => {
		const text = `---\ntitle: Old age\ndescription: The concept of old age is built by society and history.\n---\n\n${LONG}It turns out that the concept of old age, as all others, is built by society and its history.\n`;
		expect(linesOf(text, english).filter(({ text }) => text.includes('concept'))).toHaveLength(1);
	});

	it('tell the outcome of each vote', () => {
		const vote = 'An anonymous vote was taken at the meeting. Each was elected to the position.';
		const text = `# Minutes\n\nThe board was proposed by Ann.\n\n${vote}\n\nThe committee was proposed by Joel.\n\n${vote}\n`;
		expect(told(text, english).split(vote)).toHaveLength(3);
	});

	it.each([
		['of which nobody knows yet which book it is', 'Reading the book felt as if I lived it.', ''],
		['below a day of a diary', 'I came through many towns on my way.', '## Day 30\n\n'],
	])('do not open with a line %s', (_, first, heading) => {
		const text = `# My trip\n\n${heading}${first}\n\n${'I saw a town. I slept in a tent. I ate bread and I went on. '.repeat(6)}`;
		expect(linesOf(text, english)[0]?.role).toBe('welcome');
	});

	it('lead to a quotation though no mark ends the line above it', () => {
		const text = `# Poem\n\n${LONG}\n\nMoe let me know that the entry in the exam read\n\n> Johanneson, The Two Seasons, of 1997.\n`;
		expect(told(text, english)).toContain('the entry in the exam read: “Johanneson');
	});

	it('keep the capitals of places in a list, each with a number', () => {
		const text =
			'# Trains\n\nLook at the places you could go on a direct train:\n\n- Bar (4 departures)\n- Munich (1)\n- Sofia (2)\n';
		expect(told(text, english)).toContain('train: Bar (4 departures); Munich (1); Sofia (2).');
	});

	it.each([
		['---\ntitle: FAQ\n---\n\n', '“FAQ”'],
		['\nWe welcome Father Paul this morning. He will also be\ncelebrating on Thursday.\n\n', 'a text without a title'],
	])('are called by what is a title: %j', (head, title) => {
		expect(linesOf(`${head}${LONG}`, english)[0]?.text).toContain(title);
	});

	it('are called as the page of HTML that they were saved as, not as its site', () => {
		const head = '<html>\n<head>\n<title>Remarks about The Wild Laughter | Art Kavanagh</title>\n</head>\n<body>\n';
		const body = '<h1>Art Kavanagh</h1>\n<hr>\n<h1>Remarks about <cite>The Wild Laughter</cite></h1>\n';
		const text = `${head}${body}<p>${LONG}</p>\n<p>${LONG.replaceAll('mill', 'book')}</p>\n</body>\n</html>\n`;
		expect(linesOf(text, english)[0]?.text).toContain('“Remarks about The Wild Laughter”');
	});

	it('say all that a recipe takes, though its table has less below its head than columns', () => {
		const rows = Array.from({ length: 11 }, (_, at) => `| Flour of kind ${at + 1} | ${at + 10}g | ${at + 5}% |`);
		const text = `# Bread\n\n${LONG}\n\n| Ingredients | Weight | Share |\n|:--|  \n${rows.join('\n')}\n\n${LONG}`;
		expect(told(text, english)).toContain('Flour of kind 11. Weight: 20g, 15%.');
	});

	it('tell when a meeting began', () => {
		const text = `# Minutes\n\n## Opening\nMeeting opened by Benjamin at 7:32 PM\n\nAttendance:\n* Present: Ben, James\n\n${LONG}`;
		expect(told(text, english)).toContain('Meeting opened by Benjamin at 7:32 PM.');
	});

	it.each([
		['Title: First meeting\nDate: 2017-02-13 10:20\nAuthor: Ann Lee\n---\n\n', '“First meeting”', 'Ann Lee'],
		['---\ntitle: My river\nauthor: \n    name: Ann Lee\n---\n\n', '“My river”', 'Ann Lee'],
	])('are told with who wrote them: %j', (head, title, author) => {
		const [first, second] = linesOf(`${head}${LONG}\n\n${LONG.replaceAll('mill', 'book')}`, english);
		expect(first?.text).toContain(title);
		expect(second?.text).toContain(author);
	});

	it('tell last when one meets next, though it is a link over two lines', () => {
		const text = `# Club\n\n${LONG}\n\n${LONG.replaceAll('mill', 'book')}\n\n## Next meeting\n\nWe meet next on [March 3 at\nthe hall](https://meet.org/a). There will be no talks at all.\n\nSee you there! =)\n`;
		expect(told(text, english)).toContain('We meet next on March 3 at the hall.');
	});

	it.each([
		['How to found a club', '“How to found a club”'],
		['Home cooking for all | Ann&rsquo;s site', '“Home cooking for all”'],
		['Menu', 'a text without a title'],
	])('are called as their page where nothing else names them: %s', (title, said) => {
		const body = `<p>${LONG}</p>\n<p>${LONG.replaceAll('mill', 'book')}</p>`;
		const text = `<html>\n<head>\n<title>${title}</title>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
		expect(linesOf(text, english)[0]?.text).toContain(said);
	});

	it('do not send to what is read elsewhere', () => {
		const text = `# Club\n\n${LONG}\n\nI told of it in a post, which you can read [here](/there). It rains.\n`;
		expect(told(text, english)).toContain('I told of it in a post. It rains.');
	});

	it('say a heading that is set wide as a word', () => {
		const text = `# Club\n\n${LONG}\n\n# P L A N E\n\n${LONG.replaceAll('mill', 'book')}`;
		expect(told(text, english)).toContain('Plane. The book');
	});
});
