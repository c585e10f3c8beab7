import { SOURCE_CHARACTERS_MAX } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import { readRange } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import { pagesWithin } from '@nexus/core/imports';
import type { Database, DocumentReader, ObjectStore } from '@nexus/core/ports';
import { documentIdsOf, documentKeys, type EpisodeRecord } from '@nexus/core/records';
import type { Markup } from '@nexus/document-text';

export interface WantedPassage {
	/** One of the episode's documents; by default its first. */
	documentId?: string | undefined;
	from: number;
	to: number;
}

/** A stretch of a document's text. */
export interface SourcePassage {
	documentId: string;
	filename: string;
	/** UTF-16 code units of the whole document. */
	characters: number;
	/** What `text` covers: within the document, and never half of a character. */
	from: number;
	to: number;
	text: string;
	/** Of a document with pages: where each page begins that `text` stands on, the first one's cut to `from`. */
	pages: { from: number; page: number }[];
	/** What of the document's text is not read as it stands, in order; the first and last may reach beyond `text`. */
	markup: Markup[];
}

export interface SourceServices {
	/**
	 * The document's text from `from` up to `to`, in UTF-16 code units; cut to SOURCE_CHARACTERS_MAX and to the document.
	 * @throws NexusError not_found, source_gone
	 */
	passage(actor: Actor, episodeId: string, passage: WantedPassage): Promise<SourcePassage>;
}

/** UTF-8 takes at most this many bytes for a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;
/** Characters before and behind a passage that are looked at for how it is read, where the part of it is longer. */
const CHARACTERS_BEFORE = 8_000;
const CHARACTERS_AFTER = 2_000;

export function createSourceServices({
	database,
	objects,
	reader,
}: {
	database: Pick<Database, 'documents' | 'episodes' | 'imports' | 'production'>;
	objects: ObjectStore;
	reader: Pick<DocumentReader, 'readPlain'>;
}): SourceServices {
	/** @param base where in the document the text begins; there, nothing is cut through */
	async function markupOf(text: string, base: number, { from, to }: { from: number; to: number }): Promise<Markup[]> {
		const earliest = Math.max(0, from - CHARACTERS_BEFORE - base);
		const start = earliest === 0 ? 0 : paragraphEnd(text, earliest, from - base);
		const end = paragraphEnd(text, to - base, text.length);
		const { markup } = await reader.readPlain(text.slice(start, end), base + start === 0);
		return markup
			.map((mark) => ({ ...mark, from: mark.from + base + start, to: mark.to + base + start }))
			.filter((mark) => mark.from < to && mark.to > from);
	}

	return {
		async passage(actor, episodeId, { documentId, from, to }) {
			const episode = await database.episodes.find(actor.userId, episodeId);
			if (!episode) throw new NexusError('not_found');
			const ids = documentIdsOf(episode);
			if (documentId !== undefined && !ids.includes(documentId)) throw new NexusError('not_found');
			const wanted = documentId ?? ids[0];
			const document = wanted && (await database.documents.find(actor.userId, wanted));
			if (!document || document.cleanedAt) throw new NexusError('source_gone');
			const stored = await objects.info(documentKeys(actor.userId, document.id).text);
			if (!stored) throw new NexusError('source_gone');

			const start = Math.min(from, document.characters);
			const end = Math.min(Math.max(start, to), start + SOURCE_CHARACTERS_MAX, document.characters);
			const known = await placeBefore(database, episode, document.id, start);
			const bytes = {
				start: known.bytes,
				end: Math.min(stored.size, known.bytes + (end + CHARACTERS_AFTER - known.units) * BYTES_PER_UNIT) - 1,
			};
			const text = bytes.end < bytes.start ? '' : await readRange(objects, stored.key, bytes);
			const { id, filename, characters } = document;
			const passage = wholeCharacters(text, known.units, start, end);
			const [marks, markup] = await Promise.all([
				database.imports.marksOf(id),
				markupOf(text.slice(0, end + CHARACTERS_AFTER - known.units), known.units, passage),
			]);
			const pages = pagesWithin(marks, passage.from, passage.to);
			return { documentId: id, filename, characters, ...passage, pages, markup };
		},
	};
}

interface Place {
	units: number;
	bytes: number;
}

/** Of the episode's document: the nearest place before `offset` whose bytes are known. */
async function placeBefore(
	{ production }: Pick<Database, 'production'>,
	{ id, documentIds }: EpisodeRecord,
	documentId: string,
	offset: number,
): Promise<Place> {
	const beginning = { units: 0, bytes: 0 };
	if (documentIds === null) return (await production.beginningBefore(id, offset)) ?? beginning;
	const joined = (await production.outline(id))?.documents?.find((document) => document.documentId === documentId);
	if (!joined || offset < joined.from) return beginning;
	const known = await production.beginningBefore(id, offset - joined.from + joined.start);
	if (!known || known.units < joined.start) return { units: joined.from, bytes: joined.byteFrom };
	return {
		units: known.units - joined.start + joined.from,
		bytes: known.bytes - joined.byteStart + joined.byteFrom,
	};
}

/** Where in [from, to) of the text its first paragraph ends; `to` where it does not. */
function paragraphEnd(text: string, from: number, to: number): number {
	const end = text.indexOf('\n\n', from);
	return end === -1 || end > to ? to : end + 2;
}

const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** [from, to) of a text that begins at `base`, wider by the other half of a character that it cuts through. */
function wholeCharacters(
	text: string,
	base: number,
	from: number,
	to: number,
): Pick<SourcePassage, 'from' | 'to' | 'text'> {
	const start = from > base && isLowSurrogate(text, from - base) ? from - 1 : from;
	const end = to > start && isLowSurrogate(text, to - base) ? to + 1 : to;
	return { from: start, to: end, text: text.slice(start - base, end - base) };
}
