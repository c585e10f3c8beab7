import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const filler = 'The mill stood by the river for two hundred years, and the town lived on it.';

it.each([
	[
		'an item that ends with an address',
		`# Changes\n\n${filler}\n\n## Security\n\n- **Links showed addresses.** We found 61 choirs. Details: <https://x.example/1>\n`,
		['Links showed addresses. We found 61 choirs.'],
	],
	[
		'what is moved, in fields of one line',
		`# Minutes\n\n${filler}\n\nMotion: that the council approve $18,640 for the taps.\nMoved: S. Rao   Seconded: B. Pike   CARRIED (8-0)\n\nThe tap is shut until then. The next meeting is in May.\n`,
		['that the council approve $18,640', 'Seconded: B. Pike. CARRIED (8-0)'],
	],
	[
		'who is named by an initial',
		`# Minutes\n\n${filler}\n\nC. Batterham gave notice of a quote for the curtains.\n`,
		['C. Batterham gave notice'],
	],
	[
		'what a first list leads to',
		'# Bread\n\n5. Oil your hands, and divide the dough in pieces of:\n- 280 g each. That makes six loaves;\n- 86 g each. That makes twenty loaves.\n',
		['in pieces of: 280 g each.'],
	],
	[
		'what a lone item names',
		`# Minutes\n\n${filler}\n\n- Bylaws Amendment\n\nThe board may suspend access to the space.\n`,
		['Bylaws Amendment. The board may suspend'],
	],
	[
		'who is thanked for what',
		`# Shifts\n\n${filler}\n\n## Thank you\n\n${'The volunteers of the tool library keep it open for all of us every week. '.repeat(4)}\n`,
		['The volunteers of the tool library'],
	],
	[
		'a power, a note and a sentence behind bold letters',
		`# Bees *\n\n${filler}\n\nThe brain has 1 mm^3 of room. The council heard it **at the end.**This was noted by all.\n`,
		['1 mm³ of room', 'at the end. This was noted'],
	],
	[
		'the heads within a letter',
		'From: Ann Lee\nTo: Bob Ray\nDate: Mon, Nov 3, 2025\nSubject: Minutes\n\nHi Bob,\n\nWe met on the cold store.\n\n## The new ice cream\n\nThe launch is put off to May.\n',
		['The new ice cream: the launch is put off'],
	],
	[
		'a list of counts is no comment section',
		`# Post\n\n${filler}\n\nThe post got within one day:\n\n* 40 comments\n* 12 shares\n\nThe council met again in May.\n`,
		['40 comments', 'The council met again'],
	],
	[
		'where the money comes from',
		`# Bridges\n\n${filler}\n\n## Funding\n\n${'The county has a budget of 3.6 million dollars a year for bridges. '.repeat(3)}A wheel tax of $20 per vehicle needs a vote of the Board.\n\n## Works\n\nThe work begins in May.\n`,
		['A wheel tax of $20'],
	],
	[
		'a section about comments in the midst of a text',
		`# Post\n\n${filler}\n\n## 12 comments\n\nPeople wrote that the bridge is too narrow.\n\n## The decision\n\nThe bridge stays closed until May.\n`,
		['The bridge stays closed'],
	],
	[
		'a condition in brackets',
		`# Insurance\n\n${filler} Every box is insured (item in transit excluded). Sales are forbidden (except as provided in art. 12).\n`,
		['(item in transit excluded)', '(except as provided in art. 12)'],
	],
	[
		'what leads to a list whose first items cannot be told',
		'# Pump\n\nYou must never do these:\n\n- `rm -rf /`\n  - `rm -rf /home`\n- Run the pump dry\n  - Leave the door open at night\n',
		['You must never do these: Run the pump dry'],
	],
	[
		'lines that a program has spaced out',
		`# Mill\n\n${filler}\n\nThe  old  mill  stood  behind  the church and  no one\nwas  allowed to  enter it,  except  the\nminer's  widow and her son, who  had  the key.\n`,
		['except the miner'],
	],
	[
		'a vote of yes and no',
		'# Vote\n\nThe board voted on two motions.\n\n| Motion | Yes | No |\n|---|---|---|\n| Roof | 4 | 1 |\n| Fence | 2 | 3 |\n',
		['Roof. Yes: 4. No: 1.', 'Fence. Yes: 2. No: 3.'],
	],
	[
		'numbers that are no years',
		'# Prints\n\nThe shop has two prices.\n\n| Copies | Price |\n|---|---|\n| 1000 | $40 |\n| 1500 | $55 |\n',
		['1000: $40.', '1500: $55.'],
	],
	[
		'what comes after a sentence that cannot be read, unless it goes on about it',
		`# Menu\n\n${filler} Choose Menu → options → close. A child may not touch it. As of June, nobody may enter.\n`,
		['A child may not touch it.', 'As of June'],
	],
	[
		'prose that begins as a byline or an imprint does',
		`# River\n\n${filler}\n\nBy June the river had risen over the banks and the\nmill stood in water up to its door.\n\nPublished in 1852, the novel sold 300,000 copies. It was not read in the South.\n\nBy Monday the town — all three hundred of them — had left. Only the miller stayed.\n\nThis rule is not valid for children under ten.\n`,
		['By June the river', 'Published in 1852', 'By Monday the town', 'This rule is not valid'],
	],
	[
		'a label of what is told, and a speech that begins with thanks',
		`# Town\n\nThank you. I am not here to sell you the mill.\n\n${filler}\n\n**Comments:** the council rejected the plan and will not pay for it.\n`,
		['I am not here to sell', 'the council rejected the plan'],
	],
	[
		'a heading above one that the text repeats',
		'# Hall\n\n## You may not bring\n\n### Dogs\n\nDogs of any size stay outside the hall, at any time of the day.\n',
		['You may not bring. Dogs of any size'],
	],
	[
		'a heading that the first word begins with',
		`# Hall\n\n## Ban\n\nBanks along the river are closed. ${filler}\n`,
		['Ban. Banks along'],
	],
	[
		'what an item says behind the list in it, and the colon before that',
		'# Laundry\n\n1. It is for the tenants of the house alone.\n2. The hours are:\n   - Monday to Friday, 7 to 22;\n   - Sunday, 9 to 18.\n\n   The last cycle begins at 17.\n3. Do not wash:\n   a) shoes and rugs;\n   b) clothes with paint.\n',
		['The hours are: Monday to Friday', 'Sunday, 9 to 18. The last cycle begins at 17.', 'do not wash: Shoes and rugs'],
	],
	['a heading with wide spaces', `# Hall\n\n## What   nobody   said\n\n${filler}\n`, ['What nobody said']],
	[
		'an article that quotes one message',
		`# Hall\n\n${`${filler} `.repeat(9)}\n\nThe letter came late.\n\nFrom: Ann Lee <ann@example.org>\nTo: Board <board@example.org>\nDate: May 1, 2025\nSubject: Hall\n\nPlease do not close the hall.\n\nThe board says that it never saw the message.\n`,
		['The letter came late.', 'never saw the message'],
	],
	[
		'a date below a title that names a kind',
		`# Minutes\n\nApproved by Ann Lee on May 3, 2025\n\nDate: May 1, 2025\n\n${filler} ${filler}\n`,
		['“Minutes”', 'May 1, 2025'],
	],
])('is read: %s', (_name, text, said) => {
	const { lines } = read(text, { language: 'en-US' });
	const all = lines.map((line) => line.text).join(' ');
	for (const words of said) expect(all).toContain(words);
});

