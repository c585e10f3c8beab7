import type { OwnedId } from '@nexus/core/ownership';
import { type Found, MATCH_BEGINS, MATCH_ENDS, type SearchTransaction } from '@nexus/core/ports';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { folded, plain } from './folded-text.ts';
import { documentPassages, documents, episodes } from './schema/index.ts';

/** Matches that are ranked: a word of every line is not worth more work. */
const RANKED = 300;
const MARKS = `HighlightAll=true,StartSel=${MATCH_BEGINS},StopSel=${MATCH_ENDS}`;

/** All of the words, in the forms of either language. */
const queryOf = (words: string): SQL =>
	sql`(websearch_to_tsquery('portuguese', ${words}) || websearch_to_tsquery('english', ${words}))`;
const marked = (words: string): SQL => sql`
	ts_headline('portuguese', search_text("text"), ${queryOf(words)}, ${MARKS}) as portuguese,
	ts_headline('english', search_text("text"), ${queryOf(words)}, ${MARKS}) as english`;
/** What a word of the name and those after it begin with, as it is typed, or all of the words in any of their forms. */
const named = (text: SQL, words: string): SQL =>
	sql`(position(' ' || ${words}::text in ' ' || ${plain(text)}) > 0 or search_vector(${text}) @@ ${queryOf(words)})`;

/**
 * The audio file that plays the part of `b` as it is now, and the seconds in it before the part. A part that was written or
 * voiced anew has another object than the file that was made of the earlier one. Old files name no objects (`parts` is empty).
 */
const FILE_OF_PART = sql`
	select a.file_index, coalesce((
		select sum((played.part ->> 'durationSeconds')::float8)
		from jsonb_array_elements(a.parts) with ordinality played(part, at) where played.at < own.at
	), (
		select sum(o.duration_seconds) from parts o
		where own.at is null and o.episode_id = b.episode_id and o.number >= a.first_part and o.number < b.number
	), 0) as before
	from audio_files a left join lateral (
		select at from jsonb_array_elements(a.parts) with ordinality played(part, at)
		where played.part ->> 'objectKey' = b.object_key
	) own on true
	where a.episode_id = b.episode_id and (own.at is not null or (
		jsonb_array_length(a.parts) = 0 and b.completed_at is not null and b.number between a.first_part and a.last_part))
	limit 1`;

interface Marked extends Record<string, unknown> {
	text: string;
	portuguese: string;
	english: string;
}

/** The text with marks as the language has them whose forms matched. */
const markedOf = ({ portuguese, english }: Marked): string =>
	portuguese.includes(MATCH_BEGINS) ? portuguese : english;

interface LineRow extends Marked {
	episode_id: string;
	title: string;
	speaker: string;
	file_index: number | null;
	seconds: number | null;
}

interface PassageRow extends Marked {
	document_id: OwnedId<'document'>;
	title: string;
	offset: number;
}

export function searchRepository(db: Connection): SearchTransaction {
	async function podcasts(userId: string, words: string, limit: number): Promise<Found[]> {
		const rows = await db
			.select({ episodeId: episodes.id, title: episodes.title })
			.from(episodes)
			.where(and(eq(episodes.userId, userId), eq(episodes.draft, false), named(sql`${episodes.title}`, words)))
			.orderBy(desc(episodes.createdAt))
			.limit(limit);
		return rows.map((row) => ({ kind: 'podcast', ...row }));
	}

	async function lines(userId: string, words: string, limit: number): Promise<Found[]> {
		const { rows } = await db.execute<LineRow>(sql`
			with found as (
				select l.text, l.start_seconds, p.episode_id, p.number, p.object_key, p.completed_at, e.title, e.created_at,
					case l.speaker when 'A' then e.host_a else e.host_b end ->> 'name' as speaker
				from lines l join parts p on p.id = l.part_id join episodes e on e.id = p.episode_id
				where e.user_id = ${userId} and not e.draft and search_vector(l.text) @@ ${queryOf(words)}
				limit ${RANKED}
			), best as (
				select * from found order by ts_rank(search_vector("text"), ${queryOf(words)}) desc, created_at desc
				limit ${limit}
			)
			select episode_id, title, speaker, "text", ${marked(words)}, f.file_index, f.before + b.start_seconds as seconds
			from best b left join lateral (${FILE_OF_PART}) f on b.start_seconds is not null`);
		return rows.map(({ episode_id: episodeId, title, speaker, text, file_index, seconds, ...row }) => ({
			kind: 'line',
			episodeId,
			...{ title, speaker, text, marked: markedOf({ text, ...row }) },
			place: file_index === null || seconds === null ? null : { fileIndex: file_index, seconds },
		}));
	}

	async function documentsNamed(userId: string, words: string, limit: number): Promise<Found[]> {
		const name = sql`(${documents.filename} || ' ' || coalesce(${documents.title}, ''))`;
		const rows = await db
			.select({ documentId: documents.id, title: documents.filename, heading: documents.title })
			.from(documents)
			.where(and(eq(documents.userId, userId), isNull(documents.cleanedAt), named(name, words)))
			.orderBy(desc(documents.createdAt))
			.limit(limit);
		return rows.map((row) => ({ kind: 'document', ...row }));
	}

	async function passages(userId: string, words: string, limit: number): Promise<Found[]> {
		const { rows } = await db.execute<PassageRow>(sql`
			with found as (
				select p.text, p."offset", p.document_id, d.filename as title, d.created_at
				from document_passages p join documents d on d.id = p.document_id
				where d.user_id = ${userId} and d.cleaned_at is null and search_vector(p.text) @@ ${queryOf(words)}
				limit ${RANKED}
			)
			select document_id, title, "offset", "text", ${marked(words)} from (
				select * from found order by ts_rank(search_vector("text"), ${queryOf(words)}) desc, created_at desc
				limit ${limit}
			) best`);
		return rows.map(({ document_id: documentId, title, offset, ...row }) => ({
			kind: 'passage',
			documentId,
			...{ title, offset, text: row.text, marked: markedOf(row) },
		}));
	}

	return {
		async find(userId, query, limit) {
			const words = folded(query);
			const found: Found[] = [];
			for (const search of [podcasts, lines, documentsNamed, passages])
				found.push(...(await search(userId, words, limit)));
			return found;
		},
		async unindexed(userId, limit) {
			const newest = await db
				.select({ id: documents.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
				.from(documents)
				.where(and(eq(documents.userId, userId), isNull(documents.cleanedAt), isNull(documents.indexedAt)))
				.orderBy(desc(documents.createdAt))
				.limit(limit);
			return { count: newest[0]?.count ?? 0, ids: newest.map(({ id }) => id) };
		},
		async lockUnindexed(documentId) {
			const [locked] = await db
				.select({ id: documents.id })
				.from(documents)
				.where(and(eq(documents.id, documentId), isNull(documents.cleanedAt), isNull(documents.indexedAt)))
				.for('no key update');
			return locked !== undefined;
		},
		async removePassages(documentId) {
			await db.delete(documentPassages).where(eq(documentPassages.documentId, documentId));
		},
		async addPassages(documentId, written) {
			await db.insert(documentPassages).values(written.map((passage) => ({ documentId, ...passage })));
		},
		async setIndexed(documentId) {
			await db.update(documents).set({ indexedAt: sql`now()` }).where(eq(documents.id, documentId));
		},
	};
}
