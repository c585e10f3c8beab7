import type { Host, Language } from '@nexus/contract';
import type { OwnedId } from '@nexus/core/ownership';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { ChosenEngines, ScriptForecast } from '@nexus/core/ports';
import type { JobRecord, PlayedPart } from '@nexus/core/records';
import type { ScriptOptions } from '@nexus/core/scripts';
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
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, ownedId, time } from './columns.ts';
import { estimateColumn } from './estimate-column.ts';
import { documents } from './library.ts';

/** Episodes under one title; deleted with the last of them. */
export const series = pgTable(
	'series',
	{ id: ownedId<'series'>(), userId: userId(), title: text('title').notNull(), createdAt: createdAt() },
	(table) => [index('series_user').on(table.userId, table.createdAt)],
);

export const episodes = pgTable(
	'episodes',
	{
		id: ownedId<'episode'>(),
		userId: userId(),
		documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
		/** Of an episode of several documents: all of them in order, also those that are deleted. */
		documentIds: uuid('document_ids').array(),
		seriesId: uuid('series_id')
			.$type<OwnedId<'series'>>()
			.references(() => series.id, { onDelete: 'set null' }),
		/** Its place among the episodes of its series, from 0. */
		seriesPosition: integer('series_position'),
		title: text('title').notNull(),
		language: text('language').$type<Language>().notNull(),
		presetId: text('preset_id').notNull(),
		hostA: jsonb('host_a').$type<Host>().notNull(),
		hostB: jsonb('host_b').$type<Host>().notNull(),
		customStyle: text('custom_style'),
		/** What else was asked of the script. */
		scriptOptions: jsonb('script_options').$type<ScriptOptions>(),
		/** Its sound begins and ends with a short tune. */
		themeSound: boolean('theme_sound').notNull().default(false),
		seed: integer('seed').notNull(),
		outline: jsonb('outline').$type<EpisodeOutline>(),
		estimatedSeconds: doublePrecision('estimated_seconds').notNull(),
		/** What the document was expected to come to when the episode was created. */
		forecast: jsonb('forecast').$type<ScriptForecast>(),
		durationSeconds: doublePrecision('duration_seconds'),
		thumbnail: jsonb('thumbnail').$type<{ peaks: number[]; speakers: string }>(),
		/** Made for a script preview: in no list until it is generated (D19). */
		draft: boolean('draft').notNull().default(false),
		/** The script was edited after its audio was made. */
		scriptChanged: boolean('script_changed').notNull().default(false),
		touchedAt: time('touched_at').notNull().defaultNow(),
		/** About when it was last heard or downloaded; noted every few minutes at most. */
		lastPlayedAt: time('last_played_at'),
		cleanedAt: time('cleaned_at'),
		cleanupReason: text('cleanup_reason').$type<'auto_age' | 'manual' | 'user_request' | 'storage_limit'>(),
		createdAt: createdAt(),
	},
	(table) => [
		index('episodes_user').on(table.userId, table.createdAt),
		index('episodes_series').on(table.seriesId, table.seriesPosition),
	],
);

export const episodeId = () =>
	uuid('episode_id')
		.$type<OwnedId<'episode'>>()
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
		/** The parts that it plays, as they were when it was made; empty in files made before this column. */
		parts: jsonb('parts').$type<PlayedPart[]>().notNull().default([]),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.episodeId, table.index] })],
);

