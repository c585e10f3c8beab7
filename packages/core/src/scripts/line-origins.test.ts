import { describe, expect, it } from 'vitest';
import { isRewritten, lineOrigins } from './line-origins.ts';

const BEFORE = [
	{ id: 'a', speaker: 'A' as const, text: 'A ponte foi aberta em 1926 e liga a ilha ao continente.' },
	{ id: 'b', speaker: 'B' as const, text: 'E quanto ela mede?' },
	{ id: 'c', speaker: 'A' as const, text: 'Ela mede 821 metros, com um vão central de 340 metros.' },
	{ id: 'd', speaker: 'B' as const, text: 'Impressionante.' },
];
const said = (...texts: string[]) => texts.map((text) => ({ speaker: 'A' as const, text }));
const all = BEFORE.map(({ text }) => text);
const origins = async (...texts: string[]) =>
	(await lineOrigins(BEFORE, said(...texts))).map(({ keeps, sources }) => [
		keeps,
		sources.map((at) => BEFORE[at]?.id).join(''),
	]);

describe('origins of edited lines', () => {
	it('keeps lines that are as they were, also when others are gone', async () => {
		expect(await origins(all[0] ?? '', all[3] ?? '')).toEqual([
			[true, 'a'],
			[true, 'd'],
		]);
	});

	it('finds the line behind a changed text, and the pieces of one that was cut', async () => {
		expect(
			await origins(
				all[0] ?? '',
				'E quanto é que ela mede?',
				'Ela mede 821 metros.',
				'Com um vão central de 340 metros.',
			),
		).toEqual([
			[true, 'a'],
			[true, 'b'],
			[true, 'c'],
			[false, 'c'],
		]);
	});

	it('finds all the lines of a joined one', async () => {
		const joined = await lineOrigins(BEFORE, [
			{ id: 'a', speaker: 'A', text: `${all[0]} ${all[2]}` },
			...said(all[1] ?? ''),
		]);
		expect(joined[0]).toEqual({ keeps: true, sources: [0, 2] });
		expect(joined[1]).toEqual({ keeps: true, sources: [1] });
	});

	it('takes what is new for new', async () => {
		expect((await origins(...all, 'Uma coisa que ninguém disse.')).at(-1)).toEqual([false, '']);
		expect(await origins('Sim.', 'Claro.')).toEqual([
			[false, ''],
			[false, ''],
		]);
	});

	it('keeps a line once, and takes given ids and sources over likeness', async () => {
		const after = [
			{ id: 'b', speaker: 'A' as const, text: 'Um.' },
			{ id: 'b', speaker: 'A' as const, text: 'Dois.' },
			{ from: ['c', 'd'], speaker: 'A' as const, text: 'Três.' },
		];
		expect(await lineOrigins(BEFORE, after)).toEqual([
			{ keeps: true, sources: [1] },
			{ keeps: false, sources: [1] },
			{ keeps: true, sources: [2, 3] },
		]);
	});
});

describe('a rewritten line', () => {
	it.each([
		['a corrected word', 'A ponte foi aberta em 1927 e liga a ilha ao continente.', false],
		['a shortened line', 'A ponte foi aberta em 1926.', false],
		[
			'a line with an addition',
			'A ponte foi aberta em 1926 e liga a ilha ao continente, o que mudou a cidade inteira.',
			false,
		],
		['other words', 'Antes de seguir, um abraço para quem nos ouve de Lages.', true],
	])('%s', (_, text, expected) => {
		expect(isRewritten(text, [all[0] ?? ''])).toBe(expected);
	});
});
