import type { Actor } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { Database } from '@nexus/core/ports';
import type { JobRecord } from '@nexus/core/records';

/** Follows jobs by what the database tells of them: one listener and one query a change, however many follow. */
export interface JobWatch {
	/**
	 * The job as it is, and then after every change that there is time to take, up to and including its end.
	 * Ends without more when the job is deleted, `signal` is aborted or the watch is closed.
	 */
	follow(jobId: OwnedId<'job'>, signal: AbortSignal): AsyncGenerator<JobRecord>;
	/**
	 * The same for a user, `null` when nothing was heard for `quietMilliseconds`.
	 * @throws NexusError not_found
	 */
	stream(
		actor: Actor,
		jobId: string,
		options: { signal: AbortSignal; quietMilliseconds: number },
	): Promise<AsyncGenerator<JobRecord | null>>;
	/** To be called with the id of every job that changed. */
	changed(jobId: string): void;
	/** To be called when changes may have gone unheard. */
	missed(): void;
	/** Ends all that is followed. */
	close(): void;
}

export const isOver = ({ status }: Pick<JobRecord, 'status'>): boolean =>
	status === 'completed' || status === 'failed' || status === 'cancelled';

/** Those who follow one job, and its newest state, read once for all of them. */
interface Topic {
	followers: Set<() => void>;
	/** Counts what was heard, from 1: a state read for an earlier count is not the newest. */
	heard: number;
	reading: Promise<void> | null;
	state: { of: number; job: JobRecord | null };
}

export function createJobWatch({ database }: { database: Pick<Database, 'jobs'> }): JobWatch {
	const topics = new Map<string, Topic>();
	const closing = new AbortController();

	async function read(jobId: OwnedId<'job'>, topic: Topic): Promise<void> {
		while (topic.state.of < topic.heard) {
			const of = topic.heard;
			topic.state = { of, job: await database.jobs.get(jobId) };
		}
	}

	/** The newest state; concurrent callers share the query. */
	async function newest(jobId: OwnedId<'job'>, topic: Topic): Promise<Topic['state']> {
		topic.reading ??= read(jobId, topic).finally(() => {
			topic.reading = null;
		});
		await topic.reading;
		return topic.state;
	}

	/** True when something was heard after `count`; false when `milliseconds` passed or `signal` was aborted. */
	function heardAfter(topic: Topic, count: number, signal: AbortSignal, milliseconds: number | null): Promise<boolean> {
		if (topic.heard > count) return Promise.resolve(true);
		if (signal.aborted) return Promise.resolve(false);
		return new Promise((resolve) => {
			const timer = milliseconds === null ? null : setTimeout(() => settle(false), milliseconds);
			const heard = () => settle(true);
			const aborted = () => settle(false);
			function settle(answer: boolean): void {
				if (timer) clearTimeout(timer);
				topic.followers.delete(heard);
				signal.removeEventListener('abort', aborted);
				resolve(answer);
			}
			topic.followers.add(heard);
			signal.addEventListener('abort', aborted);
		});
	}

	function open(jobId: string): Topic {
		const topic = topics.get(jobId) ?? { followers: new Set(), heard: 1, reading: null, state: { of: 0, job: null } };
		topics.set(jobId, topic);
		return topic;
	}

	async function* states(
		jobId: OwnedId<'job'>,
		outer: AbortSignal,
		quiet: number | null,
	): AsyncGenerator<JobRecord | null> {
		const signal = AbortSignal.any([outer, closing.signal]);
		const topic = open(jobId);
		const present = () => undefined;
		topic.followers.add(present);
		topic.heard++;
		try {
			while (!signal.aborted) {
				const { of, job } = await newest(jobId, topic);
				if (!job || signal.aborted) return;
				yield job;
				if (isOver(job)) return;
				while (!(await heardAfter(topic, of, signal, quiet))) {
					if (signal.aborted) return;
					yield null;
				}
			}
		} finally {
			topic.followers.delete(present);
			if (topic.followers.size === 0) topics.delete(jobId);
		}
	}

	return {
		async *follow(jobId, signal) {
			for await (const job of states(jobId, signal, null)) if (job) yield job;
		},
		async stream(actor, jobId, { signal, quietMilliseconds }) {
			const job = await database.jobs.find(actor.userId, jobId);
			if (!job) throw new NexusError('not_found');
			return states(job.id, signal, quietMilliseconds);
		},
		changed(jobId) {
			const topic = topics.get(jobId);
			if (!topic) return;
			topic.heard++;
			for (const heard of [...topic.followers]) heard();
		},
		missed() {
			for (const jobId of [...topics.keys()]) this.changed(jobId);
		},
		close: () => closing.abort(new NexusError('unavailable')),
	};
}
