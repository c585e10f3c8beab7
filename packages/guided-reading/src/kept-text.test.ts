import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';
import { readHead } from './reading/head.ts';

const english = { language: 'en-US' } as const;
const textOf = (text: string, filename = 'a.md') => read(text, { ...english, filename }).all;

it.each([
	'Founded in 1912, the mill closed in 1960. The town never recovered.',
	'Located on the river, the mill ran for fifty years.',
	'*Never run the pump dry.*',
	'Warning: never run the pump dry.',
])('a sentence below the title is read: %s', (sentence) => {
	const said = sentence.replaceAll('*', '').split(/(?<=\.)\s/)[0] ?? '';
	expect(textOf(`# The mill\n\n${sentence}\n\nIt has been a museum since then.\n`)).toContain(said);
});

it('a word of the language that the program is written in is a word', () => {
	expect(readHead('# Kits\n\nConstructor\n\nIt builds.\n', 'Kits', 'en-US').kind).toBeNull();
});

const ROWS = '| Item | 2023 | 2024 |\n|---|---|---|\n';
it('a row without figures stands above the rows below it', () => {
	const told = (rows: string) => textOf(`# Club\n\nWe met.\n\n${ROWS}${rows}\n\nWe left.\n`);
	expect(told('| Rope | – | n/a |\n| Nets | $5 | $6 |\n| Boats | $7 | $8 |')).toMatch(/Rope\. Nets/);
	expect(told('| Rope | $1 | $2 |\n| Gear | | |\n| Boats | $7 | $8 |')).toContain(
		'In 2024: $2. Gear. Boats. In 2023: $7',
	);
});

it('columns of plain text with an empty cell are not read', () => {
	const table = 'Name      Price    Days\nVeda      $214     75\nImper              60\nSolar     $168     30\n';
	expect(textOf(`The offers\n\nWe compared them.\n\n${table}\nWe chose one.\n`, 'a.txt')).not.toMatch(/Imper|Veda/);
});

it('lists of several levels and of one word are read', () => {
	expect(textOf('# Race\n\nThe winners are:\n\n- Ana\n- Rui\n- Eva\n')).toMatch(/Ana[,;] Rui[,;] (?:and )?Eva/);
	const deep = '- Boats of the club\n  - Sails to mend\n    - White thread here\n- Nets of the club\n';
	expect(textOf(`# Race\n\nWe met.\n\n${deep}\nWe left.\n`)).toContain(
		'Boats of the club. Sails to mend: White thread here.\nNets of the club.',
	);
});

it('a name behind a dash, below a text, is a signature and no speech', () => {
	const text = 'A oficina abriu às sete da manhã. A máquina voltou a costurar depois de quatro horas de trabalho.';
	const { lines } = read(`# A máquina\n\n${text}\n\n— Não sei\n\n— Rasga.\n\n*— Lívia Moura*\n`);
	const all = lines.map((line) => line.text).join(' ');
	expect(all).toContain('“Rasga.”');
	expect(all).toContain('Não sei');
	expect(all).not.toContain('Lívia');
});

it('words that begin as a signature or a button do are read', () => {
	const mail =
		'From: Ann Lee\nTo: Bob Ray\nDate: Mon, Nov 3, 2025\nSubject: Roof\n\nHi Bob,\n\nThanks for the quick reply\nThe roof is done since Monday.\n';
	expect(textOf(mail, 'a.txt')).toContain('The roof is done');
	expect(textOf('# News\n\nThe paper met.\n\nPrint sales fell by half.\n')).toContain('Print sales fell by half.');
});

it('two heads in a row are both said', () => {
	expect(textOf('# Naps\n\nIt ran.\n\n**Methods.** **Sample.** We asked nine nurses about it.\n')).toContain(
		'Methods. Sample. We asked nine nurses',
	);
});

