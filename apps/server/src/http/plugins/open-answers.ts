import { type ErrorCode, OPEN_ANSWERS, OPEN_ANSWERS_RETRY_SECONDS, type OpenAnswerKind } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../api.ts';

declare module 'fastify' {
	interface FastifyReply {
		/**
		 * Takes one of the account's places for an answer that stays open for long, and gives it back when the answer has
		 * ended or the client is gone. Ends the answer when its time is over.
		 * @throws NexusError 429 when the account has no place left
		 */
		holdPlace(kind: OpenAnswerKind): void;
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
	app.decorateReply('holdPlace', function (this: FastifyReply, kind: OpenAnswerKind) {
		if (this.raw.closed) return;
		const { most, milliseconds } = OPEN_ANSWERS[kind];
		const key = `${kind} ${callerOf(this.request).actor.userId}`;
		const count = open.get(key) ?? 0;
		if (count >= most) throw new NexusError(REFUSALS[kind], { limit: most, seconds: OPEN_ANSWERS_RETRY_SECONDS });
		open.set(key, count + 1);
		this.giveTurn();
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
 * Ends an answer whose client reads nothing for so many milliseconds, and so frees its buffers, file and thread. A player
 * that was paused asks for the rest as a range.
 */
export function dropIdleReaders(app: FastifyInstance, milliseconds: number): void {
	app.addHook('onSend', (_request, reply, payload, done) => {
		reply.raw.setTimeout(milliseconds);
		done(null, payload);
	});
}
