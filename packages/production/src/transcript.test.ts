import type { OwnedId } from '@nexus/core/ownership';
import type { LineRecord } from '@nexus/core/records';
import type { Hosts } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import type { PlannedClip } from './clips.ts';
import { joinPeaks, joinTranscripts, partTranscript, thumbnailOf, withDistinctTitles } from './transcript.ts';

const line = (id: string, speaker: 'A' | 'B', chapter: string | null = null): LineRecord => ({
	id,
	partId: 'p' as OwnedId<'part'>,
	position: 0,
	speaker,
	text: 'Oi, tudo bem?',
	role: 'explain',
	language: 'pt-BR',
	passages: [{ documentId: 'd', start: 3, end: 9 }],
	chapter,
	edited: false,
	unsupported: false,
	delivery: '',
	tags: [],
	start: null,
	end: null,
});

const clip = (...lines: LineRecord[]): PlannedClip => ({ key: 'k', language: 'pt-BR', lines, spoken: [] });
const hosts: Hosts = {
	A: { name: 'Ana', voice: 'Kore', style: '', description: '' },
	B: { name: 'Beto', voice: 'Puck', style: '', description: '' },
};

describe('partTranscript', () => {
	it('puts lines and words at their clip’s place in the part', () => {
		const transcript = partTranscript(
			[clip(line('1', 'A', 'Abertura')), clip(line('2', 'B'), line('3', 'A', 'Custos'))],
			[
				[{ start: 0.05, end: 1, words: [[0, 2, 0.05, 0.4]] }],
				[
					{ start: 0, end: 2, words: [] },
					{ start: 2.5, end: 3, words: [[0, 2, 2.5, 3]] },
				],
			],
			[0.35, 1.7],
		);
		expect(transcript.lines.map(({ id, start, end }) => [id, start, end])).toEqual([
			['1', 0.4, 1.35],
			['2', 1.7, 3.7],
			['3', 4.2, 4.7],
		]);
		expect(transcript.lines[2]?.words).toEqual([[0, 2, 4.2, 4.7]]);
		expect(transcript.chapters).toEqual([
			{ title: 'Abertura', start: 0.4 },
			{ title: 'Custos', start: 4.2 },
		]);
	});
});

describe('joinTranscripts', () => {
	it('moves a later part behind the ones before it, and names the hosts', () => {
		const part = partTranscript(
			[clip(line('1', 'B', 'Início'))],
			[[{ start: 0, end: 1, words: [[0, 2, 0, 1]], doubt: 'added' }]],
			[0.5],
		);
		const joined = joinTranscripts({ id: 'e', language: 'pt-BR', hosts, documentId: 'd' }, [
			{ number: 1, durationSeconds: 10, transcript: part },
			{ number: 2, durationSeconds: 20, transcript: part },
		]);
		expect(joined.duration).toBe(30);
		expect(joined.chapters.map(({ start }) => start)).toEqual([0.5, 10.5]);
		expect(joined.lines[1]).toMatchObject({ partNumber: 2, name: 'Beto', start: 10.5, end: 11.5, spans: [[3, 9]] });
		expect(joined.lines[1]?.passages).toEqual([{ documentId: 'd', start: 3, end: 9 }]);
		expect(joined.lines[1]?.words).toEqual([[0, 2, 10.5, 11.5]]);
		expect(joined.lines[1]?.speechDoubt).toBe('added');
	});
});

it('a transcript of an earlier version names the episode’s document', () => {
	const old = partTranscript([clip(line('1', 'B', 'Início'))], [[{ start: 0, end: 1, words: [] }]], [0]);
	for (const told of old.lines) delete told.passages;
	const { lines } = joinTranscripts({ id: 'e', language: 'pt-BR', hosts, documentId: 'only' }, [
		{ number: 1, durationSeconds: 10, transcript: old },
	]);
	expect(lines.map(({ passages }) => passages)).toEqual([[{ documentId: 'only', start: 3, end: 9 }]]);
});

