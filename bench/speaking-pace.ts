import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { LANGUAGES, type Language, VOICE_IDS, type VoiceId } from '@nexus/contract';
import { marksOf } from '@nexus/core/costs';
import type { CpuPool, SpeechSynthesizer } from '@nexus/core/ports';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import { SAMPLES } from '@nexus/testkit/samples';
import { scriptOf } from './script.ts';

/** Lines of each language that every voice says. */
const LINES = 150;

type Row = [characters: number, sentences: number, commas: number, seconds: number];

/**
 * Has every embedded voice say the same lines of the samples' scripts and fits, by least squares, the seconds that it
 * takes for a character, a sentence and a comma: the constants of packages/core/src/costs/speaking-pace.ts.
 */
async function measure(): Promise<void> {
	const pool = createCpuPool();
	const speech = createEspeakSpeech({ pool });
	for (const language of LANGUAGES) {
		const texts = await linesOf(pool, language, createGuidedReadingWriter({ pool }));
		for (const voice of VOICE_IDS) {
			const rows = await Promise.all(texts.map((text) => say(speech, text, voice, language)));
			const fit = leastSquares(rows);
			const said = rows.map(([a, b, c]) => a * (fit[0] ?? 0) + b * (fit[1] ?? 0) + c * (fit[2] ?? 0));
			const actual = rows.reduce((sum, row) => sum + row[3], 0);
			const spread = Math.sqrt(rows.reduce((sum, row, at) => sum + (row[3] - (said[at] ?? 0)) ** 2, 0) / rows.length);
			const total = said.reduce((sum, seconds) => sum + seconds, 0);
			const figures = fit.map((value) => value.toFixed(4)).join(', ');
			const error = `${((total / actual - 1) * 100).toFixed(1)} %, ${spread.toFixed(2)} s a line`;
			process.stdout.write(`${language} ${voice}: ${figures} (${rows.length} lines, ${error})\n`);
		}
	}
	await pool.close();
}

/** Lines spread evenly over the scripts of the samples in a language. */
async function linesOf(
	pool: CpuPool,
	language: Language,
	writer: ReturnType<typeof createGuidedReadingWriter>,
): Promise<string[]> {
	const lines: string[] = [];
	for (const sample of SAMPLES.filter((candidate) => candidate.language === language)) {
		const { parts } = await scriptOf(pool, writer, sample.load());
		lines.push(...parts.flatMap((part) => part.filter((line) => line.language === language).map(({ text }) => text)));
	}
	const step = Math.max(1, lines.length / LINES);
	return Array.from({ length: Math.min(LINES, lines.length) }, (_, at) => lines[Math.floor(at * step)] ?? '');
}

async function say(speech: SpeechSynthesizer, text: string, voice: VoiceId, language: Language): Promise<Row> {
	const line = { speaker: 'A' as const, name: '', voice, style: '', text };
	const clip = await speech.synthesize({ language, lines: [line], signal: new AbortController().signal });
	const { characters, sentences, commas } = marksOf(text, language);
	return [characters, sentences, commas, clip.pcm.length / clip.sampleRate];
}

/** Solves the normal equations of the three factors by Gauss elimination. */
function leastSquares(rows: readonly Row[]): number[] {
	const at = (row: readonly number[], column: number) => row[column] ?? 0;
	const system = [0, 1, 2].map((i) =>
		[0, 1, 2, 3].map((j) => rows.reduce((sum, row) => sum + at(row, i) * at(row, j), 0)),
	);
	system.forEach((pivot, i) => {
		for (const [other, row] of system.entries()) {
			if (other === i) continue;
			const factor = at(row, i) / at(pivot, i);
			row.forEach((value, j) => {
				row[j] = value - factor * at(pivot, j);
			});
		}
	});
	return system.map((row, i) => at(row, 3) / at(row, i));
}

await measure();
