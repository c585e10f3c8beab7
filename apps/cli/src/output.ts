/** The result of a command, for programs and for people. */
export interface CommandOutput {
	json: unknown;
	text: string;
}

/** Rows below their headings, in columns as wide as their longest cell. */
export function table(headings: string[], rows: string[][]): string {
	const lines = [headings, ...rows];
	const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
	return lines
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

export const dateAndTime = (date: Date): string =>
	date.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
