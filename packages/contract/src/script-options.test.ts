import { describe, expect, it } from 'vitest';
import { estimateBody } from './estimate.ts';
import { createPodcastBody } from './podcasts.ts';
import { FOCUS_SECTION_LAST, FOCUS_SECTIONS_MAX, FOCUS_TEXT_MAX, TARGET_MINUTES } from './script-constants.ts';

const sections = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const taken: Record<string, unknown>[] = [
	{ target_minutes: TARGET_MINUTES.min },
	{ target_minutes: TARGET_MINUTES.max },
	{ format: 'critique', audience: 'expert', effort: 'quick' },
	{ focus: {} },
	{ focus: { text: 'x'.repeat(FOCUS_TEXT_MAX), sections: [...sections(FOCUS_SECTIONS_MAX - 1), FOCUS_SECTION_LAST] } },
];
const refused: Record<string, unknown>[] = [
	{ target_minutes: TARGET_MINUTES.min - 1 },
	{ target_minutes: TARGET_MINUTES.max + 1 },
	{ target_minutes: 2.5 },
	{ target_minutes: '10' },
	{ format: 'interview' },
	{ audience: 'everybody' },
	{ effort: '' },
	{ focus: { text: 'x'.repeat(FOCUS_TEXT_MAX + 1) } },
	{ focus: { sections: sections(FOCUS_SECTIONS_MAX + 1) } },
	{ focus: { sections: [-1] } },
	{ focus: { sections: [FOCUS_SECTION_LAST + 1] } },
	{ focus: { sections: [0.5] } },
	{ focus: { passages: [1] } },
];

const named = (bodies: Record<string, unknown>[]) =>
	bodies.map((body) => [JSON.stringify(body).slice(0, 80), body] as const);

describe.each([
	['create', createPodcastBody],
	['estimate', estimateBody],
] as const)('what can be asked of a script, in the %s body', (_, body) => {
	const parsed = (asked: object) => body.safeParse({ document_id: 'd', ...asked });

	it.each(named(taken))('takes %s', (_name, asked) => {
		expect(parsed(asked).data).toMatchObject(asked);
	});
	it.each(named(refused))('refuses %s', (_name, asked) => {
		const [field] = Object.keys(asked);
		expect(parsed(asked).error?.issues.map(({ path }) => path[0])).toContain(field);
	});
});
