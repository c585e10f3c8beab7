import { type PlainReading, plainOf } from '@nexus/document-text';

/** How a document begins, to be looked at. */
export interface Beginning {
	/** Line by line, without its marks; lines of marks alone are left out, empty ones are not. */
	lines: { text: string; isHeading: boolean }[];
	/** Whether that is all of the document. */
	isWhole: boolean;
}

export function linesOf(text: string, { markup, headings }: PlainReading): Beginning['lines'] {
	let end = 0;
	return text.split(/(?<=\n)/).flatMap((line) => {
		const start = end;
		end += line.length;
		const plain = plainOf(text, markup, start, end);
		const isHeading = headings.some((heading) => heading.start < end && heading.end > start);
		return plain === '' ? [] : [{ text: plain.trimEnd(), isHeading }];
	});
}
