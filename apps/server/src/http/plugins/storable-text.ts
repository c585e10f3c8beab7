import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance } from 'fastify';

const PARTS = ['query', 'body'] as const;

/**
 * PostgreSQL takes neither NUL in a text nor half a surrogate pair in JSON. The one is refused, the other becomes
 * U+FFFD; an address with NUL in it is nobody's. Looks at what validation left of a request, so that depth and size
 * are those of the schemas; what has no schema is not used. A JSON body without escapes has neither.
 */
export function storableText(app: FastifyInstance): void {
	app.addHook('preHandler', (request, _reply, done) => {
		const params: unknown[] = Object.values(request.params ?? {});
		if (params.some((value) => String(value).includes('\0'))) throw new NexusError('not_found');
		const { querystring, body } = request.routeOptions.schema ?? {};
		for (const part of PARTS) {
			const isUsed = part === 'query' ? querystring !== undefined : body !== undefined && request.hasEscapes;
			if (!isUsed) continue;
			const holder = { [part]: request[part] };
			makeStorable(holder);
			request[part] = holder[part];
		}
		done();
	});
}

/** Goes through all strings below `root`, without recursion. */
export function makeStorable(root: object): void {
	const waiting: { value: object; path: string }[] = [{ value: root, path: '' }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		for (const [key, value] of Object.entries(next.value)) {
			const path = next.value === root ? '' : `${next.path}${next.path && '.'}${key}`;
			if (typeof value === 'string') {
				if (value.includes('\0')) throw new NexusError('unstorable_text', { path });
				if (!value.isWellFormed()) Object.assign(next.value, { [key]: value.toWellFormed() });
			} else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
				waiting.push({ value, path });
			}
		}
	}
}