it('a quotation that is in no other letter of a thread is read, and thanks do not end a letter', () => {
	const letter = (from: string, day: number, body: string) =>
		`From: ${from} <${from.toLowerCase()}@example.org>\nTo: all\nDate: May ${day}, 2025\nSubject: Hall\n\n${body}\n\n`;
	const { lines } = read(
		letter(
			'Ann',
			1,
			'Thanks!\n\nPlease do not close the hall.\n\nIt is safe.\n\nWe need it.\n\nAsk the school.\n\nAsk us, too.',
		) + letter('Bob', 2, 'Our lawyer wrote:\n\n> Sign nothing before May.\n\nI do not agree with that.'),
		{ language: 'en-US', filename: 'a.txt' },
	);
	const all = lines.map((line) => line.text).join(' ');
	expect(all).toContain('Please do not close the hall.');
	expect(all).toContain('Sign nothing before May.');
	expect(all).toContain('I do not agree with that.');
});

const minutes = `TOWN OF HARLOW FALLS
TOWN COUNCIL - REGULAR MEETING

Tuesday, October 15, 2024 -- 7:00 p.m.
Council Chambers, 12 Mill Street

PRESENT:   Mayor Judith Amundsen; Councilors Ray Pelletier, Dolores
           Whitcomb, Sanjay Rao
STAFF:     Karen Doyle, Town Clerk; Bill Ostrander, Public Works;
           Chief T. Macready; Atty. L. Feinberg (by phone)
PUBLIC:    23 signed in

1. CALL TO ORDER
Mayor Amundsen called the meeting to order at 7:04 p.m. and led the pledge.

2. PUBLIC COMMENT (3 min. each)
a) Ellen Stroud, 44 Quarry Rd., said the streetlight at Quarry & Elm
   has been out since July 4th.
b) Gus Harkavy, 9 Depot Ln., spoke against the proposed leash ordinance.

3. OLD BUSINESS
3.1 Dogs on Leash. Discussion ran approx. 35 min. Coun. Pelletier offered an amendment.
   On the amendment -- AYE: Pelletier, Rao, and the chair of the council.

   NAY: Amundsen, Whitcomb.                  AMENDMENT CARRIED 3-2.
`;