it('who is called in a line by themselves is no text', () => {
	const all = textOf(
		'# The club\n\nWe met.\n\n### From the president\n\nFriends and neighbors,\n\nThe tower still stands.\n',
	);
	expect(all).not.toContain('Friends');
	expect(all).toContain('The tower still stands.');
});

it('a question is asked only where something of its answer is read', () => {
	const faq =
		'How it works\n\nIs it safe?\n\nYes, it is only a mist.\n\nWho do I call?\n\nTest line: 555-0173, weekdays\n';
	expect(textOf(`# Smoke\n\n${faq}`)).toContain('Is it safe?');
	expect(textOf(`# Smoke\n\n${faq}`)).not.toContain('Who do I call?');
});

it('what leads to code is not read', () => {
	const steps = '1. **Count your cards.** Make a file:\n\n```\na\n```\n';
	const all = textOf(`# Cards\n\nIt counts cards.\n\n## Start\n\n${steps}\nEverybody counts now.\n`);
	expect(all).toContain('Everybody counts now.');
	expect(all).not.toMatch(/Make a file/);
});

it('marks and asides of slides are not read', () => {
	const all = textOf(
		'# Moths\n\n## What did they miss?\n\n(Give them time with the table.)\n\n- Trap C is highest\n- No wool is there\n\nShe moved the traps.*\n\n\\* *Not the lures.*\n',
	);
	expect(all).toMatch(/What did they miss\?\sTrap C is highest/);
	expect(all).not.toMatch(/Give them|Not the lures/);
});

it('lines with numbered labels are read one by one', () => {
	const weeks = 'Week 19: Old Mill\nWeek 20: Brewer Heights\nWeek 21: Fairlawn';
	expect(
		textOf(
			`# Tests\n\nWe test every street in May, on dry days alone, since water in the soil blocks the smoke and nobody would see it. The neighborhoods, in order:\n\n${weeks}\n\nThen we stop for the year.\n\nIt is a harmless mist that leaves nothing behind.\n\nWe found nine leaks last time.\n`,
			'a.txt',
		),
	).toContain('Week 19: Old Mill. Week 20: Brewer Heights. Week 21: Fairlawn.');
});

it('a column of a table that others could be taken for is named in each row', () => {
	const rows = '| Mud | They hear it | Lower it |\n| High pond | It floated | Check it |\n| New dam | Too far | Wait |';
	const all = textOf(`# Pond\n\nWe met.\n\n| Sign | Meaning | Action |\n|---|---|---|\n${rows}\n\nWe leave.\n`);
	expect(all).toContain('Meaning: They hear it. Action: Lower it. High pond: It floated. Action: Check it.');
});

it('a notice with headings is no message, and its form is not read', () => {
	const head = '**Para:** famílias\n**De:** coordenação\n**Data:** 25 de agosto de 2025';
	const text = `# Escola\n\n## Comunicado\n\n${head}\n\nQueridas famílias,\n\nA semana começa na segunda.\n\n### Um pedido\n\nVenham sem perfume.\n\nEu, ________, autorizo ________ a participar da visita.\n`;
	const { all } = read(text, { language: 'pt-BR', filename: 'a.md' });
	expect(all).toMatch(/^Um pedido\. Venham sem perfume/mu);
	expect(all).not.toMatch(/De coordenação|autorizo/);
});

it('of a ledger that stands in the text all rows are told', () => {
	const rows = 'Money out\nInsurance: $480\nRoof: $925\nSled: $640\nTrophies: $212\nFlags: $20\nTotal out: $2,277';
	const all = textOf(
		`The club\n\n${Array.from({ length: 70 }, (_, day) => `On day ${day} we sailed to buoy ${day * 7}.`).join(' ')}\n\n${rows}\n\nWe spent it all.\n`,
		'a.txt',
	);
	expect(all).toMatch(/Money out\. Insurance: \$480.*Trophies: \$212/s);
});

