import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { query } from '../stack/another-server.ts';
import type { ApiClient } from '../stack/api-client.ts';

const SAMPLE = fileURLToPath(new URL('../../../../apps/web/public/sample/episode.mp3', import.meta.url));
const TAG_BYTES = 10;
const SAMPLE_RATE = 44_100;
const FRAME_SAMPLES = 1152;

/**
 * A podcast of the client's with one audio file of about 9 minutes, written past the product: the landing page's sample
 * several times over. Its WAV is larger than what the kernel takes for a reader that does not read.
 * @returns the podcast's id
 */
export async function podcastWithAudio(
	client: ApiClient,
	{ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): Promise<string> {
	const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const { id } = await client.create({ document_id: document.id });
	const user = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
	const frames = framesOf(await readFile(SAMPLE));
	const bytes = Buffer.concat(Array(6).fill(frames.bytes));
	const seconds = (frames.count * 6 * FRAME_SAMPLES) / SAMPLE_RATE;
	const key = `users/${user.id}/episodes/${id}/audio.mp3`;
	const path = join(dataDir, 'objects', key);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, bytes);
	await query(
		{ databaseUrl },
		`insert into audio_files (episode_id, file_index, object_key, size, duration_seconds, first_part, last_part)
		 values ($1, 0, $2, $3, $4, 1, 1)`,
		[id, key, bytes.length, seconds],
	);
	return id;
}

/** The MPEG frames without the ID3v2 tag before them: 128 kbit/s at 44.1 kHz, as the product makes them. */
function framesOf(file: Buffer): { bytes: Buffer; count: number } {
	const tag = TAG_BYTES + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (file[at] ?? 0), 0);
	const start = file.toString('latin1', 0, 3) === 'ID3' ? tag : 0;
	let count = 0;
	let at = start;
	while (at + 4 <= file.length) {
		at += Math.floor((144 * 128_000) / SAMPLE_RATE) + (((file[at + 2] ?? 0) >> 1) & 1);
		count++;
	}
	return { bytes: file.subarray(start, at), count };
}