it('minutes keep what the public said, no half of who was there, and votes in one turn', () => {
	const { lines, all } = read(minutes, { language: 'en-US', filename: 'minutes.txt' });
	expect(all).toContain('Ellen Stroud, 44 Quarry Rd., said the streetlight');
	expect(all).not.toMatch(/Feinberg|signed in/);
	expect(lines.map(({ text }) => text).join('\n')).toMatch(/AYE: Pelletier.* NAY: Amundsen, Whitcomb\./);
});

describe('what only looks like furniture', () => {
	it.each([
		['pt-BR', 'Pague com o QR code no aplicativo do seu banco.'],
		['pt-BR', 'No exemplo acima, o verbo concorda com o sujeito.'],
		['pt-BR', 'O mapa mostra que a seca avançou pelo sertão.'],
		['pt-BR', 'O escritor [Machado de Assis](https://x.example) nasceu aqui.'],
		['pt-BR', 'A loja fica a ~20 km daqui.'],
		['en-US', 'Scroll down and tap the privacy menu.'],
		['en-US', 'Sign the [consent form](https://x.example) before the visit.'],
		['en-US', 'Press the switch to toggle the alarm.'],
		['en-US', 'The following map shows that the drought moved north.'],
	] as const)('is read: %s %s', (language, sentence) => {
		const { all } = read(`# Guia\n\nA casa fica longe da vila. ${sentence} Depois descanse.\n`, { language });
		const words = sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace('~', 'cerca de ');
		expect(all).toContain(words);
	});

	it('is read where a paragraph of many lines, or a list, begins as a roll of names does', () => {
		const wrapped = [
			'Presentes os moradores de todas as ruas,',
			...Array(8).fill('falou-se da água que falta no bairro,'),
		];
		const { all } = read(
			`# Reunião\n\n${wrapped.join('\n')}\ne decidiu-se furar um poço.\n\nPresentes que recomendamos:\n\n${[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `- Um livro de ${at}00 páginas para ler na praia, com capa dura.`).join('\n')}\n`,
		);
		expect(all).toContain('decidiu-se furar um poço');
		expect(all).toContain('Um livro de 100 páginas');
	});
});

it('a sentence with several marks of notes is no row of columns', () => {
	const mill = 'The mill was built in 1820[1] by the river[2] and burned down in the war.[3] It was built anew.';
	expect(read(`# Mill\n\n${mill}\n`, { language: 'en-US' }).all).toContain(
		'The mill was built in 1820 by the river and burned down in the war. It was built anew.',
	);
});

it('fields that stand alone are told, and sentences with a link to a note', () => {
	const job =
		'O gabinete procura quem goste de dados e de gente.\n\n**Salário Bruto:** R$ 6.245,75\n\n**Fonte:** Gazeta\n';
	expect(read(`# Vaga\n\n${job}`).all).toContain('Salário Bruto: R$ 6.245,75.');
	expect(read(`# Vaga\n\n${job}`).all).not.toContain('Gazeta');
	const noted =
		'One thing that left me curious was the glory of Ventures [[1]](#1), a firm that is called bad [[2]](#2).';
	expect(read(`# Book\n\n${noted}\n`, { language: 'en-US' }).all).toContain(
		'the glory of Ventures, a firm that is called bad.',
	);
});

it('verses at the end of a text, without marks or in slanted letters, are nobody who signs it', () => {
	const song =
		'# Songs\n\nWe sing this on Sunday by the sea.\n\nO Breath of Life come sweeping through us\nRevive Your church with life and power\nAnd fit Your church to meet this hour\n';
	expect(read(song, { language: 'en-US' }).all).toContain('fit Your church to meet this hour');
	const verse =
		'# Fim\n\nA escolha é de vocês. Sempre foi.\n\n*O delírio é necessário.  \nA vida é possível.  \nO futuro está em disputa.*\n';
	expect(read(verse).all).toContain('O futuro está em disputa.');
});
