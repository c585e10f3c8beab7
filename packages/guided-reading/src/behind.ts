import type { ScriptLine } from '@nexus/core/scripts';

/**
 * The lines of a part that come behind those it has already. Where these were written by an earlier version, which read
 * other sentences, the part goes on behind the last passage that they rest on.
 */
export function linesBehind(lines: readonly ScriptLine[], written: readonly ScriptLine[]): ScriptLine[] {
	const isSame = written.every(({ text }, index) => lines[index]?.text === text);
	if (isSame) return lines.slice(written.length);
	const reached = Math.max(...written.flatMap(({ spans }) => spans.map(({ end }) => end)), 0);
	return lines.filter(({ role, spans }) => {
		if (role === 'hook' || role === 'welcome') return false;
		return spans.length === 0 || role === 'recap' || spans.some(({ start }) => start >= reached);
	});
}
