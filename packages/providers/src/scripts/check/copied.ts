import { spokenWords } from '@nexus/core/scripts';

/** Words in a row that are taken for copied. */
const RUN = 4;

/**
 * How much of lines is copied from a document word for word: the share of their words that stand in such runs, 0 to 1, and
 * the longest run.
 */
export function copiedIn(lines: readonly string[], passages: readonly string[]): { share: number; longest: string } {
	const held = new Set(passages.flatMap((passage) => runsOf(spokenWords(passage))));
	let all = 0;
	let copied = 0;
	let longest: string[] = [];
	for (const line of lines) {
		const words = spokenWords(line);
		all += words.length;
		let end = 0;
		let run: string[] = [];
		for (const [at, key] of runsOf(words).entries()) {
			if (!held.has(key)) continue;
			const from = Math.max(end, at);
			run = from > at ? [...run, ...words.slice(from, at + RUN)] : words.slice(at, at + RUN);
			copied += at + RUN - from;
			end = at + RUN;
			if (run.length > longest.length) longest = run;
		}
	}
	return { share: copied / Math.max(1, all), longest: longest.join(' ') };
}

const runsOf = (words: readonly string[]): string[] =>
	Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) =>
		words
			.slice(at, at + RUN)
			.join(' ')
			.toLowerCase(),
	);
