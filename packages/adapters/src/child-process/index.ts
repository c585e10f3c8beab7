import { type ChildProcess, spawn } from 'node:child_process';
import { ReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { z } from 'zod';
import { childMessage } from './messages.ts';
import { stepBehind } from './step-behind.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Megabytes of objects; buffers and native memory come on top, up to what the guard allows. */
const HEAP = 512;

export interface ChildRun<Schema extends z.ZodType> {
	/** A module that calls `serve`. */
	program: URL;
	args: readonly string[];
	/** Of Node.js itself. */
	flags?: readonly string[];
	/** Standard input. A file's stream is handed over unread, so that its bytes never come here. */
	input: Uint8Array | Readable;
	/** What the child may answer. */
	result: Schema;
	signal: AbortSignal;
	/** How long it may take. */
	milliseconds: number;
	onProgress?: (share: number) => void;
	/**
	 * Of its session, where Linux shares out processor time by session: beside a busy server it gets a third of what the
	 * server does by 5, a tenth by 10.
	 */
	sessionNiceness: number;
	/** What is thrown when it was ended for its time, when it ended by itself, and when it says what no child says. */
	errors: { timeout: ErrorCode; ended: ErrorCode; garbled: ErrorCode };
}

/**
 * Does work in a process that may read the program's own files and nothing else: no secret is in its environment, and it
 * can write nothing, start nothing and hold no more than its memory. It stands behind everything else that runs, and ends
 * with the server, however that ends.
 * @throws NexusError of `errors` and whatever the child throws; the signal's reason; an error of the input's
 */
export async function runChild<Schema extends z.ZodType>(run: ChildRun<Schema>): Promise<z.output<Schema>> {
	const { program, args, flags = [], input, milliseconds, signal, sessionNiceness, errors } = run;
	signal.throwIfAborted();
	const file = input instanceof ReadStream && 'fd' in input && typeof input.fd === 'number' ? input : null;
	const child = spawn(
		process.execPath,
		[
			`--max-old-space-size=${HEAP}`,
			...flags,
			'--permission',
			`--allow-fs-read=${ROOT}node_modules/*`,
			`--allow-fs-read=${ROOT}packages/*`,
			`--allow-fs-read=${ROOT}package.json`,
			'--allow-addons',
			'--allow-worker',
			'--no-warnings',
			fileURLToPath(program),
			String(process.pid),
			...args,
		],
		{
			cwd: tmpdir(),
			env: {},
			stdio: [file ?? 'pipe', 'ignore', 'ignore', 'ipc'],
			serialization: 'advanced',
			// A session of its own, by which Linux shares out processor time.
			detached: process.platform === 'linux',
		},
	);
	const kill = () => void child.kill('SIGKILL');
	let isTimeUp = false;
	const timer = setTimeout(() => {
		isTimeUp = true;
		kill();
	}, milliseconds);
	signal.addEventListener('abort', kill, { once: true });
	try {
		if (child.pid !== undefined) stepBehind(child.pid, sessionNiceness);
		const outcome = await Promise.race([outcomeOf(child, run), ...(file ? [] : [sending(child, input)])]);
		signal.throwIfAborted();
		if (outcome !== null) return outcome.result;
		throw new NexusError(isTimeUp ? errors.timeout : errors.ended);
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', kill);
		kill();
	}
}

/** Never ends well: what the child makes of its input is what counts. @throws when the input cannot be read */
function sending({ stdin }: ChildProcess, input: Uint8Array | Readable): Promise<never> {
	// A child that dies early closes the pipe: its end says more than the broken pipe.
	stdin?.on('error', () => undefined);
	return new Promise((_, reject) => {
		if (input instanceof Uint8Array) stdin?.end(input);
		else if (stdin) input.once('error', reject).pipe(stdin);
	});
}

/** What the child made; null when it ended without a word. */
function outcomeOf<Schema extends z.ZodType>(
	child: ChildProcess,
	{ result, onProgress, errors }: ChildRun<Schema>,
): Promise<{ result: z.output<Schema> } | null> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		// What it said last may still be on its way: the channel ends behind it.
		const end = () => resolve(null);
		child.once('exit', () => (child.connected ? child.once('disconnect', end) : end()));
		child.on('message', (received) => {
			const { data: said } = childMessage.safeParse(received);
			if (said?.type === 'progress') return onProgress?.(said.share);
			if (said?.type === 'failed') return reject(new NexusError(said.code, said.values));
			if (said?.type === 'broken') return reject(new Error(`a child failed: ${said.stack}`));
			const { success, data } = result.safeParse(said?.result);
			if (success) resolve({ result: data });
			else reject(new NexusError(errors.garbled));
		});
	});
}
