import { spokenText } from '@nexus/language/spoken-text';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(spokenText(text, 'pt-BR'));

it('cuts a turn into sentences, each with its words', () => {
	const sentences = split('Sim! Você viu isso? Foi em 1998, e mudou tudo.');
	expect(sentences.map(({ words }) => words.length)).toEqual([1, 3, 6]);
	for (const { text, words } of sentences) {
		for (const { start, end } of words) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}][^.!?]*$/u);
	}
});

it('loses no character and no word', () => {
	const spoken = spokenText('“Fim.” (Ou quase…) Será? — Talvez! ... Sim', 'pt-BR');
	const sentences = sentencesOf(spoken);
	expect(sentences.map(({ text }) => text).join('')).toBe(spoken.text);
	expect(sentences.flatMap(({ words }) => words.map(({ from }) => from))).toEqual(spoken.words.map(({ from }) => from));
});

it('gives nothing for a text without words', () => {
	expect(sentencesOf({ text: ' ... ', words: [], english: [] })).toEqual([]);
});
