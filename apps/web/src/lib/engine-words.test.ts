import { expect, it } from 'vitest';
import { voicesName } from './engine-words.ts';

it('tells two qualities of one model apart', () => {
	expect(voicesName({ engine: 'natural', model: 'supertonic-3:fast' })).toBe(
		'Vozes naturais (supertonic-3, qualidade rápida)',
	);
	expect(voicesName({ engine: 'natural', model: 'supertonic-3:balanced' })).toBe(
		'Vozes naturais (supertonic-3, qualidade equilibrada)',
	);
	expect(voicesName({ engine: 'natural', model: 'kokoro' })).toBe('Vozes naturais (kokoro)');
	expect(voicesName({ engine: 'natural', model: null })).toBe('Vozes naturais, que ainda não estão instaladas');
});
