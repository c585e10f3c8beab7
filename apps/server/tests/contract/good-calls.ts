import type { RouteName, SectionEstimate } from '@nexus/contract';
import { ACCOUNT_CALLS } from './account-calls.ts';

import {
	customDuo,
	type Line,
	type Make,
	newSeries,
	ofNewSeries,
	ofPodcast,
	own,
	page,
	pending,
	scriptOptions,
	twoDocuments,
} from './call-makers.ts';
import { tokenOf } from './contract-setup.ts';

/**
 * For every operation a call that succeeds, as full as its schema allows, so that each field can be spoilt in turn. It
 * is made anew each time: some calls use up what they are about.
 */
export const GOOD_CALLS: Record<RouteName, Make> = {
	...ACCOUNT_CALLS,
	search: own({ query: { q: 'ponte', limit: 5 } }),
	documentSources: own(),
	libraryDocuments: own({ query: { limit: 5, offset: 0, search: 'ponte' } }),
	libraryDocument: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	changeDocument: ({ owner, document }) => ({
		token: tokenOf(owner),
		params: { id: document.id },
		body: { filename: 'ponte.md', kept: true },
	}),
	// Each is cancelled, since few may be under way at once; one that was waited for is over by then.
	importDocument: ({ owner }) => ({
		token: tokenOf(owner),
		query: { wait: 0 },
		body: { text: 'Um texto colado, de uma linha só.', title: 'Colado' },
		undo: (answer) => owner.call('POST', `/api/v1/documents/import/${(answer as { id: string }).id}/cancel`),
	}),
	documentImport: async ({ owner, imported }) => ({ token: tokenOf(owner), params: { id: await imported() } }),
	cancelImport: async ({ owner }) => ({ token: tokenOf(owner), params: { id: await pending(owner) } }),
	documentBeginning: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	documentText: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	saveDocumentText: async ({ owner }) => ({
		token: tokenOf(owner),
		params: { id: (await owner.upload('emenda.md', 'Um texto a corrigir.\n')).id },
		body: { markdown: 'Um texto corrigido.\n' },
	}),
	upload: ({ owner }) => {
		const form = new FormData();
		form.append('file', new Blob(['Um texto qualquer, de uma linha só.\n']), 'texto.md');
		return { token: tokenOf(owner), form };
	},
	uploads: own({ query: page }),
	estimate: async ({ owner, document }) => ({
		token: tokenOf(owner),
		body: {
			document_id: document.id,
			document_ids: await twoDocuments(owner, document.id),
			personality_preset: 'analytical_duo',
			language: 'pt-BR',
			multiple_files: false,
			custom_style: 'leve',
			customDuo,
			...scriptOptions,
		},
	}),
	createPodcast: async ({ owner, document }) => ({
		token: tokenOf(owner),
		body: {
			title: 'A ponte',
			document_id: document.id,
			document_ids: await twoDocuments(owner, document.id),
			personality_preset: 'analytical_duo',
			preset: 'analytical_duo',
			language: 'pt-BR',
			custom_style: 'leve',
			customDuo,
			...scriptOptions,
			theme_sound: false,
			draft: false,
		},
	}),
	podcasts: own({ query: page }),
	podcast: ofPodcast(),
	renamePodcast: async ({ owner, podcast }) => ({
		token: tokenOf(owner),
		params: { id: await podcast() },
		body: { title: 'A ponte, de novo' },
	}),
	deletePodcast: async ({ owner, podcast }) => ({ token: tokenOf(owner), params: { id: await podcast() } }),
	series: own({ query: page }),
	createSeries: async ({ owner, document }) => ({
		token: tokenOf(owner),
		body: {
			title: 'As pontes',
			document_ids: await twoDocuments(owner, document.id),
			personality_preset: 'analytical_duo',
			preset: 'analytical_duo',
			language: 'pt-BR',
			custom_style: 'leve',
			customDuo,
			...scriptOptions,
			focus: { text: 'a construção' },
			theme_sound: false,
		},
	}),
	estimateSeries: async ({ owner, document }) => ({
		token: tokenOf(owner),
		body: {
			document_ids: await twoDocuments(owner, document.id),
			personality_preset: 'analytical_duo',
			language: 'pt-BR',
			multiple_files: false,
			custom_style: 'leve',
			customDuo,
			...scriptOptions,
			focus: { text: 'a construção' },
		},
	}),
	oneSeries: ofNewSeries(),
	changeSeries: async ({ owner, document }) => {
		const { id, podcasts } = await newSeries(owner, document.id);
		const podcast_ids = podcasts.map((podcast) => podcast.id).reverse();
		return { token: tokenOf(owner), params: { id }, body: { title: 'As pontes, de novo', podcast_ids } };
	},
	deleteSeries: ofNewSeries(),
	generateSeries: ofNewSeries({ body: { multiple_files: false, speech_engine: 'embedded' } }),
	ownVoices: own(),
	voiceSample: own({ params: { voice: 'Kore' }, query: { language: 'pt-BR' } }),
	podcastVoices: ofPodcast(),
	generate: async ({ owner, podcast }) => ({
		token: tokenOf(owner),
		params: { id: await podcast() },
		body: { multiple_files: false, title: 'A ponte, gerada', speech_engine: 'embedded' },
	}),
	sectionEstimate: async ({ owner, leavingOut }) => ({ token: tokenOf(owner), params: await leavingOut() }),
	addSection: async ({ owner, leavingOut }) => {
		const { id, section } = await leavingOut();
		const path = `/api/v1/podcasts/${id}/sections/${section}/estimate`;
		const { version } = await owner.expect<SectionEstimate>('GET', path);
		return { token: tokenOf(owner), params: { id, section }, body: { version } };
	},
	preview: async ({ owner, podcast }) => ({
		token: tokenOf(owner),
		params: { id: await podcast({ title: 'Preview - ponte.md' }) },
	}),
	script: ofPodcast(),
	saveScript: async ({ owner, podcastId }) => {
		const { version, lines } = await owner.expect<{ version: string; lines: Line[] }>(
			'GET',
			`/api/v1/podcasts/${podcastId}/script`,
		);
		return {
			token: tokenOf(owner),
			params: { id: podcastId },
			body: {
				version,
				lines: lines.map(({ id, part_number, speaker, text }) => ({ id, from: [id], part_number, speaker, text })),
			},
		};
	},
	changeScript: async ({ owner, podcastId }) => {
		const { version, lines } = await owner.expect<{ version: string; lines: Line[] }>(
			'GET',
			`/api/v1/podcasts/${podcastId}/script`,
		);
		const { id = '', part_number, speaker, text } = lines[0] ?? {};
		return {
			token: tokenOf(owner),
			params: { id: podcastId },
			// Others need the podcast as it is.
			query: { dry_run: true },
			body: {
				version,
				changes: [{ after: null, remove: 1, lines: [{ id, from: [id], part_number, speaker, text }] }],
			},
		};
	},
	audio: ofPodcast({ params: { index: 0 } }),
	partAudio: ofPodcast({ params: { number: 1 } }),
	transcript: ofPodcast({ query: { file: 0 } }),
	chapters: ofPodcast({ query: { file: 0 } }),
	peaks: ofPodcast({ query: { file: 0 } }),
	source: ofPodcast({ query: { from: 0, to: 100 } }),

	job: ({ owner, jobId }) => ({ token: tokenOf(owner), params: { id: jobId } }),
	jobs: ({ owner, podcastId }) => ({
		token: tokenOf(owner),
		query: { ...page, status: 'completed', podcast_id: podcastId },
	}),
	jobEvents: ({ owner, jobId }) => ({ token: tokenOf(owner), params: { id: jobId } }),
	cancelJob: async ({ owner, longJob }) => ({ token: tokenOf(owner), params: { id: await longJob() } }),
	retryJob: async ({ owner, longJob }) => {
		const id = await longJob();
		await owner.expect('POST', `/api/v1/podcasts/jobs/${id}/cancel`);
		return { token: tokenOf(owner), params: { id } };
	},
	resumeJob: async ({ owner, longJob }) => {
		const id = await longJob();
		await owner.expect('POST', `/api/v1/podcasts/jobs/${id}/cancel`);
		return { token: tokenOf(owner), params: { id }, body: { speech_engine: 'embedded' } };
	},
	jobEngines: ({ owner, jobId }) => ({ token: tokenOf(owner), params: { id: jobId } }),

	storageHealth: own(),
	documentInfo: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	files: own({ query: { ...page, bucket: 'uploads' } }),
	deleteDocument: async ({ owner }) => ({
		token: tokenOf(owner),
		params: { id: (await owner.upload('velho.md', 'Um texto velho.\n')).id },
	}),
	downloadAudio: ofPodcast({ query: { file_index: 0 } }),
	downloadDocument: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	streamAudio: ofPodcast({ query: { file_index: 0 } }),
};
