import type { SpeechDoubt, SpokenLine } from '@nexus/core/ports';
import { coarser, type Features, featuresOf, HOP, reversed, slice } from './features.ts';
import type { Comparison } from './find-mismatch.ts';
import { soundSeconds } from './sound-seconds.ts';
import { pathCost } from './warp.ts';

/** Seconds of sound that may be added where the reference has one second. */
const ADDED = { within: 1, most: 1.8 };
/** Share of the reference's sound that must be there wherever it has so many seconds of it. */
const LEFT_OUT = { within: 3, sound: 2, least: 0.2 };
/** Seconds from one window to the next. */
const STRIDE = 0.1;
/**
 * How much a line is like its text, against its text said backwards: up to 0.75 for the same words in another voice of
 * the register, 0.9 and more for other words. A voice of another size is tried to be brought to the reference's by
 * playing it faster or slower. Shorter lines tell nothing.
 */
const OTHER = { seconds: 1.2, most: 0.9, coarse: 4, speeds: [1, 0.87, 1.15] };

/** For each line of the reference, what raises a doubt about its words; null where nothing does. */
export function findDoubts(lines: readonly SpokenLine[], comparison: Comparison): (SpeechDoubt | null)[] {
	const doubts = lines.map((): SpeechDoubt | null => null);
	const { path, reference, heard } = comparison;
	const known = soundSeconds(reference.track);
	const said = soundSeconds(heard.track);
	const frames = path.first.length;
	const compared = (from: number, seconds: number): [known: number, said: number] => {
		const to = Math.min(frames, from + Math.round(seconds / HOP)) - 1;
		return [known(from * HOP, (to + 1) * HOP), said((path.first[from] ?? 0) * HOP, ((path.last[to] ?? 0) + 1) * HOP)];
	};
	const note = (from: number, seconds: number, doubt: SpeechDoubt) => {
		const middle = from * HOP + seconds / 2;
		const at = lines.findLastIndex(({ start }) => start <= middle);
		doubts[Math.max(0, at)] ??= doubt;
	};
	for (let from = 0; from < frames; from += Math.round(STRIDE / HOP)) {
		const [own, there] = compared(from, ADDED.within);
		if (there - own > ADDED.most) note(from, ADDED.within, 'added');
		const [expected, found] = compared(from, LEFT_OUT.within);
		if (expected >= LEFT_OUT.sound && found < expected * LEFT_OUT.least) note(from, LEFT_OUT.within, 'left_out');
	}
	const featuresAt = memoized((speed) => featuresAtSpeed(comparison, speed));
	return doubts.map((doubt, at) => doubt ?? (isOtherWords(lines[at], comparison, featuresAt) ? 'other_words' : null));
}

function featuresAtSpeed({ heard: { sound, features } }: Comparison, speed: number): Features {
	return speed === 1 ? features : featuresOf({ pcm: sound.pcm, sampleRate: sound.sampleRate * speed });
}

function memoized(make: (speed: number) => Features): (speed: number) => Features {
	const made = new Map<number, Features>();
	return (speed) => {
		const features = made.get(speed) ?? make(speed);
		made.set(speed, features);
		return features;
	};
}

function isOtherWords(
	line: SpokenLine | undefined,
	{ reference, path }: Comparison,
	featuresAt: (speed: number) => Features,
): boolean {
	const { start, end } = line ?? { start: 0, end: 0 };
	if (end - start < OTHER.seconds) return false;
	const from = Math.floor(start / HOP);
	const to = Math.min(path.first.length, Math.ceil(end / HOP));
	const known = coarser(slice(reference.features, from, to), OTHER.coarse);
	const [first, next] = [path.first[from] ?? 0, (path.last[to - 1] ?? 0) + 1];
	return OTHER.speeds.every((speed) => {
		const own = slice(featuresAt(speed), Math.floor(first / speed), Math.ceil(next / speed));
		const said = coarser(own, OTHER.coarse);
		return pathCost(known, said) > OTHER.most * pathCost(reversed(known), said);
	});
}
