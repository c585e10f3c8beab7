import { describe, expect, it } from 'vitest';
import { withoutTags, withTags } from './speech-tags.ts';

describe('speech tags', () => {
	it.each([
		['Olha só <laugh> que história.', 'Olha só que história.', [{ at: 8, tag: 'laugh' }]],
		['<sigh> Pois é.', 'Pois é.', [{ at: 0, tag: 'sigh' }]],
		['E então... <long pause>', 'E então...', [{ at: 10, tag: 'long pause' }]],
		['Se x < 3, nada.', 'Se x < 3, nada.', []],
	] as const)('are taken out of a text, and put back: %s', (tagged, text, tags) => {
		expect(withoutTags(tagged)).toEqual({ text, tags });
		expect(withTags(text, tags)).toBe(tagged);
	});
});
