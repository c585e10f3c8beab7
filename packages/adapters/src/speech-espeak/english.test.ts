import { spokenText } from '@nexus/language/spoken-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { inEnglishSounds } from './english.ts';
import { prosodyOf } from './prosody.ts';
import { sentencesOf } from './sentences.ts';
import { variantFiles } from './voices.ts';
import { synthesize } from './worker.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await Engine.load(variantFiles());
});

const first = (text: string) => {
	const [sentence] = sentencesOf(spokenText(text, 'pt-BR', [], { saysEnglish: true }));
	if (!sentence) throw new Error('no sentence');
	return inEnglishSounds(sentence, engine);
};

describe('a word that is English', () => {
	it.each([
		['throughput', "T|r|'u:|p|U|t", "t|R|o|w|g|p|'u|tS"],
		['Smith', "s|m|'I|T", "z|m|'i|t"],
		['Wright', "r|'aI|t", "w|R|'aI|t"],
	])('%s gets the phonemes of the English voice, not those of its letters', (word, english, portuguese) => {
		expect(engine.phonemes(word, 'en-us')).toBe(english);
		expect(engine.phonemes(word, 'pt-br')).toBe(portuguese);
		expect(first(`O caso ${word} mudou.`).text).toBe(`O caso [[_^_en-us ${english} _^_pt]] mudou.`);
	});
});

describe('a word that is Portuguese', () => {
	it.each(['time', 'come', 'base', 'mais', 'site'])('%s stays as it is', (word) => {
		expect(first(`O caso ${word} mudou.`).text).toBe(`O caso ${word} mudou.`);
		expect(engine.phonemes(word, 'pt-br')).not.toBe(engine.phonemes(word, 'en-us'));
	});
});

it('keeps each word at its place', () => {
	const { text, words } = first('Leu “The Lord of the Rings” ontem.');
	expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
		'Leu',
		...['The', 'Lord', 'of', 'the', 'Rings'].map((word) => engine.phonemes(word, 'en-us')),
		'ontem',
	]);
});

it('is said in the same voice as the rest, as long as English takes, without a pause', async () => {
	const text = 'O caso throughput mudou.';
	const { lines } = await synthesize({ language: 'pt-BR', lines: [{ voice: 'Kore', text, pronunciations: [] }] });
	const times = lines[0]?.words ?? [];
	expect(times.map(([from, to]) => text.slice(from, to))).toEqual(['O', 'caso', 'throughput', 'mudou']);
	for (const [at, [, , start]] of times.entries()) expect(start - (times[at - 1]?.[3] ?? 0)).toBeLessThan(0.03);

	const { voice } = prosodyOf(text, 0, 'Kore', 'pt-BR');
	const secondsOf = (spoken: string, name = voice.name) =>
		engine.speak(spoken, { ...voice, name }).samples.length / engine.sampleRate;
	const without = secondsOf('O caso mudou.');
	const inEnglish = secondsOf(first(text).text) - without;
	const english =
		secondsOf('The case throughput changed.', 'en-us+nexus-kore') - secondsOf('The case changed.', 'en-us+nexus-kore');
	expect(Math.abs(inEnglish / english - 1)).toBeLessThan(0.2);
});
