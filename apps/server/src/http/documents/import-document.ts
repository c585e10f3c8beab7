import multipart from '@fastify/multipart';
import { documentImport, importAccepted, importBody, importQuery, ROUTES } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { ImportRecord } from '@nexus/core/imports';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Api, callerOf, type Services } from '../api.ts';
import { arrivingFile } from '../plugins/arriving-file.ts';
import { importAfter } from './answer-import.ts';

const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 1024, headerPairs: 20 };
/** Bytes of a form beside its file: borders, headers and a few short fields. */
const FORM = 64 * 1024;
const MEGABYTE = 1024 * 1024;

/** Takes a file in a form, or in JSON a page's address or a text with its title. */
export function importDocument(api: Api, services: Services): void {
	const [method, url] = ROUTES.importDocument;
	api.register(async (scope: Api) => {
		await scope.register(multipart, { limits: { ...LIMITS, fileSize: (services.importMaxBytes ?? 0) + 1 } });
		scope.route({
			method,
			url,
			schema: {
				querystring: importQuery,
				body: importBody.nullish(),
				response: { 200: documentImport, 202: importAccepted },
			},
			handler: async (request, reply) => {
				const { actor } = callerOf(request);
				const { id, status } = request.isMultipart()
					? await importForm(request, actor, services)
					: await importJson(request.body ?? {}, actor, services);
				const { wait } = request.query;
				if (!wait) return reply.status(202).send({ id, status });
				const answer = await importAfter(request, reply, { id, wait }, services);
				if (answer.status === 'pending' || answer.status === 'processing') {
					return reply.status(202).send({ id, status: answer.status });
				}
				return reply.status(200).send(answer);
			},
		});
	});
}

async function importForm(
	request: FastifyRequest,
	actor: Actor,
	{ imports, importMaxBytes }: Services,
): Promise<ImportRecord> {
	const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
	if (Number.isFinite(length) && length > importMaxBytes + FORM) {
		throw new NexusError('import_too_large', { megabytes: Math.floor(importMaxBytes / MEGABYTE) });
	}
	const part = await request.file().catch((error: Error) => {
		throw 'code' in error ? error : new NexusError('malformed_form', {}, { cause: error });
	});
	if (part?.fieldname !== 'file') throw new NexusError('import_missing');
	return await imports.importFile(actor, part.filename, arrivingFile(part.file), length);
}

async function importJson(
	{ url, text, title }: z.output<typeof importBody>,
	actor: Actor,
	{ imports }: Services,
): Promise<ImportRecord> {
	if (url !== undefined) return await imports.importPage(actor, url);
	if (text === undefined) throw new NexusError('import_missing');
	const bytes = new TextEncoder().encode(text);
	return await imports.importFile(actor, `${title || 'Texto colado'}.md`, [bytes], bytes.length);
}
