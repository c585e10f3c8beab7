import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VOICE_IDS, type VoiceId } from '@nexus/contract';
import { sample } from '../samples/index.ts';
import { ApiClient, startStack } from '../stack/index.ts';

/** Makes what the six voices are heard by before one is chosen, by the product itself: `npm run sample:voices`. */
const FOLDER = fileURLToPath(new URL('../../../../apps/web/public/voices/', import.meta.url));

const host = (voice: VoiceId) => ({ name: voice, voice, style: 'Natural.', description: '' });

const stack = await startStack();
try {
	const client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('paragraph-pt');
	const document = await client.upload(filename, content);
	await mkdir(FOLDER, { recursive: true });
	for (const voice of VOICE_IDS) {
		const customDuo = { name: voice, host_a: host(voice), host_b: host(voice) };
		const body = { document_id: document.id, personality_preset: 'custom', customDuo, draft: true };
		const { id } = await client.create(body);
		await client.expect('GET', `/api/v1/podcasts/${id}/preview`);
		const script = `[HOST_A]: Oi! Eu sou ${voice}. É assim que o seu documento vai soar.`;
		await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { content: script });
		const { job_id } = await client.generate(id);
		const job = await client.waitForJob(job_id);
		if (job.status !== 'completed') throw new Error(`${voice}: ${job.error_message}`);
		const { bytes } = await client.media((await client.podcast(id)).audio_outputs[0]?.public_url ?? '');
		await writeFile(`${FOLDER}${voice.toLowerCase()}.mp3`, bytes);
		console.log(voice, bytes.length);
	}
} finally {
	await stack.close();
}
