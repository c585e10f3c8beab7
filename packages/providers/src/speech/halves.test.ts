import type { SpeechLine } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { halvesOf } from './halves.ts';

const line = (text: string): SpeechLine => ({ speaker: 'A', name: 'Ana', voice: 'Kore', style: '', text });
const cutAt = (text: string) => halvesOf([line(text)])?.second[0]?.text ?? null;

it('cuts between turns, next to the middle of what is said', () => {
	const halves = halvesOf([line('a'.repeat(90)), line('b'.repeat(10)), line('c'.repeat(20))]);
	expect(halves?.first).toHaveLength(1);
	expect(halves?.second).toHaveLength(2);
	expect(halves?.within).toBeNull();
});

it('cuts one turn between sentences, without losing a character', () => {
	const text = 'Chegou o café. “E agora?” Agora, trabalho. Fim.';
	const halves = halvesOf([line(text)]);
	expect(halves?.within).toBe(26);
	expect(`${halves?.first[0]?.text}${halves?.second[0]?.text}`).toBe(text);
	expect(halves?.second[0]?.text).toBe('Agora, trabalho. Fim.');
});

it('cuts a long sentence between clauses, or words', () => {
	const clause = `${'muitas palavras '.repeat(5)}juntas`;
	expect(cutAt(`${clause}, ${clause}, fim`)).toBe(`${clause}, fim`);
	expect(cutAt('palavra '.repeat(30).trim())).toMatch(/^palavra( palavra)*$/);
});

it('leaves whole what is short, or nothing but signs on one side', () => {
	expect(halvesOf([line('Uma frase curta, com vírgula.')])).toBeNull();
	expect(halvesOf([line('Uma frase. …')])).toBeNull();
	expect(halvesOf([])).toBeNull();
});
