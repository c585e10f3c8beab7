import {
	type PronunciationList,
	type RouteName,
	SCRIPT_MODELS,
	type SectionEstimate,
	type SeriesDetails,
	TTS_MODELS,
} from '@nexus/contract';
import type { GoodCall } from '@nexus/testkit/contract';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { tokenOf, type World } from './world.ts';

type Make = (world: World) => GoodCall | Promise<GoodCall>;

const own =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	({ owner }) => ({ token: tokenOf(owner), ...call });
const ofPodcast =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	({ owner, podcastId }) => ({ token: tokenOf(owner), ...call, params: { id: podcastId, ...call.params } });
const page = { limit: 5, offset: 0 };

const customDuo = {
	name: 'Minha dupla',
	host_a: { name: 'Rita', voice: 'Kore', style: 'calma', description: 'Historiadora' },
	host_b: { name: 'Caio', voice: 'Puck', style: 'curioso', description: 'Estudante' },
};

const scriptOptions = {
	target_minutes: 3,
	format: 'conversation',
	focus: { text: 'a construção', sections: [0] },
	audience: 'student',
	effort: 'quick',
};
const pending = async (owner: ApiClient): Promise<string> =>
	(
		await owner.expect<{ id: string }>('POST', '/api/v1/documents/import', {
			text: 'Um texto colado.',
			title: 'Colado',
		})
	).id;

const twoDocuments = async (owner: ApiClient, id: string): Promise<string[]> => [
	id,
	(await owner.upload('outro.md', 'Outro texto, de uma linha só.\n')).id,
];
const newSeries = async (owner: ApiClient, documentId: string) =>
	owner.expect<SeriesDetails>('POST', '/api/v1/series/', { document_ids: await twoDocuments(owner, documentId) });
const ofNewSeries =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	async ({ owner, document }) => ({
		token: tokenOf(owner),
		...call,
		params: { id: (await newSeries(owner, document.id)).id },
	});

/**
 * For every operation a call that succeeds, as full as its schema allows, so that each field can be spoilt in turn. It
 * is made anew each time: some calls use up what they are about.
 */
