import type { Language } from '@nexus/contract';
import type { OwnedId } from '@nexus/core/ownership';
import type { PartOutline } from '@nexus/core/planning';
import type { PaidAnswer, PartReview, SpokenLine } from '@nexus/core/ports';
import type { OpeningRecord } from '@nexus/core/records';
import type { LineRole, Speaker, SpeechTag } from '@nexus/core/scripts';
import { sql } from 'drizzle-orm';
import {
	boolean,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, id, ownedId, time } from './columns.ts';
import { episodeId } from './episodes.ts';

export const parts = pgTable(
	'parts',
	{
		id: ownedId<'part'>(),
		episodeId: episodeId(),
		number: integer('number').notNull(),
		title: text('title').notNull(),
		outline: jsonb('outline').$type<PartOutline>().notNull(),
		byteStart: integer('byte_start').notNull(),
		byteEnd: integer('byte_end').notNull(),
		progress: doublePrecision('progress').notNull().default(0),
		/** Until it is finished, at the pace of the work on it; null while nothing was told of it. */
		secondsLeft: doublePrecision('seconds_left'),
		/** Counts up with every beginning of work on it: who holds an earlier one writes nothing any more. */
		attempt: integer('attempt').notNull().default(0),
		/** How often it was begun since the last line or clip came out of it. */
		stalls: integer('stalls').notNull().default(0),
		/** What was done to its lines before they were voiced. */
		review: jsonb('review').$type<PartReview>(),
		/** Its first seconds, to be heard until the whole part can be. */
		opening: jsonb('opening').$type<OpeningRecord>(),
		scriptWrittenAt: time('script_written_at'),
		completedAt: time('completed_at'),
		objectKey: text('object_key'),
		size: integer('size'),
		tagBytes: integer('tag_bytes').notNull().default(0),
		durationSeconds: doublePrecision('duration_seconds'),
		/** LUFS. */
		loudness: doublePrecision('loudness'),
	},
	(table) => [uniqueIndex('parts_episode_number').on(table.episodeId, table.number)],
);

const partId = () =>
	uuid('part_id')
		.$type<OwnedId<'part'>>()
		.notNull()
		.references(() => parts.id, { onDelete: 'cascade' });

export const lines = pgTable(
	'lines',
	{
		id: id(),
		partId: partId(),
		position: integer('position').notNull(),
		speaker: text('speaker').$type<Speaker>().notNull(),
		text: text('text').notNull(),
		role: text('role').$type<LineRole>().notNull(),
		language: text('language').$type<Language>().notNull(),
		/** Passages; those of earlier versions name no document: theirs is the episode's. */
		spans: jsonb('spans').$type<{ documentId?: string | null; start: number; end: number }[]>().notNull(),
		chapter: text('chapter'),
		/** Its text was changed by hand. */
		edited: boolean('edited').notNull().default(false),
		/** It says something that its passages do not. */
		unsupported: boolean('unsupported').notNull().default(false),
		/** How it is said, in a few words; empty when plain. */
		delivery: text('delivery').notNull().default(''),
		/** Sounds within it, for voices that make them. */
		tags: jsonb('tags').$type<SpeechTag[]>().notNull().default([]),
		start: doublePrecision('start_seconds'),
		end: doublePrecision('end_seconds'),
	},
	(table) => [
		uniqueIndex('lines_part_position').on(table.partId, table.position),
		index('lines_words').using('gin', sql`search_vector(${table.text})`),
	],
);

export const clips = pgTable(
	'clips',
	{
		userId: userId(),
		key: text('key').notNull(),
		engine: text('engine').notNull(),
		objectKey: text('object_key').notNull(),
		duration: doublePrecision('duration').notNull(),
		/** Bytes of its object. */
		size: integer('size').notNull().default(0),
		lines: jsonb('lines').$type<SpokenLine[]>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What a model answered while the script is written, so that no answer is paid for twice. */
export const scriptAnswers = pgTable(
	'script_answers',
	{
		episodeId: episodeId(),
		key: text('key').notNull(),
		answer: jsonb('answer').$type<PaidAnswer>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.episodeId, table.key] })],
);

/** Which clips a part is made of, in order. */
export const partClips = pgTable(
	'part_clips',
	{
		partId: partId(),
		position: integer('position').notNull(),
		userId: userId(),
		clipKey: text('clip_key').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.partId, table.position] }),
		index('part_clips_clip').on(table.userId, table.clipKey),
	],
);
