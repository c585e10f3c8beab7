import type { Transcript } from '@nexus/contract';
import { lineAt } from '../../lib/spoken.ts';

/**
 * Where an episode that was made anew is at what is heard `seconds` into the version before: the same moment of the same
 * line, the beginning of a line that is another one now, or of the one after a line that is gone.
 */
export function sameLine(before: Transcript, now: Transcript, seconds: number): number {
	const heard = Math.max(0, lineAt(before.lines, seconds));
	const lines = new Map(now.lines.map((line) => [line.id, line]));
	for (const [after, { id, text, start }] of before.lines.slice(heard).entries()) {
		const line = lines.get(id);
		if (line) return line.start + (after === 0 && line.text === text ? Math.max(0, seconds - start) : 0);
	}
	return Math.min(seconds, now.duration);
}
