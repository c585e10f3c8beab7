/** Characters of a passage: enough to tell what it is about, few enough to be shown. */
const LENGTH = 1_200;

/** The text in passages that end at a paragraph, else at a word, where one ends in their latter half. */
export function* passagesOf(text: string): Generator<{ offset: number; text: string }> {
	let from = 0;
	while (from < text.length) {
		const to = endOf(text, from);
		const passage = text.slice(from, to);
		if (passage.trim() !== '') yield { offset: from, text: passage };
		from = to;
	}
}

function endOf(text: string, from: number): number {
	const limit = from + LENGTH;
	if (limit >= text.length) return text.length;
	const piece = text.slice(from, limit);
	for (const border of ['\n\n', '\n', ' ']) {
		const at = piece.lastIndexOf(border);
		if (at > LENGTH / 2) return from + at + border.length;
	}
	// Not between the halves of a surrogate pair.
	return piece.isWellFormed() ? limit : limit - 1;
}
