export interface Passage {
	/** Text around it, cut at words, with an ellipsis where there is more. */
	before: string;
	text: string;
	after: string;
}

const CONTEXT = 160;
/** Spans closer than this, in characters, are shown as one. */
const NEAR = 80;

/** The document's line ends as the server counts them. */
export const sourceOf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Markdown's marks for headings and emphasis are left out. */
const unmarked = (text: string): string => text.replace(/^#{1,6}\s+/gm, '').replace(/\*\*|__/g, '');

/** The passages of the document that the spans mark, in the document's order, each with some of what is around it. */
export function passagesOf(source: string, spans: readonly (readonly [number, number])[]): Passage[] {
	const merged: [number, number][] = [];
	for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
		const last = merged.at(-1);
		if (last && from - last[1] < NEAR) last[1] = Math.max(last[1], to);
		else merged.push([from, to]);
	}
	return merged
		.filter(([from, to]) => from < to && from < source.length)
		.map(([from, to]) => {
			const start = Math.max(0, from - CONTEXT);
			const end = Math.min(source.length, to + CONTEXT);
			const before = source.slice(start, from);
			const after = source.slice(to, end);
			return {
				before: unmarked(start > 0 ? `… ${before.replace(/^\S*\s/, '')}` : before),
				text: unmarked(source.slice(from, to)),
				after: unmarked(end < source.length ? `${after.replace(/\s\S*$/, '')} …` : after),
			};
		});
}
