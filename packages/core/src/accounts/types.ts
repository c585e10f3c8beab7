import type { API_KEY_ENVIRONMENTS, ApiKeyScope } from '@nexus/contract';

export interface UserRecord {
	id: string;
	email: string;
	username: string;
	fullName: string;
	isAdmin: boolean;
	/** Since when the account can neither sign in nor call the API; null while it can. */
	disabledAt: Date | null;
	createdAt: Date;
}

export interface SessionRecord {
	id: string;
	userId: string;
	userAgent: string | null;
	address: string | null;
	createdAt: Date;
	lastUsedAt: Date;
}

export interface ApiKeyRecord {
	id: string;
	userId: string;
	name: string;
	scopes: ApiKeyScope[];
	/** Requests an hour. */
	rateLimit: number;
	environment: (typeof API_KEY_ENVIRONMENTS)[number];
	/** The beginning of the key, which tells which it is. */
	prefix: string;
	createdAt: Date;
	lastUsedAt: Date | null;
	expiresAt: Date | null;
}

/** Who is asking. Every service call that touches somebody's things takes one. */
export interface Actor {
	userId: string;
	/** Null when an API key asks. */
	sessionId: string | null;
	/** Null when a signed-in person asks. */
	apiKeyId: string | null;
	/** Never true of an API key. */
	isAdmin: boolean;
}
