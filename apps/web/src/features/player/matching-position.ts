import type { Transcript } from '@nexus/contract';
import { lineAt } from '../../lib/spoken-position.ts';

/**
 * The position in an episode's new version that matches `seconds` in the version before: the same moment of the same line;
 * the beginning of a line whose text has changed; or, where the line is gone, of the next line that is still there.
 */
export function matchingPosition(before: Transcript, now: Transcript, seconds: number): number {
	const heard = Math.max(0, lineAt(before.lines, seconds));
	const lines = new Map(now.lines.map((line) => [line.id, line]));
	for (const [after, { id, text, start }] of before.lines.slice(heard).entries()) {
		const line = lines.get(id);
		if (line) return line.start + (after === 0 && line.text === text ? Math.max(0, seconds - start) : 0);
	}
	return Math.min(seconds, now.duration);
}
