import type { PronunciationEntry, SavePronunciationsBody } from '@nexus/contract';
import { LANGUAGES } from '@nexus/contract/languages';
import { problemOf } from './words.ts';

type NewEntry = SavePronunciationsBody['entries'][number];

const COLUMNS = ['idioma', 'palavra', 'pronuncia', 'caixa'] as const;
const YES = 'sim';

/** The dictionary as CSV (RFC 4180), a heading first. */
export function toCsv(entries: readonly PronunciationEntry[]): string {
	const rows = entries.map((entry) => [entry.language, entry.word, entry.said, entry.match_case ? YES : 'nao']);
	return [COLUMNS, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Entries of a CSV file, and the numbers of the lines that are none. */
export function fromCsv(text: string): { entries: NewEntry[]; wrong: number[] } {
	const entries: NewEntry[] = [];
	const wrong: number[] = [];
	for (const [index, row] of rowsOf(text.replace(/^\uFEFF/, '')).entries()) {
		const [language = '', word = '', said = '', matchCase = ''] = row.map((value) => value.trim());
		if (row.every((value) => value.trim() === '') || (index === 0 && language.toLowerCase() === COLUMNS[0])) continue;
		const known = LANGUAGES.find((one) => one.toLowerCase() === language.toLowerCase());
		const { word: badWord, said: badSaid } = problemOf({ word, said });
		if (!known || badWord || badSaid) wrong.push(index + 1);
		else entries.push({ language: known, word, said, match_case: matchCase.toLowerCase() === YES });
	}
	return { entries, wrong };
}

/** Rows of values. Separated by commas, or by semicolons as spreadsheets in Portuguese write them. */
function rowsOf(text: string): string[][] {
	const [heading = ''] = text.split('\n', 1);
	const separator = heading.includes(';') && !heading.includes(',') ? ';' : ',';
	const rows: string[][] = [[]];
	let value = '';
	let isQuoted = false;
	const end = () => {
		rows.at(-1)?.push(value);
		value = '';
	};
	for (let at = 0; at < text.length; at++) {
		const character = text.charAt(at);
		if (isQuoted) {
			if (character !== '"') value += character;
			else if (text.charAt(at + 1) === '"') {
				value += '"';
				at++;
			} else isQuoted = false;
		} else if (character === '"' && value === '') isQuoted = true;
		else if (character === separator) end();
		else if (character === '\n') {
			end();
			rows.push([]);
		} else if (character !== '\r') value += character;
	}
	end();
	return rows;
}
