import type { Speaker } from '@nexus/core/scripts';
import { voicesOfAnswers } from './asked-lines.ts';
import type { ReadSection, Unit } from './unit.ts';

/** Who reads what, where it matters. */
export type Voices = ReadonlyMap<Unit, Speaker>;

/**
 * Who reads what: each who writes, asks or answers has a voice. All else goes in turns.
 * @param isLong the sections are a part of a text that has others
 */
export function voicesOf(sections: readonly ReadSection[], isLong: boolean): Voices {
	const units = sections.flatMap((section) => section.units);
	if (sections.some(({ message }) => message)) return voicesOfWriters(sections);
	if (units.some(({ speaker }) => speaker !== undefined)) return voicesOfInterview(units);
	return voicesOfAnswers(sections, isLong);
}

/** Whoever speaks first has one voice, whoever answers the other. */
function voicesOfInterview(units: readonly Unit[]): Map<Unit, Speaker> {
	const spoken = units.filter(({ speaker }) => speaker !== undefined);
	return new Map(spoken.map((unit) => [unit, unit.speaker === spoken[0]?.speaker ? 'A' : 'B']));
}

/** The first who writes has one voice, whoever answers the other. */
function voicesOfWriters(sections: readonly ReadSection[]): Map<Unit, Speaker> {
	const first = sections.find(({ message }) => message)?.message?.from;
	const voiceOf = ({ message }: ReadSection): Speaker => (message?.from === first ? 'A' : 'B');
	return new Map(sections.flatMap((section) => section.units.map((unit) => [unit, voiceOf(section)])));
}
