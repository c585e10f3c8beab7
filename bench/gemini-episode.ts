import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { bookText } from '@nexus/testkit/samples';
import { ApiClient, startServer } from '@nexus/testkit/stack';
import { cancelling } from './cancelling.ts';
import { watchOthers } from './processes.ts';
import { withFolder } from './server.ts';
import { timed } from './statistics.ts';
import { type Figure, under } from './table.ts';

/** Seconds of waiting for a second of audio, as seen on the real service. */
const SECONDS_PER_AUDIO_SECOND = 0.57;
/** Characters of a document of which about ten minutes come. */
const CHARACTERS = 13_900;
/** Seconds. */
const GOAL = { whole: 90, first: 15 };
const KEY = 'emulated-gemini-key-of-the-bench';

/**
 * Part f: ten minutes on the Gemini emulator at the real service's pace, against one call for the whole script; and how
 * soon nothing more is asked for after a cancellation.
 */
export function geminiEpisode(): Promise<Figure[]> {
	return withFolder(async (folder) => {
		const gemini = await startGeminiEmulator({ apiKey: KEY, threads: 2 });
		gemini.faults.set({ pace: { secondsPerAudioSecond: SECONDS_PER_AUDIO_SECOND } });
		const server = await startServer(folder, { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.url });
		try {
			const client = await ApiClient.registered(server.url);
			const { id } = await client.upload('livro.md', bookText(CHARACTERS, 1));
			const podcast = await client.create({ document_id: id });
			const others = watchOthers();
			const start = performance.now();
			const since = () => (performance.now() - start) / 1000;
			const { job_id } = await client.generate(podcast.id);
			let first = 0;
			const job = await client.waitForJob(
				job_id,
				() => {
					if (first === 0) void heard().then(note);
					return false;
				},
				250,
			);
			const whole = since();
			if (job.status !== 'completed') throw new Error(`${job.error_message} ${job.error_traceback}`);
			const { audio_outputs } = await client.podcast(podcast.id);
			const seconds = audio_outputs[0]?.duration_seconds ?? 0;
			const at = `${(seconds / 60).toFixed(1)} min`;
			const common = { part: 'f', others: others() };
			const once = (await timed(() => inOneCall(gemini))).seconds;
			const figure = (what: string, measured: number, goal: number | null): Figure => ({
				...common,
				what,
				measured: `${measured.toFixed(1)} s`,
				goal: goal === null ? null : under(goal, measured, 's'),
			});
			return [
				figure(`${at} on Gemini: whole`, whole, GOAL.whole),
				figure(`${at} on Gemini: first sound`, first, GOAL.first),
				figure(`${at} in one call to the same emulator: first sound and whole`, once, null),
				...(await cancelling(client, gemini)),
			];

			function note(isHeard: boolean): void {
				if (isHeard && first === 0) first = since();
			}

			async function heard(): Promise<boolean> {
				const { opening, audio_outputs: outputs } = await client.podcast(podcast.id);
				const url = opening?.public_url ?? outputs[0]?.public_url;
				return url !== undefined && (await client.media(url)).response.ok;
			}
		} finally {
			await server.end('SIGTERM');
			await gemini.close();
		}
	});
}

interface SpeechBody {
	contents: { parts: unknown[] }[];
	generationConfig: { speechConfig: { multiSpeakerVoiceConfig?: object } };
}

/** Asks for all that was asked for in clips in one call, and reads the answer to its end. */
async function inOneCall({ url, apiKey, calls }: Emulator): Promise<void> {
	const spoken = calls.filter(({ kind, outcome }) => kind === 'speech' && outcome === 'answered');
	const bodies = spoken.map((asked) => asked.request as SpeechBody);
	const dialogue = bodies.find(({ generationConfig }) => generationConfig.speechConfig.multiSpeakerVoiceConfig);
	const parts = bodies.flatMap(({ contents }) => contents.flatMap((content) => content.parts));
	// Not `fetch`, which gives up after five minutes without an answer.
	const call = request(`${url}/v1beta/models/${spoken[0]?.model}:generateContent`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
	});
	call.end(JSON.stringify({ ...dialogue, contents: [{ role: 'user', parts }] }));
	const [answer] = (await once(call, 'response')) as [IncomingMessage];
	const { length } = await buffer(answer);
	if (answer.statusCode !== 200 || length < 1_000_000) throw new Error(`one call for all: ${answer.statusCode}`);
}
