import { type PronunciationList, type RouteName, SCRIPT_MODELS, TTS_MODELS } from '@nexus/contract';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { type Make, own, page } from './call-makers.ts';
import { tokenOf } from './contract-setup.ts';

/** Calls of one's account, of keys and pronunciations, and of who looks after the installation. */
export const ACCOUNT_CALLS = {
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

	cleanStorage: ({ spare }) => ({ token: tokenOf(spare), body: { days_old: 30 } }),
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
} satisfies Partial<Record<RouteName, Make>>;
