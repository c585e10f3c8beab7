import type { Transcript } from '../transcript.ts';
import { cuesOf, plainRow, timestamp } from './cues.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Everything that WebVTT could take for markup or for a timing line stays text. */
const escaped = (text: string): string => plainRow(text).replace(/[&<>]/g, (mark) => ESCAPES[mark] ?? mark);

/** WebVTT (W3C) with the host's name as the voice of each cue; rows of at most 42 characters, two a cue. */
export function toWebVtt(transcript: Pick<Transcript, 'lines'>): string {
	const cues = cuesOf(transcript, { rowCharacters: 42, rows: 2, prefix: () => '' }).map(
		({ start, end, name, rows }, index) =>
			`${index + 1}\n${timestamp(start, '.')} --> ${timestamp(end, '.')}\n<v ${escaped(name)}>${rows.map(escaped).join('\n')}</v>`,
	);
	return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
