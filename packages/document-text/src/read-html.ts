import { CHARACTER_REFERENCE, referredTo } from './character-references.ts';
import { HARD_BREAK } from './fold-lines.ts';
import { SourceText } from './source-text.ts';

/** The text between the tags of source[start, end), a block of HTML inside Markdown. */
export function readHtml(source: string, start: number, end: number): SourceText {
	const html = new SourceText();
	html.pushSlice(source, start, end);
	return html
		.replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|svg|iframe|pre|code|head|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi)
		.replace(
			/<[/]?(?:p|div|br|li|ul|ol|h\d|tr|td|th|table|section|summary|details|blockquote)\b[^>]*>/gi,
			() => HARD_BREAK,
		)
		.replace(/<[/!?]?[a-z][^>]*>?/gi)
		.replace(CHARACTER_REFERENCE, referredTo)
		.replace(/[\u2028\s]*\u2028[\u2028\s]*/g, () => HARD_BREAK);
}
