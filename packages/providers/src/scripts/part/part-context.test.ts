import type { PartRequest } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { type PartContext, partOrder, planBlock } from './part-context.ts';

const beat = (title: string, lead: 'A' | 'B') => ({
	title,
	purpose: 'explanation' as const,
	point: `What ${title} is.`,
	passages: [1],
	lead,
	question: '',
	analogy: '',
	words: 200,
});

/** The part of three that stands at a place, from 1. */
function part(place: 1 | 2 | 3): PartContext {
	const opening = place === 1;
	const closing = place === 3;
	return {
		request: { outline: { topic: 'salt', totalParts: 3 }, part: { source: { index: place - 1 } } } as PartRequest,
		plan: {
			about: 'article. A history of salt by Ann Ray.',
			listener: '',
			thesis: 'Salt was money.',
			hook: { text: 'Soldiers were once paid in salt.', passages: [1], why: 'odd' },
			beats: [beat('the sea', 'A'), beat('the mine', 'B'), beat('the tax', 'A')],
			callbacks: [],
			takeaways: [{ text: 'Salt was worth its weight.', passages: [1] }],
			leftOut: [],
			sections: [],
			words: 710,
		},
		told: { beats: [place], words: 200, passages: [] },
		order: { language: 'en-US', options: {}, customStyle: null, hosts: undefined, together: null, focus: [] },
		language: 'en-US',
		passages: [],
		known: [],
		opening,
		closing,
	};
}

describe('what the writer of a part is told', () => {
	it('counts opening and goodbye into the words', () => {
		expect([1, 2, 3].map((place) => /words="(\d+)"/.exec(partOrder(part(place as 1), { isTerse: true }))?.[1])).toEqual(
			['285', '200', '240'],
		);
	});

	it('asks a large model for less, since it writes more than it is asked for', () => {
		expect(partOrder(part(2), { isTerse: false })).toContain('words="172"');
		expect(planBlock(part(2), { isTerse: false })).toContain('words: 172\n');
	});

	it('says the hook once, and that it was heard to everybody else', () => {
		expect(planBlock(part(1), { isTerse: true })).toContain('hook: Soldiers were once paid in salt. (p1); odd');
		for (const place of [2, 3] as const)
			expect(planBlock(part(place), { isTerse: true })).toContain(
				'hook (heard at the beginning): Soldiers were once paid in salt.\n',
			);
		expect(planBlock(part(2), { isTerse: true })).not.toContain('takeaway');
		expect(planBlock(part(3), { isTerse: true })).toContain('takeaway: Salt was worth its weight. (p1)');
	});

	it('leaves to whoever plans what a listener may ask and what image may help', () => {
		const block = planBlock(part(1), { isTerse: false });
		expect(block).toContain('lead: A');
		expect(block).not.toMatch(/question|analogy|purpose|callback/);
	});

	it('names whose document it is, and who goes on after the part', () => {
		expect(planBlock(part(1), { isTerse: true })).toContain('document: article. A history of salt by Ann Ray.\n');
		expect(planBlock(part(1), { isTerse: true })).toContain('after (B): the mine');
		expect(planBlock(part(2), { isTerse: true })).toContain('after (A): the tax');
		expect(planBlock(part(3), { isTerse: true })).not.toContain('after');
	});
});
