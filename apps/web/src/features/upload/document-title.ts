import { withoutMarkup } from '../../lib/without-markup.ts';

/** How far into a text its title is looked for, in characters. */
const BEGINNING = 4000;

/** A document's own title: its first heading, if it is of the first level; null without one. @param most characters of it */
export function documentTitle(text: string, most: number): string | null {
	const line = /^#[ \t]+(\S[^\n]*)/m.exec(text.slice(0, BEGINNING))?.[1];
	const title = line && withoutMarkup([line])[0]?.trim();
	return title && title.length <= most ? title : null;
}
