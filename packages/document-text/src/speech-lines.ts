/** "– Não.", at a line's start. */
const SPEECH = /^[ \t]*[—–]\s?["“¿¡…]{0,2}\p{Lu}/u;
const ENDED = /[.!?…:]["”’»)]?\s*$/u;
/** A question, a cry, or who says it, behind the mark that ends what is said: "– Não, – disse ela." */
const SPOKEN = /[?!]["”’»)]?\s*$|[.!?,…]\s[—–]\s?\p{Ll}/u;
/** "Cada família leva:": what introduces a list. */
const INTRODUCES = /:\s*$/;
/** Of the longest line, so much at most has one that its author ended. */
const ENDS_EARLY = 0.8;

/**
 * Where paragraphs begin in a story that is set without blank lines: at each line of direct speech behind a dash, and where
 * the telling goes on below one. None where fewer than two lines are speech, or where they are the items of a list.
 * @param raw the paragraph as it stands in the document
 * @returns offsets in `raw`, 0 not included
 */
export function speechLines(raw: string): number[] {
	const lines = raw.split('\n');
	const isSpeechAt = (index: number) =>
		SPEECH.test(lines[index] ?? '') && (index === 0 || ENDED.test(lines[index - 1] ?? ''));
	const speeches = lines.filter((_, index) => isSpeechAt(index));
	const first = lines.findIndex((_, index) => isSpeechAt(index));
	const isList = INTRODUCES.test(lines[first - 1] ?? '') && lines.slice(first).every((line) => SPEECH.test(line));
	const isSaid = speeches.some((line) => /[.!?,…]\s[—–]\s?\p{Ll}/u.test(line));
	if (speeches.length < 2 || !speeches.some((line) => SPOKEN.test(line)) || (isList && !isSaid)) return [];
	const longest = Math.max(...lines.map(({ length }) => length));
	const starts: number[] = [];
	let at = 0;
	let isSpeech = false;
	for (const [index, line] of lines.entries()) {
		const before = lines[index - 1] ?? '';
		const isOver: boolean =
			isSpeech && ENDED.test(before) && before.length < longest * ENDS_EARLY && /^\s*\p{Lu}/u.test(line);
		if (isSpeechAt(index) || isOver) {
			if (index > 0) starts.push(at);
			isSpeech = !isOver;
		}
		at += line.length + 1;
	}
	return starts;
}
