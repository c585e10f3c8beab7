import { ROUTES, saveScriptBody, saveScriptQuery, script as scriptAnswer } from '@nexus/contract';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { expectEditable } from './expect-editable.ts';
import { unreadScriptBody } from './read-lines.ts';
import { fromRows, type ReadElsewhere, readScript } from './read-script.ts';
import { sendScript } from './send-script.ts';

const READER = new URL('./script-worker.ts', import.meta.url).href;

/** `If-Match` is as good as `version` in the body. */
export function saveScript(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.saveScript;
	api.route({
		method,
		url,
		config: { longBodyReader: READER },
		schema: {
			params: idParams,
			querystring: saveScriptQuery,
			body: saveScriptBody,
			response: { 200: scriptAnswer },
		},
		validatorCompiler: (route) => {
			if (route.httpPart !== 'body')
				return validatorCompiler({ ...route, schema: route.schema as unknown as z.ZodType });
			const check = validatorCompiler({ ...route, schema: unreadScriptBody });
			return (body) => (isReadElsewhere(body) ? { value: body } : check(body));
		},
		preParsing: expectEditable(scripts),
		handler: async (request, reply) => {
			const { body } = request;
			const lines = isReadElsewhere(body) ? await fromRows(body.rows) : await readScript(body);
			const saved = await scripts.save(callerOf(request).actor, idOf(request.params.id), {
				lines,
				version: body.version ?? matched(request.headers['if-match']),
				dryRun: request.query.dry_run,
			});
			return await sendScript(reply, saved);
		},
	});
}

const isReadElsewhere = (body: unknown): body is ReadElsewhere =>
	typeof body === 'object' && body !== null && 'rows' in body && body.rows instanceof Uint8Array;

/** The one tag of an `If-Match` (RFC 9110, section 13.1.1); null for none and for any. */
function matched(header: string | undefined): string | null {
	if (header === undefined || header.trim() === '*') return null;
	return header.trim().replace(/^(?:W\/)?"|"$/g, '');
}