it('quoted words of nobody are not read, but those that a colon leads to are', () => {
	const all = textOf(
		'# Club\n\nHe mends lanes.\n\n> "I save the cans."\n\nShe wrote:\n\n> "A van has to be asked."\n\nWe agreed.\n',
	);
	expect(all).not.toContain('cans');
	expect(all).toContain('A van has to be asked.');
});

it('a dateline, a caption and a note leave nothing behind, a number to call stays', () => {
	const news =
		'LOST CREEK, Nebraska -- The stars came back on Saturday.\n\nTickets are free for everybody in town at the school office or by calling 308-555-0126.\n\nThey sold out.\n\nPhoto caption: Ann Lee, left, at work.\n\nThis interview was condensed.\n';
	const all = textOf(`The stars\n\n${news}`, 'a.txt');
	expect(all).toMatch(/^The stars came back on Saturday\./mu);
	expect(all).toContain('at the school office or by calling 308-555-0126. They sold out.');
	expect(all).not.toMatch(/Neb|caption|condensed/);
});

it('a roll call is one turn, without the name of its one column', () => {
	const rows = ['Bohn', 'Hemphill', 'Nair', 'Ocasio', 'Yoder', 'Sedlak'].map((name) => `| ${name} | Yes |`).join('\n');
	expect(textOf(`# Council\n\nWe voted.\n\n| Member | Vote |\n|---|---|\n${rows}\n\nIt carried.\n`)).toContain(
		'Bohn: Yes. Hemphill: Yes. Nair: Yes. Ocasio: Yes. Yoder: Yes. Sedlak: Yes.',
	);
});

it('what stands below the title alone is a chapter by the title', () => {
	const { lines } = read('# The boat\n\nHe left at noon, and nobody saw him.\n\nShe sold it.\n', {
		...english,
		filename: 'a.md',
	});
	expect(lines.flatMap(({ chapter }) => chapter ?? [])).toEqual(['Opening', 'The boat', 'Closing']);
});

it('of two headings in a row both are said', () => {
	const all = textOf('# Council\n\nWe met.\n\n## Phase 2\n\n### The budget\n\nIt is 40 dollars.\n\nIt carried.\n');
	expect(all).toContain('Phase 2. The budget.');
});

it('a number alone is told with what it counts', () => {
	const told = (head: string, rows: string) =>
		textOf(`# Town\n\nWe met.\n\n${head}\n|---|---|---|\n${rows}\n\nWe left.\n`);
	expect(told('| Ward | Trees | Requests |', '| 1 | 12 | 41 |\n| 2 | 11 | 17 |\n| 3 | 35 | 14 |')).toContain(
		'Ward 2. Trees: 11.',
	);
});

