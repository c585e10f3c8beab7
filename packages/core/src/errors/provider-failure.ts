import type { ErrorCode, ErrorValues } from '@nexus/contract';
import { NexusError } from '@nexus/contract/nexus-error';

/** What can be done about a failed call. */
export type Remedy =
	/** Trying again changes nothing. */
	| { kind: 'none' }
	/** Passes by itself: try again after a growing pause. */
	| { kind: 'backoff' }
	/** Too many calls: try again after so many milliseconds; null when the provider does not say. */
	| { kind: 'wait'; ms: number | null };

/**
 * A call that a provider did not answer as asked. Its message is made of status codes alone: what providers write in
 * their errors may quote the key or the prompt.
 */
export class ProviderFailure extends Error {
	override readonly name = 'ProviderFailure';
	readonly code: ErrorCode;
	readonly values: ErrorValues;
	readonly remedy: Remedy;

	constructor(code: ErrorCode, values: ErrorValues, remedy: Remedy, message: string) {
		super(message);
		this.code = code;
		this.values = values;
		this.remedy = remedy;
	}

	/** As it leaves the adapter. */
	toNexusError(): NexusError {
		return new NexusError(this.code, this.values, { cause: this });
	}
}
