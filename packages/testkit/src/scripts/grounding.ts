import type { ScriptLine } from '@nexus/core/scripts';
import { contentStems, fold, namesOf, numbersOf, wordsOf } from './words.ts';

/** Roles that bring facts of the document. */
const FACTS = new Set(['hook', 'explain', 'example', 'recap']);

export interface Grounding {
	/** Share of content words of factual lines that stand in their spans, 0 to 1. */
	words: number;
	/** Figures and names of factual lines that do not. */
	missing: { line: number; what: string }[];
	/** Factual lines of which less than half stands in their spans. */
	loose: number[];
}

/** Compares what lines say with the passages that they rest on. */
export function groundingOf(text: string, lines: readonly ScriptLine[]): Grounding {
	let all = 0;
	let held = 0;
	const missing: Grounding['missing'] = [];
	const loose: number[] = [];
	lines.forEach((line, index) => {
		if (!FACTS.has(line.role)) return;
		const source = line.spans.map((span) => text.slice(span.start, span.end)).join(' ');
		const stems = new Set(contentStems(source));
		const own = contentStems(line.text);
		const kept = own.filter((stem) => stems.has(stem)).length;
		all += own.length;
		held += kept;
		if (own.length >= 8 && kept / own.length < 0.5) loose.push(index);
		const numbers = new Set(numbersOf(source));
		for (const number of numbersOf(line.text)) if (!numbers.has(number)) missing.push({ line: index, what: number });
		const words = new Set(wordsOf(fold(source)));
		for (const name of namesOf(line.text)) if (!words.has(name)) missing.push({ line: index, what: name });
	});
	return { words: all === 0 ? 1 : held / all, missing, loose };
}
