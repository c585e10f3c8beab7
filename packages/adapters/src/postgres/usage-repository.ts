import type { UsageRepository, UsageTotals } from '@nexus/core/ports';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';
import { usage } from './schema/index.ts';

const totals = {
	kind: usage.kind,
	inputTokens: sql<number>`sum(${usage.inputTokens})::float8`,
	outputTokens: sql<number>`sum(${usage.outputTokens})::float8`,
	wastedTokens: sql<number>`sum(${usage.wastedTokens})::float8`,
	characters: sql<number>`sum(${usage.characters})::float8`,
	audioSeconds: sql<number>`sum(${usage.audioSeconds})::float8`,
	costUsd: sql<number>`sum(${usage.costUsd})::float8`,
	wastedUsd: sql<number>`sum(${usage.wastedUsd})::float8`,
};

/** Work may end after its episode was deleted. */
const existingEpisode = sql`(select id from episodes where id = ${sql.placeholder('episodeId')})`;

export function usageRepository(db: Connection): UsageRepository {
	const added = prepared('usage_added', () =>
		db
			.insert(usage)
			.values({
				userId: sql.placeholder('userId'),
				episodeId: existingEpisode,
				jobId: sql.placeholder('jobId'),
				partId: sql.placeholder('partId'),
				kind: sql.placeholder('kind'),
				engine: sql.placeholder('engine'),
				model: sql.placeholder('model'),
				inputTokens: sql.placeholder('inputTokens'),
				outputTokens: sql.placeholder('outputTokens'),
				wastedTokens: sql.placeholder('wastedTokens'),
				characters: sql.placeholder('characters'),
				audioSeconds: sql.placeholder('audioSeconds'),
				costUsd: sql.placeholder('costUsd'),
				wastedUsd: sql.placeholder('wastedUsd'),
				systemUsd: sql.placeholder('systemUsd'),
			})
			.onConflictDoUpdate({
				target: [usage.jobId, usage.partId, usage.kind],
				set: {
					inputTokens: sql`${usage.inputTokens} + excluded.input_tokens`,
					outputTokens: sql`${usage.outputTokens} + excluded.output_tokens`,
					wastedTokens: sql`${usage.wastedTokens} + excluded.wasted_tokens`,
					characters: sql`${usage.characters} + excluded.characters`,
					audioSeconds: sql`${usage.audioSeconds} + excluded.audio_seconds`,
					costUsd: sql`${usage.costUsd} + excluded.cost_usd`,
					wastedUsd: sql`${usage.wastedUsd} + excluded.wasted_usd`,
					systemUsd: sql`${usage.systemUsd} + excluded.system_usd`,
				},
			}),
	);
	const ofEpisode = prepared('usage_of_episode', () =>
		db
			.select(totals)
			.from(usage)
			.where(eq(usage.episodeId, sql.placeholder('episodeId')))
			.groupBy(usage.kind),
	);
	const ofJobs = prepared('usage_of_jobs', () =>
		db
			.select({ jobId: usage.jobId, ...totals })
			.from(usage)
			.where(sql`${usage.jobId} = any(${sql.placeholder('jobIds')})`)
			.groupBy(usage.jobId, usage.kind),
	);

	return {
		async add(entry) {
			await added({ ...entry });
		},
		async ofEpisode(episodeId) {
			return await ofEpisode({ episodeId });
		},
		async ofJobs(jobIds) {
			const found = new Map<string, UsageTotals[]>();
			if (jobIds.length === 0) return found;
			const rows = await ofJobs({ jobIds });
			for (const { jobId, ...total } of rows) found.set(jobId, [...(found.get(jobId) ?? []), total]);
			return found;
		},
	};
}
