import type { LineRole, ScriptLine } from '@nexus/core/scripts';
import { contentStems, fold, namesOf, numbersOf, wordsOf } from './words.ts';

/** Roles that bring facts of the document. */
export const FACTS: ReadonlySet<LineRole> = new Set<LineRole>(['hook', 'explain', 'example', 'recap']);
/** Roles that may name what the document names, but no more. */
const TALK = new Set<LineRole>(['question', 'reaction', 'bridge']);

export interface Grounding {
	/** Share of content words of factual lines that stand in their spans, 0 to 1. */
	words: number;
	/** Figures and names of factual lines that do not. */
	missing: { line: number; what: string }[];
	/** Factual lines of which less than half stands in their spans. */
	loose: number[];
	/** Figures and names of factual lines, questions, reactions and bridges, and those that do not stand in their spans. */
	facts: { all: number; missing: { line: number; what: string }[] };
}

/** Compares what lines say with the passages that they rest on. @param called names that hosts call each other by */
export function groundingOf(text: string, lines: readonly ScriptLine[], called: readonly string[] = []): Grounding {
	let all = 0;
	let held = 0;
	const hosts = new Set(called.flatMap((name) => wordsOf(fold(name))));
	const found: Grounding = { words: 1, missing: [], loose: [], facts: { all: 0, missing: [] } };
	lines.forEach((line, index) => {
		const isFact = FACTS.has(line.role);
		if (!isFact && !TALK.has(line.role)) return;
		const source = line.spans.map((span) => text.slice(span.start, span.end)).join(' ');
		const numbers = numbersOf(line.text);
		const names = namesOf(line.text).filter((name) => isFact || !hosts.has(name));
		const known = { numbers: new Set(numbersOf(source)), words: new Set(wordsOf(fold(source))) };
		const missing = [
			...numbers.filter((number) => !known.numbers.has(number)),
			...names.filter((name) => !known.words.has(name)),
		].map((what) => ({ line: index, what }));
		found.facts.all += numbers.length + names.length;
		found.facts.missing.push(...missing);
		if (!isFact) return;
		found.missing.push(...missing);
		const stems = new Set(contentStems(source));
		const own = contentStems(line.text);
		const kept = own.filter((stem) => stems.has(stem)).length;
		all += own.length;
		held += kept;
		if (own.length >= 8 && kept / own.length < 0.5) found.loose.push(index);
	});
	return { ...found, words: all === 0 ? 1 : held / all };
}
