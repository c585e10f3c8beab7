import { describe, expect, it } from 'vitest';
import type { Draft } from '../check/draft.ts';
import { context, LINES, line, passages, reader, recorded, right, wrong } from '../check/two-offers.fixture.ts';
import { readAtTable } from './table-read.ts';

const given = { reader, personas: '', before: [], next: [] };

describe('the table read', () => {
	it('hears the end of the part before, and the sounds within lines, which a change keeps', async () => {
		const laughing: Draft = { ...line('A', 'Essa é boa.', [], 'reaction'), tags: [{ at: 7, tag: 'laugh' }] };
		const change = { number: 1, speaker: 'A', text: 'Essa <laugh> é muito boa.', delivery: '' };
		const { asker, asked } = recorded([{ changes: [change], order: [] }]);
		const before = ['B: E quem <pagou> a conta?'];
		const { drafts } = await readAtTable(asker, context('careful'), [laughing], { ...given, before });
		expect(asked[0]?.user).toContain('<heard>\nB: E quem ‹pagou› a conta?\n</heard>');
		expect(asked[0]?.user).toContain('[1] A: Essa é <laugh> boa.');
		expect(drafts[0]).toMatchObject({ text: 'Essa é muito boa.', tags: [{ tag: 'laugh' }] });
	});

	const read = (answers: object[]) => readAtTable(recorded([...answers]).asker, context('careful'), LINES, given);

	it('is told which lines were read out, announced quotations and names aside', async () => {
		const same = 'Empresa que venceu por ter o menor preço entre as propostas que chegaram';
		const read = passages.map((passage) => ({ ...passage, text: `${same}: Luz Norte, de Rosa Melo Prado Lima.` }));
		const said = [`${same}.`, `Está lá: "${same}."`, 'Luz Norte, de Rosa Melo Prado Lima.'];
		const { asker, asked } = recorded([{ changes: [], order: [] }]);
		const held = { ...context('careful'), known: read };
		const drafts = said.map((text) => line('A', text, [1]));
		await readAtTable(asker, held, drafts, given);
		const marked = asked[0]?.user.split('\n').filter((row) => row.includes('palavra por palavra'));
		expect(marked).toEqual([`[1] A (palavra por palavra): ${said[0]}`]);
	});

	it('is told who of the two has no name yet when the episode begins', async () => {
		const asks = async (opening: boolean, text: string) => {
			const { asker, asked } = recorded([{ changes: [], order: [] }]);
			const drafts = [line('A', text, [], 'reaction'), ...LINES];
			await readAtTable(asker, { ...context('careful'), opening }, drafts, given);
			return /<unnamed>([^<]*)</.exec(asked[0]?.user ?? '')?.[1];
		};
		const { A, B } = context('careful').request.hosts;
		expect(await asks(true, `Veja só, ${A.name}.`)).toBe(B.name.split(' ').at(-1));
		expect(await asks(true, `${A.name}, ${B.name}.`)).toBeUndefined();
		expect(await asks(false, 'Veja só.')).toBeUndefined();
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
		const placed = await readAtTable(asker, context('careful'), five, given);
		expect(placed.drafts.map(({ text }) => five.findIndex((one) => one.text === text))).toEqual([4, 0, 1, 2, 3]);
		// Behind the nearest that is kept, where that one was left out itself.
		const seven = [...five, line('B', 'Não diga!', [], 'reaction'), line('A', 'O prazo é de 60 dias.', [2])];
		const without = recorded([{ changes: [], order: [1, 2, 3, 4, 5] }]).asker;
		const whole = await readAtTable(without, context('careful'), seven, given);
		expect(whole.drafts.at(-1)?.text).toBe('O prazo é de 60 dias.');
		const asking = [...LINES, line('A', 'E quem votou contra, afinal?', [], 'question')];
		const struck = recorded([{ changes: [], order: [1, 2, 3, 4] }]).asker;
		const rest = await readAtTable(struck, context('careful'), asking, given);
		expect([left(rest.drafts), rest.review.cut]).toEqual([
			[0, 1, 2, 3],
			[{ text: 'E quem votou contra, afinal?', why: 'table-read' }],
		]);
		const moved = await read([{ changes: [], order: [1, 3, 2, 4] }]);
		expect(moved.drafts.map(({ text }) => text)).toEqual([0, 2, 1, 3].map((place) => LINES[place]?.text));
	});

	it('lets a changed line rest on other passages, which say who is meant', async () => {
		const change = { number: 4, speaker: 'B', text: 'A Rosa Melo, que votou contra, queria mais garantia.' };
		const answers = [{ changes: [{ ...change, passages: [3], delivery: '' }], cut: [], order: [] }];
		const { asker, asked } = recorded([...answers, { verdicts: [right(4)] }]);
		const { drafts } = await readAtTable(asker, context('careful'), LINES, given);
		expect(drafts[3]).toMatchObject({ text: change.text, passages: [3] });
		expect(asked[1]?.user).toContain('[4] conferir, p3. B: A Rosa Melo');
	});

	it('lets a line go whose facts another line tells now, unless that one was taken back', async () => {
		const joined = {
			...{ number: 2, speaker: 'B', passages: [2, 3], delivery: '' },
			text: 'Venceu a Luz Norte, que custa 127.250 reais, a mais barata das duas.',
		};
		const cut = { changes: [joined], cut: [3], order: [] };
		const read = async (verdict: object) => {
			const { asker } = recorded([cut, { verdicts: [verdict] }]);
			return (await readAtTable(asker, context('careful'), LINES, given)).drafts.map(({ text }) => text);
		};
		expect(await read(right(2))).toEqual([LINES[0]?.text, joined.text, LINES[3]?.text]);
		expect(await read(wrong(2, 'who', 'Luz Norte'))).toEqual(LINES.map(({ text }) => text));
	});

	it('takes back what was to follow a line that was taken back, over lines that were to be left out', async () => {
		const hum = line('A', 'Sei.', [], 'reaction');
		const five = [...LINES.slice(0, 2), hum, ...LINES.slice(2)];
		const joined = {
			...{ number: 2, speaker: 'B', passages: [2, 3], delivery: '' },
			text: 'Venceu a Luz Norte, que custa 127.250 reais, a mais barata das duas.',
		};
		const next = {
			number: 5,
			speaker: 'B',
			text: 'E mesmo com ela a Rosa Melo votou contra.',
			passages: [3],
			delivery: '',
		};
		const answer = { changes: [joined, next], cut: [3, 4], order: [] };
		const { asker } = recorded([answer, { verdicts: [wrong(2, 'who', 'Luz Norte'), right(3)] }]);
		const { drafts } = await readAtTable(asker, context('careful'), five, given);
		expect(drafts.map(({ text }) => text)).not.toContain(next.text);
	});

	it('lets a line go whose facts a line tells that is farther away and was changed', async () => {
		const between = ['Hum.', 'Pois é.', 'Sei.', 'Claro.'].map((text) => line('A', text, [], 'reaction'));
		const far = [...LINES.slice(0, 2), ...between, ...LINES.slice(2)];
		const joined = {
			...{ number: 2, speaker: 'B', passages: [2, 3], delivery: '' },
			text: 'Venceu a Luz Norte, que custa 127.250 reais, a mais barata das duas.',
		};
		const { asker } = recorded([{ changes: [joined], cut: [7], order: [] }, { verdicts: [right(2)] }]);
		const { drafts } = await readAtTable(asker, context('careful'), far, given);
		expect(drafts.map(({ text }) => text)).not.toContain(LINES[2]?.text);
		expect(drafts.map(({ text }) => text)).toContain(joined.text);
	});

	it('takes back what had taken up a line that has to stay', async () => {
		const near = { number: 1, speaker: 'A', text: 'E a obra da praça, quem levou com garantia?', delivery: '' };
		const { asker } = recorded([{ changes: [near], cut: [2], order: [] }]);
		const { drafts } = await readAtTable(asker, context('careful'), LINES, given);
		expect(drafts).toEqual(LINES);
	});

	it('puts several lines where one was, all of them sound or none', async () => {
		const split = [
			{ number: 4, speaker: 'B', text: 'O prazo da Luz Norte é de 60 dias.', passages: [2], delivery: 'calmo' },
			{ number: 4, speaker: 'A', text: 'Dois meses, então.', passages: [], delivery: '' },
			{ number: 4, speaker: 'B', text: 'E ela dá três anos de garantia.', passages: [2], delivery: '' },
		];
		const answers = [{ changes: split, cut: [], order: [] }];
		const read = async (verdicts: object[]) => {
			const { asker } = recorded([...answers, { verdicts }]);
			return (await readAtTable(asker, context('careful'), LINES, given)).drafts.slice(3);
		};
		expect(await read([right(4), right(6)])).toMatchObject([
			{ text: split[0]?.text, kind: 'fact', passages: [2], delivery: 'calmo' },
			{ text: split[1]?.text, kind: 'reaction', passages: [], speaker: 'A' },
			{ text: split[2]?.text, kind: 'fact', passages: [2], delivery: '' },
		]);
		expect(await read([right(4), wrong(6, 'number', 'três')])).toEqual(LINES.slice(3));
	});
});
