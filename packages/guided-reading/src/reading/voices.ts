import type { Language } from '@nexus/contract';
import type { Speaker } from '@nexus/core/scripts';
import { languagePack } from '../language/index.ts';
import { voicesOfAnswers } from './asked-lines.ts';
import type { ReadSection, Unit } from './unit.ts';

/** Share of a text's words that is direct speech, from which each who speaks has a voice. */
const SPOKEN = 0.35;
/** Words told between two who speak, behind which somebody else may be speaking. */
const PAUSE = 45;

/** Who reads what, where it matters. */
export interface Voices {
	of: ReadonlyMap<Unit, Speaker>;
	/** One host answers all that the other asks, however long an answer is. */
	areKept: boolean;
}

/**
 * Who reads what: each who writes, asks, answers or speaks has a voice, whoever tells a story one. All else goes in turns.
 */
export function voicesOf(sections: readonly ReadSection[]): Voices {
	const units = sections.flatMap((section) => section.units);
	if (sections.some(({ message }) => message)) return { of: voicesOfWriters(sections), areKept: false };
	if (units.some(({ speaker }) => speaker !== undefined)) return { of: voicesOfInterview(units), areKept: true };
	const words = (own: readonly Unit[]) => own.reduce((sum, unit) => sum + unit.words, 0);
	const spoken = units.filter(({ form }) => form === 'dialogue');
	if (words(spoken) > words(units) * SPOKEN) return { of: voicesOfStory(units), areKept: false };
	return { of: voicesOfAnswers(sections), areKept: true };
}

/** Times that somebody says "I" who tells the text. */
const TOLD = 3;

/** Whether somebody tells the text as their own, beside what others are quoted with. */
export function isTold(units: readonly Unit[], language: Language): boolean {
	const { mine } = languagePack(language).words;
	const pieces = units.filter(({ form }) => form === 'paragraph').flatMap((unit) => unit.pieces);
	const own = pieces.filter(({ text }) => mine.test(text.replace(/["“][^"”]*["”]/g, '')));
	return own.length >= TOLD && !units.some(({ form, asks }) => form === 'dialogue' || asks);
}

/** Whoever speaks first has one voice, whoever answers the other. */
function voicesOfInterview(units: readonly Unit[]): Map<Unit, Speaker> {
	const first = units.find(({ speaker }) => speaker !== undefined)?.speaker;
	return new Map(
		units.flatMap((unit) => (unit.speaker === undefined ? [] : [[unit, unit.speaker === first ? 'A' : 'B'] as const])),
	);
}

/** The first who writes has one voice, whoever answers the other. */
function voicesOfWriters(sections: readonly ReadSection[]): Map<Unit, Speaker> {
	const [first] = sections.flatMap(({ message }) => message?.from ?? []);
	return new Map(
		sections.flatMap(({ units, message }) => {
			const speaker: Speaker = message === undefined || message.from === first ? 'A' : 'B';
			return units.map((unit): [Unit, Speaker] => [unit, speaker]);
		}),
	);
}

/** Two who speak take turns; what is told has the voice of the one who tells. */
function voicesOfStory(units: readonly Unit[]): Map<Unit, Speaker> {
	const voices = new Map<Unit, Speaker>();
	let [last, told]: [Speaker, number] = ['A', 0];
	for (const unit of units) {
		if (unit.form === 'dialogue') {
			last = told > PAUSE || unit.opensScene || last === 'A' ? 'B' : 'A';
			told = 0;
			voices.set(unit, last);
		} else {
			told += unit.words;
			voices.set(unit, 'A');
		}
	}
	return voices;
}
