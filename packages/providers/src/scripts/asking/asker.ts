import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { NexusError } from '@nexus/core/errors';
import type { ModelUsage, PaidAnswers, SilenceListener, UsageListener } from '@nexus/core/ports';
import { BrokenAnswer, type Question, type TextModel } from '../text-model.ts';

/** What a step asks of the model. */
export interface Asked extends Pick<Question, 'system' | 'user' | 'schema' | 'name' | 'urgent'> {
	/** Told with the question, but no part of what it is: a kept answer serves whatever it says. */
	aside?: string | undefined;
}

/** What somebody made of an answer. */
export interface Reading<Value> {
	/** Null for an answer that cannot be used. */
	value: Value | null;
	/** What to tell the model when it is asked again; none where the answer will do. */
	complaint?: string | undefined;
	/** Why it cannot be used, where there is more to say than what `Attempts` says. */
	failure?: string | undefined;
}

export interface Attempts<Value> {
	/** How often it is asked at most, until an answer can be used. */
	most: number;
	/** How often at most while an answer can be used, but something is wrong with it; as often unless given. */
	mostToBetter?: number;
	/** Told when an answer could not be used and nothing better was said. */
	complaint: string;
	/** Why there is no script, where no answer can be used; with null, null is the result then. */
	failure: string | null;
	/** The better of two values that can be used; the later one unless given. */
	better?: (earlier: Value, later: Value) => Value;
}

export interface AskerOptions {
	model: TextModel;
	kept?: PaidAnswers | undefined;
	signal: AbortSignal;
	used?: UsageListener | undefined;
	silence?: SilenceListener | undefined;
}

/** Milliseconds between two looks for a note. */
const NOTE_POLL_MS = 500;

/**
 * Puts questions to a model and keeps each answer that could be used, under the question itself: whoever does the same
 * work again, after a worker's death or a failure, is given what there is and asks for the rest.
 */
export class Asker {
	readonly model: TextModel;
	readonly signal: AbortSignal;
	readonly #options: AskerOptions;

	constructor(options: AskerOptions) {
		this.model = options.model;
		this.signal = options.signal;
		this.#options = options;
	}

	/**
	 * Asks until an answer will do, at most so many times; then the best one that could be used.
	 * @param read makes something of an answer's text; `whole` says whether it came to its end
	 * @throws NexusError provider_answer_unusable when none can be used; others, BrokenAnswer never, the signal's reason
	 */
	async ask<Value>(
		asked: Asked,
		read: (text: string, whole: boolean) => Reading<Value>,
		{ most, mostToBetter = most, complaint, failure, better = (_, later) => later }: Attempts<Value>,
	): Promise<Value | null> {
		let best: Value | null = null;
		let told: string | null = null;
		let reason = failure;
		for (let attempt = 1; attempt <= most; attempt++) {
			const reading: Reading<Value> = await this.#once(withProblem(asked, told), read);
			const { value, complaint: next, failure: why } = reading;
			if (value !== null) best = best === null ? value : better(best, value);
			if (best !== null && (next === undefined || attempt >= mostToBetter)) break;
			told = next ?? complaint;
			reason = why ?? failure;
		}
		if (best !== null || failure === null) return best;
		throw new NexusError('provider_answer_unusable', { provider: this.model.provider, reason: reason ?? failure });
	}

	/** Whether answers and notes are kept. */
	get keeps(): boolean {
		return this.#options.kept !== undefined;
	}

	/** What a step made, for those who do not ask the same question. */
	async keepNote(name: string, note: unknown): Promise<void> {
		await this.#options.kept?.keep(name, { text: JSON.stringify(note), whole: true });
	}

	/** Waits for a note of somebody who works at the same time; null when there is none by then. @throws the signal's reason */
	async findNote(name: string, waitMs = 0): Promise<unknown> {
		const { kept } = this.#options;
		const until = performance.now() + waitMs;
		for (;;) {
			const found = await kept?.find(name);
			if (found) return JSON.parse(found.text);
			if (!kept || performance.now() >= until) return null;
			await setTimeout(NOTE_POLL_MS, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
		}
	}

	async #once<Value>(asked: Asked, read: (text: string, whole: boolean) => Reading<Value>): Promise<Reading<Value>> {
		const { kept } = this.#options;
		const key = keyOf(asked);
		const found = await kept?.find(key);
		if (found) {
			const reading = read(found.text, found.whole);
			if (reading.value !== null) return reading;
		}
		const bill = new Bill(this.#options.used);
		let reading: Reading<Value> = { value: null };
		try {
			const answer = await this.#answerTo(asked, bill.note);
			reading = read(answer.text, answer.whole);
			if (reading.value !== null) await kept?.keep(key, answer);
			return reading;
		} finally {
			bill.settle(reading.value !== null);
		}
	}

	/** What came of an answer that broke off may still be used. */
	async #answerTo({ aside, ...asked }: Asked, used: UsageListener): Promise<{ text: string; whole: boolean }> {
		const { model, signal, silence } = this.#options;
		const user = aside ? `${aside}\n\n${asked.user}` : asked.user;
		let text = '';
		try {
			for await (const piece of model.ask({ ...asked, user, signal, silence, used })) text += piece;
			return { text, whole: true };
		} catch (error) {
			if (signal.aborted || !(error instanceof BrokenAnswer)) throw error;
			return { text, whole: false };
		}
	}
}

const withProblem = (asked: Asked, told: string | null): Asked =>
	told === null ? asked : { ...asked, user: `${asked.user}\n\n<problem>${told}</problem>` };

function keyOf({ name, system, user, schema }: Asked): string {
	const hash = createHash('sha256')
		.update(JSON.stringify([system, user, schema]))
		.digest('base64url');
	return `${name} ${hash}`;
}

/** Holds back what calls used until it is known whether their answers were of use. */
class Bill {
	readonly #listener: UsageListener | undefined;
	#open: ModelUsage[] = [];

	constructor(listener: UsageListener | undefined) {
		this.#listener = listener;
	}

	readonly note: UsageListener = (usage) => {
		this.#open.push(usage);
	};

	settle(wasUseful: boolean): void {
		for (const usage of this.#open) this.#listener?.({ ...usage, wasted: usage.wasted || !wasUseful });
		this.#open = [];
	}
}
