import type { OwnedId } from '../ownership/index.ts';

export interface PartPayload {
	jobId: OwnedId<'job'>;
	run: number;
	partId: OwnedId<'part'>;
	/** Until when, in milliseconds of the epoch, the part lets the episode's first one go before it. */
	behindUntil?: number;
}

/** What the queues carry. Ids only: the rows are read when the work is done. */
export interface QueuePayloads {
	'episode-plan': { jobId: OwnedId<'job'>; run: number };
	/** Parts made by this machine's own processors. */
	'episode-part': PartPayload;
	/** Parts made with the help of providers, which are mostly waited for. */
	'remote-part': PartPayload;
	'episode-finish': { jobId: OwnedId<'job'>; run: number };
	/** The files of a renamed episode are to bear its name. */
	'episode-tags': { userId: string; episodeId: OwnedId<'episode'> };
	'document-import': { importId: OwnedId<'document'> };
	'document-index': { userId: string; documentId: OwnedId<'document'> };
}
export type QueueName = keyof QueuePayloads;

export type QueueMessage = {
	[Name in QueueName]: {
		queue: Name;
		payload: QueuePayloads[Name];
		/** A UUID; a message whose id the queue already knows is not taken a second time. */
		id?: string;
		/** Not taken while one with the same key waits in a queue that looks at it. */
		onceKey?: string;
		/** Of one group, only a share of the places is taken at the same time. */
		group?: string;
		/** Higher goes first. */
		priority: number;
		/** Not handed out before. */
		startAfter?: Date;
	};
}[QueueName];

/** Goes before every part: planning is short, and it is what makes a newcomer's first part possible. */
export const PLAN_PRIORITY = 1_000_000;

/** A message that waits in its queue. */
export interface QueuedMessage {
	queue: QueueName;
	id: string;
}

export interface Delivery {
	/** Aborted when the worker shuts down or lost the job to another one. */
	signal: AbortSignal;
}

export type QueueHandlers = {
	[Name in QueueName]: (payload: QueuePayloads[Name], delivery: Delivery) => Promise<void>;
};

/** Work that comes by the clock rather than by a request. */
export type ScheduledTask = 'cleanup';

export interface Schedule {
	/** Cron, five fields. */
	cron: string;
	/** IANA name of the zone that the fields are in. */
	timeZone: string;
}

/** Those of the work on episodes. */
export type ProductionHandlers = Omit<QueueHandlers, 'document-import' | 'document-index'>;

export interface JobQueue {
	/**
	 * Begins to hand out work. `abandoned` is told of messages whose worker died too often to be tried again.
	 * @param concurrency how many parts are made side by side.
	 */
	work(
		handlers: QueueHandlers,
		options: { concurrency: number; abandoned: (payload: { jobId: OwnedId<'job'>; run: number }) => Promise<void> },
	): Promise<void>;
	/**
	 * Sets when the task is due, for every process on the same database; null: never. One run at a time however many
	 * processes there are; of those missed while none was up, one is made up for.
	 */
	schedule(task: ScheduledTask, schedule: Schedule | null): Promise<void>;
	/** Begins to take on the task's runs. */
	workScheduled(task: ScheduledTask, run: (signal: AbortSignal) => Promise<void>): Promise<void>;
	/** Gives back at once what workers that no longer exist had taken. Only when no other worker can be alive. */
	reclaim(): Promise<void>;
	/** Stops handing out work and waits up to `graceSeconds` for what is under way. */
	stop(graceSeconds: number): Promise<void>;
}
