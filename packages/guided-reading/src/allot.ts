import { embeddedPartSeconds } from '@nexus/core/costs';
import type { EpisodePlan, PartOutline } from '@nexus/core/planning';
import type { Hosts, ScriptLine } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import { evenlySpaced } from './evenly-spaced.ts';
import type { ReadingWish } from './reading-wish.ts';

/** A stretch of the document gets a part of its own only from so many seconds of body on. */
const LEAST_PART = 45;
/** A part of fewer seconds is left out. */
const LEAST_STRETCH = 25;
/** How much more the chosen parts hold than is read of them, as a factor. */
const MARGIN = 1.3;
/** The largest share of the body for the sections to dwell on, so that their context is heard too. */
const MOST_FOCUS = 0.8;

/** Seconds of a reading without a wanted length that dwells on little, if the document has that much. */
const ABOUT_FOCUS = 300;

export type WritePart = (plan: EpisodePlan, part: PartOutline) => ScriptLine[];

/** Seconds of one part's body: all that can be read, what is read by default, and all of the sections to dwell on. */
interface Capacity {
	most: number;
	unasked: number;
	focus: number;
}

/** Decides how many seconds of each part are read. Parts of which nothing is read are removed from the plan. */
export function allot(plan: EpisodePlan, wish: ReadingWish, hosts: Hosts, write: WritePart): EpisodePlan {
	const { parts } = plan;
	const spans = parts.map(({ source }) => wish.focus.filter((span) => overlap(span, source)));
	const lengths = capacitiesOf(plan, spans, hosts, write, wish.seconds === null);
	const greetings = greetingSeconds(plan, hosts, write);
	const all = { most: sum(lengths, 'most'), unasked: sum(lengths, 'unasked'), focus: sum(lengths, 'focus') };
	const others = lengths.map(({ most, focus }) => Math.max(0, most - focus));
	const { seconds } = wish;
	const asked =
		seconds === null ? Math.max(2 * all.focus, Math.min(all.unasked, ABOUT_FOCUS)) : seconds - totalSeconds(greetings);
	const body = Math.min(all.most, Math.max(0, asked));
	if (body >= all.most) return { ...plan, parts: parts.map((part) => ({ ...part, allotted: { seconds: null } })) };
	const dwelt = Math.min(all.focus, Math.max(body * MOST_FOCUS, body - others.reduce((total, own) => total + own, 0)));
	const ranks = ranksOf(plan);
	const focused = shareSeconds(
		lengths.map(({ focus }) => focus),
		dwelt,
		ranks,
	);
	const rest = shareSeconds(others, body - dwelt, ranks);
	const kept = parts.flatMap((part, index) => {
		const [own, beside] = [focused[index] ?? 0, rest[index] ?? 0];
		return own + beside > 0 ? [{ part, own, beside, spans: spans[index] ?? [] }] : [];
	});
	return renumbered(
		plan,
		kept.map(({ part, own, beside, spans: within }, index) => ({
			...part,
			allotted: {
				seconds: own + beside + (index === 0 ? greetings.first : 0) + (index === kept.length - 1 ? greetings.last : 0),
				...(wish.focus.length > 0 && { focus: { spans: within, share: own / (own + beside) } }),
			},
		})),
	);
}

const totalSeconds = ({ first, last }: { first: number; last: number }): number => first + last;
const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const sum = (lengths: readonly Capacity[], key: keyof Capacity): number =>
	lengths.reduce((total, length) => total + length[key], 0);

const isBody = ({ role }: ScriptLine): boolean => role === 'explain' || role === 'question';

/**
 * Of a long document some parts are measured, which stand for the others by the length of the source.
 * @param isOpen whether it counts how much is read unasked
 */
