import type { MappedSection } from '@nexus/core/planning';
import type { SectionTelling } from '@nexus/core/ports';
import type { LineRecord } from '@nexus/core/records';
import { spansAmong } from '@nexus/core/scripts';
import type { JoinedDocument, Span } from '@nexus/document-text';

/** A section of which less than this share is read is told briefly. */
const BRIEFLY = 0.15;

/** What a guided reading made of each section of its document: how much of it stands in lines. */
export function readTellings(
	map: readonly MappedSection[],
	lines: readonly Pick<LineRecord, 'passages'>[],
	documents?: readonly JoinedDocument[],
): SectionTelling[] {
	const read = map.map(() => 0);
	for (const { passages } of lines) {
		const spans: readonly Span[] = documents ? spansAmong(documents, passages) : passages;
		for (const { start, end } of spans) {
			for (let at = firstEndingBehind(map, start); at < map.length; at++) {
				const section = map[at];
				if (!section || section.start >= end) break;
				read[at] = (read[at] ?? 0) + Math.max(0, Math.min(end, section.end) - Math.max(start, section.start));
			}
		}
	}
	return map.map(({ section, heading, start, end }, index): SectionTelling => {
		const share = (read[index] ?? 0) / Math.max(1, end - start);
		return { section, heading, told: share === 0 ? 'left-out' : share < BRIEFLY ? 'briefly' : 'told', why: '' };
	});
}

/** By halving, since both are in order. */
function firstEndingBehind(map: readonly MappedSection[], offset: number): number {
	let low = 0;
	let high = map.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((map[middle]?.end ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
