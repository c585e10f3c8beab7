import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, PodcastDetails, Script, SentScriptLine } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipTimes, kept, regenerated } from './script-edits.ts';

let stack: Stack;
let client: ApiClient;
let user: string;
let episode: PodcastDetails;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	user = (await client.expect<{ id: string }>('GET', '/api/v1/users/me')).id;
	const { filename, content } = sample('long-pt');
	episode = await client.makeEpisode(filename, inParts(stretchesOf(content, [1_200, 500])));
});
afterAll(() => stack?.close());

const path = () => `/api/v1/podcasts/${episode.id}/script`;
const read = () => client.expect<Script>('GET', path());
const save = (body: unknown, query = '') => client.call<Script & ErrorBody>('PUT', `${path()}${query}`, body);

const clips = () => clipTimes(stack, user);
const regenerate = (id = episode.id) => regenerated(client, id);

describe('editing a script', () => {
	it('voices again what was changed, assembles again the parts that hold it, and keeps the rest', async () => {
		const before = await read();
		const clipsBefore = await clips();
		const lines = kept(before);
		const last = lines.at(-1);
		if (last) last.text = 'Até a próxima, e não esqueça do capacete!';
		const dry = await save({ lines, version: before.version }, '?dry_run=true');
		expect(dry.body).toMatchObject({ lines_to_voice: 1, clips_to_voice: 1, version: before.version });
		expect(dry.body.seconds_to_voice).toBeGreaterThan(0);
		expect(await read()).toEqual(before);

		const saved = await save({ lines, version: before.version });
		expect(saved.body).toMatchObject({ lines_to_voice: 1, clips_to_voice: 1 });
		expect(saved.body.lines.at(-1)).toMatchObject({ id: last?.id, edited: true, spans: before.lines.at(-1)?.spans });
		const edited = await client.podcast(episode.id);
		expect(edited).toMatchObject({ has_audio: true, script_changed: true });
		expect(edited.parts.map(({ status }) => status)).toEqual(['completed', 'processing']);
		const old = await client.transcript(episode.id);
		expect(old.lines.at(-1)?.text).toBe(before.lines.at(-1)?.text);

		await regenerate();
		const clipsAfter = await clips();
		const made = [...clipsAfter].filter(([name, at]) => clipsBefore.get(name) !== at);
		const removed = [...clipsBefore.keys()].filter((name) => !clipsAfter.has(name));
		expect([made.length, removed.length]).toEqual([1, 1]);
		const heard = await client.transcript(episode.id);
		expect(heard.lines.at(-1)?.text).toBe(last?.text);
		expect(await client.podcast(episode.id)).toMatchObject({ has_audio: true, script_changed: false });
		const files = await readdir(join(stack.dataDir, 'objects', 'users', user, 'episodes', episode.id, 'parts'));
		expect(files).toHaveLength(6);
	});

	it('splits, joins, moves, reassigns, adds and removes lines, and knows what each rests on', async () => {
		const before = await read();
		const [a, b, c, d, e, f] = before.lines;
		if (!a || !b || !c || !d || !e || !f) throw new Error('the script is too short for this test');
		const rest = kept(before).slice(6);
		const half = a.text.indexOf(' ', a.text.length / 2);
		const lines: SentScriptLine[] = [
			{ id: a.id, speaker: a.speaker, text: a.text.slice(0, half) },
			{ id: a.id, speaker: 'B', text: a.text.slice(half) },
			{ id: c.id, speaker: c.speaker, text: `${c.text} ${d.text}` },
			{ id: b.id, speaker: b.speaker, text: b.text },
			{ id: null, speaker: 'A', text: 'Uma frase nova, que ninguém tinha dito?' },
			{ id: f.id, speaker: f.speaker === 'A' ? 'B' : 'A', text: f.text },
			...rest,
		];
		const { status, body } = await save({ lines });
		expect(status).toBe(200);
		const [first, second, joined, moved, added, reassigned] = body.lines;
		expect(first).toMatchObject({ id: a.id, spans: a.spans, edited: true });
		expect(second).toMatchObject({ spans: a.spans, edited: true, speaker: 'B' });
		expect(second?.id).not.toBe(a.id);
		expect(joined?.id).toBe(c.id);
		for (const [from, to] of [...c.spans, ...d.spans]) {
			expect(joined?.spans.some(([start, end]) => start <= from && end >= to)).toBe(true);
		}
		expect(moved).toMatchObject({ id: b.id, spans: b.spans, edited: false });
		expect(added).toMatchObject({ spans: [], edited: true });
		expect(reassigned).toMatchObject({ id: f.id, edited: true, spans: f.spans });
		expect(body.lines.some(({ id }) => id === e.id || id === d.id)).toBe(false);
		expect(body.lines.map(({ part_number }) => part_number)).toEqual(
			[...body.lines.map(({ part_number }) => part_number)].sort((x, y) => x - y),
		);
		expect((await read()).lines).toEqual(body.lines);
		await regenerate();
		const heard = await client.transcript(episode.id);
		expect(heard.lines.map(({ text }) => text)).toEqual(body.lines.map(({ text }) => text));
	});

	it('reads the text form and keeps the lines that are in it', async () => {
		const before = await read();
		const rows = before.content.split('\n');
		rows[2] = `${rows[2]} E mais uma palavra.`;
		// Long enough not to be taken for a piece of the line that was edited.
		const gone = before.lines.findIndex(({ text }, at) => at > 3 && text.length > 120);
		expect(gone).toBeGreaterThan(3);
		rows.splice(gone, 1);
		const { body } = await save({ content: rows.join('\r\n\r\n') });
		expect(body.content).toBe(rows.join('\n'));
		expect(body.lines.map(({ id }) => id)).toEqual(before.lines.filter((_, at) => at !== gone).map(({ id }) => id));
		expect(body.lines[2]).toMatchObject({ edited: true, spans: before.lines[2]?.spans });
		const same = await save({ content: body.content });
		expect(same.body).toEqual(body);
	});

	it('drops a part whose lines are all gone', async () => {
		const before = await read();
		const lines = kept(before).filter(({ part_number }) => part_number === 2);
		const { body } = await save({ lines });
		expect(new Set(body.lines.map(({ part_number }) => part_number))).toEqual(new Set([1]));
		expect(await client.podcast(episode.id)).toMatchObject({ has_audio: true, script_changed: true });
		await regenerate();
		const now = await client.podcast(episode.id);
		expect(now).toMatchObject({ has_audio: true, total_parts: 1 });
		const { bytes } = await client.media(now.audio_outputs[0]?.public_url ?? '');
		const audio = await decodeMp3(bytes);
		expect(audio.samples.length / audio.sampleRate).toBeCloseTo(now.audio_outputs[0]?.duration_seconds ?? 0, 1);
	});

	it.each([
		['another host', { content: '[HOST_A]: Oi.\n[HOST_C]: Oi.' }, 'linha 2'],
		['no host', { content: '[HOST_A]: Oi.\n\nOi.' }, 'linha 3'],
		['no words', { content: '[HOST_A]: …' }, 'linha 1'],
		['an empty script', { content: ' ' }, 'vazio'],
		['no lines', { lines: [] }, 'vazio'],
		['a line too long', { lines: [{ speaker: 'A', text: 'a'.repeat(2001) }] }, 'linha 1'],
		[
			'invisible text',
			{
				lines: [
					{ speaker: 'A', text: 'Oi' },
					{ speaker: 'B', text: '\u200b\u202e \u0007' },
				],
			},
			'linha 2',
		],
		['an unknown id', { lines: [{ id: 'x', speaker: 'A', text: 'Oi' }] }, 'linha 1'],
		['a part that is not there', { lines: [{ speaker: 'A', text: 'Oi', part_number: 9 }] }, 'linha 1'],
		['another speaker', { lines: [{ speaker: 'C', text: 'Oi' }] }, 'apresentador'],
		['both forms', { content: '[HOST_A]: Oi.', lines: [{ speaker: 'A', text: 'Oi' }] }, 'content'],
		['neither form', {}, 'content'],
	])('refuses %s and names where', async (_, body, where) => {
		const before = await read();
		const refused = await save(body);
		expect([refused.status, refused.body.code]).toEqual([422, 'validation']);
		expect(refused.body.message).toContain(where);
		expect(await read()).toEqual(before);
	});

	it('keeps markup as text and takes control characters out', async () => {
		const lines = kept(await read());
		const [first] = lines;
		if (first) first.text = '<speak>Olá</speak>\u0007\r\n<b>mundo</b> & "todos" --> fim';
		const { body } = await save({ lines });
		expect(body.lines[0]?.text).toBe('<speak>Olá</speak> <b>mundo</b> & "todos" --> fim');
		await regenerate();
		const vtt = await client.expect<string>('GET', `/api/v1/podcasts/${episode.id}/transcript?format=vtt`);
		expect(vtt).toContain('&lt;speak&gt;Olá&lt;/speak&gt;');
		expect(vtt).not.toMatch(/<(?!v |\/v>)/);
	});
});

