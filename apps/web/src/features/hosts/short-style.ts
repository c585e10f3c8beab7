/** The first phrase of a style, without its details: `Curioso e rigoroso` of `Curioso e rigoroso: pergunta...`. */
export const shortStyle = (style: string): string =>
	style
		.trim()
		.split(/[:.;!?\n]/)[0]
		?.trim() || style.trim();
