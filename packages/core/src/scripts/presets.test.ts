import { hostPreset, LANGUAGES, PRESET_IDS, VOICES } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { presetsFor } from './presets.ts';

describe.each(LANGUAGES)('the presets in %s', (language) => {
	const presets = presetsFor(language);

	it('are the five duos, in order, as the contract has them', () => {
		expect(presets.map((preset) => preset.preset_id)).toEqual([...PRESET_IDS]);
		for (const preset of presets) expect(hostPreset.parse(preset)).toEqual(preset);
	});

	it('pair a man with a woman under different names', () => {
		for (const { host_a, host_b } of presets) {
			expect(new Set([VOICES[host_a.voice].gender, VOICES[host_b.voice].gender]).size).toBe(2);
			expect(host_a.name).not.toBe(host_b.name);
		}
	});

	it('name ten different people', () => {
		expect(new Set(presets.flatMap(({ host_a, host_b }) => [host_a.name, host_b.name])).size).toBe(10);
	});
});

it('keeps the duo of the fallback preset (D17)', () => {
	const [analytical] = presetsFor('pt-BR');
	expect([analytical?.host_a.name, analytical?.host_a.voice]).toEqual(['Dr. Ricardo', 'Puck']);
	expect([analytical?.host_b.name, analytical?.host_b.voice]).toEqual(['Professora Marina', 'Zephyr']);
});
