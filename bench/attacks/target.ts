import type { RegisterBody } from '@nexus/contract';
import { type MeasuredServer, podcastWithAudio, podcastWithScript, startMeasured } from '@nexus/testkit/attacks';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { type Attacker, startAttacker } from './attacker.ts';

/** What is attacked: a server as `npm start` runs it, with an account that attacks and one that lives beside it. */
export interface Target {
	server: MeasuredServer;
	attacker: Attacker;
	neighbour: { client: ApiClient; user: RegisterBody };
	close(): Promise<void>;
}

export async function startTarget(): Promise<Target> {
	const server = await startMeasured({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' });
	try {
		return await setUp(server);
	} catch (error) {
		await server.close();
		throw error;
	}
}

async function setUp(server: MeasuredServer): Promise<Target> {
	const user = newUser();
	const client = await ApiClient.registered(server.url, user);
	const hostile = await ApiClient.registered(server.url);
	const document = await hostile.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const draft = await hostile.create({ document_id: document.id, draft: true });
	const of = (id: string) => `/api/v1/podcasts/${id}`;
	const attacker = await startAttacker({
		url: server.url,
		tokens: hostile.tokens,
		paths: {
			script: `${of(await podcastWithScript(hostile, server.databaseUrl, 100))}/script`,
			longScript: `${of(await podcastWithScript(hostile, server.databaseUrl, 12_000))}/script`,
			wav: `${of(await podcastWithAudio(hostile, server))}/audio/0?format=wav`,
			preview: `${of(draft.id)}/preview`,
		},
	});
	return {
		server,
		attacker,
		neighbour: { client, user },
		async close() {
			await attacker.close();
			await server.close();
		},
	};
}
