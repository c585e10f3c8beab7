type Timed = { start: number };
type Word = [from: number, to: number, start: number, end: number];

/** Index of the last entry that has begun at `time`, or -1 before the first. Starts must not go back. */
function lastBegun(starts: number, startOf: (index: number) => number, time: number): number {
	let low = 0;
	let high = starts;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (startOf(middle) <= time) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}

/** Which line is spoken at `time` (seconds); in a pause, the one before it; -1 before the first. */
export function lineAt(lines: Timed[], time: number): number {
	return lastBegun(lines.length, (index) => lines[index]?.start ?? 0, time);
}

/** Which of a line's words is spoken at `time` (seconds); -1 before the first. */
export function wordAt(words: Word[], time: number): number {
	return lastBegun(words.length, (index) => words[index]?.[2] ?? 0, time);
}

/** The line's text cut at its words: each word, and what stands between it and the next. */
export function splitAtWords(text: string, words: Word[]): { before: string; word: string; after: string }[] {
	return words.map(([from, to], index) => ({
		before: index === 0 ? text.slice(0, from) : '',
		word: text.slice(from, to),
		after: text.slice(to, words[index + 1]?.[0] ?? text.length),
	}));
}
