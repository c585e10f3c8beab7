import { randomBytes } from 'node:crypto';
import type { Chapters, ErrorBody, PodcastDetails } from '@nexus/contract';
import { decodeMp3, readTag } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('long-pt');
	episode = await client.makeEpisode(filename, inParts(stretchesOf(content, [1_200, 500])), {
		title: 'Ação "nova" <1>',
		multiple_files: true,
	});
});
afterAll(() => stack?.close());

const base = () => `/api/v1/podcasts/${episode.id}`;

describe('the WAV download', () => {
	it('is a real WAV of the length that it said, the sound of the stored file', async () => {
		const { response, bytes } = await client.media(`${base()}/audio/0?format=wav&download=true`);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('audio/wav');
		expect(response.headers.get('accept-ranges')).toBe('none');
		expect(response.headers.get('content-encoding')).toBeNull();
		expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''.*%C3%A7.*\.wav$/);
		expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
		const view = new DataView(bytes.buffer, bytes.byteOffset);
		expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('RIFF');
		expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, bytes.length - 44]);
		expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 44_100, 16]);

		const mp3 = await decodeMp3((await client.media(`${base()}/audio/0`)).bytes);
		const pcm = new Int16Array(bytes.slice(44).buffer);
		expect(pcm.length).toBe(mp3.samples.length);
		expect(pcm.every((value, at) => Math.abs(value - (mp3.samples[at] ?? 0) * 32_768) <= 1)).toBe(true);
	});

	it('stops with its client, and the server serves on', async () => {
		for (let round = 0; round < 3; round++) {
			const leaving = new AbortController();
			const response = await fetch(`${stack.url}${base()}/audio/0?format=wav`, {
				signal: leaving.signal,
				headers: { cookie: client.cookie ?? '' },
			});
			// At once, or after a first piece.
			if (round > 0) await response.body?.getReader().read();
			leaving.abort();
		}
		expect((await client.media(`${base()}/audio/1?format=wav`)).response.status).toBe(200);
		expect((await client.media(`${base()}/audio/9?format=wav`)).response.status).toBe(404);
		expect((await client.call<ErrorBody>('GET', `${base()}/audio/0?format=ogg`)).status).toBe(422);
	});

	it('says before a byte is sent when a file is longer than WAV can hold', async () => {
		const database = new Client({ connectionString: stack.databaseUrl });
		await database.connect();
		try {
			const change = 'update audio_files set duration_seconds = duration_seconds + $2 where episode_id = $1';
			await database.query(change, [episode.id, 60_000]);
			const refused = await client.call<ErrorBody>('GET', `${base()}/audio/0?format=wav`);
			expect([refused.status, refused.body.code]).toEqual([422, 'audio_too_long']);
			await database.query(change, [episode.id, -60_000]);
		} finally {
			await database.end();
		}
	});
});