export const jobs = pgTable(
	'jobs',
	{
		id: ownedId<'job'>(),
		episodeId: episodeId(),
		userId: userId(),
		status: text('status').$type<JobRecord['status']>().notNull().default('pending'),
		run: integer('run').notNull().default(1),
		kind: text('kind').$type<'episode' | 'script'>().notNull().default('episode'),
		multipleFiles: boolean('multiple_files').notNull(),
		progress: doublePrecision('progress').notNull().default(0),
		/** As it was when generation was asked for. */
		estimate: estimateColumn('estimate'),
		/** With which engines and models, since the job was asked for. */
		engines: jsonb('engines').$type<ChosenEngines>(),
		/** How often planning and finishing were begun without getting anywhere. */
		stalls: integer('stalls').notNull().default(0),
		waits: jsonb('waits').$type<JobRecord['waits']>().notNull().default({}),
		currentStep: text('current_step').notNull(),
		/** Of the current step, as are `part` and `parts`. */
		stage: text('stage').$type<JobRecord['stage']>(),
		part: integer('part'),
		parts: integer('parts'),
		stepsHistory: jsonb('steps_history').$type<JobRecord['stepsHistory']>().notNull().default([]),
		errorCode: text('error_code'),
		errorMessage: text('error_message'),
		errorTraceback: text('error_traceback'),
		totalParts: integer('total_parts').notNull().default(0),
		generatedParts: integer('generated_parts').notNull().default(0),
		/** Bytes that it is expected to add to what is stored. */
		expectedBytes: bigint('expected_bytes', { mode: 'number' }).notNull().default(0),
		/** What it is expected to spend of the installation's key. */
		expectedUsd: doublePrecision('expected_usd').notNull().default(0),
		createdAt: createdAt(),
		startedAt: time('started_at'),
		/** About when it will be finished, at the pace of the work on it; null while that is not known. */
		expectedEndAt: time('expected_end_at'),
		/** What is heard of an episode of one part while it is made. */
		growing: jsonb('growing').$type<JobRecord['growing']>(),
		finishedAt: time('finished_at'),
	},
	(table) => [
		index('jobs_user').on(table.userId, table.createdAt),
		index('jobs_episode').on(table.episodeId, table.createdAt),
		uniqueIndex('jobs_one_under_way').on(table.episodeId).where(sql`status in ('pending', 'processing')`),
	],
);

/** What a part's script or speech used and cost within a job. Stays when the episode goes. */
export const usage = pgTable(
	'usage',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		userId: userId(),
		episodeId: uuid('episode_id')
			.$type<OwnedId<'episode'>>()
			.references(() => episodes.id, { onDelete: 'set null' }),
		jobId: uuid('job_id').$type<OwnedId<'job'>>().notNull(),
		partId: uuid('part_id'),
		kind: text('kind').$type<'script' | 'speech'>().notNull(),
		engine: text('engine').notNull(),
		model: text('model'),
		inputTokens: integer('input_tokens').notNull().default(0),
		outputTokens: integer('output_tokens').notNull().default(0),
		/** Of both, those of answers that could not be used. */
		wastedTokens: integer('wasted_tokens').notNull().default(0),
		characters: integer('characters').notNull().default(0),
		/** Seconds of speech. */
		audioSeconds: doublePrecision('audio_seconds').notNull().default(0),
		costUsd: doublePrecision('cost_usd').notNull().default(0),
		/** Of that, for answers that could not be used. */
		wastedUsd: doublePrecision('wasted_usd').notNull().default(0),
		/** Of the cost, with the installation's key. */
		systemUsd: doublePrecision('system_usd').notNull().default(0),
		at: time('at').notNull().defaultNow(),
	},
	(table) => [
		index('usage_episode').on(table.episodeId),
		index('usage_user').on(table.userId, table.at),
		uniqueIndex('usage_part').on(table.jobId, table.partId, table.kind),
	],
);

/** What cleanups have removed. The title is kept: the episode may be deleted later. */
export const cleanups = pgTable(
	'cleanups',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		userId: userId(),
		episodeId: uuid('episode_id'),
		title: text('title').notNull(),
		reason: text('reason').$type<'auto_age' | 'manual' | 'user_request' | 'storage_limit'>().notNull(),
		freedBytes: bigint('freed_bytes', { mode: 'number' }).notNull(),
		cleanedAt: time('cleaned_at').notNull().defaultNow(),
	},
	(table) => [index('cleanups_user').on(table.userId, table.cleanedAt)],
);
