import type { Span } from '@nexus/document-text';
import type { OwnedId } from '../ownership/index.ts';
import type { LineRole } from './types.ts';

export interface PlacedLine {
	partId: OwnedId<'part'>;
	role: LineRole;
	chapter: string | null;
	/** In the text that the episode was written from. */
	spans: readonly Span[];
}

/** What an episode opens and ends with stays at its ends. */
const OPENING: ReadonlySet<LineRole> = new Set<LineRole>(['hook', 'welcome']);
const CLOSING: ReadonlySet<LineRole> = new Set<LineRole>(['recap', 'goodbye', 'handover']);

const isBody = ({ role }: PlacedLine): boolean => !OPENING.has(role) && !CLOSING.has(role);

/**
 * Where the lines of a section come in a script: behind the chapter that tells what stands nearest before it in the
 * document, so that no thought is broken into; a section that stands before all that is told comes behind the welcome.
 * @returns the index of the line before which they come, or the number of lines
 */
export function placeOfSection(lines: readonly PlacedLine[], section: Span): number {
	let nearest = -1;
	let start = Number.NEGATIVE_INFINITY;
	for (const [index, line] of lines.entries()) {
		if (!isBody(line)) continue;
		for (const span of line.spans) {
			if (span.start >= section.end || span.start < start) continue;
			nearest = index;
			start = span.start;
		}
	}
	const first = lines[nearest];
	if (!first) {
		const body = lines.findIndex(isBody);
		return body < 0 ? lines.length : body;
	}
	const end = lines.findIndex(
		(line, index) =>
			index > nearest && (line.partId !== first.partId || line.chapter !== null || CLOSING.has(line.role)),
	);
	return end < 0 ? lines.length : end;
}

/** The part that a place in a script is in: that of the line before, unless all of the lines before only open it. */
export function partOfPlace(lines: readonly PlacedLine[], place: number): OwnedId<'part'> | undefined {
	const before = lines[place - 1];
	return before && (isBody(before) || !lines[place]) ? before.partId : (lines[place] ?? before)?.partId;
}