describe('waveforms', () => {
	const peaks = (value: number, speaker: string) => ({
		duration: 5,
		peaks_per_second: 20,
		peaks: new Array<number>(100).fill(value),
		speakers: speaker.repeat(100),
	});

	it('join end to end', () => {
		const joined = joinPeaks([peaks(10, 'A'), peaks(20, 'B')]);
		expect(joined).toMatchObject({ duration: 10, peaks_per_second: 20 });
		expect(joined.peaks).toHaveLength(200);
		expect(joined.speakers).toBe('A'.repeat(100) + 'B'.repeat(100));
	});

	it('shrink to a picture that keeps who speaks where', () => {
		const picture = thumbnailOf(joinPeaks([peaks(127, 'A'), peaks(64, 'B')]), 10);
		expect(picture.speakers).toBe('AAAAABBBBB');
		expect(picture.peaks).toEqual([99, 99, 99, 99, 99, 49.9, 49.9, 49.9, 49.9, 49.9]);
	});

	it('names who speaks most in each of the 32 bars of a list', () => {
		// A speaks for a little over half of what is said in the first half, and not at all in the second.
		const bar = `${'AAB--'.padEnd(10, '-')}BBBBBBBBBB`;
		const picture = thumbnailOf({
			...peaks(64, 'A'),
			peaks: new Array<number>(640).fill(64),
			speakers: bar.repeat(32),
		});
		expect(picture.speakers).toBe('B'.repeat(32));
	});
});

it('chapters of one title are told apart by their numbers, and one that went on has no mark of it', () => {
	const titles = (...all: string[]) =>
		withDistinctTitles(
			all.map((title) => ({ title })),
			'pt-BR',
		).map(({ title }) => title);
	expect(titles('A ponte (continuação)', 'Custos', 'A ponte', 'A ponte')).toEqual([
		'A ponte (1 de 3)',
		'Custos',
		'A ponte (2 de 3)',
		'A ponte (3 de 3)',
	]);
	expect(titles('A ponte (continuação)')).toEqual(['A ponte']);
});

it('chapters of one title are told apart by what is named in each alone, where there is such a thing in all of them', () => {
	const titles = (...texts: string[]) =>
		withDistinctTitles(
			texts.map(() => ({ title: 'A ponte' })),
			'pt-BR',
			texts,
		).map(({ title }) => title);
	const cables = 'Os cabos são de aço, e a ponte pende deles. Cada fio dos cabos foi medido.';
	const ferry = 'Antes da ponte havia a balsa. A balsa levava uma hora, disse ele, e ela disse que a balsa parava.';
	expect(titles(cables, ferry)).toEqual(['A ponte: cabos', 'A ponte: balsa']);
	expect(titles(cables, cables)).toEqual(['A ponte (1 de 2)', 'A ponte (2 de 2)']);
	expect(titles(cables, 'Sim.', ferry).at(1)).toBe('A ponte (2 de 3)');
});

it('chapters of a joined transcript are told apart by their own lines', () => {
	const part = (...texts: string[]) => ({
		lines: texts.map((text, at) => ({
			...{ id: String(at), speaker: 'A' as const, text, start: at, end: at + 1 },
			...{ words: [], spans: [], edited: false },
		})),
		chapters: [{ title: 'A ponte', start: 0 }],
	});
	const { chapters } = joinTranscripts({ id: 'e', language: 'pt-BR', hosts, documentId: 'd' }, [
		{ number: 1, durationSeconds: 2, transcript: part('Os cabos são de aço.', 'E quem mede os cabos?') },
		{ number: 2, durationSeconds: 2, transcript: part('A balsa era lenta.', 'E a balsa parava.') },
	]);
	expect(chapters).toEqual([
		{ title: 'A ponte: cabos', start: 0 },
		{ title: 'A ponte: balsa', start: 2 },
	]);
});
