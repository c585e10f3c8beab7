import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newId } from '@nexus/core/ownership';
import type { LineRecord } from '@nexus/core/records';
import { pauseBefore, type ScriptLine } from '@nexus/core/scripts';
import { book } from './books.ts';
import { ensureDebianTools } from './debian-tools.ts';
import { type AudioFigures, measureAudio } from './measure-audio.ts';
import { watchOthers } from './processes.ts';
import { withProductionPipeline } from './production-pipeline.ts';
import { scriptOf, writtenAlready } from './script.ts';
import { withFolder } from './server.ts';
import { prepareShellPipeline, type ShellLine } from './shell-pipeline.ts';
import { median, timed } from './statistics.ts';
import { atMost, type Figure } from './table.ts';
import { voicedLine } from './voiced-line.ts';

const REPETITIONS = 3;
const DOCUMENT_BYTES = 16_000;
const GOAL = 0.35;
/** How far the two results may be apart for the comparison to count: share of the length, LU. */
const TOLERANCE = { duration: 0.05, loudness: 1 };

/** Part a: speech and assembly of a written script, in turns with a shell pipeline over the same script. */
export function againstShell(): Promise<Figure[]> {
	ensureDebianTools();
	return withFolder((folder) =>
		withProductionPipeline(async ({ pool, writer, produce }) => {
			const text = book(DOCUMENT_BYTES);
			const script = await scriptOf(pool, writer, text);
			const shell = await prepareShellPipeline(folder, script.parts.flatMap(shellLines));
			const ours = join(folder, 'ours.mp3');
			await produce(text, writtenAlready(script));
			const others = watchOthers();
			const [shellSeconds, ourSeconds]: [number[], number[]] = [[], []];
			for (let repetition = 0; repetition < REPETITIONS; repetition++) {
				const run = await timed(() => promisify(execFile)('sh', [shell.script]));
				shellSeconds.push(run.seconds);
				const { making, file } = await produce(text, writtenAlready(script));
				ourSeconds.push(making);
				await copyFile(file, ours);
			}
			const disturbance = others();
			const [theirs, own] = [measureAudio(shell.file), measureAudio(ours)];
			const ratio = median(ourSeconds) / own.duration / (median(shellSeconds) / theirs.duration);
			const figure = (what: string, measured: string, goal: Figure['goal'] = null): Figure => ({
				...{ part: 'a', what, measured, goal, others: disturbance },
			});
			return [
				figure('shell pipeline, seconds per minute of audio', perMinute(shellSeconds, theirs)),
				figure('this pipeline, seconds per minute of audio', perMinute(ourSeconds, own)),
				figure('ratio to the shell pipeline', ratio.toFixed(3), atMost(GOAL, ratio)),
				{ ...figure('results alike (shell / ours)', describe(theirs, own), alike(theirs, own)), others: null },
			];
		}),
	);
}

function shellLines(lines: readonly ScriptLine[]): ShellLine[] {
	const blank = {
		id: '',
		partId: newId<'part'>(),
		passages: [],
		edited: false,
		unsupported: false,
		delivery: '',
		tags: [],
		start: null,
		end: null,
	};
	const records = lines.map((line, position): LineRecord => ({ ...line, ...blank, position }));
	return records.map((line, index) => ({ ...voicedLine(line), pause: pauseBefore(line, records[index - 1] ?? null) }));
}

function perMinute(seconds: number[], { duration }: AudioFigures): string {
	const each = seconds.map((value) => ((value / duration) * 60).toFixed(2)).join(', ');
	return `${((median(seconds) / duration) * 60).toFixed(3)} (${each})`;
}

function describe(theirs: AudioFigures, own: AudioFigures): string {
	const tell = ({ duration, loudness, truePeak }: AudioFigures) =>
		`${duration.toFixed(1)} s, ${loudness} LUFS, ${truePeak} dBTP`;
	return `${tell(theirs)} / ${tell(own)}`;
}

function alike(theirs: AudioFigures, own: AudioFigures): Figure['goal'] {
	const met =
		Math.abs(own.duration / theirs.duration - 1) <= TOLERANCE.duration &&
		[theirs, own].every(({ loudness }) => Math.abs(loudness + 16) <= TOLERANCE.loudness);
	return { text: 'length within 5 %, -16 LUFS +-1', met };
}
