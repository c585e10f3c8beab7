import type { Job, PodcastDetails, Script, SectionEstimate } from '@nexus/contract';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { sharedThreads } from '@nexus/testkit/threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const KEY = 'emulated-openai-key-of-the-tests';
/** Two sections of one name, of which the emulated plan tells the first alone; five others, each told. */
const DOCUMENT = `# A feira da praça

A feira da praça reúne 42 barracas todos os sábados, desde o amanhecer até o começo da tarde.

## As barracas

Cada barraca ocupa 3 metros de calçada e paga 18 reais por mês à associação dos feirantes.

## Os horários

A montagem começa às 5 horas e a desmontagem termina às 14 horas, com multa de 50 reais para quem se atrasa.

## Observações

A prefeitura mediu o ruído em 2024 e encontrou 61 decibéis na janela da escola.

## O estacionamento

Há 120 vagas na rua de trás, e metade delas fica livre até as 9 horas.

## Os preços

O quilo do tomate custou 7 reais em março e 5 reais em abril, segundo a associação.

## Observações

Os moradores mais antigos guardam fotografias da feira quando as carroças ainda subiam a ladeira. Uma exposição com essas imagens deve ocupar o salão da igreja durante o inverno.
`;

let server: Emulator;
let stack: Stack;
let client: ApiClient;
let episode: PodcastDetails;
let path: string;
beforeAll(async () => {
	server = await startOpenAiEmulator({ apiKey: KEY });
	stack = await startStack(
		{
			SCRIPT_ENGINE: 'openai',
			OPENAI_BASE_URL: `${server.url}/v1`,
			OPENAI_API_KEY: KEY,
			OPENAI_MODEL: 'qwen3:8b',
			SPEECH_ENGINE: 'openai',
			SPEECH_BASE_URL: `${server.url}/v1`,
			SPEECH_API_KEY: KEY,
		},
		undefined,
		{ retry: { attempts: 2, baseMs: 10 } },
	);
	client = await ApiClient.registered(stack.url);
	episode = await client.makeEpisode('feira.md', DOCUMENT, { target_minutes: 2 });
	path = `/api/v1/podcasts/${episode.id}`;
});
afterAll(async () => {
	await stack?.close();
	await server?.close();
});

const asked = (kind: 'text' | 'speech') => server.calls.filter((call) => call.kind === kind);
const scriptOf = (): Promise<Script> => client.expect('GET', `${path}/script`);
const leftOutOf = ({ sections }: PodcastDetails) => sections.filter(({ told }) => told === 'left-out');

it('is no longer foreseen when nobody waits for it', async () => {
	const threads = sharedThreads();
	const run = threads.run;
	const begun = Promise.withResolvers<AbortSignal | undefined>();
	const hold = Promise.withResolvers<void>();
	const outcomes: Promise<unknown>[] = [];
	const looking = vi.spyOn(threads, 'run').mockImplementation((module, task, input, options) => {
		const outcome = (async () => {
			if (task === 'section') {
				begun.resolve(options?.signal);
				await hold.promise;
			}
			return await run(module, task, input, options);
		})();
		if (task === 'section') outcomes.push(outcome);
		return outcome as ReturnType<typeof run>;
	});
	try {
		const address = `${stack.url}${path}/sections/${leftOutOf(episode)[0]?.section}/estimate`;
		const leaving = new AbortController();
		const headers = { authorization: `Bearer ${client.tokens?.access_token}` };
		const asking = fetch(address, { headers, signal: leaving.signal });
		const signal = await begun.promise;
		expect(signal?.aborted).toBe(false);
		leaving.abort();
		await expect(asking).rejects.toThrow();
		await expect.poll(() => signal?.aborted).toBe(true);
		hold.resolve();
		expect((await Promise.allSettled(outcomes)).map(({ status }) => status)).toEqual(['rejected']);
	} finally {
		looking.mockRestore();
	}
});

