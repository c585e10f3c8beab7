import { type ErrorCode, OPEN_ANSWERS, OPEN_ANSWERS_RETRY_SECONDS, type OpenAnswerKind } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../api.ts';

declare module 'fastify' {
	interface FastifyReply {
		/**
		 * Counts an answer that stays open for long against the account's limit, until the answer has ended or the client
		 * is gone. Ends the answer when its time is over.
		 * @throws NexusError 429 when the account has reached the limit
		 */
		countOpenAnswer(kind: OpenAnswerKind): void;
	}
}

const REFUSALS: Record<OpenAnswerKind, ErrorCode> = {
	media: 'too_many_downloads',
	wav: 'too_many_downloads',
	preview: 'too_many_waits',
	events: 'too_many_streams',
};

/** Counts the open answers of every account, so that no account takes all of the server's connections, memory and threads. */
export function openAnswers(app: FastifyInstance): void {
	const open = new Map<string, number>();
	app.decorateReply('countOpenAnswer', function (this: FastifyReply, kind: OpenAnswerKind) {
		if (this.raw.closed) return;
		const { most, milliseconds } = OPEN_ANSWERS[kind];
		const key = `${kind} ${callerOf(this.request).actor.userId}`;
		const count = open.get(key) ?? 0;
		if (count >= most) {
			// Whoever opens hundreds of connections may close them all at once: those that are refused are closed one by one.
			this.header('Connection', 'close');
			throw new NexusError(REFUSALS[kind], { limit: most, seconds: OPEN_ANSWERS_RETRY_SECONDS });
		}
		open.set(key, count + 1);
		this.releaseSlot();
		const timer = setTimeout(() => this.raw.destroy(), milliseconds);
		timer.unref();
		this.raw.once('close', () => {
			clearTimeout(timer);
			const left = (open.get(key) ?? 1) - 1;
			if (left > 0) open.set(key, left);
			else open.delete(key);
		});
	});
}

/**
 * Ends an answer whose client has read nothing for so many milliseconds, to free its buffers, file and thread. A paused
 * player requests the rest as a range.
 */
export function dropIdleReaders(app: FastifyInstance, milliseconds: number): void {
	app.addHook('onSend', (_request, reply, payload, done) => {
		reply.raw.setTimeout(milliseconds);
		done(null, payload);
	});
}
