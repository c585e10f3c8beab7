import { setTimeout as wait } from 'node:timers/promises';
import { type Load, signInTimes } from '@nexus/testkit/attacks';
import { watchLatency } from '../latency.ts';
import { percentile } from '../statistics.ts';
import type { Attack } from './attacks.ts';
import type { Target } from './target.ts';

/** How many times its own idle p99 a neighbour may come to wait while somebody attacks. */
export const MOST_TIMES_IDLE = 3;
/** Milliseconds that a neighbour is watched for at least, and between two of its requests: a p99 of a thousand lists. */
const WATCHED = 20_000;
const INTERVAL = 20;

export interface Measured {
	attack: Attack;
	/** What the attack got, the first time. */
	outcome: string;
	load: Load;
	/** The neighbour's p99, in milliseconds. */
	idle: number;
	attacked: number;
	/** Answers that it got, idle and attacked. */
	answers: [number, number];
	/** Answers that the neighbour did not get. */
	failures: number;
}

/** Repeats an attack while the neighbour is watched, and compares with the neighbour's time just before. */
export async function measure(target: Target, attack: Attack): Promise<Measured> {
	const watched = attack.neighbour === 'list' ? watchedLists : watchedSignIns;
	const idle = await watched(target, () => wait(WATCHED));
	const enough = new AbortController();
	const outcomes: string[] = [];
	let attacked: Watched = { p99: Number.NaN, answers: 0, failures: 0 };
	const load = await target.server.during(async () => {
		attacked = await watched(target, async () => {
			const end = performance.now() + WATCHED;
			do outcomes.push(await target.attacker.attack(attack.name, enough.signal));
			while (performance.now() < end);
			enough.abort();
		});
	});
	const failures = idle.failures + attacked.failures;
	return {
		attack,
		outcome: outcomes[0] ?? '',
		load,
		idle: idle.p99,
		attacked: attacked.p99,
		answers: [idle.answers, attacked.answers],
		failures,
	};
}

interface Watched {
	p99: number;
	answers: number;
	failures: number;
}

async function watchedLists({ neighbour, server }: Target, work: () => Promise<unknown>): Promise<Watched> {
	const headers = { authorization: `Bearer ${neighbour.client.tokens?.access_token}` };
	const end = watchLatency({ url: `${server.url}/api/v1/podcasts/`, headers, interval: INTERVAL });
	await work();
	const { latencies, failures } = await end();
	return { p99: percentile(latencies, 0.99), answers: latencies.length, failures };
}

async function watchedSignIns({ neighbour, server }: Target, work: () => Promise<unknown>): Promise<Watched> {
	let going = true;
	const times = signInTimes(server.url, neighbour.user, () => going);
	await work();
	going = false;
	const { p99, admitted, count } = await times;
	return { p99, answers: admitted, failures: count - admitted };
}
