import type { IncomingMessage } from 'node:http';
import { NexusError } from '@nexus/core/errors';

/** Bytes that a body gets room for at first. */
const ROOM = 64 * 1024;

/**
 * A body in one buffer of its own, which grows while it arrives: to join many pieces at the end would hold up others.
 * Whoever refuses it early still gets to answer, since its connection is not ended.
 * @param look sees every piece as it comes, and may refuse the body by throwing
 * @throws NexusError body_too_large, whatever `look` throws, and the connection's error
 */
export function readBody(payload: IncomingMessage, most: number, look: (piece: Buffer) => void): Promise<Buffer> {
	const told = Number(payload.headers['content-length'] ?? 0);
	return new Promise((resolve, reject) => {
		if (told > most) {
			reject(new NexusError('body_too_large'));
			return;
		}
		let body = Buffer.allocUnsafeSlow(Math.min(ROOM, told || ROOM));
		let length = 0;

		function end(settle: () => void): void {
			payload.off('data', take).off('end', finish).off('error', fail);
			settle();
		}
		function take(piece: Buffer): void {
			try {
				if (length + piece.length > most) throw new NexusError('body_too_large');
				look(piece);
			} catch (error) {
				end(() => reject(error));
				return;
			}
			if (length + piece.length > body.length) {
				const room = Math.max(length + piece.length, Math.min(body.length * 2, told || most));
				const larger = Buffer.allocUnsafeSlow(room);
				body.copy(larger, 0, 0, length);
				body = larger;
			}
			piece.copy(body, length);
			length += piece.length;
		}
		const finish = () => end(() => resolve(body.subarray(0, length)));
		const fail = (error: Error) => end(() => reject(error));
		payload.on('data', take).on('end', finish).on('error', fail);
	});
}
