import { execFileSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWav } from '@nexus/production';
import { BITRATE, SAMPLE_RATE } from '../packages/adapters/src/audio/format.ts';
import { variantFiles } from '../packages/adapters/src/speech-espeak/voices.ts';
import type { VoicedLine } from './voiced-line.ts';

const ESPEAK_RATE = 22_050;
const LOUDNORM = 'loudnorm=I=-16:TP=-1:LRA=11';

export interface ShellLine extends VoicedLine {
	/** Seconds of silence before it. */
	pause: number;
}

/**
 * Writes a shell script that makes an MP3 of the lines with the programs espeak-ng (once a line) and ffmpeg: pauses
 * between them, one pass of loudnorm to -16 LUFS, mono, 44.1 kHz, the product's bit rate. Texts and silences are prepared; the script
 * is left with what has to be done for each episode.
 */
export async function prepareShellPipeline(
	folder: string,
	lines: readonly ShellLine[],
): Promise<{ script: string; file: string }> {
	await prepareVoices(folder);
	const pauses = new Set(lines.map(({ pause }) => pause));
	for (const pause of pauses) {
		const silence = new Int16Array(Math.round(pause * ESPEAK_RATE));
		await writeFile(join(folder, `pause-${pause}.wav`), toWav(silence, ESPEAK_RATE));
	}
	const commands: string[] = ['set -e', `cd '${folder}'`];
	const list: string[] = [];
	for (const [index, { text, voice, rate, pause }] of lines.entries()) {
		await writeFile(join(folder, `${index}.txt`), text);
		commands.push(`espeak-ng --path=. -z -b 1 -a 60 -v ${voice} -s ${rate} -f ${index}.txt -w ${index}.wav`);
		list.push(`file 'pause-${pause}.wav'`, `file '${index}.wav'`);
	}
	const output = `-ar ${SAMPLE_RATE} -ac 1 -c:a libmp3lame -b:a ${BITRATE}k shell.mp3`;
	commands.push(`ffmpeg -v error -y -f concat -safe 0 -i list.txt -af ${LOUDNORM} ${output}`);
	await writeFile(join(folder, 'list.txt'), `${list.join('\n')}\n`);
	const script = join(folder, 'shell.sh');
	await writeFile(script, `${commands.join('\n')}\n`);
	return { script, file: join(folder, 'shell.mp3') };
}

/** eSpeak's data with the product's voice variants beside its own. */
async function prepareVoices(folder: string): Promise<void> {
	const [, data] = /Data at: (.+)$/m.exec(execFileSync('espeak-ng', ['--version'], { encoding: 'utf8' })) ?? [];
	if (!data) throw new Error('espeak-ng does not tell where its data is');
	const own = join(folder, 'espeak-ng-data');
	await cp(data.trim(), own, { recursive: true });
	await mkdir(join(own, 'voices', '!v'), { recursive: true });
	for (const [name, text] of variantFiles()) await writeFile(join(own, 'voices', '!v', name), text);
}
