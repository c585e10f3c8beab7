import { describe, expect, it } from 'vitest';
import { bodyOf, read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;
const table = (...rows: string[]) => {
	const [head = '', ...body] = rows;
	return `| ${[head, head.replace(/[^|]+/g, '---'), ...body].join(' |\n| ')} |`;
};
const of = (rows: string, wanted: Parameters<typeof read>[1] = {}, around = '') =>
	read(`# Lagoa\n\nA lagoa seca todo ano.\n\n${rows}\n${around}`, wanted).all;

describe('a small table', () => {
	it.each([
		[
			'names its columns in each of its rows',
			table('Obra | Valor | Prazo', 'Dreno | R$ 1.200 | 9 dias', 'Muro | R$ 800 | 4 dias'),
			'Dreno. Valor: R$ 1.200. Prazo: 9 dias. Muro: R$ 800. Prazo: 4 dias.',
		],
		[
			'keeps the names of two columns of amounts, and of times',
			table('Obra | Pedido | Pago | Prazo', 'Dreno | R$ 1.200 | R$ 900 | 9 dias', 'Muro | R$ 800 | R$ 700 | 4 dias'),
			'Muro. Pedido: R$ 800. Pago: R$ 700. Prazo: 4 dias.',
		],
		[
			'keeps its totals with all of its rows',
			table('Bairro | Casas | Ninhos', 'Vila Maria | 118 | 26', 'Peabiru (alto) | 104 | 17', 'Total | 222 | 43'),
			'Vila Maria. Casas: 118. Ninhos: 26. Peabiru (alto). Casas: 104. Ninhos: 17. Total. Casas: 222. Ninhos: 43.',
		],
		[
			'keeps what stands in the parentheses of its labels and cells',
			table('Ingrediente | Quanto', 'Ferro (opcional) | 2 g', 'Farinha | 3 colheres (sopa)'),
			'Ferro (opcional): 2 g. Farinha: 3 colheres (sopa).',
		],
		[
			'counts bare figures in the units of their heads',
			table('Nível (m) | Área (ha) | R$ mil', '1 | 48 | 740', '2 | 71 | 95'),
			'1 m. Área: 48 ha. R$ 740 mil. 2 m. Área: 71 ha. R$ 95 mil.',
		],
		[
			'is told in sentences where cells hold commas',
			table('Problema | Causa | Conserto', 'Murchou | tirou cedo demais, e frio | mais 5 min'),
			'Murchou. Causa: tirou cedo demais, e frio. Conserto: mais 5 min.',
		],
		[
			'has its letters for labels',
			table(' | Opção | Custo', 'A | Ônibus novo | R$ 338', 'B | Táxi | R$ 164'),
			'A. Opção: Ônibus novo. Custo: R$ 338. B. Opção: Táxi, R$ 164.',
		],
		[
			'says hours without their head, and one word of a head in its row',
			`${table('Dia | Horário | Vagas', 'Terça | 8h às 9h30 | 4', 'Sábado | 10h às 12h | 6')}\n\n${table('Critério | Máximo', 'Renda | 40', 'Carta | 25')}`,
			/Sábado: 10h às 12h\. Vagas: 6\..*Renda, máximo: 40\. Carta: 25\./s,
		],
		['says in what year', table('Ano | Cheia', '2019 | 3 m', '2025 | 140 m'), 'Cheia. Em 2019: 3 m. Em 2025: 140 m.'],
		[
			'says what lies below nothing as such, and leaves empty cells out with their heads',
			table('Conta | 2023 | 2024', 'Caixa | R$ 94,00 | –R$ 8,00', 'Resultado | R$ (11,00) | -'),
			'Caixa. Em 2023: R$ 94,00. Em 2024: −R$ 8,00. Resultado. Em 2023: −R$ 11,00.',
		],
		[
			'names the group that rows stand in',
			table(' | 2023 | 2024', 'Receitas | | ', 'Festa | R$ 5 | R$ 6', 'Gastos | | ', 'Corda | R$ 3 | R$ 2'),
			/Receitas\. Festa\. Em 2023: R\$ 5\. Em 2024: R\$ 6\..*Gastos\. Corda\. Em 2023: R\$ 3\. Em 2024: R\$ 2\./s,
		],
		[
			'has the head of its first column above its rows where there is no other',
			table('Gastos | ', 'Molduras | R$ 15,00', 'Total de gastos | R$ 15,00'),
			'Gastos. Molduras: R$ 15,00. Total de gastos: R$ 15,00.',
		],
		[
			'has a row for its head where that holds figures',
			table('Cisternas (143) | 740.740,00', 'Oficinas | 96.200,00'),
			'Cisternas (143): 740.740,00. Oficinas: 96.200,00.',
		],
	])('%s', (_, rows, told) => {
		expect(of(rows)).toMatch(typeof told === 'string' ? new RegExp(escaped(told)) : told);
	});

	it('in capitals is told in small letters', () => {
		const { all } = read(
			`# Bats\n\nCall us.\n\n${table('WHAT HAPPENED | EXPOSURE? | WHAT TO DO', 'It touched you | Yes | Catch it', 'It flew by, far off | No | Nothing')}\n`,
			english,
		);
		expect(all).toContain('It touched you. Exposure? Yes. What to do: Catch it.');
	});

	it('goes from one host to the other where it is long', () => {
		const rows = ['Caixas', 'Perdas', 'Custos', 'Rotas', 'Viagens', 'Horas', 'Multas', 'Ruas', 'Granjas'].map(
			(name) => `${name} da cidade | 8,1% | 6,4%`,
		);
		const { lines } = read(
			`# Caixas\n\nContamos.\n\n${table('Indicador | Noites comuns | Noites de festa', ...rows)}\n`,
		);
		const told = lines.filter(({ text }) => /8,1%/.test(text));
		expect(told.length).toBeGreaterThan(1);
		expect(new Set(told.map(({ speaker }) => speaker)).size).toBe(2);
	});

	it('in plain text has its header above a line of dashes, and each name before its dots', () => {
		const { all } = read(
			'ATA DA ASSEMBLEIA\n\nO síndico mostrou as contas.\n\n   Receita prevista ....... R$ 388,00\n   Resultado .............. R$ (11,00)\n\nForam apresentados dois orçamentos:\n\n   Empresa        Preço        Prazo\n   -------------  -----------  --------\n   Vedatec        R$ 214,00    75 dias\n   Impermax       R$ 168,00    60 dias\n',
			{ filename: 'ata.txt' },
		);
		expect(all).toContain('Receita prevista: R$ 388,00. Resultado: −R$ 11,00.');
		expect(all).toContain('Vedatec. Preço: R$ 214,00. Prazo: 75 dias. Impermax: R$ 168,00. Prazo: 60 dias.');
	});
});

it('an account is told without the signs that stand before its rows', () => {
	const rows = table('Item | R$', 'Vendas | 900,00', '(–) Frete | 300,00', '**= Sobra do ano** | **600,00**');
	expect(of(`**Tabela 2 – Sobras**\n\n${rows}`)).toContain(
		'Sobras. Vendas: R$ 900,00. Frete: R$ 300,00. Sobra do ano: R$ 600,00.',
	);
});

it('what one should and should not do is told of each case', () => {
	const rows = table(
		'Situação | Faça | Não faça',
		'Queimadura | Água corrente, por 20 min | Pasta de dente',
		'Convulsão | Proteja a cabeça | Segurar à força',
	);
	expect(of(`## Em cada caso\n\n${rows}`)).toContain('Convulsão. Faça: Proteja a cabeça. Não faça: Segurar à força.');
});

it('a caption is not told without its table', () => {
	const { all } = read(
		`Verges\n\n1. Results\n\nThe cut raised what we counted by a half.\n\nTable 1\nMean bees per 100 m transect.\n\nYear      Late    Early    P\n2021      6.2     5.5      0.38\n2022      10.1    5.9      < 0.001\n\nThe lag was a year, and the bees grew many.\n`,
		{ ...english, filename: 'a.txt' },
	);
	expect(all).toMatch(/by a half\.\s.*The lag/s);
	expect(all).not.toMatch(/Table|Mean bees/);
});

describe('a table that cannot be followed by ear', () => {
	const many = Array.from({ length: 14 }, (_none, at) => `Rua ${at} | ${at + 3} | ${at + 9}`);
	it.each([
		['is large', table('Rua | Casas | Lojas', ...many)],
		['holds code', table('Comando | Efeito', '`silt top` | lista as entradas')],
		['holds names of options', table('Opção | Valor', 'half_life | 240')],
		['holds statistics', table('Meia | Atrito | SD', 'Nova | 0,58 | 0,04')],
		['holds estimates with their intervals', table('Grupo | Risco', 'Velhos | 61 (52–72)')],
		['sets what may be against what may not', table('Contas | Não pode', 'Rua | Festa')],
		['holds marks for yes and no', table('Rua | Festa', 'Alta | ✓')],
	])('is not told where it %s, nor what leads to it and leans on it', (_, rows) => {
		const { all } = read(
			`# Lagoa\n\nA lagoa seca todo ano.\n\n## Contas\n\nAs contas do ano:\n\n${rows}\n\nO primeiro valor é de março.\n`,
		);
		expect(all).not.toMatch(/Contas|contas do ano|primeiro valor|240|0,58|Festa|silt|Rua|61/);
	});

	it('has no note told below it that tells nothing', () => {
		const rows = table('Mês | Pingo', 'Março | 400 mL', 'Junho | 550 mL');
		expect(of(rows, {}, '\n*Volumes medidos em queijarias da serra.*\n\nSal não conserta o pingo.\n')).not.toContain(
			'Volumes',
		);
	});
});

const escaped = (text: string): string => text.replace(/[$()*+.?[\]^{|}]/g, '\\$&');

it('accounts are told without the word for their column, less what is in brackets', () => {
	const accounts =
		'| Item | Amount |\n|---|---|\n| Opening balance | $41,286.17 |\n| Insurance | ($4,310.00) |\n| Closing balance | $36,976.17 |\n';
	const { all } = read(
		`# Minutes of the bog\n\nThe board met in April and heard the treasurer.\n\n## Treasurer\n\n${accounts}`,
	);
	expect(all).toMatch(
		/Opening balance: \$41,286\.17\. Insurance: .{0,8}\$4,310\.00\)?\. Closing balance: \$36,976\.17/,
	);
	expect(all).not.toContain('Amount');
});

