import type { Upload } from '@nexus/contract';
import { PART_CHARACTERS } from '@nexus/contract/limits';

const NAMED = 3;

/** The names of several documents, as one. */
export function nameOfSeveral(documents: readonly Pick<Upload, 'filename'>[]): string {
	const names = documents.map(({ filename }) => filename.replace(/\.[^.]*$/, ''));
	const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
	const more = names.length - shown.length;
	return new Intl.ListFormat('pt-BR').format(more === 0 ? shown : [...shown, `mais ${more}`]);
}

/** Bytes of the text of all, about: of a PDF the file's size tells nothing, and its characters that it is no less. */
export const totalBytes = (documents: readonly Pick<Upload, 'filename' | 'size' | 'characters'>[]): number =>
	sum(documents.map(({ filename, size, characters }) => (/\.(md|txt)$/i.test(filename) ? size : characters)));

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Combines several documents into one that stands for all of them, as the source of one episode. */
export function asOneDocument(documents: readonly [Upload, ...Upload[]]): Upload {
	const languages = new Set(documents.map(({ detected_language }) => detected_language));
	const characters = sum(documents.map(({ characters }) => characters));
	return {
		...documents[0],
		filename: nameOfSeveral(documents),
		size: sum(documents.map(({ size }) => size)),
		characters,
		// Until the estimate tells: a part may hold several documents.
		estimated_parts: Math.ceil(characters / PART_CHARACTERS),
		detected_language: languages.size === 1 ? documents[0].detected_language : null,
	};
}

/** Moves one of the items by one place; unchanged where it is at that end already. */
export function moveItem<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
	const result = [...items];
	const item = result[index];
	const other = result[index + by];
	if (item === undefined || other === undefined) return result;
	result[index] = other;
	result[index + by] = item;
	return result;
}