function capacitiesOf(
	plan: EpisodePlan,
	spans: readonly Span[][],
	hosts: Hosts,
	write: WritePart,
	isOpen: boolean,
): Capacity[] {
	const { parts } = plan;
	const seconds = (part: PartOutline, allotted: PartOutline['allotted']) =>
		embeddedPartSeconds(write(plan, { ...part, allotted }).filter(isBody), hosts);
	const known = new Map(
		evenlySpaced([...parts.keys()]).map((index): [number, Capacity] => {
			const part = parts[index] as PartOutline;
			const focus = { spans: spans[index] ?? [], share: 1 };
			return [
				index,
				{
					most: seconds(part, { seconds: null }),
					unasked: isOpen ? seconds(part, undefined) : 0,
					focus: focus.spans.length === 0 ? 0 : seconds(part, { seconds: null, focus }),
				},
			];
		}),
	);
	const size = ({ source }: PartOutline) => source.end - source.start;
	const sampled = [...known.keys()].reduce((total, index) => total + size(parts[index] as PartOutline), 0);
	const rate = (key: 'most' | 'unasked') => sum([...known.values()], key) / Math.max(1, sampled);
	return parts.map((part, index) => {
		const own = known.get(index);
		if (own) return own;
		const most = rate('most') * size(part);
		const within = (spans[index] ?? []).reduce(
			(total, { start, end }) => total + Math.min(end, part.source.end) - Math.max(start, part.source.start),
			0,
		);
		return { most, unasked: rate('unasked') * size(part), focus: most * Math.min(1, within / Math.max(1, size(part))) };
	});
}

/** Seconds of welcome and of goodbye. */
function greetingSeconds(plan: EpisodePlan, hosts: Hosts, write: WritePart): { first: number; last: number } {
	const seconds = (index: number, side: 'first' | 'last') => {
		const part = plan.parts.at(index);
		if (!part) return 0;
		const lines = write(plan, part).filter((line) => !isBody(line));
		const isOpening = ({ role }: ScriptLine) => role === 'hook' || role === 'welcome';
		return embeddedPartSeconds(
			lines.filter((line) => isOpening(line) === (side === 'first')),
			hosts,
		);
	};
	return { first: seconds(0, 'first'), last: seconds(-1, 'last') };
}

/** The parts' indexes in an order that is spread over the document. */
function ranksOf({ parts }: EpisodePlan): number[] {
	const steps = 2 ** Math.ceil(Math.log2(parts.length));
	const spreadOut = Array.from({ length: steps }, (_, at) => Math.floor(vanDerCorput(at) * parts.length));
	return [...new Set(spreadOut)];
}

/** 0, 1/2, 1/4, 3/4, 1/8 ...: each number lies in the widest gap that those before it leave. */
function vanDerCorput(index: number): number {
	let value = 0;
	for (let rest = index, unit = 0.5; rest > 0; rest = Math.floor(rest / 2), unit /= 2) value += (rest % 2) * unit;
	return value;
}

/** Seconds shared out: over as many parts as have room for more than a sentence or two, in proportion to what they hold. */
function shareSeconds(capacities: readonly number[], seconds: number, ranks: readonly number[]): number[] {
	const chosen = new Set<number>();
	let room = 0;
	for (const index of ranks) {
		const own = capacities[index] ?? 0;
		if (own <= 0) continue;
		if (chosen.size >= Math.max(1, Math.floor(seconds / LEAST_PART)) && room >= seconds * MARGIN) break;
		chosen.add(index);
		room += own;
	}
	for (const index of [...chosen].toReversed()) {
		const own = capacities[index] ?? 0;
		if (chosen.size === 1 || own * (seconds / room) >= LEAST_STRETCH) continue;
		chosen.delete(index);
		room -= own;
	}
	if (seconds <= 0 || room === 0) return capacities.map(() => 0);
	const share = Math.min(1, seconds / room);
	return capacities.map((own, index) => (chosen.has(index) ? own * share : 0));
}

function renumbered({ outline }: EpisodePlan, parts: readonly PartOutline[]): EpisodePlan {
	return {
		outline: { ...outline, totalParts: parts.length },
		parts: parts.map((part, index) => ({ ...part, source: { ...part.source, index } })),
	};
}
