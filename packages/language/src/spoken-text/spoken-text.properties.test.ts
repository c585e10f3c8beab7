import { describe, expect, it } from 'vitest';
import { readingsOf } from './readings.fixture.ts';
import { spokenText } from './spoken-text.ts';

const FRAGMENTS = [...readingsOf('pt-BR'), ...readingsOf('en-US')].flatMap((table) =>
	Object.values(table).flatMap((rows) => rows.map(([written]) => written)),
);

const CHARACTERS = [
	...'aAeEiIoOxXvVkKmMçÇéÉãÃßłñªº 0123456789 .,;:!?-–—()[]{}<>/\\|@#$%&*+=~^_"\'’“”«»°§№€£¥²³½¾₂µπ×÷√∞→…•™',
	'\n',
	'\n\n',
	'\u00A0',
	'\u200B',
	'\u00AD',
	'\u0301',
	'😀',
	'👨‍👩‍👧',
	'1️⃣',
	'中',
	'ж',
	'R$ ',
	'US$',
	'km/h',
	'XIV',
	'ONU',
	' p. ex. ',
	'Dr.',
	'14h30',
	'12/03/2026',
	'https://',
	'www.',
	'.com',
	' mil',
	' milhões',
	' to ',
	' a ',
	' e ',
];

/** Mulberry32: the same numbers from 0 to under 1 for the same seed. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

function texts(pieces: readonly string[], joint: string, count: number, length: number): string[] {
	const random = randomFrom(count * 31 + length);
	const piece = () => pieces[Math.floor(random() * pieces.length)] ?? '';
	return Array.from({ length: count }, () =>
		Array.from({ length: 1 + Math.floor(random() * length) }, piece).join(joint),
	);
}

const SENSIBLE = [...FRAGMENTS, ...texts(FRAGMENTS, ' ', 600, 6), ...texts(FRAGMENTS, ', ', 300, 6)];
const GARBAGE = [...texts(CHARACTERS, '', 3000, 40), ...texts([...CHARACTERS, ...FRAGMENTS], '', 1000, 12)];

const LETTERS_AND_PAUSES = /^[\p{L}\p{M} ,.;:!?'-]*$/u;
const STRAY_PAUSE = /^[ ,.;:!?]| {2}| [,.;:!?]|[,;:!?][,.;:!?]|(?<!\.)\.\.(?!\.)| $/;
const WHOLE_WRITTEN = /^\S(?:[\s\S]*\S)?$/;
const WHOLE_SPOKEN = /^[\p{L}\p{M}](?:[\s\S]*[\p{L}\p{M}'-])?$/u;

/** Numbers that stand behind themselves in other words, which are said once. */
const REPEATED = /\((?:mil reais|trinta|vinte e três|30)\)/g;
const isRepeated = (written: string, at: number) =>
	[...written.matchAll(REPEATED)].some(({ 0: { length }, index }) => index <= at && at < index + length);

describe.each(['pt-BR', 'en-US'] as const)('any text in %s', (language) => {
	const readings = [...SENSIBLE, ...GARBAGE].map((written) => ({ written, ...spokenText(written, language) }));
	const sensible = readings.slice(0, SENSIBLE.length);

	it('becomes letters, spaces and the punctuation that gives intonation', () => {
		expect(readings.filter(({ text }) => !LETTERS_AND_PAUSES.test(text) || STRAY_PAUSE.test(text))).toEqual([]);
	});

	it('is mapped in order, without overlaps, on whole words', () => {
		const isSound = ({ written, text, words }: (typeof readings)[number]) =>
			words.every(({ from, to, start, end }, index) => {
				const before = words[index - 1] ?? { to: 0, end: 0 };
				const inOrder = before.to <= from && from < to && before.end <= start && start < end;
				const inside = to <= written.length && end <= text.length;
				return (
					inOrder && inside && WHOLE_WRITTEN.test(written.slice(from, to)) && WHOLE_SPOKEN.test(text.slice(start, end))
				);
			});
		expect(readings.filter((reading) => !isSound(reading))).toEqual([]);
	});

	it('has one entry for written words that are joined, and never two', () => {
		const isSplit = ({ written, words }: (typeof readings)[number]) =>
			words.some(({ from }, index) => index > 0 && !/\s/.test(written.slice(words[index - 1]?.to, from)));
		expect(readings.filter(isSplit)).toEqual([]);
	});

	it('is heard only in words that are mapped', () => {
		const unmapped = ({ text, words }: (typeof readings)[number]) =>
			words.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
		expect(readings.filter((reading) => /\p{L}/u.test(unmapped(reading)))).toEqual([]);
	});

	it('is heard in every written word with a letter or digit, but for marks of notes and unread scripts', () => {
		const unheard = sensible.flatMap(({ written, words }) =>
			[...written.matchAll(/\S+/g)].filter(
				({ 0: chunk, index }) =>
					/[\p{Script=Latin}\p{Nd}]/u.test(chunk) &&
					!/\[\d/.test(chunk) &&
					!isRepeated(written, index) &&
					!words.some(({ from, to }) => from < index + chunk.length && to > index),
			),
		);
		expect(unheard.map(({ 0: chunk, input }) => `${chunk} in ${input}`)).toEqual([]);
	});
});
