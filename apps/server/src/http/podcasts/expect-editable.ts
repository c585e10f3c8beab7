import type { ScriptServices } from '@nexus/episodes';
import type { FastifyRequest } from 'fastify';
import { callerOf, idOf } from '../api.ts';

/**
 * A hook that looks whether the caller may edit the script, before anything of a body of megabytes is read. Bodies of
 * other content types are never read.
 */
export const expectEditable =
	(scripts: ScriptServices) =>
	async (request: FastifyRequest): Promise<void> => {
		if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return;
		await scripts.expectEditable(callerOf(request).actor, idOf((request.params as { id: string }).id));
	};
