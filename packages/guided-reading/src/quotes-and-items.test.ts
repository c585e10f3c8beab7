import { expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const BODY = `${'A ponte nova liga a ilha ao continente e tem 821 metros. O prefeito a abriu em maio. '.repeat(3)}\n`;
const last = (text: string) =>
	`# A ponte\n\n${BODY}\n## O fim\n\nO barco parou de passar em 1926, e a vila cresceu.\n\n${text}\n`;

it.each([
	['what to read further', 'Para saber mais: PAZ, Ana. O rio. Recife: Cepe, 2009.', 'Recife'],
	['a correction', 'Correção (11h40): versão anterior deste texto dizia que eram 421.', '421'],
	['when it was put right', 'Esta reportagem foi atualizada às 11h40 para incluir a nota da Secretaria.', 'Secretaria'],
	['whom to ask', 'Dúvidas: recepção do Núcleo, ramal 3316.', 'Núcleo'],
	['a caption with who took the picture', '*Legenda: Odete e o armário. Foto: Ivo Tanaka.*', 'Odete'],
])('%s is not read', (_, text, word) => {
	const { all } = read(last(text));
	expect(all).toContain('a vila cresceu');
	expect(all).not.toContain(word);
});

it('notes that name what a text is from are not read', () => {
	const { all } = read(
		'# The tide\n\nEdith measured the tide for 26 months at nine stations.\n\n## Notes\n\n1. Interview, Western Courier, 2 March 1957.\n2. Probert, M. (2011), A Penny a Week, pp. 141–147.\n',
		{ language: 'en-US', presetId: 'analytical_duo' },
	);
	expect(all).not.toMatch(/Courier|Probert|Notes/);
});

it('the letters of items within a paragraph are not read, nor what sends to a figure', () => {
	const { all } = read(
		'# Ata\n\na) O seguro será acionado. b) As vagas ficam fechadas até maio. c) O cachorro late à noite.\n\nCada um paga R$ 354,00 (mais as coberturas (*)). Retire a bandeja (item 5 da Figura 1) com as duas mãos.\n',
	);
	expect(all).toContain('As vagas ficam fechadas até maio.');
	expect(all).not.toMatch(/[abc]\)\s|Figura|\*/);
	expect(all).toContain('(mais as coberturas).');
});

it('numbered items of several sentences keep their numbers, in words', () => {
	const items =
		'Renegociar com a fábrica. Ela ofereceu pouco.;Criar um fundo de safra. Ele guarda três reais por lata de castanha nos anos bons, para pagar melhor nos ruins.;Suspender a compra do barco. Ele custa caro.'
			.split(';')
			.map((text, at) => `${at + 1}. ${text} Ainda não se sabe quando isso vai ficar pronto por lá.`)
			.join('\n');
	const { all } = read(`# Carta\n\nVendemos muito.\n\n## O que faremos\n\n${items}\n`);
	expect(all).toContain('Um: Renegociar com a fábrica. Ela');
	expect(all).toContain('Dois: Criar um fundo de safra.');
	const steps =
		'1. Weight, temperature, and a small test.\n2. A patch of fur is shaved. Yes, it will look silly.\n3. For buyers: pay more.\n';
	expect(read(`# Dogs\n\n## Steps\n\n${steps}`, { language: 'en-US' }).all).toMatch(
		/First: Weight.*\sSecond: A patch of fur.*\sThird, for buyers: pay more\./s,
	);
});

it.each([
	['pt-BR', 'Lave o pano com bastante água. Depois espere.', /Onze: Lave .* Vinte: Lave/s],
	['en-US', 'Wash the cloth with plenty of water. Then wait.', /Eleventh: Wash .* Twentieth: Wash/s],
] as const)('items are numbered in words up to the twentieth in %s', (language, step, told) => {
	const steps = Array.from({ length: 20 }, (_none, at) => `${at + 1}. ${step}`);
	expect(read(`# Pano\n\n${steps.join('\n')}\n`, { language }).all).toMatch(told);
});

