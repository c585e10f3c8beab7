import type { Span } from './types.ts';

/** An element of HTML with all that stands in it, or a comment. */
export interface HtmlSpan extends Span {
	name: string;
	/** Nobody sees it, or it is for the eye. */
	isHidden: boolean;
}

const ELEMENT = /(?<!`)(?:<!--|<(code|form|head|iframe|pre|script|style|svg|table|template)(?=[\s>]))/gi;
const SEEN = /^(?:code|form|table)$/;

/** Elements of a text that are taken whole, in order, each from its tag to the first one that closes it. Linear time. */
export function htmlSpans(text: string): HtmlSpan[] {
	const found: HtmlSpan[] = [];
	const small = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	/** Where the tag that was looked for last stands, or that there is none. */
	const closes = new Map<string, number>();
	let done = 0;
	for (const { 0: tag, 1: element, index } of text.matchAll(ELEMENT)) {
		const name = element?.toLowerCase() ?? 'comment';
		const close = element === undefined ? '-->' : `</${name}`;
		const known = closes.get(close);
		if (index < done || known === -1) continue;
		const from = index + tag.length;
		const at = known !== undefined && known >= from ? known : small.indexOf(close, from);
		closes.set(close, at);
		if (at < 0) continue;
		const end = element === undefined ? at + close.length : text.indexOf('>', at) + 1 || text.length;
		// What a form holds is looked at, too.
		done = name === 'form' ? done : end;
		found.push({ start: index, end, name, isHidden: !SEEN.test(name) });
	}
	return found;
}

/** Whether a place stands in one of the spans, for places that are asked for in their order. */
export function placesWithin(spans: readonly Span[]): (at: number) => boolean {
	const sorted = [...spans].sort((a, b) => a.start - b.start);
	let next = 0;
	return (at) => {
		while (next < sorted.length && (sorted[next]?.end ?? 0) <= at) next++;
		return (sorted[next]?.start ?? at + 1) <= at;
	};
}
