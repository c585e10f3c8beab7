import { constants } from 'node:os';

export interface ShutdownOptions {
	/** Ends everything in good order. Called once. */
	close(reason: string): Promise<void>;
	/** Told of an error while closing. */
	onError(error: unknown): void;
	/** Ends the process; replaced in tests. */
	exit?: (code: number) => void;
}

/**
 * A Ctrl-C reaches this process from the terminal and again, passed on by npm and by `scripts/start.js`: what comes
 * within this time of the first is the same request.
 */
const sameRequestMs = 1_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Closes in good order on Ctrl-C, SIGTERM and SIGHUP, and when the parent that started this process with an IPC channel
 * (`scripts/start.js`) is gone; then exits with 0, or with 1 when closing failed. A second signal ends at once, with
 * 128 plus its number. Call it before anything is started.
 */
export function closeOnSignals({ close, onError, exit = (code) => process.exit(code) }: ShutdownOptions): void {
	let asked: number | undefined;
	const request = async (reason: string) => {
		if (asked !== undefined) return;
		asked = performance.now();
		try {
			await close(reason);
			exit(0);
		} catch (error) {
			onError(error);
			exit(1);
		}
	};
	for (const signal of signals) {
		process.on(signal, () => {
			if (asked !== undefined && performance.now() - asked > sameRequestMs) exit(128 + constants.signals[signal]);
			else void request(signal);
		});
	}
	if (process.channel) {
		process.on('disconnect', () => void request('disconnect'));
		process.channel.unref();
	}
}
