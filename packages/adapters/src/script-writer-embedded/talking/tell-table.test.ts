import type { Language } from '@nexus/contract';
import type { Block } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { STOCK } from '../stock/index.ts';
import { REGISTERS } from '../stock/types.ts';
import { Phrasing } from './phrasing.ts';
import { createChance } from './seeded.ts';
import { tellTable } from './tell-table.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** "a | b": a row of cells. */
function tableOf(header: string, ...rows: string[]): Table {
	const cells = (row: string) => row.split('|').map((cell) => cell.trim());
	const placed = rows.map((row, index) => ({ cells: cells(row), start: 10 + index * 10, end: 19 + index * 10 }));
	const end = 10 + rows.length * 10;
	return { kind: 'table', start: 0, end, header: header ? cells(header) : [], rows: placed };
}

/** What every way of speaking makes of a table. */
function tellings(table: Table, { language = 'pt-BR', known = '' }: { language?: Language; known?: string } = {}) {
	return REGISTERS.flatMap((register) =>
		[1, 2, 3].map((seed) => {
			const phrasing = new Phrasing({ register, chance: createChance(seed), seed, part: 0, parts: 1 });
			return tellTable(table, { stock: STOCK[language], phrasing, language, known });
		}),
	);
}

function everyTelling(table: Table, options?: { language?: Language; known?: string }): string[] {
	return tellings(table, options).map((told) => told.map(({ text }) => text).join('\n'));
}

describe('a small table', () => {
	it('is told row by row, the money first', () => {
		const table = tableOf(
			'Empresa | Prazo | Valor | Garantia',
			'Piso Forte Ltda. | 45 dias | R$ 42.000,00 | 2 anos',
			'Quadras Sul | 60 dias | R$ 38.500,00 | 1 ano',
			'Construtora Miranda | 30 dias | R$ 51.200,00 | 5 anos',
		);
		for (const text of everyTelling(table)) {
			expect(text).toContain('Piso Forte Ltda.: valor, R$ 42.000,00; prazo, 45 dias; garantia, 2 anos.');
			expect(text).toContain('Construtora Miranda: valor, R$ 51.200,00; prazo, 30 dias; garantia, 5 anos.');
			expect(text).not.toMatch(/maior|menor/);
		}
	});

	it('has no headers where its cells say enough', () => {
		for (const text of everyTelling(tableOf('Material | Destino', 'Vidro | reciclagem', 'Pilha | coleta especial')))
			expect(text).toContain('Vidro: reciclagem. Pilha: coleta especial');
	});

	it('says units that its headers have, and no zero behind a point', () => {
		const table = tableOf('Plot | Size (m²) | Fee (USD)', 'Small | 10.0 | 45', 'Large | 35.5 | 120');
		for (const text of everyTelling(table, { language: 'en-US' })) {
			expect(text).toContain('Small: fee, 45 USD; size, 10 m².');
			expect(text).toContain('Large: fee, 120 USD; size, 35.5 m².');
		}
		const priced = tableOf('Plan | Price (USD) | Version', 'Basic | $9 | 2.0', 'Team | $29 | 3.0');
		for (const text of everyTelling(priced, { language: 'en-US' })) {
			expect(text).toMatch(/price, \$9; Version, 2\.0/i);
		}
	});

	it('leaves out cells that cannot be said, and keeps the capital of a name before a figure', () => {
		const table = tableOf(
			'Issue | Platforms | Workaround',
			'Thumbnails are blank | Linux | Start with LUMEN_GPU=off',
			'Slow scrolling | Windows 11 | Disable smooth scrolling',
		);
		for (const text of everyTelling(table, { language: 'en-US', known: 'windows' })) {
			expect(text).toContain('Thumbnails are blank: platforms, Linux.');
			expect(text).toContain('platforms, Windows 11; workaround, disable smooth scrolling.');
			expect(text).not.toContain('LUMEN');
		}
	});

	it('says yes and no for ticks and crosses', () => {
		for (const text of everyTelling(tableOf('Recurso | Básico | Pro', 'Backup | ✗ | ✓', 'Suporte | ✅ | ✔️')))
			expect(text).toContain('Backup: Básico, não; Pro, sim. Suporte: Básico, sim; Pro, sim.');
		for (const text of everyTelling(tableOf('Tool | Shed A | Shed B', 'Hose | x | ', 'Spade | | X'), {
			language: 'en-US',
		}))
			expect(text).toContain('Hose: Shed A, yes. Spade: Shed B, yes.');
	});

	it('of one column is told as a row of names', () => {
		for (const text of everyTelling(tableOf('Bairro', 'Centro', 'Vila Nova')))
			expect(text).toContain('Centro e Vila Nova.');
	});

	it('with more columns than can be told says how many are', () => {
		const table = tableOf(
			'Nome | Rua | Cidade | Cargo | Turno',
			'Ana | Sol | Lins | Guia | manhã',
			'Bia | Lua | Lins | Guia | tarde',
		);
		for (const text of everyTelling(table)) expect(text).toMatch(/cinco colunas.*quatro/);
	});

	it('with a row that cannot be said says how many are told', () => {
		const table = tableOf(
			'Comando | O que faz',
			'liga o motor | gira a chave',
			'desliga | motor --off',
			'Freio | segura',
		);
		for (const text of everyTelling(table)) expect(text).toMatch(/três.*duas/i);
	});

	it('names the year of a column', () => {
		for (const text of everyTelling(
			tableOf('Operadora | 2022 (%) | 2023 (%)', 'NetSul | 45,0 | 41,5', 'Fibra | 30,0 | 36,0'),
		))
			expect(text).toContain('NetSul: 45% em 2022; 41,5% em 2023.');
	});
});

