/** The beginning of a style, up to where it is gone into: `Curioso e rigoroso` of `Curioso e rigoroso: pergunta...`. */
export const inShort = (style: string): string =>
	style
		.trim()
		.split(/[:.;!?\n]/)[0]
		?.trim() || style.trim();
