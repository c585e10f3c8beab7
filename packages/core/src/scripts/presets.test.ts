import { host, LANGUAGES, PRESET_IDS, VOICES } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { presetsFor } from './presets.ts';

describe.each(LANGUAGES)('the presets in %s', (language) => {
	const presets = presetsFor(language);

	it('are the five duos, in order, as the contract has them', () => {
		expect(presets.map((preset) => preset.id)).toEqual([...PRESET_IDS]);
		for (const { hostA, hostB } of presets) {
			for (const one of [hostA, hostB]) expect(host.parse(one)).toEqual(one);
		}
	});

	it('pair a man with a woman under different names', () => {
		for (const { hostA, hostB } of presets) {
			expect(new Set([VOICES[hostA.voice].gender, VOICES[hostB.voice].gender]).size).toBe(2);
			expect(hostA.name).not.toBe(hostB.name);
		}
	});

	it('name ten different people', () => {
		expect(new Set(presets.flatMap(({ hostA, hostB }) => [hostA.name, hostB.name])).size).toBe(10);
	});
});

it('keeps the duo of the fallback preset (D17)', () => {
	const [analytical] = presetsFor('pt-BR');
	expect([analytical?.hostA.name, analytical?.hostA.voice]).toEqual(['Dr. Ricardo', 'Puck']);
	expect([analytical?.hostB.name, analytical?.hostB.voice]).toEqual(['Professora Marina', 'Zephyr']);
});
