/** The embedded database cannot be used. The message is complete, in Portuguese, for the operator's terminal. */
export class EmbeddedDatabaseError extends Error {
	override readonly name = 'EmbeddedDatabaseError';
}
