import type { PartRequest, ScriptPassage } from '@nexus/core/ports';
import { modelProfile } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { Asker } from '../asking/asker.ts';
import { readAtTable } from '../table-read/table-read.ts';
import type { Question, TextModel } from '../text-model.ts';
import type { PartContext } from '../write/part-context.ts';
import { checkPart } from './check-part.ts';
import type { Draft, LineKind } from './draft.ts';
import { LineReader } from './line-reader.ts';

const TEXTS = [
	'Empresa: Eletro Sul; Valor: R$ 131.900,00; Garantia: 5 anos; Prazo: 45 dias',
	'Empresa: Luz Norte; Valor: R$ 127.250,00; Garantia: 3 anos; Prazo: 60 dias',
	'Deliberação: por 2 votos a 1, venceu a Luz Norte. Rosa Melo votou contra, por causa da garantia.',
];
const passages = TEXTS.map(
	(text, index): ScriptPassage => ({
		number: index + 1,
		text,
		spans: [{ start: index * 100, end: index * 100 + text.length }],
		isHeading: false,
		section: 0,
	}),
);
const reader = new LineReader({
	passages,
	language: 'pt-BR',
	sourceLanguage: 'pt',
	known: ['Ana', 'Beto'],
	beats: [1],
});
const line = (speaker: 'A' | 'B', text: string, cited: number[], kind: LineKind = 'fact'): Draft =>
	reader.judged({ beat: 1, speaker, text, passages: cited, kind, delivery: '', tags: [] });

const LINES = [
	line('A', 'Quem ficou com a obra da praça?', [], 'question'),
	line('B', 'A Eletro Sul venceu, com garantia de 5 anos.', [1, 3]),
	line('A', 'E ela custa 127.250 reais, a mais barata das duas.', [2]),
	line('B', 'Primeiro, o prazo: são 60 dias na Luz Norte.', [2]),
];

/** A model whose answers were recorded, in the order in which they are asked for. */
function recorded(answers: readonly object[]) {
	const asked: Question[] = [];
	const model: TextModel = {
		id: 'recorded',
		provider: 'o modelo gravado',
		profile: modelProfile({ engine: 'gemini', model: 'gemini-3.8-flash' }),
		async *ask(question) {
			const answer = answers[asked.push(question) - 1];
			if (!answer) throw new Error(`no answer to ${question.name}`);
			yield JSON.stringify(answer);
		},
	};
	return { asker: new Asker({ model, signal: new AbortController().signal }), asked };
}

const context = (effort: 'quick' | 'careful'): PartContext => ({
	request: { outline: { topic: 'a praça', totalParts: 1 }, part: { source: { index: 0 } } } as unknown as PartRequest,
	plan: {
		listener: '',
		thesis: 'A mais barata venceu.',
		hook: { text: '', passages: [3], why: '' },
		beats: [],
		callbacks: [],
		takeaways: [],
		leftOut: [],
		sections: [],
		words: 100,
	},
	told: { beats: [1], words: 100, passages },
	order: { language: 'pt-BR', options: { effort }, customStyle: null, hosts: undefined, together: null, focus: [] },
	language: 'pt-BR',
	passages,
	opening: true,
	closing: true,
});
const wrong = (number: number, problem: string, words: string) => ({ number, supported: false, problem, words });
const right = (number: number) => ({ number, supported: true, problem: 'none', words: '' });

describe('the check', () => {
	it('has the line rewritten that names another winner, and leaves true ones as they are', async () => {
		const rewritten = {
			number: 2,
			text: 'A Luz Norte venceu, por 2 votos a 1.',
			passages: [3],
			kind: 'fact',
			delivery: '',
		};
		const { asker, asked } = recorded([
			{ verdicts: [wrong(2, 'who', 'A Eletro Sul venceu'), right(3), right(4)] },
			{ lines: [rewritten, { ...rewritten, number: 3 }] },
			{ verdicts: [right(2)] },
		]);
		const { drafts, review } = await checkPart(
			asker,
			context('careful'),
			{ reader, personas: 'A: Ana\nB: Beto' },
			LINES,
		);
		expect(drafts.map(({ text }) => text)).toEqual([LINES[0]?.text, rewritten.text, LINES[2]?.text, LINES[3]?.text]);
		expect(review).toMatchObject({ checked: 3, rewritten: 1, flagged: 0, cut: [] });
		expect(asked.map(({ name }) => name)).toEqual(['verdicts', 'rewrite', 'verdicts']);
		// Whoever rewrites sees the wrong words, the passages and the lines around.
		for (const shown of ['“A Eletro Sul venceu”', 'quem fez o quê', 'Quem ficou com a obra', '[p3] Deliberação'])
			expect(asked[1]?.user).toContain(shown);
		expect(asked[1]?.system).toContain('A: Ana\nB: Beto');
	});

	it('flags what stays wrong, and takes nothing out', async () => {
		const verdicts = [wrong(2, 'who', 'A Eletro Sul venceu'), right(3), right(4)];
		const rewrite = { number: 2, text: 'Foi a Eletro Sul.', passages: [1], kind: 'fact', delivery: '' };
		const { asker } = recorded([
			{ verdicts },
			{ lines: [rewrite] },
			{ verdicts: [wrong(2, 'who', 'Foi a Eletro Sul')] },
		]);
		const { drafts, review } = await checkPart(
			asker,
			context('careful'),
			{ reader, personas: 'A: Ana\nB: Beto' },
			LINES,
		);
		expect(drafts.map(({ problem }) => problem)).toEqual([null, 'who', null, null]);
		expect(review).toMatchObject({ rewritten: 1, flagged: 1, cut: [] });
	});

	it('asks no model about a quick script that nothing cheap is found in', async () => {
		const { asker, asked } = recorded([]);
		const { drafts } = await checkPart(asker, context('quick'), { reader, personas: '' }, LINES);
		expect(drafts).toEqual(LINES);
		expect(asked).toEqual([]);
	});
});

