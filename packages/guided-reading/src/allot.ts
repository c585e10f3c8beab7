import { embeddedPartSeconds } from '@nexus/core/costs';
import { type EpisodePlan, enoughOf, evenlySpaced, type PartOutline } from '@nexus/core/planning';
import type { Hosts, ScriptLine, ScriptOptions } from '@nexus/core/scripts';
import { mapDocuments, type Span } from '@nexus/document-text';
import { bodySeconds } from './read-allotted.ts';

/** Parts that are written at most to measure a document: some 15 ms each. */
export const MOST_SAMPLES = 16;
/** A brief tells the essential in two to three minutes. */
const BRIEF_SECONDS = 150;
/** A stretch of the document gets a part of its own only from so many seconds of body on. */
const LEAST_PART = 45;
/** How much more the chosen parts hold than is read of them, as a factor. */
const MARGIN = 1.3;
/** The largest share of the body for the sections to dwell on, so that their context is heard too. */
const MOST_FOCUS = 0.8;
/** Seconds of a reading without a wanted length that dwells on little, if the document has that much. */
const ABOUT_FOCUS = 300;

/** The script options that a guided reading follows. */
interface ReadingWish {
	/** Of the whole episode; null for what the sections to dwell on are worth. */
	seconds: number | null;
	/** Sections to dwell on; empty for none. */
	focus: Span[];
}

/** Reads the options. Null where none of them concerns a guided reading. */
export function readingWish(
	{ targetMinutes, format, focus }: ScriptOptions,
	text: string,
	{ outline }: EpisodePlan,
): ReadingWish | null {
	const chosen = new Set(focus?.sections);
	const sections = chosen.size === 0 ? [] : mapDocuments(text, outline.documents).sections;
	const brief = format === 'brief' ? BRIEF_SECONDS : null;
	const wish = {
		seconds: targetMinutes === undefined ? brief : targetMinutes * 60,
		focus: sections.filter((_, index) => chosen.has(index)).map(({ start, end }) => ({ start, end })),
	};
	return wish.seconds === null && wish.focus.length === 0 ? null : wish;
}

export type WritePart = (plan: EpisodePlan, part: PartOutline) => ScriptLine[];

/** Decides how many seconds of each part are read. Parts of which nothing is read are removed from the plan. */
export function allot(plan: EpisodePlan, wish: ReadingWish, hosts: Hosts, write: WritePart): EpisodePlan {
	const { parts, outline } = plan;
	const { bodies, greetings } = measured(plan, hosts, write);
	const spans = parts.map(({ source }) => wish.focus.filter((span) => overlap(span, source) > 0));
	const focused = parts.map(({ source }, index) => {
		const within = sum((spans[index] ?? []).map((span) => overlap(span, source)));
		return (bodies[index] ?? 0) * Math.min(1, within / lengthOf(source));
	});
	const most = sum(bodies);
	const asked = wish.seconds === null ? Math.max(2 * sum(focused), ABOUT_FOCUS) : wish.seconds - greetings;
	const body = Math.min(most, Math.max(0, asked));
	if (body >= most) return { outline, parts: parts.map((part) => ({ ...part, allotted: { seconds: null } })) };
	const others = bodies.map((seconds, index) => seconds - (focused[index] ?? 0));
	const dwelt = Math.min(sum(focused), Math.max(body * MOST_FOCUS, body - sum(others)));
	const [own, beside] = [shared(focused, dwelt), shared(others, body - dwelt)];
	const kept = parts.flatMap((part, index): PartOutline[] => {
		const seconds = (own[index] ?? 0) + (beside[index] ?? 0);
		const focus = { spans: spans[index] ?? [], share: (own[index] ?? 0) / seconds };
		return seconds > 0 ? [{ ...part, allotted: { seconds, focus } }] : [];
	});
	return {
		outline: { ...outline, totalParts: kept.length },
		parts: kept.map((part, index) => ({ ...part, source: { ...part.source, index } })),
	};
}

/**
 * Seconds of each part's body and of all greetings. Of a long document some parts are measured, which stand for the others
 * by the length of the source.
 */
function measured(plan: EpisodePlan, hosts: Hosts, write: WritePart): { bodies: number[]; greetings: number } {
	const { parts } = plan;
	const known = new Map<PartOutline, number>();
	let greetings = 0;
	for (const part of evenlySpaced(parts, MOST_SAMPLES)) {
		const lines = write(plan, { ...part, allotted: { seconds: null } });
		known.set(part, bodySeconds(lines, hosts));
		greetings += embeddedPartSeconds(lines, hosts) - bodySeconds(lines, hosts);
	}
	const rate = sum([...known.values()]) / sum([...known.keys()].map(({ source }) => lengthOf(source)));
	return { greetings, bodies: parts.map((part) => known.get(part) ?? rate * lengthOf(part.source)) };
}

/** Seconds shared out: over as many parts as have room for more than a sentence or two, in proportion to what they hold. */
function shared(capacities: readonly number[], seconds: number): number[] {
	const room = (indexes: readonly number[]) => sum(indexes.map((index) => capacities[index] ?? 0));
	const holding = [...capacities.keys()].filter((index) => room([index]) > 0);
	const chosen = enoughOf(holding, seconds / LEAST_PART, (indexes) => room(indexes) >= seconds * MARGIN);
	const share = Math.min(1, seconds / Math.max(1, room(chosen)));
	return capacities.map((own, index) => (chosen.includes(index) ? own * share : 0));
}

const lengthOf = ({ start, end }: Span): number => Math.max(1, end - start);
const overlap = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, own) => total + own, 0);
