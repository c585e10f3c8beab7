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

/** The reading that comes nearest to the seconds that a part has. */
export function readAllotted({ sections, allotted, hosts, read }: AllottedReading): ScriptLine[] {
	const { seconds, focus } = allotted;
	const isFocus = ({ body, section }: ReadSection) =>
		focus?.spans.some((span) => span.start < section.end && section.start < span.end && body.start < body.end) ?? false;
	const share = focus?.share ?? 0;
	const select = (characters: number): ScriptLine[] => {
		const own = share > 0 ? selectSections(sections, characters * share, isFocus) : [];
		const rest = share < 1 ? selectSections(sections, characters * (1 - share), (one) => !isFocus(one)) : [];
		return read(sections.map((_, index) => (own[index]?.length ? own[index] : (rest[index] ?? []))));
	};
	if (seconds === null) return select(Number.POSITIVE_INFINITY);
	let best: { lines: ScriptLine[]; missed: number } | null = null;
	let [least, most] = [
		0,
		sections.flatMap(({ units }) => units).reduce((sum, { span }) => sum + span.end - span.start, 0),
	];
	let characters = Math.min(most, seconds * PACE);
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const lines = select(characters);
		const length = embeddedPartSeconds(lines, hosts);
		const missed = Math.abs(length - seconds);
		if (!best || missed < best.missed) best = { lines, missed };
		if (missed < seconds * CLOSE || most - least < 1) break;
		if (length < seconds) least = characters;
		else most = characters;
		characters = (least + most) / 2;
	}
	return best?.lines ?? [];
}
