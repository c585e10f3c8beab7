import { readFileSync } from 'node:fs';
import type { Language, PresetId } from '@nexus/contract';
import { bookText } from './book/book-text.ts';

export { type BookOptions, bookText } from './book/book-text.ts';

/** A document of our own that the whole product is tried on. */
export interface Sample {
	id: string;
	filename: string;
	language: Language;
	preset: PresetId;
	/** The document's text. */
	load(): string;
}

const BOOK_BYTES = 200 * 1024;
const BOOK_SEED = 1784;

function file(filename: string): Pick<Sample, 'filename' | 'load'> {
	return { filename, load: () => readFileSync(new URL(filename, import.meta.url), 'utf8') };
}

/** Five documents, from one paragraph to a book of 200 KB. */
export const SAMPLES: readonly Sample[] = [
	{ id: 'short-pt', ...file('short-pt.txt'), language: 'pt-BR', preset: 'entertainment_duo' },
	{ id: 'long-pt', ...file('long-pt.md'), language: 'pt-BR', preset: 'analytical_duo' },
	{ id: 'article-en', ...file('article-en.md'), language: 'en-US', preset: 'educational_duo' },
	{
		id: 'book-pt',
		filename: 'book-pt.txt',
		language: 'pt-BR',
		preset: 'portuguese_duo',
		load: () => bookText(BOOK_BYTES, BOOK_SEED),
	},
	{ id: 'paragraph-pt', ...file('paragraph-pt.txt'), language: 'pt-BR', preset: 'debate_duo' },
];

/** A sample with its text. @throws when there is none of that name */
export function sample(id: string): Sample & { content: string } {
	const found = SAMPLES.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`no sample "${id}"`);
	return { ...found, content: found.load() };
}
