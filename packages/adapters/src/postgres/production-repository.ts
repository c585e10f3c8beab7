import type { ProductionTransaction } from '@nexus/core/ports';
import { SCRIPT_SHARE } from '@nexus/core/records';
import { and, asc, avg, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { insertLines, linesOfEpisode, toLine } from './line-rows.ts';
import { part, toPart } from './part-rows.ts';
import { prepared } from './prepared.ts';
import { audioFiles, clips, episodes, jobs, lines, partClips, parts, scriptAnswers } from './schema/index.ts';

/** To be voiced and assembled, as after its script was written. */
const reopened = { completedAt: null, progress: SCRIPT_SHARE, secondsLeft: null, opening: null };

const unfinished = sql`${parts.completedAt} is null`;
/** Nothing was told yet of a part that waits its turn. */
const underWay = sql`${unfinished} and ${parts.secondsLeft} is not null`;
const ahead = sql`${unfinished} and ${parts.secondsLeft} is null`;

export function productionRepository(db: Connection): ProductionTransaction {
	const partsOf = prepared('parts_of_episode', () =>
		db
			.select(part)
			.from(parts)
			.where(eq(parts.episodeId, sql.placeholder('episodeId')))
			.orderBy(asc(parts.number)),
	);
	const partOf = prepared('part_of_episode', () =>
		db
			.select(part)
			.from(parts)
			.where(and(eq(parts.episodeId, sql.placeholder('episodeId')), eq(parts.number, sql.placeholder('number')))),
	);
	const clipsOf = prepared('clips_of_user', () =>
		db
			.select()
			.from(clips)
			.where(and(eq(clips.userId, sql.placeholder('userId')), sql`${clips.key} = any(${sql.placeholder('keys')})`)),
	);
	const recordProgress = prepared('part_got_on', () =>
		db
			.update(parts)
			.set({ stalls: 0 })
			.where(eq(parts.id, sql.placeholder('id'))),
	);
	const scriptOf = prepared('script_of_episode', () =>
		db
			.select({ speaker: lines.speaker, text: lines.text, unsupported: lines.unsupported })
			.from(lines)
			.innerJoin(parts, eq(parts.id, lines.partId))
			.where(eq(parts.episodeId, sql.placeholder('episodeId')))
			.orderBy(asc(parts.number), asc(lines.position)),
	);

	return {
		async savePlan(episodeId, plan) {
			await db.update(episodes).set({ outline: plan.outline }).where(eq(episodes.id, episodeId));
			// One value however many parts there are: a book has over a thousand.
			const planned = JSON.stringify(plan.parts);
			await db.execute(sql`
				insert into parts (id, episode_id, number, title, outline, byte_start, byte_end)
				select id, ${episodeId}, number, title, outline, "byteStart", "byteEnd"
				from jsonb_to_recordset(${planned}::jsonb)
					as t(id uuid, number int, title text, outline jsonb, "byteStart" int, "byteEnd" int)`);
		},
		async saveOutline(episodeId, saved) {
			await db.update(episodes).set({ outline: saved }).where(eq(episodes.id, episodeId));
		},
		async setAddition(partId, adding) {
			const others = sql`${parts.outline} - 'adding'`;
			if (adding === null) {
				await db.update(parts).set({ outline: others }).where(eq(parts.id, partId));
				return;
			}
			const added = sql`(${others}) || ${JSON.stringify({ adding })}::jsonb`;
			await db
				.update(parts)
				.set({ ...reopened, progress: 0, outline: added })
				.where(eq(parts.id, partId));
		},
		async outline(episodeId) {
			const [found] = await db.select({ outline: episodes.outline }).from(episodes).where(eq(episodes.id, episodeId));
			return found?.outline ?? null;
		},
		async parts(episodeId) {
			return (await partsOf({ episodeId })).map(toPart);
		},
		async part(partId) {
			const [found] = await db.select().from(parts).where(eq(parts.id, partId));
			return found ? toPart(found) : null;
		},
		async partNumbered(episodeId, number) {
			const [found] = await partOf({ episodeId, number });
			return found ? toPart(found) : null;
		},
		async beginningBefore(episodeId, offset) {
			const start = sql<number>`(${parts.outline} -> 'source' ->> 'start')::int`;
			const [found] = await db
				.select({ units: start, bytes: parts.byteStart })
				.from(parts)
				.where(and(eq(parts.episodeId, episodeId), sql`${start} <= ${offset}`))
				.orderBy(desc(start))
				.limit(1);
			return found ?? null;
		},
		async beginPart(partId) {
			const [found] = await db
				.update(parts)
				.set({ attempt: sql`${parts.attempt} + 1`, stalls: sql`${parts.stalls} + 1` })
				.where(eq(parts.id, partId))
				.returning();
			return found ? toPart(found) : null;
		},
		async holdPart({ id, attempt }) {
			const [held] = await db
				.select({ id: parts.id })
				.from(parts)
				.where(and(eq(parts.id, id), eq(parts.attempt, attempt)))
				.for('update');
			return held !== undefined;
		},
		async recordPartProgress(partId) {
			await recordProgress({ id: partId });
		},
		async resetStalls(episodeId) {
			await db.update(parts).set({ stalls: 0, secondsLeft: null }).where(eq(parts.episodeId, episodeId));
		},
		async setPartProgress({ id, episodeId }, progress, secondsLeft) {
			await db
				.update(parts)
				.set({ progress: sql`greatest(${parts.progress}, ${progress}::float8)`, secondsLeft })
				.where(eq(parts.id, id));
			const [result] = await db
				.select({
					mean: avg(parts.progress),
					front: sql<number | null>`min(${parts.number}) filter (where ${unfinished})`,
					underWay: sql<number>`(count(*) filter (where ${underWay}))::int`,
					secondsBeside: sql<number>`coalesce(sum(${parts.secondsLeft}) filter (where ${underWay} and ${parts.id} <> ${id}), 0)::float8`,
					bytes: sql<number>`coalesce(sum(${parts.byteEnd} - ${parts.byteStart}), 0)::int`,
					bytesAhead: sql<number>`coalesce(sum(${parts.byteEnd} - ${parts.byteStart}) filter (where ${ahead}), 0)::int`,
				})
				.from(parts)
				.where(eq(parts.episodeId, episodeId));
			const none = { front: null, underWay: 1, secondsBeside: 0, bytes: 0, bytesAhead: 0 };
			return { ...none, ...result, mean: Number(result?.mean ?? 0) };
		},
		async removeLines(partId) {
			await db.delete(lines).where(eq(lines.partId, partId));
		},
		async appendLines(written) {
			await insertLines(db, written);
		},
		async setScriptWritten(partId, review) {
			await db.update(parts).set({ scriptWrittenAt: sql`now()`, review }).where(eq(parts.id, partId));
		},
		async setOpening(partId, opening) {
			await db.update(parts).set({ opening }).where(eq(parts.id, partId));
		},
		async lines(partId) {
			const found = await db
				.select({ line: lines, documentId: episodes.documentId })
				.from(lines)
				.innerJoin(parts, eq(parts.id, lines.partId))
				.innerJoin(episodes, eq(episodes.id, parts.episodeId))
				.where(eq(lines.partId, partId))
				.orderBy(asc(lines.position));
			return found.map(toLine);
		},
		async findAnswer(episodeId, key) {
			const [found] = await db
				.select({ answer: scriptAnswers.answer })
				.from(scriptAnswers)
				.where(and(eq(scriptAnswers.episodeId, episodeId), eq(scriptAnswers.key, key)));
			return found?.answer ?? null;
		},
		async keepAnswer(episodeId, key, answer) {
			await db
				.insert(scriptAnswers)
				.values({ episodeId, key, answer })
				.onConflictDoUpdate({ target: [scriptAnswers.episodeId, scriptAnswers.key], set: { answer } });
		},
		async forgetAnswers(episodeId) {
			await db.delete(scriptAnswers).where(eq(scriptAnswers.episodeId, episodeId));
		},
		async episodeLines(episodeId) {
			return await linesOfEpisode(db, episodeId);
		},
		async replaceLines(episodeId, { changed, removed }) {
			const ids = [...changed.keys()];
			if (ids.length > 0) {
				await db.delete(lines).where(inArray(lines.partId, ids));
				await insertLines(db, [...changed.values()].flat());
				await db.update(parts).set(reopened).where(inArray(parts.id, ids));
			}
			if (removed.length === 0) return;
			await db.delete(parts).where(inArray(parts.id, removed));
			// Two steps, since the numbers are unique after every row.
			await db.execute(sql`
				update parts set number = -counted.number
				from (select id, row_number() over (order by number) as number from parts where episode_id = ${episodeId}) as counted
				where parts.id = counted.id`);
			await db
				.update(parts)
				.set({ number: sql`-${parts.number}` })
				.where(eq(parts.episodeId, episodeId));
			await this.reopenParts(episodeId);
		},
		async reopenParts(episodeId, only) {
			if (only?.size === 0) return;
			await db
				.update(parts)
				.set(reopened)
				.where(
					and(
						eq(parts.episodeId, episodeId),
						isNotNull(parts.completedAt),
						only ? inArray(parts.id, [...only]) : undefined,
					),
				);
		},
		async script(episodeId) {
			return await scriptOf({ episodeId });
		},
		async findClips(userId, keys) {
			if (keys.length === 0) return [];
			return await clipsOf({ userId, keys });
		},
		async saveClips(saved) {
			// In one order, so that two who save the same clips never wait for each other.
			const sorted = JSON.stringify(saved.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
			await db.execute(sql`
				insert into clips (user_id, key, engine, object_key, size, duration, lines)
				select "userId", key, engine, "objectKey", size, duration, lines
				from jsonb_to_recordset(${sorted}::jsonb) as t("userId" uuid, key text, engine text, "objectKey" text,
					size int, duration float8, lines jsonb)
				on conflict (user_id, key) do update set object_key = excluded.object_key, size = excluded.size,
					duration = excluded.duration, lines = excluded.lines`);
		},
		async partClips(episodeId) {
			const rows = await db
				.select({ partId: partClips.partId, key: partClips.clipKey })
				.from(partClips)
				.innerJoin(parts, eq(parts.id, partClips.partId))
				.where(eq(parts.episodeId, episodeId));
			const byPart = Map.groupBy(rows, ({ partId }) => partId);
			return new Map([...byPart].map(([id, found]) => [id, new Set(found.map(({ key }) => key))]));
		},
		async setPartClips(partId, userId, keys) {
			await db.delete(partClips).where(eq(partClips.partId, partId));
			await db.execute(sql`
				insert into part_clips (part_id, user_id, clip_key, position)
				select ${partId}, ${userId}, key, place - 1
				from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as t(key, place)`);
		},
		async noteTag(episodeId, { key, size, tagBytes }) {
			const partsNoted = await db
				.update(parts)
				.set({ size, tagBytes })
				.where(and(eq(parts.episodeId, episodeId), eq(parts.objectKey, key)))
				.returning({ id: parts.id });
			const filesNoted = await db
				.update(audioFiles)
				.set({ size })
				.where(and(eq(audioFiles.episodeId, episodeId), eq(audioFiles.objectKey, key)))
				.returning({ index: audioFiles.index });
			return partsNoted.length + filesNoted.length > 0;
		},
		async completePart(job, { id, attempt, episodeId, lines: timed, ...part }) {
			const [fence] = await db
				.select({ id: jobs.id })
				.from(jobs)
				.where(and(eq(jobs.id, job.id), eq(jobs.run, job.run), eq(jobs.status, 'processing')))
				.for('update');
			if (!fence || !(await this.holdPart({ id, attempt }))) return null;
			await db
				.update(parts)
				.set({ ...part, progress: 1, opening: null, completedAt: sql`now()` })
				.where(eq(parts.id, id));
			const times = JSON.stringify(timed);
			await db.execute(sql`
				update lines set start_seconds = t.start, end_seconds = t."end"
				from jsonb_to_recordset(${times}::jsonb) as t(id uuid, start float8, "end" float8)
				where lines.id = t.id`);
			const [left] = await db
				.select({ parts: count() })
				.from(parts)
				.where(and(eq(parts.episodeId, episodeId), isNull(parts.completedAt)));
			const unfinished = left?.parts ?? 0;
			await db
				.update(jobs)
				.set({ generatedParts: sql`${jobs.totalParts} - ${unfinished}::int` })
				.where(eq(jobs.id, job.id));
			return unfinished;
		},
	};
}
