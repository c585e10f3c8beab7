import { setPriority } from 'node:os';
import { NexusError } from '@nexus/core/errors';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Answer, Call } from './messages.ts';

/**
 * Behind the threads that answer requests and the database: the system shares out processor time by thread, and id 0
 * is the calling one on Linux. Elsewhere it would be the whole process, which is left as it is.
 */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(0, NICENESS);

type Task = (input: unknown) => unknown;

/** Runs in a worker thread: imports the adapter's worker module (cached after the first call) and calls its task. */
export default async function run({ module, task, input }: Call): Promise<unknown> {
	const tasks = (await import(module)) as Record<string, Task | undefined>;
	const handler = tasks[task];
	if (!handler) throw new Error(`${module} exports no task "${task}"`);
	try {
		const output = await handler(input);
		return withTransfer({ output } satisfies Answer, transferOf(output));
	} catch (error) {
		if (!(error instanceof NexusError)) throw error;
		return { error: { code: error.code, values: error.values } } satisfies Answer;
	}
}

/** The buffers behind the typed arrays at the top level of an answer: handed over rather than copied. */
function transferOf(output: unknown): ArrayBuffer[] {
	if (output === null || typeof output !== 'object') return [];
	const views = ArrayBuffer.isView(output) ? [output] : Object.values(output).filter(ArrayBuffer.isView);
	const whole = views.filter((view) => view.byteLength === view.buffer.byteLength);
	return [...new Set(whole.map((view) => view.buffer))].filter((buffer) => buffer instanceof ArrayBuffer);
}

function withTransfer(value: Answer, transfer: ArrayBuffer[]): unknown {
	if (transfer.length === 0) return value;
	return move({ [transferableSymbol]: transfer, [valueSymbol]: value } as unknown as Parameters<typeof move>[0]);
}
