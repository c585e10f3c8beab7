import type { SpeechSynthesizer } from '@nexus/core/ports';
import type { LineRecord } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND } from '@nexus/core/scripts';

/** Seconds of the first clip of an episode where clips hold several turns: short, so that something is heard soon. */
const OPENING_SECONDS = 18;
/** How far a clip may go beyond the engine's length when that spares another cut, as a factor. */
const STRETCH = 1.15;

export interface Grouping {
	speech: Pick<SpeechSynthesizer, 'clipSeconds'>;
	/** Whether the lines open the episode. */
	opening: boolean;
	/** Whether speech of these very lines exists. */
	exists: (group: readonly LineRecord[]) => boolean;
}

const secondsOf = ({ text }: LineRecord): number => text.length / CHARACTERS_PER_SECOND;

/**
 * Lines in groups to be voiced together: whole turns of one language, cut at chapters. Groups whose speech exists stay
 * as they are, wherever they begin by now, and only what lies between them is grouped anew: so that an edit, which
 * makes lines longer or shorter, moves no cut elsewhere.
 */
export function groupLines(lines: readonly LineRecord[], grouping: Grouping): LineRecord[][] {
	const groups: LineRecord[][] = [];
	let at = 0;
	while (at < lines.length) {
		const kept = existingGroup(lines, at, grouping);
		if (kept) {
			groups.push(kept);
			at += kept.length;
			continue;
		}
		let next = at + 1;
		while (next < lines.length && !existingGroup(lines, next, grouping)) next++;
		const opening = grouping.opening && at === 0;
		groups.push(...groupAnew(lines.slice(at, next), grouping.speech.clipSeconds, opening));
		at = next;
	}
	return groups;
}

/** All groups that could be made of lines one after another, from each line on. */
export function possibleGroups(lines: readonly LineRecord[], clipSeconds: number): LineRecord[][] {
	return lines.flatMap((_, at) => groupsFrom(lines, at, clipSeconds));
}

/** The longest group from a line on whose speech exists. */
function existingGroup(
	lines: readonly LineRecord[],
	at: number,
	{ speech, exists }: Grouping,
): LineRecord[] | undefined {
	return groupsFrom(lines, at, speech.clipSeconds).findLast(exists);
}

function groupsFrom(lines: readonly LineRecord[], at: number, clipSeconds: number): LineRecord[][] {
	const groups: LineRecord[][] = [];
	let seconds = 0;
	for (let end = at; end < lines.length; end++) {
		const line = lines[end] as LineRecord;
		seconds += secondsOf(line);
		if (end > at && (isCut(lines[at], line) || seconds > clipSeconds * STRETCH)) break;
		groups.push(lines.slice(at, end + 1));
	}
	return groups;
}

function groupAnew(lines: readonly LineRecord[], clipSeconds: number, opening: boolean): LineRecord[][] {
	const groups: LineRecord[][] = [];
	let at = 0;
	while (at < lines.length) {
		const possible = groupsFrom(lines, at, clipSeconds);
		const longest = possible.at(-1) ?? [];
		const after = lines[at + longest.length];
		const endsThere = after === undefined || isCut(longest[0], after);
		const isOpening = opening && at === 0 && clipSeconds > 0;
		const limit = isOpening ? Math.min(OPENING_SECONDS, clipSeconds) : endsThere ? clipSeconds * STRETCH : clipSeconds;
		const fitting = possible.findLast((group) => group.reduce((sum, line) => sum + secondsOf(line), 0) <= limit);
		const group = fitting ?? lines.slice(at, at + 1);
		groups.push([...group]);
		at += group.length;
	}
	return groups;
}

function isCut(first: LineRecord | undefined, line: LineRecord): boolean {
	return first?.language !== line.language || line.chapter !== null;
}
