export interface PasswordHasher {
	hash(password: string): Promise<string>;
	/** False, after the same time, also when `hash` is null. */
	verify(hash: string | null, password: string): Promise<boolean>;
}

export interface PasswordEstimator {
	/** How many guesses find the password, at least, by somebody who tries `personalWords` first. Works off the event loop. */
	guesses(password: string, personalWords: string[]): Promise<number>;
	close(): Promise<void>;
}

/** Signs one kind of token; a token of one kind is never good as another. */
export interface TokenSigner {
	/** Lifetime, in seconds. */
	readonly lifetime: number;
	sign(claims: { userId: string; sessionId: string }): Promise<string>;
	/** Null for a token that is forged, expired, or meant for something else. */
	verify(token: string): Promise<{ userId: string; sessionId: string } | null>;
}
