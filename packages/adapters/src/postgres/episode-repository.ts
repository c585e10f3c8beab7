import type { OwnedId } from '@nexus/core/ownership';
import type { EpisodeTransaction } from '@nexus/core/ports';
import type { EpisodeOverview, EpisodeRecord } from '@nexus/core/records';
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Connection, WriteNote } from './connection.ts';
import { searchedTitle } from './episode-filter.ts';
import { episodeColumns as episode, episodeStatements } from './episode-statements.ts';
import { ownedRow } from './owned-row.ts';
import { audioFiles, clips, episodes, jobs, partClips, parts, series } from './schema/index.ts';
import { usesDocument } from './uses-document.ts';

export function episodeRepository(db: Connection, writeNote: WriteNote): EpisodeTransaction {
	const { own, latestJobsOf, audioFilesOf, finishedPartsOf, seriesOf, inSeries, listed } = episodeStatements(db);

	/** In four queries for any number of episodes. @returns puts one of them together with what belongs to it */
	async function overviewsOf(ids: string[]): Promise<(episode: EpisodeRecord) => EpisodeOverview> {
		const [latestJobs, finished, theirSeries] = await Promise.all([
			latestJobsOf({ ids }),
			finishedPartsOf({ ids }),
			seriesOf({ ids }),
		]);
		// Afterwards: of an episode that is finished in between, both the parts and the files are told, not neither.
		const files = await audioFilesOf({ ids });
		const seriesById = new Map(theirSeries.map((one) => [one.id, one]));
		const jobOf = new Map(latestJobs.map((job) => [job.episodeId, job]));
		const filesOf = Map.groupBy(files, ({ episodeId }) => episodeId);
		const partsOf = Map.groupBy(finished, ({ episodeId }) => episodeId);
		return (episode) => ({
			episode,
			series: (episode.seriesId && seriesById.get(episode.seriesId)) ?? null,
			latestJob: jobOf.get(episode.id) ?? null,
			audioFiles: filesOf.get(episode.id) ?? [],
			finishedParts: (partsOf.get(episode.id) ?? []).map(({ number, objectKey, size, durationSeconds }) => ({
				number,
				objectKey: objectKey ?? '',
				size: size ?? 0,
				durationSeconds: durationSeconds ?? 0,
			})),
		});
	}

	/** Locked first, so that of two episodes that are deleted at the same time the later one sees that it was the last. */
	async function deleteEmptySeries(id: OwnedId<'series'>): Promise<void> {
		await db.select({ id: series.id }).from(series).where(eq(series.id, id)).for('update');
		const episode = db.select({ one: sql`1` }).from(episodes).where(eq(episodes.seriesId, id));
		await db.delete(series).where(and(eq(series.id, id), notExists(episode)));
	}

	return {
		async create(values) {
			const [created] = await db.insert(episodes).values(values).returning(episode);
			return created as EpisodeRecord;
		},
		async find(userId, id) {
			const [found] = await own({ id, userId });
			return found ?? null;
		},
		async overview(userId, id) {
			const [[found], overviewOf] = await Promise.all([own({ id, userId }), overviewsOf([id])]);
			return found ? overviewOf(found) : null;
		},
		async list(userId, { limit, offset }, filter) {
			const { page, total: counted } = listed(filter);
			const values = { userId, search: searchedTitle(filter) };
			const [items, [total]] = await Promise.all([page({ ...values, limit, offset }), counted(values)]);
			if (items.length === 0) return { items: [], total: total?.count ?? 0 };
			const overviewOf = await overviewsOf(items.map(({ id }) => id));
			return { items: items.map(overviewOf), total: total?.count ?? 0 };
		},
		async ofSeries(userId, seriesId) {
			const items = await inSeries({ userId, seriesId });
			const overviewOf = await overviewsOf(items.map(({ id }) => id));
			return items.map(overviewOf);
		},
		async countOfDocument(userId, documentId) {
			const made = and(eq(episodes.userId, userId), usesDocument(documentId), eq(episodes.draft, false));
			return await db.$count(episodes, made);
		},
		async setFinished(id, { durationSeconds, thumbnail, audioFiles: files }) {
			await db.delete(audioFiles).where(eq(audioFiles.episodeId, id));
			await db.insert(audioFiles).values(files.map((file) => ({ ...file, episodeId: id })));
			await db
				.update(episodes)
				.set({ durationSeconds, thumbnail, scriptChanged: false, cleanedAt: null, cleanupReason: null })
				.where(eq(episodes.id, id));
		},
		async forgetCleanedAudio(id) {
			const audible = db.select({ one: sql`1` }).from(audioFiles).where(eq(audioFiles.episodeId, id));
			await db
				.update(episodes)
				.set({ durationSeconds: null, scriptChanged: false, cleanedAt: null, cleanupReason: null })
				.where(and(eq(episodes.id, id), notExists(audible)));
		},
		async notePlayed(id) {
			await writeNote(db.update(episodes).set({ lastPlayedAt: sql`now()` }).where(eq(episodes.id, id)));
		},
		async lock(userId, id) {
			const [found] = await db
				.select(episode)
				.from(episodes)
				.where(ownedRow(episodes, userId, id))
				.for('no key update');
			return found ?? null;
		},
		async update(id, { title, approved, scriptChanged }) {
			await db
				.update(episodes)
				.set({
					touchedAt: sql`now()`,
					...(title !== undefined && { title }),
					...(scriptChanged !== undefined && { scriptChanged }),
					...(approved && { draft: false, createdAt: sql`now()` }),
				})
				.where(eq(episodes.id, id));
		},
		async touch(id) {
			await db.update(episodes).set({ touchedAt: sql`now()` }).where(eq(episodes.id, id));
		},
		async staleDrafts(before, limit) {
			const working = db
				.select({ one: sql`1` })
				.from(jobs)
				.where(and(eq(jobs.episodeId, episodes.id), inArray(jobs.status, ['pending', 'processing'])));
			return await db
				.select({ id: episodes.id, userId: episodes.userId })
				.from(episodes)
				.where(and(eq(episodes.draft, true), lt(episodes.touchedAt, before), notExists(working)))
				.orderBy(asc(episodes.touchedAt))
				.limit(limit);
		},
		async isStaleDraft(id, before) {
			const [found] = await db
				.select({ id: episodes.id })
				.from(episodes)
				.where(and(eq(episodes.id, id), eq(episodes.draft, true), lt(episodes.touchedAt, before)));
			return found !== undefined;
		},
		async forgetUnusedClips(userId) {
			const unused = await db
				.delete(clips)
				.where(
					and(
						eq(clips.userId, userId),
						notExists(
							db
								.select({ one: sql`1` })
								.from(partClips)
								.where(and(eq(partClips.userId, clips.userId), eq(partClips.clipKey, clips.key))),
						),
					),
				)
				.returning({ objectKey: clips.objectKey });
			return unused.map(({ objectKey }) => objectKey);
		},
		async delete(id) {
			const used = await db
				.selectDistinct({ userId: partClips.userId, key: partClips.clipKey })
				.from(partClips)
				.innerJoin(parts, eq(parts.id, partClips.partId))
				.where(eq(parts.episodeId, id));
			const [deleted] = await db
				.delete(episodes)
				.where(eq(episodes.id, id))
				.returning({ userId: episodes.userId, seriesId: episodes.seriesId });
			if (deleted?.seriesId) await deleteEmptySeries(deleted.seriesId);
			if (!deleted || used.length === 0) return [];
			const unused = await db
				.delete(clips)
				.where(
					and(
						eq(clips.userId, deleted.userId),
						inArray(
							clips.key,
							used.map(({ key }) => key),
						),
						notExists(
							db
								.select({ one: sql`1` })
								.from(partClips)
								.where(and(eq(partClips.userId, clips.userId), eq(partClips.clipKey, clips.key))),
						),
					),
				)
				.returning({ objectKey: clips.objectKey });
			return unused.map(({ objectKey }) => objectKey);
		},
	};
}
