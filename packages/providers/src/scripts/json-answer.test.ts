import { describe, expect, it } from 'vitest';
import { jsonOf, listedObjects } from './json-answer.ts';

describe('jsonOf', () => {
	it('finds the JSON in a fence and behind a greeting', () => {
		expect(jsonOf('Claro!\n```json\n{"lines":[{"text":"a"}]}\n```\nEspero que ajude.')).toEqual({
			lines: [{ text: 'a' }],
		});
		expect(jsonOf('Não posso ajudar com isso.')).toBeUndefined();
	});
});

describe('listedObjects', () => {
	it('gives the objects of a whole list, with brackets and quotes within', () => {
		const lines = [
			{ text: 'Ele disse: "[x] {y}" \\', passages: [1, 2] },
			{ text: 'b', passages: [] },
		];
		expect(listedObjects(`Aqui está: ${JSON.stringify({ lines })}`)).toEqual({ objects: lines, isComplete: true });
	});

	it('gives what was closed before an answer was cut', () => {
		const whole = JSON.stringify({
			lines: [
				{ text: 'um', passages: [1] },
				{ text: 'dois', passages: [2] },
			],
		});
		expect(listedObjects(whole.slice(0, -6))).toEqual({ objects: [{ text: 'um', passages: [1] }], isComplete: false });
		expect(listedObjects(whole.slice(0, 20)).objects).toEqual([]);
	});

	it('passes over what cannot be parsed', () => {
		expect(listedObjects('{"lines":[{text:1},{"text":"b"}]}')).toEqual({
			objects: [undefined, { text: 'b' }],
			isComplete: true,
		});
	});
});
