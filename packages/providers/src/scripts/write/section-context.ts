import type { Beat, ScriptPassage, ScriptPlan, SectionRequest } from '@nexus/core/ports';
import type { PartContext } from '../part/part-context.ts';
import type { Order } from '../plan/order.ts';

/** Characters of what a section without a heading is called. */
const NAMED = 80;

const NO_PLAN: ScriptPlan = {
	listener: '',
	thesis: '',
	hook: { text: '', passages: [], why: '' },
	beats: [],
	callbacks: [],
	takeaways: [],
	leftOut: [],
	sections: [],
	words: 0,
};

/**
 * A section as one more beat of the plan, between those that are told before and after it, so that its lines are written,
 * checked and read at the table as those of a part. Null where it has no passage that is not told.
 * @param all passages of the section
 */
export function sectionContext(
	request: SectionRequest,
	all: readonly ScriptPassage[],
	order: Order,
): PartContext | null {
	const { section, told, before, beatsBefore, words, outline, part, language } = request;
	const isTold = ({ spans }: ScriptPassage) =>
		spans.every((span) => told.some((other) => other.start <= span.start && span.end <= other.end));
	const passages = all.filter((passage) => passage.isHeading || !isTold(passage));
	const own = passages.filter(({ isHeading }) => !isHeading);
	if (own.length === 0) return null;
	const title = section.heading ?? `${own[0]?.text.slice(0, NAMED).replace(/\s+\S*$/, '')}`;
	const plan = outline.script ?? NO_PLAN;
	const place = Math.min(beatsBefore, plan.beats.length);
	const beat: Beat = {
		title,
		purpose: 'explanation',
		point: title,
		passages: own.map(({ number }) => number),
		lead: before.at(-1)?.speaker === 'A' ? 'B' : 'A',
		question: '',
		analogy: '',
		words,
	};
	const beats = [...plan.beats.slice(0, place), beat, ...plan.beats.slice(place)];
	const source = { ...part.source, start: section.start, end: section.end, sections: [section] };
	return {
		// Its number would no longer be that of the beats that the plan recalls.
		plan: { ...plan, beats, callbacks: [] },
		told: { beats: [place + 1], words, passages: [...passages] },
		request: { ...request, part: { ...part, source, title } },
		passages,
		known: passages,
		order,
		language,
		opening: false,
		closing: false,
		heardBefore: before.map(({ speaker, text }) => `${speaker}: ${text}`),
	};
}
