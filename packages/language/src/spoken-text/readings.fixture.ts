import { readFileSync } from 'node:fs';
import type { Language } from '../languages/index.ts';

/** What written text reads as, by topic: [written, spoken]. */
type Readings = Record<string, [written: string, spoken: string][]>;

const TABLES = ['numbers', 'dates-and-units', 'words-and-signs', 'sentences'];

const readTable = (language: Language, table: string): Readings =>
	JSON.parse(readFileSync(new URL(`./fixtures/${language.slice(0, 2)}-${table}.json`, import.meta.url), 'utf8'));

/** The tables of expected readings of a language. */
export const readingsOf = (language: Language): Readings[] => TABLES.map((table) => readTable(language, table));