it('items that complete what introduces them stay in one sentence with it', () => {
	const dog =
		'# Dogs\n\n### Can my dog donate?\n\nYour dog must:\n\n- weigh at least 55 pounds;\n- take no other medication; and\n- *like people.* We mean this one.\n';
	expect(read(dog, { language: 'en-US' }).all).toContain(
		'Your dog must: weigh at least 55 pounds; take no other medication; and like people. We mean this one.',
	);
	const law = Array.from(
		{ length: 8 },
		(_, at) => `${'abc'[at % 3]}) a sinos de templos do bairro ${at}, entre 6h e 21h, por 2 minutos;`,
	);
	expect(read(`# Lei\n\nOs limites desta lei não se aplicam, em caso algum:\n\n${law.join('\n\n')}\n`).all).toMatch(
		/\nA sinos.*; a sinos de templos do bairro 7/,
	);
	expect(read('# Vento\n\nO parque fecha quando:\n\n- há vento forte;\n- troveja.\n').all).toContain(
		'O parque fecha quando: há vento forte; troveja.',
	);
	expect(read('# Taxa\n\nA taxa é paga:\n\n- em dinheiro; ou\n- por transferência.\n').all).toContain(
		'A taxa é paga: em dinheiro; ou por transferência.',
	);
});

it('recitals are told behind whoever recites them, and what only joins items is not said', () => {
	const { all } = read(
		'AVISO PÚBLICO Nº 14\n\nO Secretário, no uso de suas atribuições, e considerando:\n\na) que em 2024 houve 1.312 banhos, com 547 usuários;\n\nb) que 61 pessoas foram recusadas por não portarem atestado;\n\nTORNA PÚBLICAS as regras:\n\n1. Fica dispensado o atestado.\n\n2. Os casos omissos serão resolvidos pela Secretaria.\n',
		{ filename: 'a.txt' },
	);
	expect(all).toContain('“Aviso público nº 14”');
	expect(all).toContain(
		'e considerando: que em 2024 houve 1.312 banhos, com 547 usuários; que 61 pessoas foram recusadas',
	);
	expect(all).not.toMatch(/Ainda na lista/);
});

it('paragraphs are read behind what introduces them, whatever it begins with', () => {
	const { all } = read(
		'# Carta\n\nO orelhão da praça toca todo dia.\n\nPor isso peço duas coisas, em ordem:\n\nQue o aparelho fique.\n\nQue o número não mude.\n',
	);
	expect(all).toContain('Por isso peço duas coisas, em ordem: que o aparelho fique.');
});

it('items within a paragraph are read behind what introduces them', () => {
	const { all } = read(
		'# The bus\n\nThe bus stopped in 2022.\n\n## Recommendation\n\nThe Council should:\n\n  (a) approve a trial of 24 months;\n  (b) ask the hospital for £50,000;\n  (c) keep a telephone line.\n',
		{ language: 'en-US', presetId: 'analytical_duo' },
	);
	expect(all).toMatch(
		/The Council should: Approve a trial of 24 months; ask the hospital for £50,000; keep a telephone/,
	);
});

it('words that somebody goes on speaking stay with their name', () => {
	const { lines } = read(
		'# The lake\n\nOfficers recommend the third way, which costs less than a fence and more than nothing at all. Neil Bassett, who heads the parks, told the meeting that a fence had never worked. "There were fences in 1986, in 2003 and now," he said. "On the hottest Sunday in August, with the site closed, we counted 214 people inside."\n\nThe anglers see it in another way.\n',
		{ language: 'en-US', presetId: 'analytical_duo' },
	);
	const said = lines.find(({ text }) => text.includes('we counted 214 people'));
	expect(said?.text).toContain('he said.');
});

it('what rests on what is left out is not said', () => {
	const { all } = read(
		'# Socks\n\nWe asked (a) whether grip lasts, (b) if not, why, and (c) whether falls change. The ratio was 0.85 (95% CI 0.67 to 1.09; p = 0.20). The difference was therefore not statistically significant. We charge people of age 18 and over $5 a day.\n',
		{ language: 'en-US' },
	);
	expect(all).toContain(
		'We asked (a) whether grip lasts, (b) if not, why, and (c) whether falls change. The ratio was 0.85.',
	);
	expect(all).toContain('was therefore not statistically significant. We charge people of age 18 and over $5 a day.');
});

it('no item of a sentence of many is left to be read alone', () => {
	const item = (letter: string) =>
		`${letter}) morar há pelo menos dois anos em ${letter.toUpperCase()}itaí ou em um povoado do lugar;`;
	const list = (letters: string) => [...letters].map(item).join('\n');
	const { lines } = read(
		`# Edital\n\nPode inscrever-se quem:\n${list('abcde').replace(/;$/, '.')}\n\nO resto é livre.\n`,
	);
	const said = lines.filter(({ text }) => text.includes('povoado')).map(({ text }) => text.split('povoado').length - 1);
	expect(said).toEqual([5]);
	const more = read(`# Edital\n\nPode inscrever-se quem:\n${list('abcdefgh').replace(/;$/, '.')}\n`).lines;
	expect(more.flatMap(({ text }) => text.split('povoado').length - 1 || [])).toEqual([4, 4]);
});
