/** "– Não.", at a line's start. */
const SPEECH = /^[ \t]*[—–]\s?[\p{L}"“¿¡…]/u;
const ENDED = /[.!?…:]["”’»)]?\s*$/u;
/** A question, a cry, or who says it: a list has none of them. */
const SPOKEN = /[?!]["”’»)]?\s*$|\S\s[—–]\s?\p{Ll}/mu;
/** Of the longest line, so much at most has one that its author ended. */
const ENDS_EARLY = 0.8;

/**
 * Where paragraphs begin in a story that is set without blank lines: at each line of direct speech behind a dash, and where
 * the telling goes on below one. None where fewer than two lines are speech.
 * @param raw the paragraph as it stands in the document
 * @returns offsets in `raw`, 0 not included
 */
export function speechLines(raw: string): number[] {
	const lines = raw.split('\n');
	const speeches = lines.filter((line) => SPEECH.test(line)).length;
	if (speeches < 2 || !SPOKEN.test(raw)) return [];
	const longest = Math.max(...lines.map(({ length }) => length));
	const starts: number[] = [];
	let at = 0;
	let isSpeech = false;
	for (const [index, line] of lines.entries()) {
		const before = lines[index - 1] ?? '';
		const isOver: boolean =
			isSpeech && ENDED.test(before) && before.length < longest * ENDS_EARLY && /^\s*\p{Lu}/u.test(line);
		if (SPEECH.test(line) || isOver) {
			if (index > 0) starts.push(at);
			isSpeech = !isOver;
		}
		at += line.length + 1;
	}
	return starts;
}
