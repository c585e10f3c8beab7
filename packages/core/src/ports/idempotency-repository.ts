export interface KeptAnswer {
	status: number;
	/** JSON, as it was sent. */
	body: string;
}

/** What a request with an `Idempotency-Key` finds. */
export type Reservation =
	| { state: 'reserved'; id: string }
	/** The first request with the key has not been answered yet. */
	| { state: 'running' }
	/** The key was used for another request. */
	| { state: 'reused' }
	| ({ state: 'answered' } & KeptAnswer);

/** Requests by their `Idempotency-Key`, each user's apart, kept for 24 hours. */
export interface IdempotencyRepository {
	/**
	 * Takes the key for a request, in one step, so that of two at the same time only one gets it. What was reserved a
	 * minute ago without an answer is taken over: its server is gone. Forgets what is older than 24 hours.
	 * @param fingerprint tells requests apart: the same for the same one
	 */
	reserve(userId: string, key: string, fingerprint: string): Promise<Reservation>;
	/** Keeps the answer, unless the reservation was taken over. */
	keep(reservationId: string, answer: KeptAnswer): Promise<void>;
	/** Gives the key free: the request had no effect. */
	release(reservationId: string): Promise<void>;
}
