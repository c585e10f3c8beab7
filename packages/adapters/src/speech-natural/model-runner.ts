import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { availableMemory } from 'node:process';
import { ModelFailure } from './errors.ts';
import type { Answer, Order, Sound, Utterance } from './messages.ts';
import type { RuntimeModel } from './types.ts';

export interface Spoken {
	sound: Sound;
	/** That the model worked. */
	milliseconds: number;
}

interface SpeakRequest {
	model: RuntimeModel;
	/** Bytes of its files. */
	bytes: number;
	utterance: Utterance;
	/** Goes before those that are not. */
	urgent: boolean;
	signal: AbortSignal;
}

export interface ModelRunner {
	/** Rejects with the signal's reason at once when it aborts. @throws ModelFailure */
	speak(request: SpeakRequest): Promise<Spoken>;
	/** Whether a process holds a model now, and which. */
	readonly processId: number | null;
	close(): Promise<void>;
}

export interface RunnerLimits {
	threads: number;
	/** Resident memory of the process. */
	mostBytes: number;
	/** Milliseconds without work after which the model is let go. */
	idleMs: number;
}

interface Task extends SpeakRequest {
	id: number;
	/** Deaths of the process in the middle of it. */
	deaths: number;
	resolve(spoken: Spoken): void;
	reject(error: unknown): void;
}

const PROGRAM = new URL('./model-process.ts', import.meta.url);
/** Milliseconds that an utterance nobody waits for gets to end by itself; then the process is ended. */
const GRACE = 500;
/** Deaths of the process with one and the same utterance: the second is no accident. */
const MOST_DEATHS = 2;
/** Bytes of memory for each of a model's files, and beside them for the process itself. */
const MEMORY = { factor: 1.3, beside: 120e6 };
/** Characters of what the runtime wrote that are kept. */
const KEPT_WORDS = 500;

/**
 * Speaks with models in a process of its own, one utterance at a time: a model uses all the threads that it is given. The
 * process is started when it is first needed, ended when nothing was asked of it for a while, and started anew after it
 * died. Only one model is held at any time.
 */
export function createModelRunner(limits: RunnerLimits): ModelRunner {
	const waiting: Task[] = [];
	let nextId = 1;
	let held: HeldModel | null = null;
	let busy = false;
	let idle: NodeJS.Timeout | undefined;
	let working: Promise<void> = Promise.resolve();
	const closing = new AbortController();

	async function work(): Promise<void> {
		busy = true;
		clearTimeout(idle);
		for (let task = next(); task; task = next()) await attend(task);
		busy = false;
		if (!closing.signal.aborted) idle = setTimeout(() => void letGo(), limits.idleMs).unref();
	}

	function next(): Task | undefined {
		const at = waiting.findIndex(({ urgent }) => urgent);
		return waiting.splice(Math.max(0, at), 1)[0];
	}

	async function attend(task: Task): Promise<void> {
		try {
			const key = JSON.stringify(task.model);
			if (held?.key !== key || held.ended) {
				await letGo();
				held = await start({ ...task, signal: AbortSignal.any([task.signal, closing.signal]) }, key, limits);
			}
			task.resolve(await held.speak(task));
		} catch (error) {
			task.deaths++;
			const isAccident = error instanceof ModelFailure && error.reason === 'crashed' && task.deaths < MOST_DEATHS;
			if (isAccident && !task.signal.aborted && !closing.signal.aborted) waiting.unshift(task);
			else task.reject(error);
		}
	}

	async function letGo(): Promise<void> {
		const letting = held;
		held = null;
		await letting?.end();
	}

	return {
		get processId() {
			return held && !held.ended ? held.processId : null;
		},
		speak(request) {
			return new Promise((resolve, reject) => {
				const { signal } = request;
				if (closing.signal.aborted) return reject(closing.signal.reason);
				if (signal.aborted) return reject(signal.reason);
				const task: Task = { ...request, id: nextId++, deaths: 0, resolve: done(resolve), reject: done(reject) };
				function done<Value>(settle: (value: Value) => void) {
					return (value: Value) => {
						signal.removeEventListener('abort', abort);
						settle(value);
					};
				}
				function abort() {
					const at = waiting.indexOf(task);
					if (at >= 0) waiting.splice(at, 1);
					task.reject(signal.reason);
				}
				signal.addEventListener('abort', abort);
				waiting.push(task);
				if (!busy) working = work();
			});
		},
		async close() {
			const reason = new ModelFailure('crashed', 'closed');
			closing.abort(reason);
			clearTimeout(idle);
			for (const task of waiting.splice(0)) task.reject(reason);
			await letGo();
			await working;
		},
	};
}

/** A process with its model loaded. */
class HeldModel {
	readonly key: string;
	readonly #child: ChildProcess;
	readonly #exit: Promise<ModelFailure>;
	ended = false;