it('is foreseen, written where it stands, and voiced alone; what was there stays', async () => {
	const [section] = leftOutOf(episode);
	if (!section) throw new Error('nothing is left out');
	expect(section.heading).toBe('Observações');
	// A line by hand stays as it is.
	const first = await scriptOf();
	const changed = first.lines.map((line, index) =>
		index === 2 ? { ...line, text: 'Isso eu conto do meu jeito.' } : line,
	);
	await client.expect('PUT', `${path}/script`, { lines: changed, version: first.version });
	const before = await scriptOf();
	server.reset();

	const address = `${path}/sections/${section.section}`;
	const foreseen = await client.expect<SectionEstimate>('GET', `${address}/estimate`);
	expect(foreseen).toMatchObject({
		...{ section: section.section, heading: 'Observações', version: before.version, part_number: 1, whole: true },
		...{ exact: false, lines_kept: before.lines.length, other_lines_to_voice: 1, free: false },
	});
	expect(foreseen.lines).toBeGreaterThan(0);
	expect(foreseen.audio_seconds).toBeGreaterThan(10);
	expect(foreseen.token_usage.script_generation.input_tokens).toBeGreaterThan(1000);
	expect(server.calls).toEqual([]);
	expect(await scriptOf()).toEqual(before);

	const stale = await client.call<{ code: string }>('POST', address, { version: 'another' });
	expect([stale.status, stale.body]).toMatchObject([409, { code: 'script_changed' }]);
	const add = () =>
		client.call<{ job_id: string }>('POST', address, { version: foreseen.version }, { 'Idempotency-Key': 'once' });
	const { status, body: begun } = await add();
	expect([status, (await add()).body]).toEqual([202, begun]);
	// What was made before is heard until the new sound is there.
	expect((await client.podcast(episode.id)).audio_outputs).toEqual(episode.audio_outputs);
	expect(await client.waitForJob(begun.job_id)).toMatchObject({ status: 'completed', error_message: null });

	const after = await scriptOf();
	const known = new Set(before.lines.map(({ id }) => id));
	const fresh = after.lines.filter(({ id }) => !known.has(id));
	expect(fresh.length).toBeGreaterThan(0);
	expect(after.lines.filter(({ id }) => known.has(id))).toEqual(before.lines);
	const at = after.lines.findIndex(({ id }) => id === fresh[0]?.id);
	expect(after.lines.slice(at, at + fresh.length)).toEqual(fresh);
	expect(fresh[0]?.chapter).toBe('Observações');
	const from = DOCUMENT.lastIndexOf('## Observações');
	expect(fresh.flatMap(({ spans }) => spans).every(([start]) => start >= from)).toBe(true);
	const earlier = after.lines.slice(0, at).flatMap(({ spans }) => spans.map(([start]) => start));
	expect(Math.max(...earlier)).toBeGreaterThan(DOCUMENT.indexOf('## Os preços'));
	expect(after.lines.length).toBeGreaterThan(at + fresh.length);

	// Only what changed is spoken: the new lines, and the one that was changed by hand.
	const spoken = asked('speech').flatMap(({ turns }) => turns ?? []);
	expect(spoken.toSorted()).toEqual([...fresh.map(({ text }) => text), 'Isso eu conto do meu jeito.'].toSorted());
	const prompts = asked('text').map(({ request }) => JSON.stringify(request));
	expect(prompts.every((prompt) => !prompt.includes('"notes"'))).toBe(true);
	const table = prompts.find((prompt) => prompt.includes('<heard>'));
	expect(table).toContain(before.lines.filter(({ id }) => known.has(id))[at - 1]?.text);

	const made = await client.podcast(episode.id);
	expect(leftOutOf(made)).toHaveLength(leftOutOf(episode).length - 1);
	expect(made).toMatchObject({ has_audio: true, script_changed: false });
	const { lines } = await client.transcript(episode.id);
	expect(lines.map(({ text }) => text)).toEqual(after.lines.map(({ text }) => text));
	expect(await query(stack, "select 1 from parts where outline ? 'adding'")).toEqual([]);
	const refused = await client.call<{ code: string }>('POST', address, { version: after.version });
	expect([refused.status, refused.body]).toMatchObject([409, { code: 'section_not_offered' }]);
});

it('is nobody else’s to see or to add', async () => {
	const stranger = await ApiClient.registered(stack.url);
	for (const [method, address] of [
		['GET', `${path}/sections/0/estimate`],
		['POST', `${path}/sections/0`],
	] as const) {
		expect((await stranger.call(method, address, method === 'POST' ? { version: 'x' } : undefined)).status).toBe(404);
	}
});

it('goes on with a retry where the model failed, and is added once', async () => {
	const next = await client.makeEpisode('feira.md', DOCUMENT, { target_minutes: 2 });
	const [section] = leftOutOf(next);
	const address = `/api/v1/podcasts/${next.id}/sections/${section?.section}`;
	const { version } = await client.expect<SectionEstimate>('GET', `${address}/estimate`);
	server.faults.always('http-404', { on: 'text' });
	const { job_id } = await client.expect<{ job_id: string }>('POST', address, { version });
	expect(await client.waitForJob(job_id)).toMatchObject({ status: 'failed' });
	expect((await client.podcast(next.id)).has_audio).toBe(true);
	server.faults.clear();
	await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/retry`);
	expect(await client.waitForJob(job_id)).toMatchObject({ status: 'completed' });
	const { lines } = await client.expect<Script>('GET', `/api/v1/podcasts/${next.id}/script`);
	const from = DOCUMENT.lastIndexOf('## Observações');
	const added = lines.filter(({ spans }) => spans.some(([start]) => start >= from));
	expect(added.length).toBeGreaterThan(0);
	expect(added.filter(({ chapter }) => chapter === 'Observações')).toHaveLength(1);
});
