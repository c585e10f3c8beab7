import { createPodcastBody, podcast, ROUTES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, type Services } from '../api.ts';
import { hangUpOf } from '../hang-up.ts';
import { duoOf } from './custom-duo.ts';
import { documentIdsOf } from './document-ids.ts';
import { presentPodcast } from './present-podcast.ts';
import { scriptOptionsOf } from './script-options.ts';

export function createPodcast(api: Api, { episodes, documents, settings }: Services): void {
	const [method, url] = ROUTES.createPodcast;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { body: createPodcastBody, response: { 201: podcast } },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const { title, document_id, document_ids, text, personality_preset, preset, custom_style, customDuo, ...body } =
				request.body;
			const given = documentIdsOf({ document_id, document_ids });
			if (given === null && text === undefined) throw new NexusError('document_missing');
			const bytes = Buffer.from(text ?? '');
			const documentIds = given ?? [
				(await documents.upload(actor, `${title || 'documento'}.md`, [bytes], bytes.length, hangUpOf(reply))).id,
			];
			const own = await settings.defaultsFor(actor.userId);
			const created = await episodes.create(actor, {
				title,
				documentIds,
				presetId: personality_preset ?? preset ?? own.presetId,
				language: body.language ?? own.language,
				customStyle: custom_style ?? own.customStyle,
				customDuo: duoOf(customDuo),
				themeSound: body.theme_sound ?? own.themeSound,
				draft: body.draft,
				scriptOptions: scriptOptionsOf(body),
			});
			return reply.status(201).send(presentPodcast(created));
		},
	});
}
