import type { Speaker } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import type { ReadSection, Unit } from './unit.ts';

/** Questions in lines of their own that make a text one of questions and answers. */
const LEAST_ASKED = 2;
/** A heading of a part of a text rather than a question of an interview. */
const PART = /^#{1,2}\s/;

/**
 * The voices of questions that stand in lines of their own, or as small headings, and of what answers them up to the next
 * one; nobody's where a text has hardly any.
 */
export function voicesOfAnswers(sections: readonly ReadSection[], text: string, start: number): Map<Unit, Speaker> {
	const voices = new Map<Unit, Speaker>();
	let asked = 0;
	for (const { heading, units } of sections) {
		const isHeading = heading?.text.endsWith('?') && !PART.test(text.slice(heading.start - start));
		let isAnswer = isHeading === true;
		let end = 0;
		if (isHeading) asked++;
		units.forEach((unit, at) => {
			const line = askedLine(unit, units[at - 1], text, start);
			if (line) {
				asked++;
				end = line.end;
				isAnswer = true;
			}
			if (isAnswer) voices.set(unit, unit.span.start < end ? 'B' : 'A');
		});
	}
	return asked < LEAST_ASKED ? new Map() : voices;
}

/** Bold letters that a line begins with. */
const BOLD = /^[ \t]*(?:\*\*|__)((?:(?!\*\*|__).)+)(?:\*\*|__)/;

/** The first line of a paragraph, which asks; or its bold letters. Null of a line that tells something, or that somebody in a story says. */
function askedLine(unit: Unit, before: Unit | undefined, text: string, start: number): Span | null {
	if (unit.form !== 'sentence' || before?.block === unit.block) return null;
	const from = unit.span.start - start;
	const begins = text.lastIndexOf('\n', from - 1) + 1;
	const line = /^[^\n]*/.exec(text.slice(begins))?.[0] ?? '';
	const bold = BOLD.exec(line);
	const asked = bold?.[0] ?? line;
	const asks = /\?["”*_\s]*$/.test(asked) || (bold !== null && unit.asks);
	const isSpeech = /^[\s*_]*["“‘'«—–]/.test(asked);
	return asks && !isSpeech && /^[ \t*_]*$/.test(text.slice(begins, from))
		? { start: begins + start, end: begins + start + asked.length }
		: null;
}
