import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NexusError } from '@nexus/core/errors';
import type { ConversionOptions, ConvertedDocument, DocumentToConvert } from '@nexus/core/ports';
import { childMessage } from './messages.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Megabytes of objects; buffers and native memory come on top, up to what the guard allows. */
const HEAP = 512;
/** Behind everything else that runs, as the threads of the pool are. */
const NICENESS = 10;
/** The first to go where the machine runs out of memory (proc(5), oom_score_adj). */
const EXPENDABLE = '1000';

/**
 * Converts in a process that may read the program's own files and nothing else: no secret is in its environment, and it
 * can write nothing, start nothing and hold no more than its memory.
 * @param milliseconds how long it may take
 * @throws NexusError as in DocumentConverter, and the signal's reason
 */
export async function runChild(
	{ bytes, name, url }: DocumentToConvert,
	{ signal, onProgress }: ConversionOptions,
	milliseconds: number,
): Promise<ConvertedDocument> {
	signal.throwIfAborted();
	const child = spawn(
		process.execPath,
		[
			`--max-old-space-size=${HEAP}`,
			'--permission',
			`--allow-fs-read=${ROOT}node_modules/*`,
			`--allow-fs-read=${ROOT}packages/*`,
			`--allow-fs-read=${ROOT}package.json`,
			'--allow-addons',
			'--allow-worker',
			'--no-warnings',
			CHILD,
			name,
			url ?? '',
		],
		{ cwd: tmpdir(), env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
	);
	const kill = () => void child.kill('SIGKILL');
	let isTimeUp = false;
	const timer = setTimeout(() => {
		isTimeUp = true;
		kill();
	}, milliseconds);
	signal.addEventListener('abort', kill, { once: true });
	try {
		yieldToOthers(child);
		// A child that dies early closes the pipe: its end says more than the broken pipe.
		child.stdin?.on('error', () => undefined);
		child.stdin?.end(bytes);
		const outcome = await outcomeOf(child, onProgress);
		signal.throwIfAborted();
		if (outcome !== null) return outcome;
		throw new NexusError(isTimeUp ? 'import_timeout' : 'import_too_complex');
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', kill);
		kill();
	}
}

function yieldToOthers({ pid }: ChildProcess): void {
	if (pid === undefined) return;
	try {
		setPriority(pid, NICENESS);
	} catch {
		// It has ended already, or the system does not let us.
	}
	if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, EXPENDABLE).catch(() => undefined);
}

/** What the child made; null when it ended without a word. */
function outcomeOf(child: ChildProcess, onProgress: (share: number) => void): Promise<ConvertedDocument | null> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', () => resolve(null));
		child.on('message', (received) => {
			const { success, data } = childMessage.safeParse(received);
			if (!success) reject(new NexusError('import_damaged'));
			else if (data.type === 'progress') onProgress(data.share);
			else if (data.type === 'done') resolve(data.document);
			else reject(new NexusError(data.code, data.values));
		});
	});
}
