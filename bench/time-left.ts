import type { Job } from '@nexus/contract';
import { startGeminiEmulator } from '@nexus/testkit/emulators';
import { KB, sizeName } from './books.ts';
import { watchOthers } from './processes.ts';
import { type Server, serving, withFolder } from './server.ts';
import { atLeast, atMost, type Figure } from './table.ts';
import { type CreatedEpisode, createEpisode } from './timed-generation.ts';

/** Milliseconds between two looks at a job. */
const POLL = 200;
/** How far off what is told may be: a share of what is left, or so many seconds where that is less than they. */
const OFF = { share: 1 / 3, seconds: 3 };
/** Share of the running time in which what is left is told, and right. */
const LEAST_RIGHT = 0.7;
/** Share of the running time, or seconds where that is less, for which a percentage may stand. */
const LONGEST_STAND = { share: 0.2, seconds: 3 };
/** As seen on the real service: seconds of waiting for a second of audio, and for a token of text. */
const PACE = { secondsPerAudioSecond: 0.57, secondsPerToken: 0.006, secondsBefore: 0.8 };
const KEY = 'emulated-gemini-key-of-the-bench';

interface Look {
	/** Seconds since the generate call. */
	at: number;
	/** Seconds; null where nothing is told. */
	left: number | null;
	percent: number;
}

/** Part j: whether what is told to be left of an episode is right, and whether its percentage ever stands still. */
export async function timeLeft(): Promise<Figure[]> {
	const here = await withFolder((folder) =>
		serving(folder, async (server) => [
			...(await measure(server, 3 * KB, 'embedded, just started')),
			...(await measure(server, 3 * KB, 'embedded')),
			...(await measure(server, 30 * KB, 'embedded')),
			...(await measure(server, 100 * KB, 'embedded')),
		]),
	);
	return [...here, ...(await elsewhere())];
}

async function elsewhere(): Promise<Figure[]> {
	const gemini = await startGeminiEmulator({ apiKey: KEY, threads: 2 });
	gemini.faults.set({ pace: PACE });
	const variables = { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.url };
	try {
		return await withFolder((folder) =>
			serving(
				folder,
				async (server) => [
					...(await measure(server, 0.5 * KB, 'provider, just started')),
					...(await measure(server, 3 * KB, 'provider')),
					...(await measure(server, 14 * KB, 'provider')),
					...(await measure(server, 60 * KB, 'provider')),
				],
				variables,
			),
		);
	} finally {
		await gemini.close();
	}
}

async function measure(server: Server, bytes: number, engine: string): Promise<Figure[]> {
	const others = watchOthers();
	const { looks, total } = await watch(await createEpisode(server, bytes));
	const told = share(looks, total, ({ left }) => left !== null);
	const right = share(looks, total, ({ at, left }) => isRight(left, total - at));
	const stands = longestStand(looks, total);
	const common = { part: 'j', others: others() };
	const name = `${engine}, ${sizeName(bytes)}`;
	return [
		{
			...common,
			what: `${name}: time left told, and right`,
			measured: `${percent(told)}, ${percent(right)} of ${total.toFixed(1)} s`,
			goal: atLeast(LEAST_RIGHT, right),
		},
		{
			...common,
			what: `${name}: longest stand of the percentage`,
			measured: `${stands.seconds.toFixed(1)} s at ${stands.at} %`,
			goal: atMost(Math.max(LONGEST_STAND.seconds, LONGEST_STAND.share * total), stands.seconds, 's'),
		},
	];
}

async function watch({ client, podcastId }: CreatedEpisode): Promise<{ looks: Look[]; total: number }> {
	const start = Date.now();
	const { job_id: id } = await client.generate(podcastId);
	const looks: Look[] = [];
	const look = ({ expected_end_at: end, progress_percentage }: Job): boolean => {
		const now = Date.now();
		const left = end === null ? null : (Date.parse(end) - now) / 1000;
		looks.push({ at: (now - start) / 1000, left, percent: progress_percentage });
		return false;
	};
	const { status, finished_at: finished, error_message: message } = await client.waitForJob(id, look, POLL);
	if (status !== 'completed' || !finished) throw new Error(`job ${status}: ${message}`);
	return { looks, total: (Date.parse(finished) - start) / 1000 };
}

function isRight(told: number | null, left: number): boolean {
	return told !== null && Math.abs(Math.max(0, told) - left) <= Math.max(OFF.seconds, left * OFF.share);
}

/** Of the time until the end, the share in which what was seen last is as wanted. */
function share(looks: readonly Look[], total: number, isWanted: (look: Look) => boolean): number {
	const seconds = looks.map((look, index) => {
		const until = Math.min(total, looks[index + 1]?.at ?? total);
		return isWanted(look) ? Math.max(0, until - look.at) : 0;
	});
	return seconds.reduce((sum, value) => sum + value, 0) / total;
}

/** The longest time for which one percentage was seen. */
function longestStand(looks: readonly Look[], total: number): { seconds: number; at: number } {
	let longest = { seconds: 0, at: 0 };
	let since = { at: 0, percent: 0 };
	for (const { at, percent: seen } of [...looks, { at: total, percent: 100 }]) {
		if (seen === since.percent) continue;
		if (at - since.at > longest.seconds) longest = { seconds: at - since.at, at: since.percent };
		since = { at, percent: seen };
	}
	return longest;
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;