describe('a larger table', () => {
	const falls = tableOf(
		'Cachoeira | Altura (m) | Trilha (km) | Entrada | Nível',
		'Saltos do Rio Preto | 120 | 11,0 | Grátis | Difícil',
		'Santa Bárbara | 28 | 6,0 | R$ 50 | Médio',
		'Almécegas | 45 | 3,2 | R$ 60 | Médio',
		'Cristais | 12 | 1,5 | R$ 30 | Fácil',
		'Loquinhas | 8 | 1,6 | R$ 45 | Fácil',
	);

	it('is told by the highest and the lowest, in words that judge nothing', () => {
		for (const text of everyTelling(falls)) {
			expect(text).toMatch(/cinco linhas/);
			expect(text).toMatch(
				/Em entrada, o maior é o de Almécegas(?::|, com) R\$ 60; .*Saltos do Rio Preto(?::|, com) grátis/i,
			);
			expect(text).toMatch(/Em trilha, o maior é o de Saltos do Rio Preto: 11 km; .*Cristais: 1,5 km/i);
			expect(text).not.toMatch(/placar|lanterna|lidera|topo|último/);
		}
	});

	it('leaves sums, years, ranks and codes out of the comparison', () => {
		const table = tableOf(
			'Sala | Alunos | Código',
			'A | 20 | 901',
			'B | 31 | 902',
			'C | 25 | 903',
			'D | 18 | 904',
			'E | 22 | 905',
			'F | 19 | 906',
			'G | 27 | 907',
			'H | 24 | 908',
			'I | 21 | 909',
			'Total | 207 | ',
		);
		for (const text of everyTelling(table)) {
			expect(text).toMatch(/B(?::|, com) 31/);
			expect(text).not.toMatch(/207|909|Código/);
			expect(text).toMatch(/nove linhas/);
		}
	});

	it('tells labels that come again apart by the words behind them', () => {
		const table = tableOf(
			'De | Para | Distância (km)',
			...['Escola | 1,0', 'Mercado | 2,5', 'Estação | 4,0', 'Creche | 0,8', 'Posto | 1,7'].map(
				(row) => `Horta | ${row}`,
			),
		);
		for (const text of everyTelling(table)) expect(text).toMatch(/Horta, Estação: 4 km.*Horta, Creche: 0,8 km/);
	});

	it('whose header stands in an earlier part claims no number of rows', () => {
		const rows = Array.from({ length: 9 }, (_none, index) => `Item da lista ${index + 1} | guardado no armário`);
		for (const text of everyTelling(tableOf('', ...rows))) expect(text).not.toMatch(/linhas da tabela|tem nove/);
	});

	it('is read in no time, whatever its cells hold', () => {
		const odd = ['1'.repeat(30_000), '('.repeat(30_000), '.,'.repeat(20_000), `A${' '.repeat(30_000)}b`];
		const started = performance.now();
		tellings(tableOf(odd.join(' | '), ...Array.from({ length: 9 }, () => odd.join(' | '))));
		expect(performance.now() - started).toBeLessThan(2000);
	});

	it('without quantities is told by its first rows, and says of how many', () => {
		const rows = Array.from({ length: 30 }, (_none, index) => `Aula ${index + 1} | Tema da aula | Professora Lia`);
		for (const text of everyTelling(tableOf('Aula | Tema | Responsável', ...rows))) {
			expect(text).toMatch(/trinta linhas/i);
			expect(text).toMatch(/três/);
			expect(text).toContain('Aula 3: tema');
			expect(text).not.toContain('Aula 4:');
		}
	});

	it('is one turn or two, each resting on its own rows', () => {
		const rows = Array.from(
			{ length: 4 },
			(_none, index) => `Obra ${index + 1} | ${'muro de pedra alto '.repeat(4)} | Rua do Sol`,
		);
		for (const told of tellings(tableOf('Obra | Descrição | Local', ...rows))) {
			expect(told).toHaveLength(2);
			expect(told[1]?.text).toMatch(/^Obra 3|^Obra 4/);
			for (const { spans } of told) for (const { start, end } of spans) expect(end).toBeGreaterThan(start);
		}
	});

	it('of long cells tells their first sentences, or nothing of them', () => {
		const table = tableOf(
			'Tema | Nota',
			`Névoa | ${'a névoa chegou antes do sol e ficou '.repeat(6)}. Sumiu.`,
			`Neve | Nevou uma vez. ${'A neve sumiu logo depois do almoço '.repeat(5)}.`,
		);
		for (const text of everyTelling(table)) {
			expect(text).toContain('Neve: nevou uma vez.');
			expect(text).not.toMatch(/Névoa|almoço/);
		}
	});

	it('never makes a turn too long to follow', () => {
		const long = 'o muro de pedra que a vizinhança ergueu no inverno passado com as próprias mãos e sem ajuda';
		const rows = Array.from({ length: 4 }, (_none, index) => `${long} ${index} | ${long} | ${long} | ${long}`);
		for (const told of tellings(tableOf('Obra | Descrição | História | Nota', ...rows))) {
			for (const { text } of told) expect(text.split(' ').length).toBeLessThan(80);
		}
		const names = Array.from({ length: 8 }, (_none, index) => `${long} ${index}`);
		for (const told of tellings(tableOf('Obra', ...names))) {
			for (const { text } of told) expect(text.split(' ').length).toBeLessThan(80);
		}
	});
});
