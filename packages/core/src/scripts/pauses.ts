import type { ScriptLine } from './types.ts';

type Turn = Pick<ScriptLine, 'chapter' | 'role' | 'speaker' | 'text' | 'delivery'>;

/** Seconds of silence before a line: a topic's change breathes longer than a turn's, and what is heavy waits for its weight. */
const PAUSE = {
	partStart: 0.35,
	topic: 0.8,
	heavy: 0.62,
	reaction: 0.16,
	quickAnswer: 0.2,
	answer: 0.36,
	turn: 0.32,
	sameHost: 0.4,
} as const;
/** Share by which a pause is longer or shorter than its kind's: people keep no time. */
const STRAY = 0.18;
/** Seconds for which a word of assent is heard before the other has ended. */
const OVERLAP = { least: 0.04, most: 0.15 } as const;
/** Characters of what is said while the other one speaks, at most, and of a question that is answered at once. */
const ASSENT = 24;
const EASY_QUESTION = 70;
/** Beginnings of the words by which a line's delivery says that it is to sink in, in both languages. */
const WEIGHT = ['devagar', 'lent', 'grave', 'sério', 'séria', 'solene', 'pausad', 'pesad', 'slow', 'serious', 'solemn'];

/**
 * The pause before `line`, which follows `previous`; null at the start of a part. Under 1.5 s in every case, and less than
 * zero where the line is heard before the other one has ended. The same lines have the same pauses.
 */
export function pauseBefore(line: Turn, previous: Turn | null): number {
	if (previous === null) return PAUSE.partStart;
	const chance = chanceOf(line.text);
	if (isAssent(line, previous)) return -(OVERLAP.least + (OVERLAP.most - OVERLAP.least) * chance);
	return kindOf(line, previous) * (1 + STRAY * (2 * chance - 1));
}

function kindOf(line: Turn, previous: Turn): number {
	if (line.chapter !== null) return PAUSE.topic;
	if (isHeavy(line)) return PAUSE.heavy;
	if (line.role === 'reaction') return PAUSE.reaction;
	if (previous.role === 'question') return previous.text.length <= EASY_QUESTION ? PAUSE.quickAnswer : PAUSE.answer;
	return line.speaker === previous.speaker ? PAUSE.sameHost : PAUSE.turn;
}

/** "Isso.", "Right.": a word or two of the one who listens. What is asked is let stand. */
function isAssent(line: Turn, previous: Turn): boolean {
	const follows = line.speaker !== previous.speaker && line.chapter === null && !isHeavy(line);
	return follows && line.role === 'reaction' && line.text.length <= ASSENT && previous.role !== 'question';
}

function isHeavy({ delivery }: Turn): boolean {
	const words = (delivery ?? '').toLowerCase().split(/[^\p{L}]+/u);
	return words.some((word) => WEIGHT.some((beginning) => word.startsWith(beginning)));
}

/** From 0 to 1: FNV-1a of the text. */
function chanceOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}
