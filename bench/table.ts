/** One line of the result. */
export interface Figure {
	/** The part of the bench, a to j. */
	part: string;
	what: string;
	measured: string;
	/** Null for what is only told. */
	goal: { text: string; met: boolean } | null;
	/** Share of the processors that other programs used meanwhile, 0 to 1; null where nothing was timed. */
	others: number | null;
}

const HEADINGS = ['', 'what', 'measured', 'goal', '', 'others'];

/** The figures as a Markdown table with aligned columns. */
export function formatTable(figures: readonly Figure[]): string {
	const rows = figures.map(({ part, what, measured, goal, others }) => [
		part,
		what,
		measured,
		goal?.text ?? '',
		goal === null ? '' : goal.met ? 'met' : 'MISSED',
		others === null ? '' : `${Math.round(others * 100)} %`,
	]);
	const widths = HEADINGS.map((heading, column) =>
		Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
	const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
	return [line(HEADINGS), rule, ...rows.map(line)].join('\n');
}

export function atMost(limit: number, measured: number, unit = ''): Figure['goal'] {
	return { text: `<= ${limit}${unit && ` ${unit}`}`, met: measured <= limit };
}

export function atLeast(limit: number, measured: number): Figure['goal'] {
	return { text: `>= ${limit}`, met: measured >= limit };
}

export function under(limit: number, measured: number, unit: string): Figure['goal'] {
	return { text: `< ${limit} ${unit}`, met: measured < limit };
}
