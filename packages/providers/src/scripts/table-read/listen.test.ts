import type { Beat } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { context, LINES, reader, recorded, right, wrong } from '../check/two-offers.fixture.ts';
import { listen } from './listen.ts';
import { mendStumbles } from './table-read.ts';

const WORDS = 'Quem é “ela”?';

describe('somebody who only listens', () => {
	it('has the lines and what was heard, and neither document nor plan', async () => {
		const { asker, asked } = recorded([{ stumbles: [] }]);
		await listen(asker, context('careful'), LINES, { before: ['B: E quem <pagou> a conta?'], linesEach: 6 });
		expect(asked[0]?.user).toContain('<heard>\nB: E quem ‹pagou› a conta?\n</heard>');
		expect(asked[0]?.user).toContain(`[1] ${LINES[0]?.speaker}: ${LINES[0]?.text}`);
		expect(asked[0]?.user).not.toMatch(/<document|<plan|A mais barata venceu/);
	});

	it('hears in short what was told before the part that was just heard', async () => {
		const { asker, asked } = recorded([{ stumbles: [] }, { stumbles: [] }]);
		const { plan, ...rest } = context('careful');
		const beat: Omit<Beat, 'point'> = {
			title: 'A praça',
			purpose: 'set-up',
			passages: [3],
			lead: 'A',
			question: '',
			analogy: '',
			words: 90,
		};
		const beats = [
			{ ...beat, point: 'A praça ficou sem luz.' },
			{ ...beat, point: 'Duas empresas mandaram propostas.' },
		];
		const partOf = (index: number) => {
			const { request } = rest;
			const part = { ...request.part, source: { ...request.part.source, index } };
			const told = { ...rest.told, beats: [2] };
			return { ...rest, plan: { ...plan, beats }, opening: false, told, request: { ...request, part } };
		};
		for (const index of [1, 2]) await listen(asker, partOf(index), LINES, { before: [], linesEach: 6 });
		expect(asked[0]?.user).not.toContain('<told>');
		expect(asked[1]?.user).toContain('<told>\nA praça ficou sem luz.\n</told>');
	});

	it('stumbles at lines that there are, over few of them', async () => {
		const stumbles = [
			{ number: 90, kind: 'unclear', words: WORDS },
			{ number: 2, kind: 'unclear', words: WORDS },
			{ number: 1, kind: 'boring', words: WORDS },
			{ number: 3, kind: 'stiff', words: WORDS },
		];
		const { asker } = recorded([{ stumbles }]);
		expect(await listen(asker, context('careful'), LINES, { before: [], linesEach: 6 })).toEqual([stumbles[1]]);
		expect(
			await listen(recorded([{ answer: 'fine' }]).asker, context('careful'), LINES, { before: [], linesEach: 6 }),
		).toEqual([]);
	});
});

describe('mending what somebody stumbled over', () => {
	const stumbles = [{ number: 1, kind: 'unclear', words: '<Que> obra?' }] as const;
	const given = { reader, personas: '', before: [], next: [], stumbles };

	it('changes what nobody understood, and says nothing else', async () => {
		const changes = [
			{ number: 1, speaker: 'A', text: 'E a obra da praça, quem levou?', passages: [], delivery: '' },
			{ number: 4, speaker: 'B', text: 'O prazo da Luz Norte é de 60 dias.', passages: [], delivery: '' },
		];
		const { asker, asked } = recorded([{ changes, cut: [] }, { verdicts: [wrong(4, 'number', '60 dias')] }]);
		const { drafts, review } = await mendStumbles(asker, context('careful'), LINES, given);
		expect(asked[0]?.user).toContain('<stumbles>\n[1] unclear: ‹Que› obra?\n</stumbles>');
		expect(drafts.map(({ text }) => text)).toEqual([changes[0]?.text, ...LINES.slice(1).map(({ text }) => text)]);
		expect(review).toEqual({ reworded: 1, cut: [] });
	});

	it('has a name that it explains judged', async () => {
		const text = 'E ela custa 127.250 reais no Comprasnet, o site de compras: a mais barata das duas.';
		const changes = [{ number: 3, speaker: 'A', text, passages: [], delivery: '' }];
		const answers = [{ changes, cut: [] }, { verdicts: [right(3)] }];
		const { drafts } = await mendStumbles(recorded(answers).asker, context('careful'), LINES, given);
		expect(drafts[2]?.text).toContain('Comprasnet');
	});

	it('leaves out no line that claims something', async () => {
		const { asker } = recorded([{ changes: [], cut: [3] }, { verdicts: [right(3)] }]);
		expect((await mendStumbles(asker, context('careful'), LINES, given)).drafts).toEqual(LINES);
	});
});
