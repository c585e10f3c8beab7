import type { ScriptPassage } from '@nexus/core/ports';
import { modelProfile } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { fittingWords } from './fitting-words.ts';
import type { Note } from './notes.ts';

const LENGTH = { words: 800, mostWords: 2000, capped: false };
const passages = Array.from(
	{ length: 10 },
	(_, at): ScriptPassage => ({ number: at + 1, text: 'x'.repeat(400), spans: [], isHeading: false, section: 0 }),
);
const notes = (count: number, told: number): Note[] =>
	Array.from({ length: count }, (_, at) => ({
		kind: 'claim',
		text: 'A fact.',
		passages: [(at % told) + 1],
		weight: 3,
	}));
const large = modelProfile({ engine: 'gemini', model: null });
const small = modelProfile({ engine: 'openai', model: 'qwen3:8b' });

describe('fittingWords', () => {
	it('gives more where most of the text is worth telling, less where little is', () => {
		expect(fittingWords(LENGTH, passages, notes(20, 5), large)).toBe(800);
		expect(fittingWords(LENGTH, passages, notes(20, 9), large)).toBe(840);
		expect(fittingWords(LENGTH, passages, notes(20, 2), large)).toBeLessThan(700);
	});

	it('does not spin out what says few things, but where few notes were asked for', () => {
		expect(fittingWords(LENGTH, passages, notes(11, 9), large)).toBe(698);
		expect(fittingWords(LENGTH, passages, notes(3, 3), large)).toBe(600);
		expect(fittingWords(LENGTH, passages, notes(11, 9), small)).toBe(840);
		expect(fittingWords(LENGTH, passages, notes(11, 9), { ...large, mostNotes: 11 })).toBe(840);
	});

	it('never gives more than the document bears', () => {
		expect(fittingWords({ ...LENGTH, mostWords: 810 }, passages, notes(20, 9), large)).toBe(810);
	});
});
