import type { AcronymReading } from './vocabulary.ts';

/** Acronyms with a known reading: lists of those read as words and letter by letter, and those said otherwise. */
export function acronymTable(
	words: string,
	letters: string,
	others: Readonly<Record<string, string>>,
): Map<string, AcronymReading> {
	const table = new Map<string, AcronymReading>();
	for (const acronym of words.trim().split(/\s+/)) table.set(acronym, { as: 'word' });
	for (const acronym of letters.trim().split(/\s+/)) table.set(acronym, { as: 'letters' });
	for (const [acronym, say] of Object.entries(others)) table.set(acronym, { as: 'words', say });
	return table;
}
