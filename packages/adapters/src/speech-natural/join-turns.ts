import type { SpokenClip, SpokenLine } from '@nexus/core/ports';

/** Seconds of silence between two turns of one clip. */
const PAUSE = 0.3;

/** Turns of one sample rate, one after another. */
export function joinTurns(turns: readonly SpokenClip[]): SpokenClip {
	const [first] = turns;
	if (turns.length === 1 && first) return first;
	const sampleRate = first?.sampleRate ?? 0;
	const pause = Math.round(PAUSE * sampleRate);
	const length = turns.reduce((sum, { pcm }) => sum + pcm.length + pause, -pause);
	const pcm = new Int16Array(Math.max(0, length));
	const lines: SpokenLine[] = [];
	let at = 0;
	for (const turn of turns) {
		pcm.set(turn.pcm, at);
		const seconds = at / sampleRate;
		lines.push(...turn.lines.map((line) => later(line, seconds)));
		at += turn.pcm.length + pause;
	}
	return { pcm, sampleRate, lines };
}

function later(line: SpokenLine, seconds: number): SpokenLine {
	return {
		...line,
		start: line.start + seconds,
		end: line.end + seconds,
		words: line.words.map(([from, to, start, end]) => [from, to, start + seconds, end + seconds]),
	};
}
