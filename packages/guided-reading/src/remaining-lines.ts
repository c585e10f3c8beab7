import type { ScriptLine } from '@nexus/core/scripts';

/**
 * The lines of a part that follow those written already. Where an earlier version wrote these and read other sentences, the
 * part continues after the last passage that they rest on.
 */
export function remainingLines(lines: readonly ScriptLine[], written: readonly ScriptLine[]): ScriptLine[] {
	const isSame = written.every(({ text }, index) => lines[index]?.text === text);
	if (isSame) return lines.slice(written.length);
	const reached = Math.max(...written.flatMap(({ spans }) => spans.map(({ end }) => end)), 0);
	return lines.filter(({ role, spans }) => {
		if (role === 'hook' || role === 'welcome') return false;
		return spans.length === 0 || role === 'recap' || spans.some(({ start }) => start >= reached);
	});
}