describe('documents in plain text', () => {
	it('a timeline in columns is read whole, and what stands around columns', () => {
		const log =
			'13:50   The engineer adds a station.\n14:12   The table is saved <-- first fault\n16:18   A porter finds the carriers.';
		expect(textOf(`# Outage\n\nWhat happened that day:\n\n${log}\n\nIt was mended at night.\n`)).toContain(
			'13:50: The engineer adds a station. 14:12: The table is saved, first fault. 16:18: A porter finds the carriers.',
		);
		const prices =
			'We propose, from 1 January:\n   Single    £12 -> £18\n   Family    £18 -> £25\n   Under 18   free\nThe meeting votes on it.';
		expect(textOf(`# Dues\n\n${prices}\n`)).toContain(
			'We propose, from 1 January: Single: £12 to £18. Family: £18 to £25. Under 18: free.\nThe meeting votes on it.',
		);
	});

	it('says who wrote a piece of a newsletter, and not who signs it at the margin', () => {
		const all = textOf(
			'THE WALL\n\nFROM THE CHAIR\n\nIt rained on most of our days, and nobody stayed at home.\n\nI shall stand down in May.\n                        Maureen Thwaite\n\nTHE SURVEY\nby Dr Femi Adeyinka\n\nThank you for putting up with my boxes all summer.\n',
			'a.txt',
		);
		expect(all).toContain('The survey. By Dr Femi Adeyinka.');
		expect(all).not.toContain('Maureen');
	});

	it('says whose a mere report is, and who wrote a paper from its front matter or marks', () => {
		const report =
			'# ANNUAL REPORT\n\n**Lufa Cooperative of the Macuco Valley**\n\n## Harvest\n\nThe harvest fell by a tenth.\n';
		expect(textOf(report)).toContain('It comes from the Lufa Cooperative of the Macuco Valley.');
		const matter = '---\ntitle: Fog\nby: Desmond Pyke\n---\n\nShe weighed fog on a cliff for nineteen years.\n';
		expect(textOf(matter)).toContain('Desmond Pyke');
		const paper =
			'Seeds in adobe bricks from old barns\n\nT. Okonjo-Reyes 1*, P. Albrecht 2\n1 Western Mesa College\n2 Earthen Trust\n* corresponding author\n\nABSTRACT\n\nBricks may keep the seeds of the year they were made in.\n';
		expect(textOf(paper, 'a.txt')).toContain('T. Okonjo-Reyes and P. Albrecht');
	});

	it('tells the sums of a table of many figures, in the unit behind their labels', () => {
		const rows = ['Nets (R$)', 'Kits (R$)', 'Rope (R$)', 'Bags (R$)', 'Soap (R$)', 'Wax (R$)']
			.map((label, at) => `| ${label} | 1.${at}00 | 2.${at}00 |`)
			.join('\n');
		const all = textOf(
			`# Year\n\nThe year in figures was good.\n\n| Item | 2022 | 2023 |\n|---|---|---|\n${rows}\n| **Total (R$)** | 8.100 | 14.100 |\n`,
		);
		expect(all).toContain('Total. In 2022: R$ 8.100. In 2023: R$ 14.100.');
		expect(all).not.toContain('Nets');
	});

	it('calls items by their letters and numerals where the text does, and keeps articles with their lists', () => {
		const law =
			'Art. 4º São de alta época:\n\na) o carnaval;\n\nb) as festas de junho.\n\nArt. 12. É proibido:\n\nI - molhar o boneco;\n\nII - trocar o traje.\n\nArt. 13. Na época do art. 4º, "b", não vale o inciso II.\n';
		const { all } = read(`# Regulamento\n\n${law}`, {});
		expect(all).toContain('Art. 4º. São de alta época: alínea a, o carnaval; alínea b, as festas de junho.');
		expect(all).toContain('Art. 12. É proibido: inciso I, molhar o boneco; inciso II, trocar o traje.');
	});

	it('reads paragraphs behind Roman numerals as the list that they are', () => {
		const law =
			'O clube tem como princípios:\n\nI. o acesso livre ao conhecimento;\n\nII. o sustento pelos sócios; e\n\nIII. a livre iniciativa.\n';
		expect(read(`# Estatuto\n\n${law}`, {}).all).toContain(
			'O clube tem como princípios: o acesso livre ao conhecimento; o sustento pelos sócios; e a livre iniciativa.',
		);
	});

	it('goes on behind a sentence that cannot be read, but for what leans on it', () => {
		const text =
			'You can report by mail. Write to team@a.example or fill in {form}. The form asks for names. Reports are answered within a day, by two people who were chosen for it in the spring.';
		expect(textOf(`# Conduct\n\n${text}\n`)).toContain(
			'You can report by mail. Reports are answered within a day, by two people who were chosen for it in the spring.',
		);
	});
});

