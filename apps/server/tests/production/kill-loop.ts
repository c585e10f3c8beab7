import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startGeminiEmulator } from '@nexus/testkit/emulators';
import { GEMINI_KEY } from '@nexus/testkit/gemini-stack';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { faultsOf } from './sound-episode.ts';

/** Share of the job that should be done when the last kill comes. */
const REACHED = 0.9;
/**
 * Milliseconds before a kill in which an answer may have been on its way through the process that died; more where a
 * start takes more than four times as long.
 */
const ARRIVAL = 500;

export interface KillLoop {
	/** The most; fewer when the job is over before. */
	kills: number;
	content: string;
	/**
	 * How long a server lives on average after it is ready, in multiples of what its start took: while the job is ahead of
	 * the kills, and while it is behind.
	 */
	lives: { ahead: number; behind: number };
	random: () => number;
	log: (line: string) => void;
}

export interface KillLoopResult {
	kills: number;
	status: string;
	error: string | null;
	/** Seconds of speech that the emulator made and sent to the end, and of the finished episode without its pauses. */
	synthesized: number;
	episode: number;
	/** Of what was synthesized, the seconds that came while the server died: nobody was there to keep them. */
	came: number;
	faults: string[];
}

/** One job, whose server is killed at random moments and started again, until it was killed often enough. */
export async function killLoop({ kills, content, lives, random, log }: KillLoop): Promise<KillLoopResult> {
	const gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-kill-'));
	const start = () => startServer(dataDir, { GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url });
	let startTook = 0;
	const startTimed = async () => {
		const began = performance.now();
		const started = await start();
		startTook = performance.now() - began;
		return started;
	};
	let server: ServerProcess = await startTimed();
	try {
		const user = newUser();
		let client = await ApiClient.registered(server.url, user);
		const { id } = await client.upload('documento.md', content);
		const podcast = await client.create({ document_id: id });
		const { job_id } = await client.generate(podcast.id);
		let killed = 0;
		let came = 0;
		let progress = 0;
		while (killed < kills) {
			const isAhead = progress / 100 > (REACHED * killed) / kills;
			// Moments that do not know of each other: what lies between them is distributed exponentially.
			await wait(-Math.log(1 - random()) * startTook * (isAhead ? lives.ahead : lives.behind));
			const { status, progress_percentage } = await client.job(job_id);
			if (status !== 'pending' && status !== 'processing') break;
			progress = progress_percentage;
			const from = Date.now() - Math.max(ARRIVAL, startTook / 4);
			await server.end('SIGKILL');
			came += gemini.calls.reduce((sum, { endedAt, seconds }) => sum + (endedAt && endedAt >= from ? seconds : 0), 0);
			killed++;
			log(`killed ${killed} times, at ${progress_percentage} %, ${gemini.counts().seconds.toFixed(0)} s synthesized`);
			server = await startTimed();
			client = new ApiClient(server.url);
			await client.login(user);
		}
		const job = await client.waitForJob(job_id, undefined, 250);
		const episode = await client.podcast(podcast.id);
		const lines = job.status === 'completed' ? (await client.transcript(podcast.id)).lines : [];
		return {
			kills: killed,
			status: job.status,
			error: job.error_message,
			synthesized: gemini.counts().seconds,
			came,
			episode: lines.length > 0 ? (episode.audio_outputs[0]?.duration_seconds ?? 0) : 0,
			faults: job.status === 'completed' ? await faultsOf(client, episode) : [],
		};
	} finally {
		await server.end('SIGTERM');
		await gemini.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}
