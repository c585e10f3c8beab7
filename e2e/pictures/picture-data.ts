import type { PodcastDetails } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, query, type Stack } from '@nexus/testkit/stack';

type User = ReturnType<typeof newUser>;

/**
 * Who looks: a newcomer, who stays one; an author, who sends documents and makes nothing of them; a maker, who makes
 * episodes; a listener, who has episodes in every state; a collector, who has a series.
 */
export type Viewer = 'newcomer' | 'author' | 'maker' | 'listener' | 'collector';

export const SERIES_TITLE = 'Travessias: o rio, a ponte e as cartas que ficaram pelo caminho';

/** Users with episodes in every state, for the screenshots. */
export interface PictureData {
	stack: Stack;
	listener: User;
	clients: Record<Viewer, ApiClient>;
	episodes: Record<
		'single' | 'parts' | 'running' | 'failed' | 'cancelled' | 'cleaned' | 'edited' | 'costly',
		PodcastDetails
	>;
}

const person = (full_name: string, username: string): User => ({
	...newUser(),
	full_name,
	username,
	email: `${username}@exemplo.com.br`,
});

/** Generates the episodes, then freezes those whose state would change by itself. */
export async function createPictureData(stack: Stack): Promise<PictureData> {
	const listener = person('Ana Lima', 'ana.lima');
	const client = await ApiClient.registered(stack.url, listener);
	const people = ['Beto Souza', 'Caio Reis', 'Duda Paz', 'Eva Dias'];
	const [newcomer, author, maker, collector] = await Promise.all(
		people.map((name) => ApiClient.registered(stack.url, person(name, name.toLowerCase().replace(' ', '.')))),
	);
	if (!newcomer || !author || !maker || !collector) throw new Error('somebody is missing');
	const { filename, content } = sample('long-pt');
	const make = (title: string, characters: number, multiple_files = false) =>
		client.makeEpisode(filename, content.slice(0, characters), { title, multiple_files });

	const episodes = {
		cancelled: await make('Cartas de uma viagem interrompida', 900),
		failed: await make('O inventário das marés', 900),
		cleaned: await make('Bibliotecas que viajam de barco', 900),
		edited: await make('Notas sobre o silêncio das cidades', 1_200),
		costly: await make('A economia do tempo livre', 900),
		running: await make('O que os mapas antigos escondem', 17_000, true),
		parts: await make('Como a água chega à torneira', 9_500, true),
		single: await make('A conversa entre o rio e a ponte', 7_000),
	};
	await halt(stack, client, episodes);
	await makeSeries(collector, content);
	return { stack, listener, clients: { newcomer, author, maker, listener: client, collector }, episodes };
}

/** Three episodes under one title. */
async function makeSeries(client: ApiClient, content: string): Promise<void> {
	const names = ['Ata da reunião de março.md', 'Relatório de obras da ponte velha.md', 'notas.txt'];
	const ids: string[] = [];
	for (const [at, name] of names.entries()) {
		ids.push((await client.upload(name, content.slice(at * 2_000, (at + 1) * 2_000))).id);
	}
	const made = await client.expect<{ id: string }>('POST', '/api/v1/series/', {
		document_ids: ids,
		title: SERIES_TITLE,
	});
	await client.expect('POST', `/api/v1/series/${made.id}/generate`, {});
	for (let ready = 0; ready < ids.length; await new Promise((resolve) => setTimeout(resolve, 500))) {
		const { series } = await client.expect<{ series: { ready: number }[] }>('GET', '/api/v1/series/');
		ready = series[0]?.ready ?? 0;
	}
}

async function halt(stack: Stack, client: ApiClient, episodes: PictureData['episodes']): Promise<void> {
	const { failed, cancelled, cleaned, edited, running, costly } = episodes;
	const job = (episode: PodcastDetails, changes: string, values: unknown[] = []) =>
		query(stack, `update jobs set ${changes} where episode_id = $1`, [episode.id, ...values]);

	await query(stack, 'update episodes set duration_seconds = null where id = any($1)', [
		[failed.id, cancelled.id, running.id],
	]);
	for (const { id } of [failed, cancelled]) await query(stack, 'delete from audio_files where episode_id = $1', [id]);
	await query(stack, 'update parts set completed_at = null where episode_id = any($1)', [[failed.id, cancelled.id]]);
	await job(
		failed,
		`status = 'failed', progress = 63, current_step = 'Sintetizando áudio: parte 1/1',
		error_message = 'A API do provedor de voz respondeu 503 três vezes seguidas.',
		error_traceback = 'SpeechError: 503 Service Unavailable'`,
	);
	await job(cancelled, `status = 'cancelled', progress = 38, current_step = 'Cancelado'`);
	await client.expect('POST', `/api/v1/cleanup/podcast/${cleaned.id}`, { reason: 'manual' });
	await query(stack, `update cleanups set cleaned_at = now() - interval '2 days'`);

	const { lines, version } = await client.expect<{ version: string; lines: { id: string; text: string }[] }>(
		'GET',
		`/api/v1/podcasts/${edited.id}/script`,
	);
	const changed = lines.map((line, index) =>
		index === 1 ? { ...line, text: 'Essa pergunta eu quero responder com calma.' } : line,
	);
	await client.expect('PUT', `/api/v1/podcasts/${edited.id}/script`, { version, lines: changed });

	await query(stack, 'delete from audio_files where episode_id = $1', [running.id]);
	await query(stack, 'update parts set completed_at = null where episode_id = $1 and number > 2', [running.id]);
	await job(
		running,
		`status = 'processing', progress = 58, generated_parts = 2, finished_at = null,
		started_at = now() - interval '80 seconds', current_step = 'Sintetizando áudio: parte 3/3', stage = 'audio', part = 3, parts = 3`,
	);

	const priced = (estimate: NonNullable<PodcastDetails['estimate']>) => ({
		...estimate,
		free: false,
		cost_breakdown: {
			script_generation: { ...estimate.cost_breakdown.script_generation, cost_usd: 0.0131 },
			tts_generation: { ...estimate.cost_breakdown.tts_generation, cost_usd: 0.0642 },
			total: { cost_usd: 0.0773 },
		},
	});
	if (costly.estimate) await job(costly, 'estimate = $2', [JSON.stringify(priced(costly.estimate))]);
	await query(
		stack,
		`update usage set cost_usd = case kind when 'script' then 0.0118 else 0.0705 end where episode_id = $1`,
		[costly.id],
	);
}
