import type { IncomingMessage } from 'node:http';
import { NexusError } from '@nexus/core/errors';
import { yieldToEventLoop } from '@nexus/core/event-loop';
import { releaseMemory } from './release-memory.ts';

/** Bytes of a block, and of the first one: what is refused by its beginning takes no more. */
const BLOCK = 1024 * 1024;
const FIRST = 64 * 1024;
/** Bytes of a body that are taken in one round of the event loop: of a fast sender the system has megabytes ready. */
const AT_A_TIME = 128 * 1024;

/**
 * Lets others come in between the pieces of a body. To be told of each of them.
 * @param pause waits before more is taken
 */
export function paceOf(body: IncomingMessage, pause = yieldToEventLoop): (piece: Buffer) => void {
	let taken = 0;
	return ({ length }) => {
		taken += length;
		if (taken < AT_A_TIME) return;
		taken = 0;
		body.pause();
		pause().then(() => body.resume());
	};
}

/**
 * A body in blocks, each with memory of its own: one buffer for a long body would have to be copied as it grows, or at
 * the end, and hold up others. Whoever refuses it early still gets to answer, since its connection is not ended.
 * @param look sees every piece as it comes, and may refuse the body by throwing
 * @throws NexusError body_too_large, whatever `look` throws, and the connection's error
 */
export function readBody(payload: IncomingMessage, most: number, look: (piece: Buffer) => void): Promise<Buffer[]> {
	const told = Number(payload.headers['content-length'] ?? 0);
	return new Promise((resolve, reject) => {
		if (told > most) {
			reject(new NexusError('body_too_large'));
			return;
		}
		const full: Buffer[] = [];
		let block = Buffer.allocUnsafeSlow(Math.min(FIRST, told || FIRST));
		let filled = 0;
		let length = 0;
		const pace = paceOf(payload);

		function end(settle: () => void): void {
			payload.off('data', take).off('end', finish).off('error', fail);
			settle();
		}
		function take(piece: Buffer): void {
			length += piece.length;
			pace(piece);
			try {
				if (length > most) throw new NexusError('body_too_large');
				look(piece);
			} catch (error) {
				end(() => reject(error));
				releaseMemory(piece);
				return;
			}
			for (let from = 0; from < piece.length; ) {
				if (filled === block.length) {
					full.push(block);
					const rest = told === 0 ? BLOCK : told - length + piece.length - from;
					block = Buffer.allocUnsafeSlow(Math.min(BLOCK, rest));
					filled = 0;
				}
				const copied = piece.copy(block, filled, from);
				filled += copied;
				from += copied;
			}
			releaseMemory(piece);
		}
		const finish = () => end(() => resolve([...full, block.subarray(0, filled)]));
		const fail = (error: Error) => end(() => reject(error));
		payload.on('data', take).on('end', finish).on('error', fail);
	});
}
