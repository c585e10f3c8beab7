/** Characters in which a heading in HTML is looked for: of a README, above badges and pictures. */
const HEAD = 1500;
const HTML_HEADING = /^[ \t]*<h1(?:\s[^<>]{0,200})?>([\s\S]{1,600}?)<\/h1>/imu;
const PICTURE_HEADING = /^#\s+(?:\[\s*)?!\[([^\]\n]{2,80})\]\(/mu;
const TEXT_FOR_PICTURE = /<img\s[^<>]{0,300}?alt\s?=\s?["']([^"'<>\n]{2,80})["']/iu;
/** What the text for a picture says beside the name. */
const PICTURED = /\s(?:logo(?:type)?|banner|icon|wordmark)$/iu;

/** What a README is called that has its name in HTML, `<h1 align="center">Chalk</h1>`, or as a picture with a text for it. */
export function readmeTitle(text: string): string | null {
	const head = text.slice(0, HEAD);
	const inner = HTML_HEADING.exec(head)?.[1];
	if (inner === undefined) return PICTURE_HEADING.exec(head)?.[1]?.replace(PICTURED, '') ?? null;
	const words = inner
		.replace(/<[^<>]{1,300}>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return words || (TEXT_FOR_PICTURE.exec(inner)?.[1]?.replace(PICTURED, '') ?? null);
}

/** "@fastify/cookie" is said as two words. */
export const withoutScopeMarks = (title: string): string =>
	title.replace(/^`?@([a-z\d][\w.-]{0,60})\/([\w.-]{1,60})`?$/iu, '$1 $2');
