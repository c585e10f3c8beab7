import type { Job } from '@nexus/contract';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

const { filename, content } = sample('paragraph-pt');

export const isWaiting = ({ waiting_for }: Job): boolean => waiting_for !== null;
export const isHeldFor =
	(reason: Job['waiting_reason']) =>
	({ waiting_reason }: Job): boolean =>
		waiting_reason === reason;

/** Jobs of a new account for each test, whose provider and clock the test governs. Registers the hooks of its file. */
export class WaitingJobs {
	/** Milliseconds by which the workers' clock is ahead. */
	ahead = 0;
	#on: GeminiStack | undefined;
	#client: ApiClient | undefined;

	constructor() {
		beforeAll(async () => {
			this.#on = await startGeminiStack(
				{},
				{ retry: { attempts: 2, baseMs: 1 }, timeouts: { firstByteMs: 6_000 } },
				{ outages: { firstPauseMs: 200, mostPauseMs: 200 }, now: () => new Date(Date.now() + this.ahead) },
			);
		});
		afterAll(() => this.#on?.close());
		// Everybody's clips are kept: what one test has voiced is not to be voiced in the next.
		beforeEach(async () => {
			this.#client = await ApiClient.registered(this.on.stack.url);
			this.ahead = 0;
			this.on.gemini.faults.clear();
			this.on.gemini.reset();
		});
	}

	get on(): GeminiStack {
		if (!this.#on) throw new Error('the stack is not started');
		return this.#on;
	}

	get client(): ApiClient {
		if (!this.#client) throw new Error('nobody is registered');
		return this.#client;
	}

	async begin(): Promise<{ podcast: string; job: string }> {
		const { id } = await this.client.upload(filename, content);
		const podcast = await this.client.create({ document_id: id });
		const { job_id } = await this.client.generate(podcast.id);
		return { podcast: podcast.id, job: job_id };
	}

	resume(job: string, body?: object): Promise<Job> {
		return this.client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/resume`, body);
	}

	/** What was paid for: the words of speech, the questions of text. */
	answered(kind: 'text' | 'speech'): string[] {
		const calls = this.on.gemini.calls.filter((call) => call.kind === kind && call.outcome === 'answered');
		return calls.map(({ turns, request }) => (kind === 'speech' ? turns.join('\n') : JSON.stringify(request)));
	}

	expectPaidOnce(kind: 'text' | 'speech'): void {
		expect(this.answered(kind).length).toBeGreaterThan(0);
		expect(new Set(this.answered(kind)).size).toBe(this.answered(kind).length);
	}

	async completesOncePaid(job: string): Promise<void> {
		this.on.gemini.faults.clear();
		const { status, error_message, ...ended } = await this.client.waitForJob(job);
		expect({ status, error_message }).toEqual({ status: 'completed', error_message: null });
		expect(ended).toMatchObject({ waiting_for: null, waiting_reason: null, waiting_since: null, waiting_until: null });
		this.expectPaidOnce('text');
		this.expectPaidOnce('speech');
	}
}
