import type { EpisodePlan } from '@nexus/core/planning';
import type { ScriptLine } from '@nexus/core/scripts';
import { detectLanguage } from '@nexus/language/detection';
import { FACTS, groundingOf } from './grounding.ts';
import { sectionsWithText } from './sections.ts';
import { fold, soundKey, wordsOf } from './words.ts';

export interface ScriptFigures {
	sections: number;
	/** Share of the sections with text that at least one line rests on, 0 to 1. */
	coverage: number;
	/** Share of the content words of factual lines that stand in their spans, 0 to 1. */
	groundedness: number;
	turns: number;
	meanWords: number;
	longestWords: number;
	/** Share of all words that host A says, 0 to 1. */
	shareOfA: number;
	questionsPerMinute: number;
	/** At about 900 characters a minute. */
	minutes: number;
	/** Turns that begin with the same two words as the one before. */
	sameOpenings: number;
}

export interface ScriptReport {
	/** What is wrong, in words; empty for a sound script. */
	problems: string[];
	figures: ScriptFigures;
}

const MOST_WORDS = 80;
const LONGEST_RUN = 3;
const CHARACTERS_A_MINUTE = 900;
/** Of factual lines; frames such as "O texto cita" are the rest: most of them where each article of a law has its own. */
const LEAST_GROUNDED = 0.82;
const LEAKS: [string, RegExp][] = [
	['Markdown', /\*\*|__|`|^#{1,6}\s|^\s*[-*+]\s|\]\(|\[\^|!\[|~~/m],
	['table', /\|/],
	['address', /https?:|www\.|\S@\S+\.\w/i],
	['line break', /[\r\n\t]/],
	['HTML', /<\/?[a-z][^>]*>|&[a-z]+;/i],
];

/** Checks a whole episode's script against its document; used on every writer. */
export function checkScript(text: string, lines: readonly ScriptLine[], plan: EpisodePlan): ScriptReport {
	const problems: string[] = [];
	const grounding = groundingOf(text, lines);
	for (const { line, what } of grounding.missing) problems.push(`line ${line}: "${what}" is not in its passages`);
	for (const line of grounding.loose)
		problems.push(`line ${line}: hardly any of it is in its passages: ${lines[line]?.text}`);
	if (grounding.words < LEAST_GROUNDED) problems.push(`groundedness is ${grounding.words.toFixed(2)}`);
	checkSpans(text, lines, problems);
	checkTexts(lines, problems);
	checkRuns(lines, problems);
	checkLanguage(lines, problems);
	if (plan.parts.length !== plan.outline.totalParts) problems.push('the outline counts other parts than there are');
	const sections = sectionsWithText(text);
	const bare = sections.filter(
		({ body }) => !lines.some((line) => line.spans.some((span) => span.start < body.end && body.start < span.end)),
	);
	for (const section of bare)
		problems.push(`no line rests on section "${section.heading ?? ''}" at ${section.body.start}`);
	const coverage = sections.length === 0 ? 1 : 1 - bare.length / sections.length;
	return {
		problems,
		figures: { ...figuresOf(lines), sections: sections.length, coverage, groundedness: grounding.words },
	};
}

function checkSpans(text: string, lines: readonly ScriptLine[], problems: string[]): void {
	lines.forEach((line, index) => {
		if (line.spans.length === 0 && FACTS.has(line.role)) problems.push(`line ${index} rests on nothing`);
		for (const { start, end } of line.spans) {
			if (!(start >= 0 && start < end && end <= text.length))
				problems.push(`line ${index}: no passage at ${start} to ${end}`);
		}
	});
}

function checkTexts(lines: readonly ScriptLine[], problems: string[]): void {
	const said = new Map<string, number>();
	lines.forEach((line, index) => {
		const key = soundKey(line.text);
		const first = said.get(key);
		if (first !== undefined) problems.push(`line ${index} repeats line ${first}: ${line.text}`);
		said.set(key, index);
		const count = wordsOf(line.text).length;
		if (count === 0) problems.push(`line ${index} has no words`);
		if (count > MOST_WORDS) problems.push(`line ${index} has ${count} words`);
		for (const [name, pattern] of LEAKS)
			if (pattern.test(line.text)) problems.push(`line ${index} leaks ${name}: ${line.text}`);
		if (!/[.!?…:]["”»’)]*$/.test(line.text)) problems.push(`line ${index} breaks off: ${line.text}`);
	});
}

function checkRuns(lines: readonly ScriptLine[], problems: string[]): void {
	let run = 0;
	lines.forEach((line, index) => {
		run = line.speaker === lines[index - 1]?.speaker ? run + 1 : 1;
		if (run === LONGEST_RUN + 1)
			problems.push(`host ${line.speaker} speaks more than ${LONGEST_RUN} lines in a row at ${index}`);
	});
	for (const speaker of ['A', 'B'] as const) {
		const share = lines.filter((line) => line.speaker === speaker).length / Math.max(1, lines.length);
		if (share < 0.25) problems.push(`host ${speaker} has ${Math.round(share * 100)} % of the lines`);
	}
}

function checkLanguage(lines: readonly ScriptLine[], problems: string[]): void {
	for (const language of new Set(lines.map((line) => line.language))) {
		const own = lines.filter((line) => line.language === language);
		const found = detectLanguage(own.map((line) => line.text).join('\n'));
		if (found !== null && found.slice(0, 2) !== language.slice(0, 2))
			problems.push(`${language} lines are in ${found}`);
	}
}

function figuresOf(lines: readonly ScriptLine[]): Omit<ScriptFigures, 'sections' | 'coverage' | 'groundedness'> {
	const counts = lines.map((line) => wordsOf(line.text).length);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const ofA = lines.reduce((sum, line, index) => sum + (line.speaker === 'A' ? (counts[index] ?? 0) : 0), 0);
	const minutes = lines.reduce((sum, line) => sum + line.text.length, 0) / CHARACTERS_A_MINUTE;
	const questions = lines.filter((line) => /\?["”]?$/.test(line.text)).length;
	const opening = (line: ScriptLine | undefined) =>
		wordsOf(fold(line?.text ?? ''))
			.slice(0, 2)
			.join(' ');
	return {
		turns: lines.length,
		meanWords: total / Math.max(1, lines.length),
		longestWords: Math.max(0, ...counts),
		shareOfA: ofA / Math.max(1, total),
		questionsPerMinute: questions / Math.max(0.01, minutes),
		minutes,
		sameOpenings: lines.filter((line, index) => index > 0 && opening(line) === opening(lines[index - 1])).length,
	};
}
