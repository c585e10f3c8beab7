import type { Transcript } from '../transcript.ts';
import { cuesOf, plainRow, timestamp } from './cues.ts';

/** SubRip has no escapes: what players take for tags, styling or a timing line is written with other signs. */
const defused = (text: string): string =>
	plainRow(text)
		.replace(/<(?=[/a-z!])/gi, '‹')
		.replace(/\{(?=\\)/g, '(')
		.replace(/-->/g, '—>');

/**
 * SubRip as podcast directories ask for it (podcast namespace): at most two rows of 32 characters a cue, and for each
 * turn a new cue that begins with the host's name and a colon.
 */
export function toSubRip(transcript: Pick<Transcript, 'lines'>): string {
	const cues = cuesOf(transcript, { rowCharacters: 32, rows: 2, prefix: (name) => `${name}:` }).map(
		({ start, end, rows }, index) =>
			`${index + 1}\r\n${timestamp(start, ',')} --> ${timestamp(end, ',')}\r\n${rows.map(defused).join('\r\n')}\r\n`,
	);
	return cues.join('\r\n');
}
