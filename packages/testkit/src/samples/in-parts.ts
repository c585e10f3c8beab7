/** Nobody reads a comment aloud, yet it counts towards the length of a part. This one has no place to be cut at. */
const COMMENT = `<!-- ${'rascunho '.repeat(720)}-->`;

/**
 * A document of as many parts as there are texts, in which no more is said than the texts hold: a long document's ways
 * in a short one's time.
 * @param texts the first of 900 to 1400 characters, the others of 400 to 1200
 */
export function inParts(texts: readonly string[]): string {
	return texts.join(`\n\n${COMMENT}\n\n`);
}

/** Successive stretches of a text, whole paragraphs of at least so many characters each. */
export function stretchesOf(text: string, lengths: readonly number[]): string[] {
	let at = 0;
	return lengths.map((length) => {
		const from = at;
		at = text.indexOf('\n\n', from + length);
		return text.slice(from, at).trim();
	});
}