describe('a question', () => {
	it('is checked where it names passages: it claims what it takes for granted', async () => {
		const asking = line('A', 'E por que a Eletro Sul venceu?', [1], 'question');
		const { asker, asked } = recorded([{ verdicts: [right(1)] }]);
		const given = { reader, personas: '' };
		const { review } = await checkPart(asker, context('careful'), given, [asking]);
		expect([review.checked, asked[0]?.user.includes('[1] conferir, p1. A: E por que')]).toEqual([1, true]);
	});
});

describe('the table read', () => {
	it('hears the end of the part before, and the sounds within lines, which a change keeps', async () => {
		const laughing: Draft = { ...line('A', 'Essa é boa.', [], 'reaction'), tags: [{ at: 7, tag: 'laugh' }] };
		const change = { number: 1, speaker: 'A', text: 'Essa <laugh> é muito boa.', delivery: '' };
		const { asker, asked } = recorded([{ changes: [change], order: [] }]);
		const before = ['B: E quem <pagou> a conta?'];
		const { drafts } = await readAtTable(asker, context('careful'), [laughing], { reader, personas: '', before });
		expect(asked[0]?.user).toContain('<heard>\nB: E quem ‹pagou› a conta?\n</heard>');
		expect(asked[0]?.user).toContain('[1] A: Essa é <laugh> boa.');
		expect(drafts[0]).toMatchObject({ text: 'Essa é muito boa.', tags: [{ tag: 'laugh' }] });
	});

	const read = (answers: object[]) =>
		readAtTable(recorded(answers).asker, context('careful'), LINES, { reader, personas: '', before: [] });

	it('is told which lines were read out, announced quotations and names aside', async () => {
		const same = 'Empresa que venceu por ter o menor preço entre as propostas que chegaram';
		const read = passages.map((passage) => ({ ...passage, text: `${same}: Luz Norte, de Rosa Melo Prado Lima.` }));
		const said = [`${same}.`, `Está lá: "${same}."`, 'Luz Norte, de Rosa Melo Prado Lima.'];
		const { asker, asked } = recorded([{ changes: [], order: [] }]);
		const held = { ...context('careful'), passages: read };
		const drafts = said.map((text) => line('A', text, [1]));
		await readAtTable(asker, held, drafts, { reader, personas: '', before: [] });
		const marked = asked[0]?.user.split('\n').filter((row) => row.includes('palavra por palavra'));
		expect(marked).toEqual([`[1] A (palavra por palavra): ${said[0]}`]);
	});

	it('changes wording that was checked, and takes back a line that says something else', async () => {
		const changes = [
			{ number: 1, speaker: 'A', text: 'E a obra da praça, quem levou?', delivery: 'curiosa' },
			{ number: 3, speaker: 'A', text: 'E ela custa 172.250 reais.', delivery: '' },
			{ number: 4, speaker: 'B', text: 'O prazo da Luz Norte é de 60 dias.', delivery: '' },
		];
		const { drafts, review } = await read([{ changes, order: [] }, { verdicts: [right(4)] }]);
		expect(drafts.map(({ text }) => text)).toEqual([
			changes[0]?.text,
			LINES[1]?.text,
			LINES[2]?.text,
			changes[2]?.text,
		]);
		expect(drafts[0]?.delivery).toBe('curiosa');
		expect(review).toEqual({ reworded: 2, cut: [] });
	});

	it('keeps every line that claims something, whatever the order', async () => {
		const left = (drafts: readonly Draft[]) => drafts.map(({ text }) => LINES.findIndex((one) => one.text === text));
		const { drafts } = await read([{ changes: [], order: [1, 3, 4] }]);
		expect(drafts).toEqual(LINES);
		// Behind the line that it followed.
		const five = [...LINES, line('A', 'E a Rosa Melo votou contra.', [3])];
		const { asker } = recorded([{ changes: [], order: [5, 1, 3, 4] }]);
		const placed = await readAtTable(asker, context('careful'), five, { reader, personas: '', before: [] });
		expect(placed.drafts.map(({ text }) => five.findIndex((one) => one.text === text))).toEqual([4, 0, 1, 2, 3]);
		// Behind the nearest that is kept, where that one was left out itself.
		const seven = [...five, line('B', 'Não diga!', [], 'reaction'), line('A', 'O prazo é de 60 dias.', [2])];
		const without = recorded([{ changes: [], order: [1, 2, 3, 4, 5] }]).asker;
		const whole = await readAtTable(without, context('careful'), seven, { reader, personas: '', before: [] });
		expect(whole.drafts.at(-1)?.text).toBe('O prazo é de 60 dias.');
		const asking = [...LINES, line('A', 'E quem votou contra, afinal?', [], 'question')];
		const struck = recorded([{ changes: [], order: [1, 2, 3, 4] }]).asker;
		const rest = await readAtTable(struck, context('careful'), asking, { reader, personas: '', before: [] });
		expect([left(rest.drafts), rest.review.cut]).toEqual([
			[0, 1, 2, 3],
			[{ text: 'E quem votou contra, afinal?', why: 'table-read' }],
		]);
		const moved = await read([{ changes: [], order: [1, 3, 2, 4] }]);
		expect(moved.drafts.map(({ text }) => text)).toEqual([0, 2, 1, 3].map((place) => LINES[place]?.text));
	});
});
