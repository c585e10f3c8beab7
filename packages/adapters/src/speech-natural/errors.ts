/** Why the process with the model is of no use. */
export type ModelFailureReason =
	/** It ended or refused while it read the model: a broken or foreign file. */
	| 'unreadable'
	/** It ended while it spoke. */
	| 'crashed'
	/** It has fewer voices than its files promise. */
	| 'no_voice'
	/** It needed, or would need, more memory than it may have. */
	| 'memory'
	/** The platform's binary of the runtime is missing, or the process could not be started. */
	| 'no_runtime';

/** The model could not be loaded or did not survive. */
export class ModelFailure extends Error {
	override readonly name = 'ModelFailure';
	readonly reason: ModelFailureReason;

	/** @param detail what the runtime wrote, for the log */
	constructor(reason: ModelFailureReason, detail: string) {
		super(`natural voices: ${reason}${detail && ` (${detail})`}`);
		this.reason = reason;
	}
}
