/** Text of others as it stands in a prompt: on one line, and nothing in it can be taken for a mark of ours. */
export function asData(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.replaceAll('<', '‹')
		.replaceAll('>', '›')
		.replace(/\[(?=p\d)/gi, '(')
		.trim();
}

/** Passages in the form in which lines name them. */
export const passageLines = (passages: readonly { number: number; text: string; isHeading: boolean }[]): string =>
	passages.map(({ number, text, isHeading }) => `[p${number}] ${isHeading ? '## ' : ''}${asData(text)}`).join('\n');
