import { describe, expect, it } from 'vitest';
import { alignedTables, withRulesInTables } from './aligned-table.ts';
import { sentences } from './blocks.fixture.ts';
import { parseBlocks } from './parse-blocks.ts';

const blocksOf = (text: string) =>
	alignedTables(parseBlocks(withRulesInTables(text), 0), (start, end) => text.slice(start, end));

const ACCOUNT = `   Saldo em 29/02 ................ R$ 2.318,40
   ENTRADAS
     Contribuições ............... R$   940,00
     Bingo do dia 20/04 .......... R$ 3.275,00
   SAÍDAS
     Tintas ...................... R$   362,70
   Saldo em 30/04 ................ R$ 4.545,00
`;

describe('columns of a plain text', () => {
	it.each([
		['alone', `O quadro:\n\n${ACCOUNT}`],
		['within an item', `1) A ata foi lida.\n\n2) O quadro:\n\n${ACCOUNT}`],
	])('an account opens a group with each heading: %s', (_name, text) => {
		const blocks = blocksOf(text).slice(1);
		expect(blocks.map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'list', 'paragraph', 'list', 'list']);
		expect(sentences(blocks).map(({ text: said }) => said)).toEqual([
			'Saldo em 29/02: R$ 2.318,40',
			'Entradas:',
			'Contribuições: R$ 940,00',
			'Bingo do dia 20/04: R$ 3.275,00',
			'Saídas:',
			'Tintas: R$ 362,70',
			'Saldo em 30/04: R$ 4.545,00',
		]);
	});

	it('what is wrapped in a column is a part of its cell', () => {
		const text = `Offence     What it is                   Fine
----------------------------------------------
Light       up to 10 decibels above        206
Serious     up to 30 decibels above;     1,648
            a car's radio
`;
		expect(blocksOf(text)).toMatchObject([
			{
				kind: 'table',
				header: ['Offence', 'What it is', 'Fine'],
				rows: [
					{ cells: ['Light', 'up to 10 decibels above', '206'] },
					{ cells: ['Serious', "up to 30 decibels above; a car's radio", '1,648'] },
				],
			},
		]);
	});

	it('a sum below a column is no part of the amount above it', () => {
		const text = 'Grant ............. £5,000\nStill to find ..... £1,490\n                    £6,490\n';
		expect(sentences(blocksOf(text)).map(({ text: said }) => said)).not.toContain('Still to find: £1,490 £6,490');
	});
});

it('says the years above the first columns of an account of all of them', () => {
	const text = `2. Money

                        2024/25    2023/24
                              £          £
INCOME
Subscriptions2         61,480     58,920
Interest                  384        291
Total income           61,864     59,211

EXPENDITURE
Pool hire              47,916     40,260
Coaching               18,340     17,610
Training                1,350        640
`;
	expect(blocksOf(text).filter(({ kind }) => kind === 'table')).toMatchObject([
		{ header: ['', '2024/25', '2023/24'], rows: [{}, {}, { cells: ['Total income', '61,864', '59,211'] }] },
		{ header: ['', '2024/25', '2023/24'], rows: [{ cells: ['Pool hire', '47,916', '40,260'] }, {}, {}] },
	]);
});

it('keeps the rows of a group together that stand no deeper than its heading', () => {
	const text = `   Saldo em 31/12 ....... R$ 8.412,30
   RECEITAS
   Mensalidades ......... R$ 15.975,00
   Trator ............... R$ 45.320,00
   Total ................ R$ 61.295,00
   SALDO ................ R$ 13.567,00
`;
	expect(blocksOf(text).map((block) => (block.kind === 'list' ? block.items.length : block.kind))).toEqual([
		1,
		'paragraph',
		3,
		1,
	]);
});
