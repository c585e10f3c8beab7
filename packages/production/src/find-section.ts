import { PART_CHARACTERS } from '@nexus/contract';
import { documentsOf, readStretch, readTexts } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import type { EpisodeOutline, FoundSection, Planner } from '@nexus/core/planning';
import type { ChosenEngine, Database, ObjectStore, SectionRequest, SectionTelling } from '@nexus/core/ports';
import type { EpisodeRecord, LineRecord, PlannedPart } from '@nexus/core/records';
import { addedWords, modelProfile, partOfPlace, placeOfSection, spansAmong } from '@nexus/core/scripts';

/** Characters of a section that is read out at most. */
const READ_OUT = 3 * PART_CHARACTERS;
/** Lines before the place of a section that its writer hears. */
const HEARD_BEFORE = 4;

/** What an episode says of the sections of its document; none where nothing is known of them. */
export const tellingsOf = (outline: EpisodeOutline | null): SectionTelling[] =>
	outline?.script?.sections ?? outline?.sections ?? [];

export interface SectionPlace {
	found: FoundSection;
	part: PlannedPart;
	/** Before which of the part's lines the new ones come, from 0. */
	position: number;
	/** Chapter behind which they come; null for none. */
	behind: string | null;
	request: Omit<SectionRequest, 'signal'>;
}

export interface SectionWish {
	/** Its place in the document's map, from 0. */
	section: number;
	/** Who writes it. */
	script: ChosenEngine;
	/** The part that it is to be in; by default that of its place. */
	within?: string | undefined;
}

/**
 * A section of an episode's document, with where its lines come in the script and all that they are written from.
 * @param lines of the whole script, in order
 * @throws NexusError document_missing, section_not_offered where the document has no such section (any more)
 */
export async function findSection(
	{ database, objects, planner }: FindingDependencies,
	{ episode, outline, lines }: { episode: EpisodeRecord; outline: EpisodeOutline; lines: readonly LineRecord[] },
	{ section, script, within }: SectionWish,
	signal?: AbortSignal,
): Promise<SectionPlace> {
	const telling = tellingsOf(outline).find((one) => one.section === section);
	const { documents } = outline;
	const text = await textOf({ database, objects }, episode, outline);
	const profile = modelProfile(script);
	const most = script.engine === 'embedded' ? READ_OUT : profile.passageCharacters;
	const found = await planner.section({ text, documents, section, most }, signal);
	if (!found || !telling || found.section.heading !== telling.heading) throw new NexusError('section_not_offered');
	const placed = lines.map((line) => ({
		...line,
		spans: documents ? spansAmong(documents, line.passages) : line.passages.map(({ start, end }) => ({ start, end })),
	}));
	const offset =
		within === undefined
			? 0
			: Math.max(
					0,
					placed.findIndex(({ partId }) => partId === within),
				);
	const candidates = within === undefined ? placed : placed.filter(({ partId }) => partId === within);
	const place = offset + placeOfSection(candidates, found.section);
	const partId = partOfPlace(placed, place);
	const part = partId === undefined ? null : await database.production.part(partId);
	if (!part) throw new NexusError('script_missing');
	const before = placed.slice(0, place);
	return {
		found,
		part,
		position: before.filter(({ partId }) => partId === part.id).length,
		behind: before.findLast(({ chapter }) => chapter !== null)?.chapter ?? null,
		request: {
			outline,
			part: part.outline,
			text: found.text,
			section: found.section,
			told: placed
				.flatMap(({ spans }) => spans)
				.filter((span) => span.start < found.section.end && found.section.start < span.end),
			before: before.slice(-HEARD_BEFORE).map(({ speaker, text: said }) => ({ speaker, text: said })),
			beatsBefore: before.filter(({ chapter }) => chapter !== null).length,
			words: addedWords(found.words, profile.partWords),
			language: episode.language,
			presetId: episode.presetId,
			hosts: { A: episode.hostA, B: episode.hostB },
			customStyle: episode.customStyle,
			options: episode.scriptOptions ?? undefined,
			seed: episode.seed,
		},
	};
}

export interface FindingDependencies {
	database: Pick<Database, 'documents' | 'production'>;
	objects: ObjectStore;
	planner: Pick<Planner, 'section'>;
}

/** The text that the episode was planned from: of several documents, as they were joined then. */
async function textOf(
	{ database, objects }: Omit<FindingDependencies, 'planner'>,
	episode: EpisodeRecord,
	{ documents }: EpisodeOutline,
): Promise<string> {
	const all = await documentsOf(database, episode);
	if (!documents) return (await readTexts(objects, all)).text;
	const byteEnd = documents.at(-1)?.byteEnd ?? 0;
	return await readStretch(objects, episode.userId, documents, { byteStart: 0, byteEnd });
}