it('of a long table the sums are read alone, without the names of groups in bold letters', () => {
	const rows = ['Dues', 'Gifts', 'Sales', 'Fuel', 'Rope', 'Paint'].map((name) => `| ${name} | $10 | $12 |`);
	const grouped = ['| **Income** | | |', ...rows.slice(0, 3), '| **Total income** | $30 | $36 |', ...rows.slice(3)];
	const all = bodyOf(
		read(`# Club\n\n|  | 2023 | 2024 |\n|---|---|---|\n${grouped.join('\n')}\n`, { language: 'en-US' }).lines,
	);
	expect(all.map(({ text }) => text)).toEqual(['Total income. In 2023: $30. In 2024: $36.']);
});

it('marks and codes of a wide table are not read', () => {
	const rows = ['Ann Lee|VE2ZA|Secretary|FN25b|Yes', 'Rui Sato|VA3TE|President|FN25|No'].map(
		(row) => `| ${row.replaceAll('|', ' | ')} |`,
	);
	const { all } = read(
		`# Minutes\n\nWe met at noon.\n\n| Name | Call Sign | Position | Grid | Member |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
		{ language: 'en-US' },
	);
	expect(all).toContain('Ann Lee: Secretary. Rui Sato: President.');
	expect(all).not.toMatch(/VE2ZA|FN25|Yes/);
});

it('a table of a picture is not read, nor what leads to it', () => {
	const { lines, all } = read(
		'# Tips\n\nTin the tip before each use.\n\nIt will look like this:\n\n|New tip|\n|-----|\n|![New tip](/a.jpg)|\n\nThen clean it with a wet sponge.\n',
		{ language: 'en-US' },
	);
	expect(lines.every(({ text }) => /\p{L}/u.test(text))).toBe(true);
	expect(all).not.toContain('look like this');
});

it('a column that only counts the rows is not read', () => {
	const { all } = read(
		'# Câmara\n\nSão as comissões:\n\n|ID|Nome|\n|--|--|\n|1|Comissão de Educação|\n|2|Comissão de Saúde|\n|3|Comissão de Finanças|\n',
	);
	expect(all).toMatch(/Comissão de Saúde\. Comissão de Finanças/);
	expect(all).not.toMatch(/Id \d/i);
});