describe('attack 16', () => {
	it('two tabs: the second save of the same version is refused', async () => {
		const { version, lines: shown } = await read();
		const lines = (text: string) =>
			kept({ lines: shown } as Script).map((line, at) => (at === 0 ? { ...line, text } : line));
		const answers = await Promise.all(
			['Primeira aba.', 'Segunda aba.'].map((text) => save({ lines: lines(text), version })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.code).toBe('script_changed');
		const stale = await client.call<ErrorBody>(
			'PUT',
			path(),
			{ lines: lines('Terceira.') },
			{ 'if-match': `"${version}"` },
		);
		expect([stale.status, stale.body.code]).toEqual([409, 'script_changed']);
	});

	it('edit while rendering: refused until the job is over', async () => {
		// With every line to be voiced again it cannot be over before the attempts are.
		const lines = kept(await read()).map((line) => ({ ...line, text: `${line.text} De novo.` }));
		const { content } = (await save({ lines })).body;
		const before = await client.podcast(episode.id);
		const { job_id } = await client.generate(episode.id);
		// Until it is over, what can be heard and read is the version before.
		const [meanwhile, words] = [await client.podcast(episode.id), await client.transcript(episode.id)];
		expect(meanwhile).toMatchObject({ has_audio: true, audio_outputs: before.audio_outputs });
		expect(words.lines.some(({ text }) => text.endsWith('De novo.'))).toBe(false);
		const attempts = await Promise.all(
			Array.from({ length: 3 }, () => save({ content: `${content}\n[HOST_A]: Mais.` })),
		);
		const job = await client.waitForJob(job_id);
		expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
			attempts.map(() => [409, 'generation_running']),
		);
		expect(job.status).toBe('completed');
		expect((await read()).content).toBe(content);
		const { audio_outputs: after } = await client.podcast(episode.id);
		expect(after[0]?.version).not.toBe(before.audio_outputs[0]?.version);
		const spoken = (await client.transcript(episode.id)).lines.map(({ text }) => text);
		expect(spoken.slice(0, 5)).toEqual(lines.slice(0, 5).map(({ text }) => text));
		const { response } = await client.media(after[0]?.public_url ?? '');
		expect(response.status).toBe(200);
	});

	it('retry and cancel while it runs, many times over: it still ends, once', async () => {
		const { job_id } = await client.generate(episode.id);
		const call = (what: 'cancel' | 'retry') => client.call('POST', `/api/v1/podcasts/jobs/${job_id}/${what}`);
		for (let round = 0; round < 5; round++) {
			// On a quick machine it may be done before it can be cancelled.
			if ((await call('cancel')).status !== 200) break;
			const retries = await Promise.all(Array.from({ length: 4 }, () => call('retry')));
			expect(retries.filter(({ status }) => status === 200).length).toBe(1);
		}
		const job = await client.waitForJob(job_id);
		expect(job.status).toBe('completed');
		expect(job.result_data.generated_parts).toBe(job.result_data.total_parts);
		expect((await client.podcast(episode.id)).has_audio).toBe(true);
	});

	it('cancel while finishing: it is cancelled or done, and can be heard either way', async () => {
		for (let round = 0; round < 4; round++) {
			const { job_id } = await client.generate(episode.id);
			await client.waitForJob(job_id, ({ current_step }) => current_step === 'Finalizando podcast', 1);
			const cancel = await client.call<ErrorBody>('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
			const job = await client.waitForJob(job_id);
			expect(job.status).toBe(cancel.status === 200 ? 'cancelled' : 'completed');
			const { has_audio, audio_outputs } = await client.podcast(episode.id);
			expect(has_audio).toBe(true);
			expect((await client.media(audio_outputs[0]?.public_url ?? '')).response.status).toBe(200);
		}
		await regenerate();
		expect((await client.podcast(episode.id)).has_audio).toBe(true);
	});
});
