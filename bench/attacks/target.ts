import type { RegisterBody } from '@nexus/contract';
import { type MeasuredServer, podcastWithAudio, podcastWithScript, startMeasured } from '@nexus/testkit/attacks';
import { ApiClient, newUser } from '@nexus/testkit/stack';

/** What is attacked: a server as `npm start` runs it, with an account that attacks and one that lives beside it. */
export interface Target {
	server: MeasuredServer;
	attacker: ApiClient;
	neighbour: { client: ApiClient; user: RegisterBody };
	/** Of the attacker: paths of a script of 100 lines, one of 12,000, audio, and a podcast that nobody writes. */
	paths: { script: string; longScript: string; wav: string; preview: string };
	close(): Promise<void>;
}

export async function startTarget(): Promise<Target> {
	const server = await startMeasured({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' });
	const user = newUser();
	const client = await ApiClient.registered(server.url, user);
	const attacker = await ApiClient.registered(server.url);
	const document = await attacker.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const draft = await attacker.create({ document_id: document.id, draft: true });
	const of = (id: string) => `/api/v1/podcasts/${id}`;
	return {
		server,
		attacker,
		neighbour: { client, user },
		paths: {
			script: `${of(await podcastWithScript(attacker, server.databaseUrl, 100))}/script`,
			longScript: `${of(await podcastWithScript(attacker, server.databaseUrl, 12_000))}/script`,
			wav: `${of(await podcastWithAudio(attacker, server))}/audio/0?format=wav`,
			preview: `${of(draft.id)}/preview`,
		},
		close: () => server.close(),
	};
}