it.each([
	{
		language: 'en-US' as const,
		text: '# Remote work\n\n### 3. Where you work\n\n3.1 You may work at home on three days a week.\n\n3.2 Tuesday is the office day for everybody in the house.\n\n### 4. Equipment\n\n4.1 Everybody receives a laptop from the company.\n\n### 5. Exceptions\n\n5.1 Any limit in Section 3 can be varied by the manager.\n\n5.2 Field crews are exempt from 3.1 and 3.2 all year.\n',
		said: ['Section 3: Where you work.', '3.1: You may work', '3.2: Tuesday', 'Equipment. Everybody'],
	},
	{
		language: 'pt-BR' as const,
		text: '# Trabalho em casa\n\n### 3. Onde se trabalha\n\n3.1 Pode-se trabalhar em casa três dias por semana.\n\n3.2 Terça-feira é o dia em que todos vão ao escritório.\n\n3.3 O horário comum vai das dez da manhã às três da tarde.\n\n### 4. Equipamento\n\n4.1 Todos recebem um computador da empresa.\n\n### 5. Exceções\n\n5.1 Os limites da seção 3 podem ser mudados pela gerente.\n\n5.2 Nada nos itens 3.1 a 3.3 vale para quem trabalha em campo.\n',
		said: ['Seção 3: Onde se trabalha.', '3.2: Terça-feira', '3.3: O horário', 'Equipamento. Todos'],
	},
])('numbers of sections are read where the text sends to them: $language', ({ language, text, said }) => {
	const { lines } = read(text, { language });
	const all = lines.map((line) => line.text).join(' ');
	for (const words of said) expect(all).toContain(words);
	expect(all).not.toMatch(/(?:Section|Seção) [45]|4\.1/);
});

it('rules in bold letters keep the numbers that others send to', () => {
	const { lines } = read(
		'# Field\n\n**8. Dogs.** Dogs are welcome on a lead.\n\n**9. The brook.** Nobody may dig in the strip along the brook.\n\n**10. Appeals.** You may appeal, but not against Rule 9.\n',
		{ language: 'en-US' },
	);
	const all = lines.map((line) => line.text).join(' ');
	expect(all).toContain('Rule 9: The brook. Nobody may dig');
	expect(all).toContain('Dogs. Dogs are welcome');
});

it('notes behind a text and what an archive adds are not read', () => {
	const { lines } = read(
		'INTRODUÇÃO\n\nA barca largou da margem norte com vinte e seis pessoas. O cabo partiu-se a meio da corrente.\n\nNOTAS\n\n[1] Segundo o jornal do distrito, eram trinta pessoas.\n\n[2] Os cadernos pertencem à neta da família.\n',
		{ language: 'pt-BR', filename: 'a.txt' },
	);
	expect(lines.map((line) => line.text).join(' ')).not.toMatch(/Segundo o jornal|pertencem à neta/);
	const tape = read(
		'# Tape\n\nThe light was kept by men who had their dinner. Nobody sent back a gale. We ate at six.\n\nThe cook came in May.\n\n[END OF TAPE 14]\n\nNote for archive: photo of the list, filed as SK-0212. HD.\n',
		{ language: 'en-US' },
	);
	expect(tape.lines.map((line) => line.text).join(' ')).not.toMatch(/archive|SK-0212/);
});

it('a box is nobody’s words, and what sends to another place on the page is left out', () => {
	const { lines } = read(
		'# Posto\n\n> **DEFINIÇÃO**\n> **Triagem** é a ordem em que se atende quem chega ao posto.\n\nO enfermeiro confirma a cor e entrega a pulseira (tabela abaixo).\n\nA sala fica aberta no almoço (as técnicas revezam; escala no anexo).\n\n**EDIT 12 Feb:** O horário de quinta mudou para as vinte horas.\n',
	);
	const all = lines.map((line) => line.text).join(' ');
	expect(all).toMatch(/\sDefinição\. Triagem é a ordem em que se atende/i);
	expect(all).toContain('entrega a pulseira.');
	expect(all).toContain('(as técnicas revezam).');
	expect(all).toContain('O horário de quinta mudou');
	expect(all).not.toMatch(/“Def|EDIT/);
});
