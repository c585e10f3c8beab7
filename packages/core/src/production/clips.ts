import { createHash } from 'node:crypto';
import type { Language } from '@nexus/contract';
import type { SpeechLine, SpeechSynthesizer } from '../ports/speech.ts';
import { CHARACTERS_PER_SECOND } from '../scripts/script-length.ts';
import type { Hosts } from '../scripts/types.ts';
import type { LineRecord } from './types.ts';

/** Lines that are synthesized together, with the key under which their speech is kept. */
export interface PlannedClip {
	key: string;
	language: Language;
	lines: LineRecord[];
	spoken: SpeechLine[];
}

export { CHARACTERS_PER_SECOND };

/** Groups a part's lines into clips: whole turns of one language, cut at chapters, up to what the engine asks for. */
export function planClips(lines: LineRecord[], hosts: Hosts, speech: SpeechSynthesizer): PlannedClip[] {
	const groups: LineRecord[][] = [];
	let seconds = 0;
	for (const line of lines) {
		const length = line.text.length / CHARACTERS_PER_SECOND;
		const open = groups.at(-1);
		const joins =
			open !== undefined &&
			open[0]?.language === line.language &&
			line.chapter === null &&
			seconds + length <= speech.clipSeconds;
		if (joins) open.push(line);
		else groups.push([line]);
		seconds = joins ? seconds + length : length;
	}
	return groups.map((group) => {
		const spoken = group.map(({ speaker, text }) => {
			const { name, voice, style } = hosts[speaker];
			return { speaker, name, voice, style, text };
		});
		const language = group[0]?.language ?? 'pt-BR';
		return { key: clipKey(speech, language, spoken), language, lines: group, spoken };
	});
}

/** The hash of all that determines a clip's sound. */
function clipKey(speech: SpeechSynthesizer, language: Language, lines: SpeechLine[]): string {
	const sound = lines.map(({ voice, style, text }) => [voice, text, ...(speech.usesStyle ? [style] : [])]);
	return createHash('sha256')
		.update(JSON.stringify([speech.id, speech.version, language, sound]))
		.digest('hex');
}
