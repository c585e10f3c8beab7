import type { PageMark } from '@nexus/core/ports';
import type { Described } from './markdown/tidy.ts';

/** Puts title, author and date before the text, as what they are; the places of its pages move along. */
export function withFrontMatter(
	markdown: string,
	marks: readonly PageMark[],
	{ title, author, date }: Described,
): { markdown: string; marks: PageMark[] } {
	const fields = Object.entries({ title, author, date }).flatMap(([name, value]) =>
		value === null ? [] : [`${name}: ${quoted(value)}`],
	);
	if (fields.length === 0 || /^(?:---|\+\+\+)\n/.test(markdown)) return { markdown, marks: [...marks] };
	const head = `---\n${fields.join('\n')}\n---\n\n`;
	return {
		markdown: head + markdown,
		marks: marks.map(({ offset, page }) => ({ offset: offset + head.length, page })),
	};
}

/** A value that needs no escapes, which few readers of front matter take back. */
const quoted = (value: string): string =>
	`"${value
		.replace(/[\r\n]+/g, ' ')
		.replace(/"/g, '”')
		.replace(/\\/g, '/')}"`;
