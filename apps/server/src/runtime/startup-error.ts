/**
 * The program cannot start as things are, and the operator can put it right. The message is complete and in
 * Portuguese: `main.ts` prints it alone, without a stack, and ends with exit code 1.
 */
export class StartupError extends Error {
	override readonly name = 'StartupError';
}
