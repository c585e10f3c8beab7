import { type ErrorCode, type ErrorValues, errorMessage } from './errors.ts';

/** Whatever the domain refuses or fails at. The code says what; nobody matches on messages. */
export class NexusError extends Error {
	override readonly name = 'NexusError';
	readonly code: ErrorCode;
	readonly values: ErrorValues;

	constructor(code: ErrorCode, values: ErrorValues = {}, options?: ErrorOptions) {
		super(errorMessage(code, values), options);
		this.code = code;
		this.values = values;
	}
}