describe('the transcript', () => {
	it('comes as WebVTT and SubRip with names and times, of a file or the whole', async () => {
		const vtt = await client.call<string>('GET', `${base()}/transcript?format=vtt&file=1`);
		expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
		expect(vtt.headers.get('content-disposition')).toMatch(/^inline; .*filename\*=UTF-8''.*\.vtt$/);
		expect(vtt.body).toMatch(/^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> [\s\S]*<v Dr\. Ricardo>/);
		const srt = await client.call<string>('GET', `${base()}/transcript?format=srt&file=all&download=true`);
		expect(srt.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
		expect(srt.headers.get('content-disposition')).toMatch(/^attachment; /);
		const text = await client.call<string>('GET', `${base()}/transcript?format=txt&file=all`);
		expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
		expect(text.body).toMatch(/^Ação "nova" <1>\n\n[^\n]+\n\n\[00:0\d\] (Dr\. Ricardo|Professora Marina): /);
		const lines = episode.script_content.split('\n');
		expect(srt.body.match(/^(Dr\. Ricardo|Professora Marina):/gm)).toHaveLength(lines.length);

		const whole = await client.expect<{ lines: unknown[]; duration: number }>('GET', `${base()}/transcript?file=all`);
		expect(whole.lines).toHaveLength(lines.length);
		const seconds = episode.audio_outputs.reduce((sum, output) => sum + output.duration_seconds, 0);
		expect(whole.duration).toBeCloseTo(seconds, 3);
		expect((await client.call('GET', `${base()}/transcript?format=docx`)).status).toBe(422);
		expect((await client.call('GET', `${base()}/transcript?file=7`)).status).toBe(404);
	});

	it('can be read by a media element, which has the cookie alone', async () => {
		expect((await client.media(`${base()}/transcript?format=vtt`)).response.status).toBe(200);
		const stranger = new ApiClient(stack.url);
		expect((await stranger.media(`${base()}/transcript?format=vtt`)).response.status).toBe(401);
	});
});

describe('chapters', () => {
	it('follow one another through the file', async () => {
		const { headers, body } = await client.call<Chapters>('GET', `${base()}/chapters?file=all`);
		expect(headers.get('content-type')).toBe('application/json+chapters; charset=utf-8');
		expect(body).toMatchObject({ version: '1.2.0', title: 'Ação "nova" <1>' });
		expect(body.chapters.length).toBeGreaterThan(1);
		for (const [at, { startTime, endTime, title }] of body.chapters.entries()) {
			expect(title).not.toBe('');
			expect(endTime).toBeGreaterThan(startTime);
			if (at > 0) expect(startTime).toBe(body.chapters[at - 1]?.endTime);
		}
	});
});

describe('a saved title', () => {
	it('with line ends and quotes splits no header', async () => {
		const title = `a\r\nSet-Cookie: x=1; "${randomBytes(2).toString('hex')}`;
		const { job_id } = await client.generate(episode.id, { title, multiple_files: true });
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		for (const path of ['/audio/0', '/audio/0?format=wav', '/transcript?format=srt', '/chapters']) {
			const { response } = await client.media(`${base()}${path}`);
			expect([path, response.status]).toEqual([path, 200]);
			expect(response.headers.get('set-cookie')).toBeNull();
		}
	});
});

describe('a new name', () => {
	const file = async (path: string) => readTag((await client.media(`${base()}${path}`)).bytes);

	it('is in the tag and on the cover of every file soon after, the sound as it was', async () => {
		const before = await file('/audio/1');
		await client.expect('PATCH', base(), { title: 'Um nome novo' });
		await expect.poll(async () => (await file('/audio/1')).title).toBe('Um nome novo – parte 2');
		const after = await file('/audio/1');
		expect(after.frames.equals(before.frames)).toBe(true);
		expect(before.cover?.subarray(1, 4).toString()).toBe('PNG');
		expect(after.cover?.equals(before.cover ?? Buffer.alloc(0))).toBe(false);
		expect((await file('/audio/0')).title).toBe('Um nome novo – parte 1');
		expect((await client.podcast(episode.id)).audio_outputs[1]?.file_size).toBe(
			(await client.media(`${base()}/audio/1`)).bytes.length,
		);
	});

	it('is that of the one file that the same parts are joined to, their sound end to end', async () => {
		const parts = [(await file('/audio/0')).frames, (await file('/audio/1')).frames];
		const { job_id } = await client.generate(episode.id, { title: 'Tudo em um', multiple_files: false });
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		const whole = await file('/audio/0');
		expect(whole.title).toBe('Tudo em um');
		expect(whole.frames.equals(Buffer.concat(parts))).toBe(true);
	});
});

describe('a tune', () => {
	it('opens and closes what is made with it, as the account or the call says, and what is made is told', async () => {
		const { filename, content } = sample('paragraph-pt');
		await client.expect('PUT', '/api/v1/users/me/settings', { theme_sound: true });
		const tuned = await client.makeEpisode(filename, content);
		const plain = await client.makeEpisode(filename, content, { theme_sound: false });
		await client.expect('PUT', '/api/v1/users/me/settings', { theme_sound: false });
		expect([tuned.theme_sound, plain.theme_sound]).toEqual([true, false]);
		const [withTune, without] = await Promise.all([client.transcript(tuned.id), client.transcript(plain.id)]);
		expect((withTune.lines[0]?.start ?? 0) - (without.lines[0]?.start ?? 0)).toBeGreaterThan(2.2);
		expect(withTune.duration - (withTune.lines.at(-1)?.end ?? 0)).toBeGreaterThan(2.4);
		const settings = await client.expect('GET', '/api/v1/users/me/settings');
		expect(settings).toMatchObject({ theme_sound: false });
	});
});
