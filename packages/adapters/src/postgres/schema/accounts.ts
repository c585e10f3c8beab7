import type { API_KEY_ENVIRONMENTS, API_KEY_SCOPES, Language } from '@nexus/contract';
import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, time } from './columns.ts';

export const users = pgTable(
	'users',
	{
		id: id(),
		email: text('email').notNull(),
		username: text('username').notNull(),
		fullName: text('full_name').notNull(),
		passwordHash: text('password_hash').notNull(),
		isAdmin: boolean('is_admin').notNull().default(false),
		/** Since when the account can neither sign in nor call the API. */
		disabledAt: time('disabled_at'),
		/** Since when its files are being deleted; the row goes last. */
		deletionBeganAt: time('deletion_began_at'),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex('users_email').on(sql`lower(${table.email})`),
		uniqueIndex('users_username').on(sql`lower(${table.username})`),
	],
);

export const userId = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
	'sessions',
	{
		id: id(),
		userId: userId(),
		userAgent: text('user_agent'),
		address: text('address'),
		createdAt: createdAt(),
		expiresAt: time('expires_at').notNull(),
		lastUsedAt: time('last_used_at').notNull().defaultNow(),
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

/** Hashes only. A link's row goes when the link is used. */
export const oneTimeLinks = pgTable(
	'one_time_links',
	{
		hash: text('hash').primaryKey(),
		purpose: text('purpose').$type<'password' | 'first-account'>().notNull(),
		/** Whose password it sets; null for the first account, which does not exist yet. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
		expiresAt: time('expires_at').notNull(),
	},
	(table) => [index('one_time_links_user').on(table.userId)],
);

export const attempts = pgTable(
	'attempts',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		key: text('key').notNull(),
		at: time('at').notNull().defaultNow(),
	},
	(table) => [index('attempts_key').on(table.key, table.at)],
);

/** What a user has changed; who has no row has the defaults. */
export const userSettings = pgTable('user_settings', {
	userId: userId().primaryKey(),
	useCustomConfig: boolean('use_custom_config').notNull().default(false),
	/** Encrypted for this user alone; with the name of the secret that it was encrypted under. */
	geminiKey: text('gemini_key'),
	customPersonality: text('custom_personality'),
	customLanguage: text('custom_language'),
	customScriptModel: text('custom_script_model'),
	customTtsModel: text('custom_tts_model'),
	maxFileSizeMb: integer('max_file_size_mb'),
	maxMonthlyGenerations: integer('max_monthly_generations'),
	/** New episodes begin and end with a short tune. */
	themeSound: boolean('theme_sound').notNull().default(false),
	updatedAt: time('updated_at').notNull().defaultNow(),
});

/** Keys for other programs; of the key itself only a hash. */
export const apiKeys = pgTable(
	'api_keys',
	{
		id: id(),
		userId: userId(),
		name: text('name').notNull(),
		scopes: jsonb('scopes').$type<(typeof API_KEY_SCOPES)[number][]>().notNull(),
		/** Requests an hour. */
		rateLimit: integer('rate_limit_per_hour').notNull(),
		environment: text('environment').$type<(typeof API_KEY_ENVIRONMENTS)[number]>().notNull(),
		prefix: text('key_prefix').notNull(),
		hash: text('key_hash').notNull(),
		createdAt: createdAt(),
		lastUsedAt: time('last_used_at'),
		expiresAt: time('expires_at'),
		revokedAt: time('revoked_at'),
	},
	(table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_user').on(table.userId, table.createdAt)],
);

/** Requests counted under a key since the beginning of its window. */
export const rateCounts = pgTable('rate_counts', {
	key: text('key').primaryKey(),
	windowStart: time('window_start').notNull(),
	count: integer('count').notNull(),
});

/** How words are said: an account's, or the installation's where there is no user. */
export const pronunciations = pgTable(
	'pronunciations',
	{
		id: id(),
		userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
		language: text('language').$type<Language>().notNull(),
		word: text('word').notNull(),
		/** The word as entries are told apart by: as written, or in small letters where case does not matter. */
		folded: text('folded').notNull(),
		said: text('said').notNull(),
		matchCase: boolean('match_case').notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		unique('pronunciations_word').on(table.userId, table.language, table.folded, table.matchCase).nullsNotDistinct(),
	],
);

/** Generations that count towards the month's limit, also when the episode is gone. */
export const generations = pgTable(
	'generations',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		userId: userId(),
		jobId: uuid('job_id').notNull(),
		at: time('at').notNull().defaultNow(),
	},
	(table) => [index('generations_user').on(table.userId, table.at)],
);

/** Answers kept by the caller's `Idempotency-Key`; without a status, the first request is still under way. */
export const idempotentRequests = pgTable(
	'idempotent_requests',
	{
		userId: userId(),
		key: text('key').notNull(),
		/** Hash of method, path and body. */
		fingerprint: text('fingerprint').notNull(),
		/** Names the request that has the key; a stale one that was taken over no longer finds its row. */
		reservation: uuid('reservation').notNull(),
		status: integer('status'),
		/** JSON as it was sent, byte for byte. */
		body: text('body'),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.key] }),
		uniqueIndex('idempotent_requests_reservation').on(table.reservation),
		index('idempotent_requests_age').on(table.createdAt),
	],
);
