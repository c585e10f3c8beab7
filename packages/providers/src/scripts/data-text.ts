/** Text of others as it stands in a prompt: on one line, and nothing in it can be taken for a mark of ours. */
export function asData(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
		.replaceAll('<', '‹')
		.replaceAll('>', '›')
		.replace(/\[(?=p?\d)/gi, '(')
		.trim();
}

/** The same within an attribute's quotation marks. */
export const asAttribute = (text: string): string => asData(text).replaceAll('"', "'");

/** Opens what the document says, with what it is and whose. */
export const documentTag = (about: string): string =>
	about === '' ? '<document>' : `<document about="${asAttribute(about)}">`;

/** Passages in the form in which they are named. */
export const passageLines = (passages: readonly { number: number; text: string; isHeading: boolean }[]): string =>
	passages.map(({ number, text, isHeading }) => `[p${number}] ${isHeading ? '## ' : ''}${asData(text)}`).join('\n');

/** `p3, p4`. */
export const named = (numbers: readonly number[]): string => numbers.map((number) => `p${number}`).join(', ');
