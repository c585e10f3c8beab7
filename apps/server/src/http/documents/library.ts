import {
	changeDocumentBody,
	type LibraryDetails,
	type LibraryDocument,
	libraryDetails,
	libraryList,
	libraryQuery,
	ROUTES,
} from '@nexus/contract';
import type { LibraryDocumentDetails, LibraryEntry } from '@nexus/core/documents';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentUpload } from '../podcasts/present-upload.ts';

const presentEntry = ({ document, kind, url, pages, episodes, retention }: LibraryEntry): LibraryDocument => ({
	...presentUpload(document),
	kind,
	url,
	pages,
	podcast_count: episodes,
	expires_at: 'until' in retention ? retention.until.toISOString() : null,
	stays: 'because' in retention ? retention.because : null,
});

const presentDetails = ({ entry, inUse, episodes }: LibraryDocumentDetails): LibraryDetails => ({
	...presentEntry(entry),
	in_use: inUse,
	podcasts: episodes,
});

export function libraryDocuments(api: Api, { library }: Services): void {
	const [method, url] = ROUTES.libraryDocuments;
	api.route({
		method,
		url,
		schema: { querystring: libraryQuery, response: { 200: libraryList } },
		handler: async (request) => {
			const { search, ...page } = request.query;
			const { items, total, kept } = await library.list(callerOf(request).actor, page, search);
			return { documents: items.map(presentEntry), total, ...page, kept, kept_max: library.keptMax };
		},
	});
}

export function libraryDocument(api: Api, { library }: Services): void {
	const [method, url] = ROUTES.libraryDocument;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: libraryDetails } },
		handler: async (request) => presentDetails(await library.details(callerOf(request).actor, idOf(request.params.id))),
	});
}

export function changeDocument(api: Api, { library }: Services): void {
	const [method, url] = ROUTES.changeDocument;
	api.route({
		method,
		url,
		schema: { params: idParams, body: changeDocumentBody, response: { 200: libraryDetails } },
		handler: async (request) =>
			presentDetails(await library.change(callerOf(request).actor, idOf(request.params.id), request.body)),
	});
}
