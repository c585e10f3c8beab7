import { readFileSync } from 'node:fs';
import type { Language, PresetId } from '@nexus/contract';
import { bookText } from './book/book-text.ts';

export { type BookOptions, bookText } from './book/book-text.ts';
export { inParts, stretchesOf } from './in-parts.ts';
export { KEY_CONTENT, type KeyContent } from './key-content.ts';
export { MARKET } from './market.ts';

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

/** Four more, of kinds that scripts are easily spoiled by: numbered articles of a decree, commands, dialogue, figures. */
const OTHER_KINDS: readonly Sample[] = [
	{ id: 'bylaw-pt', ...file('bylaw-pt.md'), language: 'pt-BR', preset: 'debate_duo' },
	{ id: 'how-to-en', ...file('how-to-en.md'), language: 'en-US', preset: 'entertainment_duo' },
	{ id: 'story-pt', ...file('story-pt.txt'), language: 'pt-BR', preset: 'portuguese_duo' },
	{ id: 'report-en', ...file('report-en.txt'), language: 'en-US', preset: 'analytical_duo' },
];

/** What scripts are judged by. */
export const ALL_SAMPLES: readonly Sample[] = [...SAMPLES, ...OTHER_KINDS];

/** A sample with its text. @throws when there is none of that name */
export function sample(id: string): Sample & { content: string } {
	const found = ALL_SAMPLES.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`no sample "${id}"`);
	return { ...found, content: found.load() };
}
