import type { Pattern } from './collect.ts';
import type { Verdict } from './verdicts.ts';

/** Inputs of a folder or file that are bounded before its patterns see them. */
export interface Bound {
	/** Start of the file's path. The longest that fits a file counts. */
	files: string;
	/** UTF-16 code units. */
	characters: number;
	/** What bounds them, and where. */
	by: string;
}

/** Most steps that a pattern may take on one input, by the degree of its time: tenths of a second. */
const MOST_STEPS = 1e8;

/** What is wrong with a pattern; null when it is proved linear, or its input is bounded enough for its degree. */
export function complaintAbout({ file, source, flags }: Pattern, verdict: Verdict, bounds: Bound[]): string | null {
	if (verdict === 1) return null;
	const bound = bounds
		.filter(({ files }) => file.startsWith(files))
		.sort((one, other) => other.files.length - one.files.length)[0];
	const shown = `${file}: /${source.slice(0, 100)}/${flags}`;
	if (!bound) return `${shown} is not proved linear, and no bound of its input is stated`;
	if (verdict === 'unproved') return null;
	const steps = verdict === 'exponential' ? 2 ** bound.characters : bound.characters ** verdict;
	if (steps <= MOST_STEPS) return null;
	return `${shown} may take ${steps.toExponential(0)} steps (${verdict}) for ${bound.characters} characters: ${bound.by}`;
}