export const GOOD_CALLS: Record<RouteName, Make> = {
	register: () => ({ token: null, body: { ...newUser(), invitation: 'convite' } }),
	registration: () => ({ token: null }),
	login: ({ ownerLogin: { email, password } }) => ({ token: null, body: { email, password } }),
	refresh: async ({ session }) => ({
		token: null,
		body: { refresh_token: (await session()).tokens?.refresh_token },
	}),
	logout: async ({ session }) => ({ token: tokenOf(await session()) }),
	authMe: own(),
	changePassword: async ({ url }) => {
		const user = newUser();
		const client = await ApiClient.registered(url, user);
		const body = { current_password: user.password, new_password: 'outro-café-às-8' };
		return { token: tokenOf(client), body };
	},
	checkPasswordLink: async ({ passwordLink }) => ({ token: null, body: { token: await passwordLink() } }),
	resetPassword: async ({ passwordLink }) => ({
		token: null,
		body: { token: await passwordLink(), new_password: 'outro-café-às-8' },
	}),
	sessions: own({ query: page }),
	endSession: async ({ owner, session }) => {
		const { sessions } = await (await session()).expect<{ sessions: { id: string; current: boolean }[] }>(
			'GET',
			'/api/v1/auth/sessions',
		);
		return { token: tokenOf(owner), params: { id: sessions.find(({ current }) => current)?.id ?? '' } };
	},

	me: own(),
	settings: own(),
	saveSettings: ({ spare }) => ({
		token: tokenOf(spare),
		body: {
			use_custom_config: true,
			gemini_api_key: 'chave-de-teste-0123456789-abcdefghijk',
			custom_personality: 'Dois amigos que conversam no bar',
			custom_language: 'pt-BR',
			custom_script_model: SCRIPT_MODELS[0].id,
			custom_tts_model: TTS_MODELS[0].id,
			max_file_size_mb: 10,
			max_monthly_generations: 50,
			theme_sound: true,
		},
	}),
	checkGeminiKey: ({ spare }) => ({
		token: tokenOf(spare),
		body: { gemini_api_key: 'chave-de-teste-0123456789-abcdefghijk' },
	}),
	accountUsage: own(),
	geminiStatus: own(),

	presets: own({ query: { language: 'pt-BR' } }),
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

	pronunciations: own(),
	savePronunciations: own({
		body: {
			scope: 'account',
			entries: [{ language: 'pt-BR', word: 'nginx', said: 'endjin écs', match_case: false }],
		},
	}),
	removePronunciation: async ({ owner }) => {
		const entries = [{ language: 'pt-BR', word: 'kernel', said: 'quérnel', match_case: false }];
		const { account } = await owner.expect<PronunciationList>('PUT', '/api/v1/pronunciations/', { entries });
		return { token: tokenOf(owner), params: { id: account.find(({ word }) => word === 'kernel')?.id ?? '' } };
	},
	pronunciationSample: own({ query: { language: 'pt-BR', word: 'nginx', said: 'endjin écs', voice: 'Kore' } }),

	apiKeys: own({ query: page }),
	// Accounts of their own, since an account may have only so many keys.
	createApiKey: async ({ owner }) => ({
		token: tokenOf(await ApiClient.registered(owner.url)),
		body: {
			name: 'Meu servidor',
			scopes: ['podcasts:create', 'jobs:read'],
			rate_limit_per_hour: 100,
			environment: 'test',
			expires_at: '2099-01-31T12:00:00Z',
		},
	}),
	deleteApiKey: async ({ owner }) => {
		const keeper = await ApiClient.registered(owner.url);
		const body = { name: 'Passageira', scopes: ['jobs:read'] };
		const { id } = await keeper.expect<{ id: string }>('POST', '/api/v1/api-keys/', body);
		return { token: tokenOf(keeper), params: { id } };
	},

	storageHealth: own(),
	documentInfo: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	files: own({ query: { ...page, bucket: 'uploads' } }),
	deleteDocument: async ({ owner }) => ({
		token: tokenOf(owner),
		params: { id: (await owner.upload('velho.md', 'Um texto velho.\n')).id },
	}),
	cleanStorage: ({ spare }) => ({ token: tokenOf(spare), body: { days_old: 30 } }),
	downloadAudio: ofPodcast({ query: { file_index: 0 } }),
	downloadDocument: ({ owner, document }) => ({ token: tokenOf(owner), params: { id: document.id } }),
	streamAudio: ofPodcast({ query: { file_index: 0 } }),

	cleanupStats: own(),
	runCleanup: ({ spare }) => ({ token: tokenOf(spare), body: { all: false } }),
	cleanPodcast: async ({ owner, episode }) => ({
		token: tokenOf(owner),
		params: { id: await episode() },
		body: { reason: 'manual' },
	}),
	cleanupHistory: own({ query: { limit: 20 } }),
	cleanupConfig: own(),

	voices: ({ admin }) => ({ token: tokenOf(admin) }),
	installVoices: async ({ admin }) => {
		await admin.expect('POST', '/api/v1/admin/voices/cancel');
		return { token: tokenOf(admin), params: { name: 'supertonic-3' }, body: { licence_accepted: true } };
	},
	cancelVoices: ({ admin }) => ({ token: tokenOf(admin) }),
	removeVoices: async ({ admin, installVoices }) => {
		await admin.expect('POST', '/api/v1/admin/voices/cancel');
		return { token: tokenOf(admin), params: { name: await installVoices() } };
	},
	localModels: ({ admin }) => ({ token: tokenOf(admin) }),
	chooseLocalModel: ({ admin }) => ({ token: tokenOf(admin), body: { server: 'ollama', model: 'qwen3:8b' } }),
	forgetLocalModel: ({ admin }) => ({ token: tokenOf(admin) }),
};

interface Line {
	id: string;
	part_number: number;
	speaker: 'A' | 'B';
	text: string;
}
