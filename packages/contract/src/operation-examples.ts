import type { RouteName } from './routes.ts';

const DOCUMENT_ID = '0192f3c4-7a1e-4b6d-9c55-3f0d5a2b8e17';

/** Bodies that the documentation shows, ready to be sent. */
export const BODY_EXAMPLES: Partial<Record<RouteName, Record<string, unknown>>> = {
	savePronunciations: {
		scope: 'account',
		entries: [{ language: 'pt-BR', word: 'nginx', said: 'endjin écs', match_case: false }],
	},
	register: {
		email: 'ana@exemplo.com.br',
		username: 'ana.lima',
		full_name: 'Ana Lima',
		password: 'um-café-às-7',
	},
	login: { email: 'ana@exemplo.com.br', password: 'um-café-às-7' },
	refresh: { refresh_token: 'o-token-de-renovação-que-o-login-devolveu' },
	chooseLocalModel: { server: 'ollama', model: 'qwen3:8b' },
	importDocument: { url: 'https://exemplo.com/artigo' },
	changeDocument: { filename: 'marés.pdf', kept: true },
	saveDocumentText: { markdown: '# As marés\n\nA Lua puxa a água, e a água responde.' },
	estimate: {
		document_id: DOCUMENT_ID,
		personality_preset: 'analytical_duo',
		language: 'pt-BR',
		multiple_files: false,
		target_minutes: 10,
	},
	createPodcast: {
		title: 'Meu Podcast',
		preset: 'analytical_duo',
		text: 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.',
		format: 'brief',
		audience: 'newcomer',
	},
	checkGeminiKey: { gemini_api_key: 'AIzaSyExemplo-0123456789-abcdefghijk' },
	renamePodcast: { title: 'As marés, em quinze minutos' },
	createSeries: {
		title: 'Curso de pontes',
		document_ids: [DOCUMENT_ID, '0192f3c4-7a1e-4b6d-9c55-3f0d5a2b8e18'],
		preset: 'analytical_duo',
		format: 'brief',
	},
	estimateSeries: {
		document_ids: [DOCUMENT_ID, '0192f3c4-7a1e-4b6d-9c55-3f0d5a2b8e18'],
		personality_preset: 'analytical_duo',
	},
	changeSeries: { title: 'Curso de pontes e balsas' },
	generateSeries: { multiple_files: false },
	generate: { multiple_files: false },
	addSection: { version: '3f0d5a2b8e170192f3c4' },
	createApiKey: {
		name: 'Meu servidor',
		scopes: ['podcasts:create', 'podcasts:read', 'uploads:create', 'jobs:read'],
		rate_limit_per_hour: 100,
		environment: 'prod',
	},
	cleanStorage: { days_old: 30 },
	cleanPodcast: { reason: 'manual' },
};
