import type { LineRole, ScriptLine } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { ALL_SAMPLES, KEY_CONTENT } from '../samples/index.ts';
import { conversationQualityOf } from './conversation-quality.ts';
import { keyContentCoverageOf } from './key-content-coverage.ts';

const TEXT = `# A ponte

A ponte velha caiu na cheia de 1911 e deixou 34 famílias isoladas durante meses.

# O mercado

O mercado municipal reabriu com 120 bancas e vende peixe fresco todas as manhãs.
`;
const spanOf = (beginning: string) => ({ start: TEXT.indexOf(beginning), end: TEXT.indexOf(beginning) + 60 });
const BRIDGE = spanOf('A ponte velha');
const MARKET = spanOf('O mercado municipal');

const line = (speaker: 'A' | 'B', role: LineRole, text: string, span: ScriptLine['spans'][number] | null = null) =>
	({ speaker, role, text, language: 'pt-BR', spans: span ? [span] : [], chapter: null }) satisfies ScriptLine;

const TOLD = [
	line('A', 'hook', 'Trinta e quatro famílias ficaram meses sem ter como atravessar.', BRIDGE),
	line('B', 'explain', 'Foi em 1911, quando o rio levou a ponte antiga.', BRIDGE),
	line('A', 'question', 'E o mercado, do outro lado da ponte?'),
	line('B', 'explain', 'Esse voltou a abrir: são 120 bancas, com peixe de manhã cedo.', MARKET),
	line('A', 'recap', 'Fica disso um rio que separa, e 120 bancas que juntam.', MARKET),
];

describe('how a script tells its document', () => {
	it('is found good where it is', () => {
		const { copied, empty, hollow, questions, sameHost, lesserHost } = conversationQualityOf(TEXT, TOLD);
		expect({ copied, hollow, empty: empty.lines, same: sameHost.lines }).toEqual({
			copied: 0,
			hollow: [],
			empty: [],
			same: [],
		});
		expect(questions).toEqual({ asked: 1, unanswered: [] });
		expect(lesserHost).toBeGreaterThan(0.4);
	});

	it('shows words that were copied, by runs of four', () => {
		const copied = (text: string) => conversationQualityOf(TEXT, [line('A', 'explain', text, BRIDGE)]).copied;
		expect(copied('A ponte velha caiu na cheia de 1911.')).toBe(1);
		expect(copied('Foi assim: a ponte velha caiu.')).toBeCloseTo(4 / 6, 6);
		expect(copied('A ponte velha, coitada, caiu.')).toBe(0);
	});

	it('shows turns without content, chapters without facts, and questions that nobody answers', () => {
		const hollow = [
			{ ...line('A', 'bridge', 'Agora, o mercado.', null), chapter: 'O mercado' },
			line('B', 'reaction', 'Pois é, quem diria uma coisa dessas?'),
			{ ...line('A', 'explain', 'A ponte caiu em 1911.', BRIDGE), chapter: 'A ponte' },
			line('A', 'question', 'Quantas bancas abriram depois disso?', MARKET),
			line('B', 'explain', 'O rio levou a ponte antiga.', BRIDGE),
		];
		const { empty, hollow: titles, questions, sameHost, lesserHost } = conversationQualityOf(TEXT, hollow);
		expect(empty.lines).toEqual([1]);
		expect(titles).toEqual(['O mercado']);
		expect(questions).toEqual({ asked: 1, unanswered: [3] });
		expect(sameHost.lines).toEqual([3]);
		expect(lesserHost).toBeLessThan(0.5);
	});

	it('counts one who only asks as telling nothing', () => {
		expect(
			conversationQualityOf(
				TEXT,
				TOLD.filter(({ speaker, role }) => speaker === 'B' || role === 'question'),
			).lesserHost,
		).toBe(0);
	});
});

describe('what weighs most', () => {
	const weighty = { facts: ['1911', '34 famílias', '120 bancas'], passages: ['O mercado municipal'] };

	it('is recalled, and stands first and last', () => {
		// In figures or in words.
		expect(keyContentCoverageOf(TEXT, TOLD, weighty)).toEqual({
			recall: 1,
			forgotten: [],
			hook: false,
			lightTakeaways: [],
		});
		expect(keyContentCoverageOf(TEXT, TOLD.slice(1), weighty)).toMatchObject({
			recall: expect.closeTo(2 / 3, 9),
			forgotten: ['34 famílias'],
		});
		expect(keyContentCoverageOf(TEXT, TOLD, { ...weighty, passages: ['A ponte velha'] })).toMatchObject({
			hook: true,
			lightTakeaways: [4],
		});
		expect(keyContentCoverageOf(TEXT, TOLD.slice(1, 2), weighty).hook).toBeNull();
	});

	it('stands in the documents that it was noted of', () => {
		expect(() => keyContentCoverageOf(TEXT, [], { facts: [], passages: ['Nowhere'] })).toThrow('Nowhere');
		for (const { id, load, language } of ALL_SAMPLES) {
			const noted = KEY_CONTENT[id];
			if (!noted) continue;
			const text = load();
			const whole = { ...line('A', 'explain', text, { start: 0, end: text.length }), language };
			expect([id, keyContentCoverageOf(text, [whole], noted).forgotten]).toEqual([id, []]);
		}
	});
});
