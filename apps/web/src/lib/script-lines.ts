export interface ScriptLine {
	speaker: 'A' | 'B';
	text: string;
}

/** The turns of a script of `[HOST_A]:` and `[HOST_B]:` lines; a line without a mark goes on with the turn before. */
export function scriptLines(content: string): ScriptLine[] {
	const lines: ScriptLine[] = [];
	for (const raw of content.split('\n')) {
		const found = /^\s*\[HOST_([AB])\]:\s*(.*)$/.exec(raw);
		const last = lines.at(-1);
		if (found) lines.push({ speaker: found[1] === 'B' ? 'B' : 'A', text: found[2] ?? '' });
		else if (last && raw.trim()) last.text += ` ${raw.trim()}`;
	}
	return lines;
}
