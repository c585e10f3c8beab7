import type { Language } from '@nexus/contract';
import type { Speaker } from '@nexus/core/scripts';
import { voicesOfAnswers } from './asked-lines.ts';
import type { ReadSection, Unit } from './unit.ts';

/** Who reads what, where it matters. */
export type Voices = ReadonlyMap<Unit, Speaker>;

/**
 * Who reads what: each who writes, asks or answers has a voice. All else goes in turns.
 * @param isLong the sections are a part of a text that has others
 */
export function voicesOf(sections: readonly ReadSection[], isLong: boolean, language: Language): Voices {
	const units = sections.flatMap((section) => section.units);
	if (sections.some(({ message }) => message)) return voicesOfWriters(sections);
	if (units.some(({ speaker }) => speaker !== undefined)) return voicesOfInterview(units);
	return voicesOfAnswers(sections, isLong, language);
}

/** Whoever asks most, or speaks first, has one voice, whoever answers the other. */
function voicesOfInterview(units: readonly Unit[]): Map<Unit, Speaker> {
	const spoken = units.filter(({ speaker }) => speaker !== undefined);
	const asked = (who?: string) =>
		spoken.filter(({ speaker, pieces }) => speaker === who && pieces.at(-1)?.text.endsWith('?')).length;
	const [asker] = [...new Set(spoken.map(({ speaker }) => speaker))].sort((one, other) => asked(other) - asked(one));
	return new Map(spoken.map((unit) => [unit, unit.speaker === asker ? 'A' : 'B']));
}

/** Each who writes has a voice, which is another one than that of the message above where they first write. */
function voicesOfWriters(sections: readonly ReadSection[]): Map<Unit, Speaker> {
	const voices = new Map<string, Speaker>();
	const spoken = new Map<Unit, Speaker>();
	let last: Speaker = 'B';
	if (new Set(sections.map(({ message }) => message?.from)).size < 2) return spoken;
	for (const { message, units } of sections) {
		const writer = message?.from ?? '';
		const voice: Speaker = voices.get(writer) ?? (last === 'A' ? 'B' : 'A');
		voices.set(writer, voice);
		last = voice;
		for (const unit of units) spoken.set(unit, voice);
	}
	return spoken;
}
