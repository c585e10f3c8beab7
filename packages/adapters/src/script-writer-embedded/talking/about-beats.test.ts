import { describe, expect, it } from 'vitest';
import { unitOf } from '../reading/unit.ts';
import { reactionKind, thingsToAsk } from './about-beats.ts';
import type { Beat } from './beats.ts';

function beatOf(text: string, language: 'pt-BR' | 'en-US' = 'pt-BR'): Beat {
	const unit = unitOf('sentence', { start: 0, end: text.length }, 0, [text], language);
	return { form: 'sentence', kind: unit.kind, units: [unit], question: null, follows: [true] };
}

function asked(text: string, { before = '', known = text } = {}): string[] {
	const options = { recent: [], before, known, language: 'pt-BR' as const };
	return thingsToAsk(beatOf(text), options).map((thing) => thing.text);
}

describe('a question about a thing', () => {
	it('is about what its sentence begins with', () => {
		expect(asked('A coleta seletiva chega a todos os bairros.')).toContain('a coleta seletiva');
		expect(asked('Chegou a vez dos bairros e da coleta seletiva.')).toEqual([]);
	});

	it('is not about what was named just before', () => {
		expect(asked('A marca assusta os moradores.', { before: 'O rio chegou a uma marca histórica.' })).toEqual([]);
	});

	it('is not about who is quoted or reports', () => {
		expect(asked('Segundo o climatologista Renato Senna, os ventos mudaram.')).not.toContain('o climatologista');
		expect(asked('A Defesa Civil estima que muita gente saiu.')).toEqual([]);
	});

	it('is not about somebody in a story', () => {
		const story = 'A menina entrou na loja.\n\n— Bom dia — disse ela.\n\n— Bom dia — disse o velho.\n';
		expect(asked('A menina pensou um pouco.', { known: story })).toEqual([]);
		expect(asked('A menina pensou um pouco.')).toEqual(['a menina']);
	});
});

describe('what a turn is reacted to', () => {
	it('is a number in a table only where it told numbers', () => {
		const table: Beat = { ...beatOf('x'), form: 'table' };
		expect(reactionKind(table, 'Recife tem 2.417 mm, e Petrolina, 549 mm.', 'pt-BR')).toBe('number');
		expect(reactionKind(table, '1987: Ordem de Rio Branco. 1993: Medalha Chico Mendes.', 'pt-BR')).toBe('list');
	});

	it('is the past only where it was long ago', () => {
		const kindOf = (text: string) => reactionKind(beatOf(text), text, 'pt-BR');
		expect(kindOf('A escola foi fundada em 1934.')).toBe('past');
		expect(kindOf('A obra começa em 4 de maio.')).toBe('general');
	});
});
