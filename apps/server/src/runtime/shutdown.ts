import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

export interface ShutdownOptions {
	/** Ends everything in good order. Called once. */
	close(reason: string): Promise<void>;
	/** Ends at once what would outlive this process, such as the database. Called at a second request. */
	endNow(): Promise<void>;
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

/** What is ended at once gets no longer than this. */
const endNowMs = 3_000;

const isLater = (than: number | undefined): boolean => than !== undefined && performance.now() - than > sameRequestMs;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Closes in good order on Ctrl-C, SIGTERM and SIGHUP, and when the parent that started this process with an IPC channel
 * (`scripts/start.js`) is gone; then exits with 0, or with 1 when closing failed. A second signal ends at once, with
 * 128 plus its number; a third does not even wait for what `endNow` ends. Call it before anything is started.
 */
export function closeOnSignals({ close, endNow, onError, exit = (code) => process.exit(code) }: ShutdownOptions): void {
	let asked: number | undefined;
	let askedAgain: number | undefined;
	const request = async (reason: string) => {
		if (asked !== undefined) return;
		asked = performance.now();
		try {
			await close(reason);
			if (askedAgain === undefined) exit(0);
		} catch (error) {
			onError(error);
			if (askedAgain === undefined) exit(1);
		}
	};
	const endAtOnce = async (code: number) => {
		askedAgain = performance.now();
		await Promise.race([endNow().catch(onError), pause(endNowMs)]);
		exit(code);
	};
	for (const signal of signals) {
		process.on(signal, () => {
			const code = 128 + constants.signals[signal];
			if (isLater(askedAgain)) exit(code);
			else if (askedAgain !== undefined) return;
			else if (isLater(asked)) void endAtOnce(code);
			else void request(signal);
		});
	}
	if (process.channel) {
		process.on('disconnect', () => void request('disconnect'));
		process.channel.unref();
	}
}
