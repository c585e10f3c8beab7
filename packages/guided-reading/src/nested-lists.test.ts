import { expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const en = (text: string) => read(text, { language: 'en-US' });

it('what an item is called stands before the first of its own items, and each such item has a turn', () => {
	const points = (name: string) =>
		`    * ${name}\n        * ${name} needs ten more people before the end of the winter, says the treasurer of the club.\n        * We look at it again in May.\n`;
	const { all } = en(
		`# Minutes\n\nNotes:\n\n* Goals for 2021\n${['User survey', 'Docs refresh', 'New kiln'].map(points).join('')}`,
	);
	expect(all).toContain('Goals for 2021. User survey: User survey needs ten');
	expect(all).toMatch(/May\.\nDocs refresh: Docs refresh needs ten/);
	expect(all).toMatch(/May\.\nNew kiln: New kiln needs ten/);
});

it('items that all have the number 1 are counted, those within them are not', () => {
	const { all } = read(
		'# Regimento\n\n## Entrada\n\n1. Para entrar no clube, a pessoa deve:\n\n    1. falar com alguém do clube;\n    1. ir a três reuniões.\n\n1. A chave é dada depois de três meses.\n\n1. A chave volta ao clube com quem sai dele.\n',
	);
	expect(all).toContain('Um: Para entrar no clube, a pessoa deve: falar com alguém do clube');
	expect(all).toContain('Dois: A chave é dada');
	expect(all).toContain('Três: A chave volta');
});

it('items that are paragraphs are handed over as paragraphs are', () => {
	const long = 'The council heard the mason and asked what the wall costs. It is nine thousand dollars. '.repeat(4);
	const { lines } = en(`# Minutes\n\nThe points were:\n\n1. **The wall.** ${long}\n2. **The roof.** ${long}\n`);
	const told = lines.filter(({ role }) => role === 'explain');
	expect(told.length).toBeGreaterThan(1);
	expect(told.every(({ text }) => text.split(' ').length < 90)).toBe(true);
	expect(told.some(({ text }) => text.startsWith('Second: The roof. The council'))).toBe(true);
});

it('a list that ends the sentence above it goes on behind a colon', () => {
	const { all } = read(
		'# Nota\n\nO documento será:\n\n1. Enviado para a diretoria. Ela lê.\n2. A diretoria imprimirá a nota. Ela assina.\n',
	);
	expect(all).toMatch(/O documento será: um, enviado|O documento será: um, Enviado/);
	expect(all).not.toContain('será.');
});

it('of names with boxes those are there whose box is ticked', () => {
	const { all } = en('# Minutes\n\nAttendees:\n\n* [ ] Ann Lee\n* [x] Rui Sato\n* [x] Eva Moss\n\nWe met at noon.\n');
	expect(all).toMatch(/Rui Sato[;,] Eva Moss/);
	expect(all).not.toContain('Ann Lee');
});

it('of people who were there, only a few are named', () => {
	const names = ['Ann Lee', 'Rui Sato', 'Eva Moss', 'Bo Hill', 'Ida Roe', 'Max Orr', 'Liv Dahl', 'Tom Fry'];
	const minutes = (some: readonly string[]) =>
		en(`# Minutes\n\nAttendees:\n\n${some.map((name) => `- ${name}`).join('\n')}\n\nThe fee stays as it is.\n`).all;
	expect(minutes(names.slice(0, 4))).toContain('Eva Moss');
	expect(minutes(names)).not.toMatch(/Eva Moss|Attendees/);
	expect(minutes(names)).toContain('The fee stays');
});

it('what names the next clauses is not read with an item', () => {
	const { all } = read(
		'# Regimento\n\nO Conselho poderá:\n\n- I - Requerer relatórios;\n- II - Requerer a presença do Presidente.\nDos Associados\n\n**Art. 9º** Os associados pagam.\n',
	);
	expect(all).toContain('Requerer a presença do Presidente.');
	expect(all).not.toContain('Dos Associados');
});

it('an item with an address to write to is read whole', () => {
	const { all } = read(
		'# Golpe\n\nFaça assim:\n\n1) Registre a ocorrência.\n2) Envie e-mail para ajuda@zap.example. A empresa desativa a conta por 7 dias.\n3) Avise os amigos. Eles não devem pagar.\n',
	);
	expect(all).toContain('A empresa desativa a conta por 7 dias.');
	expect(all).toMatch(/Três: Avise/);
});

it('of people who signed, only a few are named, in lines too', () => {
	const letter = (some: number) =>
		en(
			`# Letter\n\nWe ask for an inquiry into the census of this year.\n\n**Signed by:**\n${Array.from({ length: some }, (_, at) => `Ann Lee${'e'.repeat(at)}, journalist`).join('\n')}\n`,
		).all;
	expect(letter(12)).not.toContain('journalist');
	expect(letter(12)).toContain('We ask for an inquiry');
});

it('steps whose numbers jump are counted on, beyond the twentieth, too', () => {
	const steps = Array.from({ length: 24 }, (_, at) => `${at < 3 ? at + 1 : at + 2}. Stir the pot ${at} times, slowly.`);
	expect(en(`# Soup\n\nIt takes a night.\n\n${steps.join('\n')}\n`).all).toMatch(/21: Stir the pot 20 times/);
});
