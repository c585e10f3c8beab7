import { write, writeSync } from 'node:fs';

/** Characters of lines that wait for whoever reads the log; those beyond are lost, and counted. */
const WAITING_MAX = 4 * 1024 * 1024;
/** Milliseconds until a reader that was too slow is tried again. */
const PAUSE = 50;
/** How often it is tried again when the process ends and nothing more is read: a second in all. */
const LAST_TRIES = 20;

export interface LogOutput {
	write(line: string): void;
}

/**
 * Writes lines to an open file without waiting for it. Standard output may be a pipe or a terminal that nobody reads for
 * a while: a write that waits would stop the server for everybody. What waits when the process ends is written then.
 * @param onLost told how many lines were lost, once others can be written again
 */
export function createLogOutput(fd: number, onLost: (lines: number) => void): LogOutput {
	let waiting: string[] = [];
	let characters = 0;
	let lost = 0;
	/** What is being written, by the system at this moment or after a pause. */
	let current: Buffer | null = null;
	let isInSystem = false;
	let isDue = false;
	let isBroken = false;

	function writeNext(): void {
		if (current === null) {
			if (waiting.length === 0) return;
			current = takeWaiting();
		}
		isInSystem = true;
		write(fd, current, (error, written) => {
			isInSystem = false;
			if (error && !isBusy(error)) giveUp();
			else if (error) setTimeout(writeNext, PAUSE).unref();
			else goOn(written);
		});
	}

	function goOn(written: number): void {
		const rest = current?.subarray(written);
		current = rest?.length ? rest : null;
		if (current === null) tellOfLost();
		if (!isInSystem) writeNext();
	}

	function tellOfLost(): void {
		if (lost === 0) return;
		const lines = lost;
		lost = 0;
		onLost(lines);
	}

	function takeWaiting(): Buffer {
		const all = Buffer.from(waiting.join(''));
		waiting = [];
		characters = 0;
		return all;
	}

	/** Nobody will ever read it: the other end is closed. */
	function giveUp(): void {
		isBroken = true;
		current = null;
		takeWaiting();
	}

	process.on('exit', () => {
		if (isBroken) return;
		// What the system has is written by it before the process ends.
		const last = [...(current && !isInSystem ? [current] : []), takeWaiting()];
		current = Buffer.alloc(0);
		tellOfLost();
		writeLast(fd, Buffer.concat([...last, takeWaiting()]));
	});

	return {
		write(line) {
			if (isBroken) return;
			if (characters + line.length > WAITING_MAX) {
				lost++;
				return;
			}
			waiting.push(line);
			characters += line.length;
			if (current !== null || isDue) return;
			isDue = true;
			// All lines of a round of the event loop at once.
			setImmediate(() => {
				isDue = false;
				if (current === null) writeNext();
			});
		},
	};
}

/** Somebody who reads slowly, or a disk that is full for now. */
const BUSY = new Set(['EAGAIN', 'ENOSPC', 'EDQUOT']);
const isBusy = ({ code = '' }: NodeJS.ErrnoException): boolean => BUSY.has(code);

function writeLast(fd: number, bytes: Buffer): void {
	let rest = bytes;
	for (let tries = 0; rest.length > 0 && tries < LAST_TRIES; ) {
		try {
			rest = rest.subarray(writeSync(fd, rest));
			tries = 0;
		} catch (error) {
			if (!isBusy(error as NodeJS.ErrnoException)) return;
			tries++;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
		}
	}
}
