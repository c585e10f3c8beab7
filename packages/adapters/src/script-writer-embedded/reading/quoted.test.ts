import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { readPart } from './read-part.ts';

const unitsOf = (text: string, language: 'pt-BR' | 'en-US') =>
	readPart(text, 0, mapDocument(text).sections, language).flatMap(({ units }) => units);

describe('words in quotes alone', () => {
	it('lean on the sentence that names who says them', () => {
		const text = '# Bikes\n\n"A bike is like an umbrella," a shopkeeper told me. "You notice it when it is missing."\n';
		expect(unitsOf(text, 'en-US').map(({ leans }) => leans)).toEqual([false, true]);
	});

	it('belong to the sentence that leads to them with a colon', () => {
		const text =
			'# A torre\n\nErcília pintou a placa da torre:\n\n"Fechado para quem ainda não nasceu."\n\nNinguém reclamou dela.\n';
		const [first, second] = unitsOf(text, 'pt-BR');
		expect(first?.sentences).toEqual(['Ercília pintou a placa da torre: "Fechado para quem ainda não nasceu."']);
		expect(text.slice(first?.span.start, first?.span.end)).toContain('Fechado');
		expect(second?.sentences).toEqual(['Ninguém reclamou dela.']);
	});
});
