import type { ScriptLine } from '@nexus/core/scripts';
import { numbersIn } from '@nexus/providers/scripts';
import type { KeyContent } from '../samples/key-content.ts';
import { fold, wordsOf } from '../scripts/words.ts';

export interface KeyContentCoverage {
	/** Share of the weightiest figures and names that some line says, 0 to 1; and those that none does. */
	recall: number;
	forgotten: string[];
	/** Whether the opening rests on a passage of weight 4 or 5; null where nothing opens it. */
	hook: boolean | null;
	/** Closing lines that rest on none. */
	lightTakeaways: number[];
}

/**
 * Whether what matters most is said, and stands where it is heard first and last.
 * @throws Error for a passage that the document does not have
 */
export function keyContentCoverageOf(
	text: string,
	lines: readonly ScriptLine[],
	{ facts, passages }: KeyContent,
): KeyContentCoverage {
	const said = lines.map((line) => line.text).join('\n');
	const numbers = new Set(numbersIn(said).flatMap(({ values }) => values));
	const words = new Set(wordsOf(fold(said)));
	const forgotten = facts.filter((fact) => {
		// However they are said: "94 mil", "noventa e quatro mil", "150 reais" of "R$ 150,00".
		const figures = /\d/.test(fact) ? numbersIn(fact) : [];
		return figures.length > 0
			? !figures.every(({ values }) => values.some((value) => numbers.has(value)))
			: !wordsOf(fold(fact)).every((word) => words.has(word));
	});
	const heavy = passages.map((beginning) => paragraphAt(text, beginning));
	const rests = ({ spans }: ScriptLine) => spans.some((a) => heavy.some((b) => a.start < b.end && b.start < a.end));
	const hook = lines.find(({ role, spans }) => role === 'hook' && spans.length > 0);
	const closing = [...lines.entries()].filter(([, { role, spans }]) => role === 'recap' && spans.length > 0);
	return {
		recall: 1 - forgotten.length / Math.max(1, facts.length),
		forgotten,
		hook: hook ? rests(hook) : null,
		lightTakeaways: closing.filter(([, line]) => !rests(line)).map(([at]) => at),
	};
}

function paragraphAt(text: string, beginning: string): { start: number; end: number } {
	const start = text.indexOf(beginning);
	if (start < 0) throw new Error(`The document has no "${beginning}"`);
	const end = text.indexOf('\n\n', start);
	return { start, end: end < 0 ? text.length : end };
}
