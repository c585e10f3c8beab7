import { execFileSync, spawnSync } from 'node:child_process';

export interface AudioFigures {
	/** Seconds. */
	duration: number;
	/** Integrated, LUFS. */
	loudness: number;
	/** dBTP. */
	truePeak: number;
}

/** Bytes of ffmpeg's log: it writes a line for each tenth of a second. */
const MOST_LOGGED = 64 * 1024 * 1024;

/** What ffprobe and ffmpeg's ebur128 filter say of an audio file. */
export function measureAudio(file: string): AudioFigures {
	const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
	const duration = Number(execFileSync('ffprobe', probe, { encoding: 'utf8' }));
	const meter = ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'];
	const { stderr } = spawnSync('ffmpeg', meter, { encoding: 'utf8', maxBuffer: MOST_LOGGED });
	const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
	const value = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1] ?? Number.NaN);
	return { duration, loudness: value('I'), truePeak: value('Peak') };
}
