import type { ScriptLine } from '../scripts/types.ts';

type Turn = Pick<ScriptLine, 'chapter' | 'role' | 'speaker'>;

/** Seconds of silence before a line: a topic's change breathes longer than a turn's. */
const PAUSE = { partStart: 0.35, topic: 0.8, reaction: 0.2, answer: 0.25, turn: 0.32, sameHost: 0.4 } as const;

/** The pause before `line`, which follows `previous`; null at the start of a part. Under 1.5 s in every case. */
export function pauseBefore(line: Turn, previous: Turn | null): number {
	if (previous === null) return PAUSE.partStart;
	if (line.chapter !== null) return PAUSE.topic;
	if (line.role === 'reaction') return PAUSE.reaction;
	if (previous.role === 'question') return PAUSE.answer;
	return line.speaker === previous.speaker ? PAUSE.sameHost : PAUSE.turn;
}
