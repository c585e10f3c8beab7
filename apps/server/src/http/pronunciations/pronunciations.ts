import { pronunciationList, pronunciationSampleQuery, ROUTES, savePronunciationsBody } from '@nexus/contract';
import type { PronunciationList } from '@nexus/core/pronunciations';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';

/** How words are said, for an account and for the installation. */
export function pronunciations(api: Api, { pronunciations }: Services): void {
	const [method, url] = ROUTES.pronunciations;
	api.route({
		method,
		url,
		schema: { response: { 200: pronunciationList } },
		handler: async (request) => present(await pronunciations.list(callerOf(request).actor)),
	});
}

export function savePronunciations(api: Api, { pronunciations }: Services): void {
	const [method, url] = ROUTES.savePronunciations;
	api.route({
		method,
		url,
		schema: { body: savePronunciationsBody, response: { 200: pronunciationList } },
		handler: async (request) => {
			const { scope, entries } = request.body;
			const wanted = entries.map(({ match_case: matchCase, ...entry }) => ({ ...entry, matchCase }));
			return present(await pronunciations.save(callerOf(request).actor, scope, wanted));
		},
	});
}

export function removePronunciation(api: Api, { pronunciations }: Services): void {
	const [method, url] = ROUTES.removePronunciation;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: pronunciationList } },
		handler: async (request) => present(await pronunciations.remove(callerOf(request).actor, idOf(request.params.id))),
	});
}

/** A word as it would be said, heard before it is saved. */
export function pronunciationSample(api: Api, { voiceSamples }: Services): void {
	const [method, url] = ROUTES.pronunciationSample;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: { querystring: pronunciationSampleQuery },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const sound = await voiceSamples.word(actor, request.query, abortWhenClosed(request, reply));
			return reply.header('Cache-Control', 'private, max-age=600').type('audio/mpeg').send(Buffer.from(sound));
		},
	});
}

const presentOne = ({ id, language, word, said, matchCase }: PronunciationList['account'][number]) => ({
	...{ id, language, word, said },
	match_case: matchCase,
});

const present = ({ account, installation }: PronunciationList) => ({
	account: account.map(presentOne),
	installation: installation.map(presentOne),
});