	constructor(key: string, child: ChildProcess, exit: Promise<ModelFailure>) {
		this.key = key;
		this.#child = child;
		this.#exit = exit;
		void exit.then(() => {
			this.ended = true;
		});
	}

	get processId(): number | null {
		return this.#child.pid ?? null;
	}

	/** Settles when the process is ready for the next: later than its caller was told, when that one aborted. */
	async speak({ id, utterance, signal }: Task): Promise<Spoken> {
		signal.throwIfAborted();
		let timer: NodeJS.Timeout | undefined;
		const stop = () => {
			tell(this.#child, { type: 'stop', id });
			timer = setTimeout(() => this.#child.kill('SIGKILL'), GRACE);
		};
		signal.addEventListener('abort', stop, { once: true });
		try {
			const answered = answerFrom(this.#child, (answer) => 'id' in answer && answer.id === id);
			tell(this.#child, { type: 'speak', id, ...utterance });
			const answer = await Promise.race([answered.answer, this.#exit]).finally(answered.forget);
			if (answer instanceof ModelFailure) throw answer;
			if (answer.type === 'spoke') return { sound: answer.sound, milliseconds: answer.milliseconds };
			signal.throwIfAborted();
			if (answer.type === 'no_voice')
				throw new ModelFailure('no_voice', `voice ${utterance.speaker} of ${answer.speakers}`);
			throw new ModelFailure('crashed', answer.type === 'failed' ? answer.message : answer.type);
		} finally {
			clearTimeout(timer);
			signal.removeEventListener('abort', stop);
		}
	}

	async end(): Promise<void> {
		this.#child.kill('SIGKILL');
		await this.#exit;
	}
}

async function start({ model, bytes, signal }: SpeakRequest, key: string, limits: RunnerLimits): Promise<HeldModel> {
	signal.throwIfAborted();
	const needed = bytes * MEMORY.factor + MEMORY.beside;
	if (needed > limits.mostBytes)
		throw new ModelFailure('memory', `needs ${megabytes(needed)} MB of ${megabytes(limits.mostBytes)} MB`);
	if (needed > availableMemory())
		throw new ModelFailure(
			'memory',
			`needs ${megabytes(needed)} MB, of which ${megabytes(availableMemory())} MB are free`,
		);
	const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
	let words = '';
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		words = (words + text).slice(-KEPT_WORDS);
	});
	let isLoaded = false;
	let isOverfull = false;
	child.on('message', ({ type }: Answer) => {
		if (type !== 'overfull') return;
		isOverfull = true;
		child.kill('SIGKILL');
	});
	const exit = new Promise<ModelFailure>((resolve) => {
		child.once('error', (error) => resolve(new ModelFailure('no_runtime', String(error))));
		child.once('close', (code, ended) => {
			const how = `${code === null ? ended : `exit ${code}`}${words && `: ${words.trim()}`}`;
			if (isOverfull) resolve(new ModelFailure('memory', `more than ${megabytes(limits.mostBytes)} MB`));
			else if (/Could not find sherpa-onnx|Cannot find module/.test(words))
				resolve(new ModelFailure('no_runtime', how));
			else resolve(new ModelFailure(isLoaded ? 'crashed' : 'unreadable', how));
		});
	});
	const giveUp = () => child.kill('SIGKILL');
	signal.addEventListener('abort', giveUp, { once: true });
	try {
		yieldToOthers(child);
		const answered = answerFrom(child, ({ type }) => type === 'loaded' || type === 'failed');
		tell(child, { type: 'load', model, threads: limits.threads, mostBytes: limits.mostBytes });
		const answer = await Promise.race([answered.answer, exit]).finally(answered.forget);
		signal.throwIfAborted();
		if (answer instanceof ModelFailure) throw answer;
		if (answer.type === 'failed') {
			child.kill('SIGKILL');
			throw new ModelFailure('unreadable', answer.message);
		}
		isLoaded = true;
		return new HeldModel(key, child, exit);
	} finally {
		signal.removeEventListener('abort', giveUp);
	}
}

/** What answers requests goes before what takes minutes. */
function yieldToOthers({ pid }: ChildProcess): void {
	try {
		if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
	} catch {
		// It ended already, or the system does not allow it.
	}
}

/** The process may be gone: then its exit tells. */
function tell(child: ChildProcess, order: Order): void {
	if (child.connected) child.send(order, () => undefined);
}

function answerFrom(child: ChildProcess, isWanted: (answer: Answer) => boolean) {
	let listener: (answer: Answer) => void = () => undefined;
	const answer = new Promise<Answer>((resolve) => {
		listener = (message) => isWanted(message) && resolve(message);
		child.on('message', listener);
	});
	return { answer, forget: () => void child.off('message', listener) };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
