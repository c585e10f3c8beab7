import { describe, expect, it } from 'vitest';
import type { TranscriptLine } from '../transcript.ts';
import { timestamp, toPlainText, toSubRip, toWebVtt } from './index.ts';

function line(text: string, changes: Partial<TranscriptLine> = {}): TranscriptLine {
	const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
	return {
		id: 'l',
		partNumber: 1,
		speaker: 'A',
		name: 'Ana',
		text,
		start: 10,
		end: 10 + found.length,
		words: found.map(({ 0: word, index }, at) => [index, index + word.length, 10 + at, 10.9 + at]),
		spans: [],
		passages: [],
		unsupported: false,
		...changes,
	};
}
const LONG =
	'A ponte foi aberta em 1926, tem 821 metros e liga a ilha ao continente; quem a viu, diz que https://exemplo.com.br/um/caminho/sem/fim vale a pena.';
const blocks = (text: string) => text.trim().split(/\r?\n\r?\n/);

describe('SubRip', () => {
	it('has at most two rows of 32 characters a cue, and begins each turn with its host', () => {
		const cues = blocks(toSubRip({ lines: [line(LONG), line('Sim.', { name: 'Beto', start: 40, end: 41 })] }));
		for (const cue of cues) {
			const [, times, ...rows] = cue.split('\r\n');
			expect(times).toMatch(/^\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}$/);
			expect(rows.length).toBeLessThanOrEqual(2);
			for (const row of rows) expect(row.length).toBeLessThanOrEqual(32);
		}
		expect(cues[0]).toContain('\r\nAna: A ponte');
		expect(cues.at(-1)).toContain('\r\nBeto: Sim.');
		const text = cues.map((cue) => cue.split('\r\n').slice(2).join('')).join('');
		expect(text.replace(/\s/g, '')).toBe(`Ana:${LONG}Beto:Sim.`.replace(/\s/g, ''));
	});

	it('starts each cue when its first word is said, and lets none overlap', () => {
		const cues = blocks(
			toSubRip({ lines: [line('um dois três quatro cinco seis sete oito nove dez onze doze treze')] }),
		);
		const times = cues.map((cue) => cue.split('\r\n')[1]?.split(' --> ') ?? []);
		expect(times[0]?.[0]).toBe('00:00:10,000');
		for (const [at, [, end]] of times.entries()) if (times[at + 1]) expect(end).toBe(times[at + 1]?.[0]);
		expect(times.at(-1)?.[1]).toBe('00:00:23,000');
	});

	it('holds nothing that players take for tags or times', () => {
		const cues = toSubRip({ lines: [line('<b>Oi</b> {\\an8} 1 --> 2')] });
		expect(cues).not.toMatch(/<b|<\/b|\{\\/);
		expect(cues.match(/-->/g)).toHaveLength(1);
	});
});

describe('WebVTT', () => {
	it('names the voice and keeps markup as text', () => {
		const vtt = toWebVtt({ lines: [line('<i>1</i> & 2 --> 3', { name: 'Ana <b> & Cia' })] });
		expect(vtt.startsWith('WEBVTT\n\n1\n00:00:10.000 --> ')).toBe(true);
		expect(vtt).toContain('<v Ana &lt;b&gt; &amp; Cia>&lt;i&gt;1&lt;/i&gt; &amp; 2 --&gt; 3</v>');
	});

	it('spreads words over the line where the engine told no times', () => {
		const vtt = toWebVtt({ lines: [line(LONG, { words: [], start: 0, end: 60 })] });
		const starts = [...vtt.matchAll(/^(\S+) -->/gm)].map(([, start]) => start ?? '');
		expect(starts.length).toBeGreaterThan(1);
		expect(starts).toEqual([...new Set(starts)].sort());
	});

	it('is empty but valid without lines', () => {
		expect(toWebVtt({ lines: [] })).toBe('WEBVTT\n');
	});
});

it('reads as text: a paragraph a turn, chapters between, times beyond the hour', () => {
	const text = toPlainText({
		title: 'A ponte\r\nnova',
		chapters: [
			{ title: 'Começo', start: 0 },
			{ title: 'Fim', start: 3700 },
		],
		lines: [
			line('Olá.', { start: 1 }),
			line('Vamos lá.', { start: 3 }),
			line('Vamos.', { start: 5, speaker: 'B', name: 'Beto' }),
			line('Acabou.', { start: 3725.9, speaker: 'B', name: 'Beto' }),
		],
	});
	expect(text).toBe(
		'A ponte nova\n\nComeço\n\n[00:01] Ana: Olá. Vamos lá.\n\n[00:05] Beto: Vamos.\n\nFim\n\n[1:02:05] Beto: Acabou.\n',
	);
});

it('writes times beyond the hour', () => {
	expect(timestamp(3725.0006, '.')).toBe('01:02:05.001');
});
