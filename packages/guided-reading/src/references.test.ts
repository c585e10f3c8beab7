import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a reference', () => {
	it('to an item of a list by its number finds the numbers of the list', () => {
		const options = '1. Keep things as they are.\n2. Bring auditions back.\n3. Add a small choir on Sundays.\n';
		const vote = (text: string) => read(`# Vote\n\nWe vote on three options:\n\n${options}\n${text}\n`, english).all;
		expect(vote('The board is split three to three on the third.')).toMatch(
			/First: Keep things.*\sSecond: Bring.*\sThird: Add/s,
		);
		expect(
			read('# Voto\n\nHá duas opções:\n\n1. Manter tudo.\n2. Mudar o dia.\n\nO conselho prefere a segunda.\n').all,
		).toContain('Um: Manter tudo. Dois: Mudar o dia.');
	});
});

it.each([
	['The lag is long (but see Lima et al., 2009).', 'The lag is long.'],
	['It grew (by year; Table 1) and fell.', 'It grew (by year) and fell.'],
])('a reference in brackets is not read: %s', (text, said) => {
	expect(read(`# Bees\n\nThe bees came early in the year.\n\n${text}\n`, english).all).toContain(said);
});

it('in brackets that tells which rules are meant stays, one to look up does not', () => {
	const text =
		'# Multas\n\nA infração leve (itens 3.1, 3.2 e 8) custa R$ 85,00. A máquina fica com a portaria (item 12).\n';
	expect(read(text).all).toContain(
		'A infração leve (itens 3.1, 3.2 e 8) custa R$ 85,00. A máquina fica com a portaria.',
	);
});

it('options keep the letters by which a text means them', () => {
	const options = 'A) A new exchanger for £1,368. Three weeks.\n\nB) A new boiler for £5,580. Two days.\n';
	const { all } = read(`# Boiler\n\nIt is cracked.\n\n${options}\nIf it was mine I would do B.\n`, {
		language: 'en-US',
	});
	expect(all).toContain('A: A new exchanger for £1,368. Three weeks. B: A new boiler');
	expect(read(`# Boiler\n\nIt is cracked.\n\n${options}`, { language: 'en-US' }).all).not.toContain('B: ');
});
