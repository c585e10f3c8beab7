import { describe, expect, it } from 'vitest';
import { Ear } from './echo.ts';

describe('what stays in the ear', () => {
	const question = 'E no que diz respeito ao trem da serra, o que se lê?';

	it('is a line that shares most of its turns of phrase with what is to be said', () => {
		const ear = new Ear(3);
		ear.hear(question);
		expect(ear.knows('Anotado. E no que diz respeito ao trem da serra, o que se lê?')).toBe(true);
		expect(ear.knows('E no que diz respeito ao preço da passagem, o que muda?')).toBe(false);
	});

	it('is forgotten after so many lines, and short lines are not kept at all', () => {
		const ear = new Ear(2);
		ear.hear(question);
		ear.hear('Certo.');
		expect(ear.knows(question)).toBe(true);
		ear.hear('Sim.');
		expect(ear.knows(question)).toBe(false);
		expect(ear.knows('Sim.')).toBe(false);
	});
});
