import type { Settings } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, fieldsOf, OWN_WORDS, wholeWithin } from './gemini-fields.ts';

const PRESETS = ['analytical_duo', 'debate_duo'];
const untouched: Settings = {
	use_custom_config: false,
	has_custom_key: false,
	custom_personality: null,
	custom_language: null,
	custom_script_model: null,
	custom_tts_model: null,
	max_file_size_mb: 0,
	max_monthly_generations: 0,
	generations_this_month: 0,
	generations_remaining: 50,
	theme_sound: false,
	generations_reset_at: '2026-12-01T00:00:00.000Z',
};
const saved: Settings = {
	...untouched,
	use_custom_config: true,
	has_custom_key: true,
	custom_personality: 'Dois amigos num bar',
	custom_language: 'en-US',
	max_file_size_mb: 5,
	max_monthly_generations: 20,
};

describe('the form', () => {
	it('starts from the defaults where nothing is saved, its key blank', () => {
		expect(fieldsOf(untouched, PRESETS)).toMatchObject({
			on: false,
			key: '',
			maxFileSize: '10',
			maxGenerations: '50',
		});
	});

	it('tells a preset from a personality in words of one’s own', () => {
		expect(fieldsOf(saved, PRESETS)).toMatchObject({ personality: OWN_WORDS, ownWords: 'Dois amigos num bar' });
		expect(fieldsOf({ ...saved, custom_personality: 'debate_duo' }, PRESETS)).toMatchObject({
			personality: 'debate_duo',
			ownWords: '',
		});
	});

	it('is on for whoever has a key, since there is no switch then', () => {
		expect(fieldsOf({ ...saved, use_custom_config: false }, PRESETS).on).toBe(true);
	});
});

describe('what is sent', () => {
	const blank = { ...fieldsOf(untouched, PRESETS), on: true, maxFileSize: '', maxGenerations: '' };
	const sent = (body: object) => JSON.parse(JSON.stringify(body));

	it('is the switch alone when it is off', () => {
		expect(sent(bodyOf({ ...blank, on: false, key: 'abc' }, untouched))).toEqual({ use_custom_config: false });
	});

	it('leaves out what is blank, and trims the key', () => {
		expect(sent(bodyOf({ ...blank, key: '  abc ' }, untouched))).toEqual({
			use_custom_config: true,
			gemini_api_key: 'abc',
		});
	});

	it('takes back what was saved and is blank now', () => {
		const body = bodyOf({ ...fieldsOf(saved, PRESETS), personality: '', language: '' }, saved);
		expect(sent(body)).toEqual({
			use_custom_config: true,
			custom_personality: null,
			custom_language: null,
			max_file_size_mb: 5,
			max_monthly_generations: 20,
		});
	});
});

it.each([
	['', true],
	['1', true],
	['10', true],
	['0', 'Digite um número inteiro de 1 a 10'],
	['11', 'Digite um número inteiro de 1 a 10'],
	['2.5', 'Digite um número inteiro de 1 a 10'],
])('of a limit from 1 to 10, "%s" is judged %s', (value, judged) => {
	expect(wholeWithin({ min: 1, max: 10 })(value)).toBe(judged);
});
