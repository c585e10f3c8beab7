import { NexusError } from '@nexus/core/errors';
import type { SpokenClip, SpokenLine, WordTime } from '@nexus/core/ports';

/** Seconds of silence put between two turns, and between two sentences of one. */
const PAUSE = { turn: 0.3, sentence: 0.2 };

/**
 * Two clips as one.
 * @param within where in its text the line was cut whose halves the clips end and begin with; null between turns
 * @throws NexusError speech_failed when they are of different sample rates
 */
export function joinClips(first: SpokenClip, second: SpokenClip, within: number | null): SpokenClip {
	const { sampleRate } = first;
	if (second.sampleRate !== sampleRate) throw new NexusError('speech_failed');
	const pause = Math.round((within === null ? PAUSE.turn : PAUSE.sentence) * sampleRate);
	const pcm = new Int16Array(first.pcm.length + pause + second.pcm.length);
	pcm.set(first.pcm);
	pcm.set(second.pcm, first.pcm.length + pause);
	const seconds = (first.pcm.length + pause) / sampleRate;
	const after = second.lines.map((line) => later(line, seconds));
	const [rest, ...others] = after;
	const begun = first.lines.at(-1);
	if (within === null || !rest || !begun) return { pcm, sampleRate, lines: [...first.lines, ...after] };
	const words = [...begun.words, ...rest.words.map((word) => further(word, within))];
	const doubt = begun.doubt ?? rest.doubt;
	const whole = { start: begun.start, end: rest.end, words, ...(doubt && { doubt }) };
	return { pcm, sampleRate, lines: [...first.lines.slice(0, -1), whole, ...others] };
}

function later({ start, end, words, ...line }: SpokenLine, seconds: number): SpokenLine {
	return {
		...line,
		start: start + seconds,
		end: end + seconds,
		words: words.map(([from, to, begin, finish]) => [from, to, begin + seconds, finish + seconds]),
	};
}

function further([from, to, start, end]: WordTime, characters: number): WordTime {
	return [from + characters, to + characters, start, end];
}
