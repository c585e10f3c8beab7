import {
	documentText as answer,
	documentBeginning as beginningAnswer,
	documentTextBody,
	ROUTES,
} from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { hangUpOf } from '../hang-up.ts';

export function documentBeginning(api: Api, { documents }: Services): void {
	const [method, url] = ROUTES.documentBeginning;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: beginningAnswer } },
		handler: async (request) => {
			const id = idOf(request.params.id);
			const { lines, isWhole } = await documents.beginning(callerOf(request).actor, id);
			return { id, lines: lines.map(({ text, isHeading }) => ({ text, heading: isHeading })), whole: isWhole };
		},
	});
}

export function documentText(api: Api, { imports }: Services): void {
	const [method, url] = ROUTES.documentText;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: answer } },
		handler: async (request) => {
			const id = idOf(request.params.id);
			return { id, markdown: await imports.text(callerOf(request).actor, id) };
		},
	});
}

export function saveDocumentText(api: Api, { imports }: Services): void {
	const [method, url] = ROUTES.saveDocumentText;
	api.route({
		method,
		url,
		schema: { params: idParams, body: documentTextBody, response: { 200: answer } },
		handler: async (request, reply) => {
			const id = idOf(request.params.id);
			const { actor } = callerOf(request);
			return { id, markdown: await imports.editText(actor, id, request.body.markdown, hangUpOf(reply)) };
		},
	});
}
