/** "OMS", "ISO9001": stays when what stands around it in parentheses goes. */
const ACRONYM = /^\p{Lu}[\p{Lu}\d]{1,7}$/u;

/** Parentheses and brackets taken out; "(OMS)" after its name stays as ", OMS,". For headings and cells. */
export function withoutAsides(text: string): string {
	return tidy(
		text.replace(/\s*\(([^()]*)\)/g, (_whole, inside: string) =>
			ACRONYM.test(inside.trim()) ? `, ${inside.trim()},` : '',
		),
	);
}

/** Without brackets, marks of formatting and emoji, and with the white space and commas that they leave put right. */
export function tidy(text: string): string {
	return text
		.replace(/\s*\[[^\]]*\]/g, '')
		.replace(/[*_`~|<>]+|(?<!\b[CF])#+(?!\d)/g, ' ')
		.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
		.replace(/\s+/g, ' ')
		.replace(/\s+([,.;:!?])(?=[\s"”’)]|$)/g, '$1')
		.replace(/,(?:\s*,)+/g, ',')
		.replace(/,\s*([.;:!?])/g, '$1')
		.replace(/^[\s,;:.–—-]+/, '')
		.trim();
}
