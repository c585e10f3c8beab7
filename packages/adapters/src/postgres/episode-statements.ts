import type { EpisodeFilter } from '@nexus/core/records';
import { and, asc, type Column, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { episodeCondition, episodeOrder } from './episode-filter.ts';
import { prepared } from './prepared.ts';
import { audioFiles, episodes, jobs, parts, series } from './schema/index.ts';
import { seriesOverviews } from './series-overviews.ts';

/** What an `EpisodeRecord` is made of. */
export const episodeColumns = {
	id: episodes.id,
	userId: episodes.userId,
	documentId: episodes.documentId,
	documentIds: episodes.documentIds,
	seriesId: episodes.seriesId,
	seriesPosition: episodes.seriesPosition,
	title: episodes.title,
	language: episodes.language,
	presetId: episodes.presetId,
	hostA: episodes.hostA,
	hostB: episodes.hostB,
	customStyle: episodes.customStyle,
	scriptOptions: episodes.scriptOptions,
	themeSound: episodes.themeSound,
	seed: episodes.seed,
	estimatedSeconds: episodes.estimatedSeconds,
	forecast: episodes.forecast,
	durationSeconds: episodes.durationSeconds,
	thumbnail: episodes.thumbnail,
	draft: episodes.draft,
	scriptChanged: episodes.scriptChanged,
	lastPlayedAt: episodes.lastPlayedAt,
	cleanedAt: episodes.cleanedAt,
	cleanupReason: episodes.cleanupReason,
	createdAt: episodes.createdAt,
};

/** What a `JobOverview` is made of. */
const jobOverview = {
	id: jobs.id,
	episodeId: jobs.episodeId,
	status: jobs.status,
	progress: jobs.progress,
	currentStep: jobs.currentStep,
	totalParts: jobs.totalParts,
	generatedParts: jobs.generatedParts,
	estimate: jobs.estimate,
	waits: jobs.waits,
};

const counted = sql<number>`count(*)::int`;

/** Whether the column is one of the ids that a statement is given. */
const amongIds = (column: Column) => sql`${column} = any(${sql.placeholder('ids')})`;

/** The statements that tell of episodes, which every screen that lists or shows one makes. */
export function episodeStatements(db: Connection) {
	const own = prepared('episode_own', () =>
		db
			.select(episodeColumns)
			.from(episodes)
			.where(and(eq(episodes.id, sql.placeholder('id')), eq(episodes.userId, sql.placeholder('userId')))),
	);
	const latestJobsOf = prepared('episode_latest_jobs', () =>
		db
			.selectDistinctOn([jobs.episodeId], jobOverview)
			.from(jobs)
			.where(
				and(amongIds(jobs.episodeId), or(eq(jobs.kind, 'episode'), inArray(jobs.status, ['pending', 'processing']))),
			)
			.orderBy(jobs.episodeId, desc(jobs.createdAt)),
	);
	const audioFilesOf = prepared('episode_audio_files', () =>
		db.select().from(audioFiles).where(amongIds(audioFiles.episodeId)).orderBy(asc(audioFiles.index)),
	);
	const finishedPartsOf = prepared('episode_finished_parts', () =>
		db
			.select({
				episodeId: parts.episodeId,
				number: parts.number,
				objectKey: parts.objectKey,
				size: parts.size,
				durationSeconds: parts.durationSeconds,
			})
			.from(parts)
			.innerJoin(episodes, eq(episodes.id, parts.episodeId))
			.where(and(amongIds(parts.episodeId), isNotNull(parts.completedAt), isNull(episodes.durationSeconds)))
			.orderBy(asc(parts.number)),
	);

	const seriesOf = prepared('episode_series', () =>
		seriesOverviews(db).where(
			inArray(series.id, db.selectDistinct({ id: episodes.seriesId }).from(episodes).where(amongIds(episodes.id))),
		),
	);
	const inSeries = prepared('episode_in_series', () =>
		db
			.select(episodeColumns)
			.from(episodes)
			.where(and(eq(episodes.userId, sql.placeholder('userId')), eq(episodes.seriesId, sql.placeholder('seriesId'))))
			.orderBy(asc(episodes.seriesPosition), asc(episodes.id)),
	);

	const listings = new Map<string, ReturnType<typeof listing>>();

	/** A page of somebody's episodes, and how many there are, by what the list is narrowed down to and its order. */
	function listing(name: string, filter: EpisodeFilter) {
		const owned = and(
			eq(episodes.userId, sql.placeholder('userId')),
			eq(episodes.draft, false),
			episodeCondition(db, filter),
		);
		return {
			page: prepared(`episode_page_${name}`, () =>
				db
					.select(episodeColumns)
					.from(episodes)
					.where(owned)
					.orderBy(...episodeOrder(filter.order))
					.limit(sql.placeholder('limit'))
					.offset(sql.placeholder('offset')),
			),
			total: prepared(`episode_count_${name}`, () => db.select({ count: counted }).from(episodes).where(owned)),
		};
	}

	return {
		own,
		latestJobsOf,
		audioFilesOf,
		finishedPartsOf,
		seriesOf,
		inSeries,
		listed(filter: EpisodeFilter) {
			const { state = 'any', order = 'newest', search } = filter;
			const name = `${state}_${order}_${search ? 'searched' : 'all'}`;
			const known = listings.get(name) ?? listing(name, filter);
			listings.set(name, known);
			return known;
		},
	};
}
