import { ROUTES, saveScriptBody, saveScriptQuery, script as scriptAnswer } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

/** A script of the longest document, its ids and JSON included. */
const BODY_LIMIT = 32 * 1024 * 1024;

/** `If-Match` is as good as `version` in the body. */
export function saveScript(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.saveScript;
	api.route({
		method,
		url,
		bodyLimit: BODY_LIMIT,
		schema: {
			params: idParams,
			querystring: saveScriptQuery,
			body: saveScriptBody,
			response: { 200: scriptAnswer },
		},
		handler: async (request, reply) => {
			const { content, lines, version } = request.body;
			const saved = await scripts.save(callerOf(request).actor, idOf(request.params.id), {
				content,
				lines: lines?.map(({ part_number, ...line }) => ({ ...line, partNumber: part_number })),
				version: version ?? matched(request.headers['if-match']),
				dryRun: request.query.dry_run,
			});
			return reply.header('ETag', `"${saved.version}"`).send(saved);
		},
	});
}

/** The one tag of an `If-Match` (RFC 9110, section 13.1.1); null for none and for any. */
function matched(header: string | undefined): string | null {
	if (header === undefined || header.trim() === '*') return null;
	return header.trim().replace(/^(?:W\/)?"|"$/g, '');
}
