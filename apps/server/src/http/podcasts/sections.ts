import { addSectionBody, FOCUS_SECTION_LAST, generateAnswer, ROUTES, sectionEstimate } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { z } from 'zod';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { presentBegun } from '../jobs/present-job.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';
import { presentSectionEstimate } from './present-section-estimate.ts';

const params = z.object({ id: z.string(), section: z.string() });

/** The place of a section out of a path: what cannot be one is as unknown as one that does not exist. */
function placeOf(text: string): number {
	const place = /^\d{1,6}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
	if (place > FOCUS_SECTION_LAST) throw new NexusError('not_found');
	return place;
}

export function estimateSection(api: Api, { sections }: Services): void {
	const [method, url] = ROUTES.sectionEstimate;
	api.route({
		method,
		url,
		schema: { params, response: { 200: sectionEstimate } },
		handler: async (request, reply) => {
			const { id, section } = request.params;
			const { actor } = callerOf(request);
			const waited = abortWhenClosed(request, reply);
			return presentSectionEstimate(await sections.estimate(actor, idOf(id), placeOf(section), waited));
		},
	});
}

export function addSection(api: Api, { sections }: Services): void {
	const [method, url] = ROUTES.addSection;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { params, body: addSectionBody, response: { 202: generateAnswer } },
		handler: async (request, reply) => {
			const { id, section } = request.params;
			const { actor } = callerOf(request);
			const job = await sections.add(actor, idOf(id), placeOf(section), request.body.version);
			return reply.status(202).send(presentBegun(job));
		},
	});
}
