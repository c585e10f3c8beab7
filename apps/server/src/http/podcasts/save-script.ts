import { ROUTES, saveScriptBody, saveScriptQuery, script as scriptAnswer } from '@nexus/contract';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { expectEditable } from './expect-editable.ts';
import { readLines, unreadScriptBody, wantedLine } from './read-lines.ts';
import { sendScript } from './send-script.ts';

/** `If-Match` is as good as `version` in the body. */
export function saveScript(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.saveScript;
	api.route({
		method,
		url,
		schema: {
			params: idParams,
			querystring: saveScriptQuery,
			body: saveScriptBody,
			response: { 200: scriptAnswer },
		},
		validatorCompiler: (route) =>
			validatorCompiler({
				...route,
				schema: route.httpPart === 'body' ? unreadScriptBody : (route.schema as unknown as z.ZodType),
			}),
		preParsing: expectEditable(scripts),
		handler: async (request, reply) => {
			const { content, lines, version } = request.body;
			const read = lines && (await readLines(lines));
			const saved = await scripts.save(callerOf(request).actor, idOf(request.params.id), {
				content,
				lines: read?.map(wantedLine),
				version: version ?? matched(request.headers['if-match']),
				dryRun: request.query.dry_run,
			});
			return await sendScript(reply, saved);
		},
	});
}

/** The one tag of an `If-Match` (RFC 9110, section 13.1.1); null for none and for any. */
function matched(header: string | undefined): string | null {
	if (header === undefined || header.trim() === '*') return null;
	return header.trim().replace(/^(?:W\/)?"|"$/g, '');
}
