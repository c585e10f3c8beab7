import { pauseBefore } from '../scripts/pauses.ts';
import type { Hosts, ScriptLine } from '../scripts/types.ts';
import { embeddedSeconds } from './speaking-pace.ts';

/** Seconds that the embedded voices make of one part's lines, pauses between them included. */
export function embeddedPartSeconds(lines: readonly ScriptLine[], hosts: Hosts): number {
	let seconds = 0;
	lines.forEach((line, index) => {
		seconds += pauseBefore(line, lines[index - 1] ?? null);
		seconds += embeddedSeconds(line.text, line.language, hosts[line.speaker].voice);
	});
	return seconds;
}
