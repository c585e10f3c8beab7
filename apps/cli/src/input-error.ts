/** The command line is at fault. The message is complete and in Portuguese; the exit code is 2. */
export class InputError extends Error {
	override readonly name = 'InputError';
}
