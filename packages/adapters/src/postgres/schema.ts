import type { Host } from '@nexus/contract';
import type { JobRecord } from '@nexus/core/episodes';
import type { EpisodeOutline, PartOutline, SpokenLine } from '@nexus/core/ports';
import type { LineRole, Speaker } from '@nexus/core/scripts';
import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid('id').primaryKey();
const createdAt = () => time('created_at').notNull().defaultNow();

export const users = pgTable(
	'users',
	{
		id: id(),
		email: text('email').notNull(),
		username: text('username').notNull(),
		fullName: text('full_name').notNull(),
		passwordHash: text('password_hash').notNull(),
		isAdmin: boolean('is_admin').notNull().default(false),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex('users_email').on(sql`lower(${table.email})`),
		uniqueIndex('users_username').on(sql`lower(${table.username})`),
	],
);

const userId = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
	'sessions',
	{
		id: id(),
		userId: userId(),
		userAgent: text('user_agent'),
		createdAt: createdAt(),
		expiresAt: time('expires_at').notNull(),
		endedAt: time('ended_at'),
	},
	(table) => [index('sessions_user').on(table.userId)],
);

/** Hashes only. A used token stays, so that its reuse is recognised. */
export const refreshTokens = pgTable('refresh_tokens', {
	hash: text('hash').primaryKey(),
	sessionId: uuid('session_id')
		.notNull()
		.references(() => sessions.id, { onDelete: 'cascade' }),
	createdAt: createdAt(),
	usedAt: time('used_at'),
});

export const attempts = pgTable(
	'attempts',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		key: text('key').notNull(),
		at: time('at').notNull().defaultNow(),
	},
	(table) => [index('attempts_key').on(table.key, table.at)],
);

export const documents = pgTable(
	'documents',
	{
		id: id(),
		userId: userId(),
		filename: text('filename').notNull(),
		size: integer('size').notNull(),
		characters: integer('characters').notNull(),
		encoding: text('encoding').$type<'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1'>().notNull(),
		language: text('language'),
		title: text('title'),
		estimatedParts: integer('estimated_parts').notNull(),
		createdAt: createdAt(),
	},
	(table) => [index('documents_user').on(table.userId, table.createdAt)],
);

export const episodes = pgTable(
	'episodes',
	{
		id: id(),
		userId: userId(),
		documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
		title: text('title').notNull(),
		language: text('language').$type<'pt-BR' | 'en-US'>().notNull(),
		presetId: text('preset_id').notNull(),
		hostA: jsonb('host_a').$type<Host>().notNull(),
		hostB: jsonb('host_b').$type<Host>().notNull(),
		customStyle: text('custom_style'),
		seed: integer('seed').notNull(),
		outline: jsonb('outline').$type<EpisodeOutline>(),
		estimatedSeconds: doublePrecision('estimated_seconds').notNull(),
		durationSeconds: doublePrecision('duration_seconds'),
		thumbnail: jsonb('thumbnail').$type<{ peaks: number[]; speakers: string }>(),
		cleanedAt: time('cleaned_at'),
		cleanupReason: text('cleanup_reason').$type<'auto_age' | 'manual' | 'user_request' | 'storage_limit'>(),
		createdAt: createdAt(),
	},
	(table) => [index('episodes_user').on(table.userId, table.createdAt)],
);

const episodeId = () =>
	uuid('episode_id')
		.notNull()
		.references(() => episodes.id, { onDelete: 'cascade' });

export const audioFiles = pgTable(
	'audio_files',
	{
		episodeId: episodeId(),
		index: integer('file_index').notNull(),
		objectKey: text('object_key').notNull(),
		size: bigint('size', { mode: 'number' }).notNull(),
		durationSeconds: doublePrecision('duration_seconds').notNull(),
		firstPart: integer('first_part').notNull(),
		lastPart: integer('last_part').notNull(),
	},
	(table) => [primaryKey({ columns: [table.episodeId, table.index] })],
);

export const jobs = pgTable(
	'jobs',
	{
		id: id(),
		episodeId: episodeId(),
		userId: userId(),
		status: text('status').$type<JobRecord['status']>().notNull().default('pending'),
		run: integer('run').notNull().default(1),
		multipleFiles: boolean('multiple_files').notNull(),
		progress: doublePrecision('progress').notNull().default(0),
		currentStep: text('current_step').notNull(),
		stepsHistory: jsonb('steps_history').$type<JobRecord['stepsHistory']>().notNull().default([]),
		errorCode: text('error_code'),
		errorMessage: text('error_message'),
		errorTraceback: text('error_traceback'),
		totalParts: integer('total_parts').notNull().default(0),
		generatedParts: integer('generated_parts').notNull().default(0),
		createdAt: createdAt(),
		startedAt: time('started_at'),
		finishedAt: time('finished_at'),
	},
	(table) => [
		index('jobs_user').on(table.userId, table.createdAt),
		index('jobs_episode').on(table.episodeId, table.createdAt),
		uniqueIndex('jobs_one_under_way').on(table.episodeId).where(sql`status in ('pending', 'processing')`),
	],
);

export const parts = pgTable(
	'parts',
	{
		id: id(),
		episodeId: episodeId(),
		number: integer('number').notNull(),
		title: text('title').notNull(),
		outline: jsonb('outline').$type<PartOutline>().notNull(),
		byteStart: integer('byte_start').notNull(),
		byteEnd: integer('byte_end').notNull(),
		progress: doublePrecision('progress').notNull().default(0),
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
		language: text('language').$type<'pt-BR' | 'en-US'>().notNull(),
		spans: jsonb('spans').$type<{ start: number; end: number }[]>().notNull(),
		chapter: text('chapter'),
		start: doublePrecision('start_seconds'),
		end: doublePrecision('end_seconds'),
	},
	(table) => [uniqueIndex('lines_part_position').on(table.partId, table.position)],
);

export const clips = pgTable(
	'clips',
	{
		userId: userId(),
		key: text('key').notNull(),
		engine: text('engine').notNull(),
		objectKey: text('object_key').notNull(),
		duration: doublePrecision('duration').notNull(),
		lines: jsonb('lines').$type<SpokenLine[]>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.key] })],
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
