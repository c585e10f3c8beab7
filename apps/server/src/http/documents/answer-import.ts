import { OPEN_ANSWERS } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';
import { timedSignal } from '../plugins/timed-signal.ts';

/** Milliseconds: then the import is answered as it is, a little before the place is taken back. */
const LONGEST_WAIT = OPEN_ANSWERS.preview.milliseconds - 10_000;

/** The import as it is, or, with `wait` in seconds, at its end. */
export async function importAfter(
	request: FastifyRequest,
	reply: FastifyReply,
	{ id, wait }: { id: string; wait: number | undefined },
	{ access, imports }: Services,
) {
	const { actor } = callerOf(request);
	if (!wait) return await imports.find(actor, id);
	reply.countOpenAnswer('preview');
	const ended = access.untilAccessEnds(actor, abortWhenClosed(request, reply));
	const timed = timedSignal(Math.min(wait * 1000, LONGEST_WAIT));
	reply.raw.once('close', timed.clear);
	const answer = await imports.wait(actor, id, AbortSignal.any([ended, timed.signal]));
	if (ended.reason instanceof NexusError) throw ended.reason;
	return answer;
}
