import type { Script } from '@nexus/contract';

/** Stretches that a document's strip is drawn in. */
const CELLS = 120;

type Line = Pick<Script['lines'][number], 'passages' | 'speaker'>;

export interface Coverage {
	/** The host who tells most of each stretch of the document; null where nobody does. */
	cells: ('A' | 'B' | null)[];
	/** Of the stretches that anybody tells, from 0 to 1. */
	share: number;
	/** Of the stretches that each host tells most of. */
	shares: { A: number; B: number };
}

/** The lines' passages as places in the documents one after the other, which begin there. */
export const oneAfterTheOther = (lines: readonly Line[], begins: ReadonlyMap<string, number>): Line[] =>
	lines.map((line) => ({
		...line,
		passages: line.passages.flatMap((passage) => {
			const begin = begins.get(passage.document_id ?? '');
			return begin === undefined ? [] : [{ ...passage, start: begin + passage.start, end: begin + passage.end }];
		}),
	}));

/** What of a document the lines rest on. @param characters of the document */
export function coverageOf(lines: readonly Line[], characters: number): Coverage {
	const told = Array.from({ length: CELLS }, () => ({ A: 0, B: 0 }));
	const size = Math.max(1, characters) / CELLS;
	for (const { passages, speaker } of lines) {
		for (const { start: from, end: to } of passages) {
			for (let cell = Math.floor(from / size); cell < CELLS && cell * size < to; cell++) {
				const here = told[cell];
				if (here) here[speaker] += Math.min(to, (cell + 1) * size) - Math.max(from, cell * size);
			}
		}
	}
	const cells = told.map(({ A, B }) => (A + B === 0 ? null : A > B ? ('A' as const) : ('B' as const)));
	const shareOf = (speaker: 'A' | 'B') => cells.filter((cell) => cell === speaker).length / CELLS;
	const shares = { A: shareOf('A'), B: shareOf('B') };
	return { cells, share: shares.A + shares.B, shares };
}
