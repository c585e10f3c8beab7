import { embeddedPartSeconds } from '@nexus/core/costs';
import type { Allotment } from '@nexus/core/planning';
import type { Hosts, ScriptLine } from '@nexus/core/scripts';
import { selectSections } from './reading/select.ts';
import type { ReadSection, Unit } from './reading/unit.ts';

/** Characters of the document that the voices read in a second, about: where the search begins. */
const PACE = 15;
/** Readings that are tried at most, and the share by which a length may be missed without another one. */
const MOST_TRIES = 9;
const CLOSE = 0.02;

interface AllottedReading {
	sections: readonly ReadSection[];
	allotted: Allotment;
	hosts: Hosts;
	/** The part's lines with these units of each section. */
	read(told: readonly Unit[][]): ScriptLine[];
}

/** Seconds of what lines tell of the document, greetings aside. */
export const bodySeconds = (lines: readonly ScriptLine[], hosts: Hosts): number =>
	embeddedPartSeconds(
		lines.filter(({ role }) => role === 'explain' || role === 'question'),
		hosts,
	);

/** The reading that comes nearest to the seconds that a part has. */
export function readAllotted({ sections, allotted, hosts, read }: AllottedReading): ScriptLine[] {
	const { seconds, focus = { spans: [], share: 0 } } = allotted;
	if (seconds === null) return read(sections.map(({ units }) => units));
	const isFocus = ({ section }: ReadSection) =>
		focus.spans.some((span) => span.start < section.end && section.start < span.end);
	let [least, most] = [0, sections.reduce((sum, { section }) => sum + section.end - section.start, 0)];
	let best: { lines: ScriptLine[]; missed: number } = { lines: [], missed: Number.POSITIVE_INFINITY };
	let characters = Math.min(most, seconds * PACE);
	for (let tries = 0; tries < MOST_TRIES && best.missed > seconds * CLOSE; tries++) {
		const own = selectSections(sections, characters * focus.share, isFocus);
		const rest = selectSections(sections, characters * (1 - focus.share), (section) => !isFocus(section));
		const lines = read(sections.map((_, index) => [...(own[index] ?? []), ...(rest[index] ?? [])]));
		const over = bodySeconds(lines, hosts) - seconds;
		if (Math.abs(over) < best.missed) best = { lines, missed: Math.abs(over) };
		if (over < 0) least = characters;
		else most = characters;
		characters = (least + most) / 2;
	}
	return best.lines;
}
