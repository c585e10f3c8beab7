import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sample } from '../samples/index.ts';
import { ApiClient, startStack } from '../stack/index.ts';

/** Makes the episode that the landing page plays, by the product itself: `npm run sample`. */
const FOLDER = fileURLToPath(new URL('../../../../apps/web/public/sample/', import.meta.url));

const stack = await startStack();
try {
	const client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('short-pt');
	const episode = await client.makeEpisode(filename, content, { personality_preset: 'portuguese_duo' });
	const { bytes } = await client.media(episode.audio_outputs[0]?.public_url ?? '');
	await mkdir(FOLDER, { recursive: true });
	await writeFile(`${FOLDER}episode.mp3`, bytes);
	await writeFile(`${FOLDER}transcript.json`, JSON.stringify(await client.transcript(episode.id)));
	await writeFile(`${FOLDER}peaks.json`, JSON.stringify(await client.peaks(episode.id)));
	console.log(episode.script_content);
} finally {
	await stack.close();
}
