import type { AudioTags } from '@nexus/core/ports';
import NodeID3 from 'node-id3';

/** ISO 639-2 codes, as the TLAN frame has them, for the languages of BCP 47 that hosts speak. */
const LANGUAGES: Record<string, string> = { pt: 'por', en: 'eng', es: 'spa', fr: 'fra', de: 'deu', it: 'ita' };
/** Entries that one table of contents can hold: their count is a byte. */
const MOST_ENTRIES = 255;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/**
 * An ID3v2.3 tag (id3.org, "ID3 tag version 2.3.0") with text in UTF-16, chapters as CHAP and their table of contents as
 * CTOC ("ID3v2 Chapter Frame Addendum"), which players need to show them. Texts are plain: what looks like markup stays
 * text, control characters become spaces.
 */
export function writeTag(tags: AudioTags): Uint8Array {
	const written = NodeID3.create({
		title: plain(tags.title),
		artist: plain(tags.artist),
		album: plain(tags.album),
		language: LANGUAGES[tags.language.split('-')[0]?.toLowerCase() ?? ''] ?? 'und',
		length: String(milliseconds(tags.durationSeconds)),
		...(tags.track && { trackNumber: `${tags.track.number}/${tags.track.total}` }),
		...chapterFrames(tags.chapters),
		...(tags.cover && { image: frontCover(tags.cover) }),
	});
	return new Uint8Array(written);
}

/** An attached picture (APIC) of the kind that players show first. */
const frontCover = (cover: Uint8Array) => ({
	mime: 'image/png',
	type: { id: NodeID3.TagConstants.AttachedPicture.PictureType.FRONT_COVER },
	description: '',
	imageBuffer: Buffer.from(cover),
});

function chapterFrames(chapters: AudioTags['chapters']): Pick<NodeID3.Tags, 'chapter' | 'tableOfContents'> {
	if (chapters.length === 0) return {};
	const chapter = chapters.map(({ title, start, end }, index) => ({
		elementID: `chapter${index + 1}`,
		startTimeMs: milliseconds(start),
		endTimeMs: Math.max(1, milliseconds(end)),
		tags: { title: plain(title) },
	}));
	return { chapter, tableOfContents: tablesOfContents(chapter.map(({ elementID }) => elementID)) };
}

/** One table, or where that is too small a table of tables; the first is marked as the top level. */
function tablesOfContents(elements: string[]): { elementID: string; isOrdered: boolean; elements: string[] }[] {
	if (elements.length <= MOST_ENTRIES) return [{ elementID: 'toc', isOrdered: true, elements }];
	const tables = Array.from({ length: Math.ceil(elements.length / MOST_ENTRIES) }, (_, index) => ({
		elementID: `toc${index + 1}`,
		isOrdered: true,
		elements: elements.slice(index * MOST_ENTRIES, (index + 1) * MOST_ENTRIES),
	}));
	return [{ elementID: 'toc', isOrdered: true, elements: tables.map(({ elementID }) => elementID) }, ...tables];
}

function milliseconds(seconds: number): number {
	return Math.max(0, Math.round(seconds * 1000));
}

function plain(text: string): string {
	return text.replace(CONTROL_CHARACTERS, ' ').trim().toWellFormed();
}
