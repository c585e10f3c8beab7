import type { CustomDuo, RegisterBody } from '@nexus/contract';

/** What a test needs to know of an installation that an earlier version made, beyond what the API tells. */
export interface FixtureContent {
	/** When its server was killed, ISO 8601. */
	madeAt: string;
	/** Not used yet. */
	refreshToken: string;
	/** With the scopes podcasts:read and podcasts:create. */
	apiKey: string;
	keyOwnerId: string;
	/** Ids. `portuguese` has a line that was edited after its audio was made; `files` has two audio files. */
	episodes: { portuguese: string; english: string; duo: string; files: string };
	/** Id of a draft whose script is written. */
	draft: string;
	/** The episode that was being made, one of its parts finished. */
	interrupted: { podcast: string; job: string; parts: number };
	/** The one behind it, with nothing voiced yet. */
	waiting: { podcast: string; job: string };
}

/** Who has everything but a Gemini key. */
export const OWNER: RegisterBody = {
	email: 'dona@exemplo.com.br',
	username: 'dona-do-acervo',
	full_name: 'Dona do Acervo',
	password: 'um-café-às-7-e-meia',
};

/** Who has stored a Gemini key, and nothing else. */
export const KEY_OWNER: RegisterBody = {
	email: 'chaveira@exemplo.com.br',
	username: 'chaveira',
	full_name: 'Chaveira',
	password: 'outro-café-às-8-e-meia',
};
export const GEMINI_KEY = 'chave-gemini-guardada-por-uma-versao-anterior';

export const EDITED_LINE = 'Esta fala foi escrita à mão antes da atualização.';

export const CUSTOM_DUO: CustomDuo = {
	name: 'Vizinhos',
	host_a: { name: 'Iracema', voice: 'Kore', style: 'calma e curiosa', description: 'Professora aposentada' },
	host_b: { name: 'Tibúrcio', voice: 'Charon', style: 'direto', description: '' },
};
