import { changedScript, changeScriptBody, ROUTES, saveScriptQuery } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { expectEditable } from './expect-editable.ts';
import { presentScriptFigures, presentScriptLine } from './present-script.ts';
import { wantedLine } from './read-lines.ts';

export function changeScript(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.changeScript;
	api.route({
		method,
		url,
		schema: {
			params: idParams,
			querystring: saveScriptQuery,
			body: changeScriptBody,
			response: { 200: changedScript },
		},
		preParsing: expectEditable(scripts),
		handler: async (request, reply) => {
			const { version, changes } = request.body;
			const changed = await scripts.change(callerOf(request).actor, idOf(request.params.id), {
				version,
				changes: changes.map(({ lines, ...change }) => ({ ...change, lines: lines.map(wantedLine) })),
				dryRun: request.query.dry_run,
			});
			return reply.header('ETag', `"${changed.version}"`).send({
				...presentScriptFigures(changed),
				changes: changed.changes.map(({ lines }) => ({ lines: lines.map(presentScriptLine) })),
				others: changed.others.map(presentScriptLine),
			});
		},
	});
}
