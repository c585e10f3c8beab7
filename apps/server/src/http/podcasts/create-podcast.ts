import { createPodcastBody, podcast, ROUTES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
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
			const { title, document_id, text, personality_preset, preset, custom_style, customDuo, ...body } = request.body;
			if (document_id === undefined && text === undefined) throw new NexusError('document_missing');
			const bytes = Buffer.from(text ?? '');
			const documentId =
				document_id === undefined
					? (await documents.upload(actor, `${title || 'documento'}.md`, [bytes], bytes.length)).id
					: idOf(document_id);
			const own = await settings.defaultsFor(actor.userId);
			const created = await episodes.create(actor, {
				title,
				documentId,
				presetId: personality_preset ?? preset ?? own.presetId,
				language: body.language ?? own.language,
				customStyle: custom_style ?? own.customStyle,
				customDuo,
				themeSound: body.theme_sound ?? own.themeSound,
				draft: body.draft,
				scriptOptions: scriptOptionsOf(body),
			});
			return reply.status(201).send(created);
		},
	});
}
