import { OPEN_ANSWERS, type Script } from '@nexus/contract';
import {
	callFrom,
	createManyApiKeys,
	type HostileRequest,
	jsonRequest,
	logLineRequests,
	registrationFlood,
	requestWithoutReading,
	requestWithoutWaiting,
	scriptBodies,
	send,
} from '@nexus/testkit/attacks';
import type { ApiClient } from '@nexus/testkit/stack';

/** Of the attacker: paths of a script of 100 lines, one of 12,000, audio, and a podcast that nobody writes. */
export interface Paths {
	script: string;
	longScript: string;
	wav: string;
	preview: string;
}

/** The server that is attacked, with an account there. */
export interface Victim {
	url: string;
	attacker: ApiClient;
	paths: Paths;
}

export interface Attack {
	/** Its number in docs/security.md. */
	finding: number;
	name: string;
	/** What it did to version 0.1.0. */
	before: string;
	/** Whose time is told of the neighbour: that of a list, unless it is sign-in that was slowed. */
	neighbour: 'list' | 'sign-in';
	/** Does it once. Answers what it got, in a few words. */
	run(victim: Victim, signal: AbortSignal): Promise<string>;
}

const MEBIBYTE = 1024 * 1024;

/** How many answers there were of each status, such as `201: 5, 429: 395`; 0 for a connection that was ended. */
function told(statuses: readonly number[] | Record<number, number>): string {
	const counts = Array.isArray(statuses)
		? Object.entries(Object.groupBy(statuses, String)).map(([status, all = []]) => [status, all.length] as const)
		: Object.entries(statuses);
	return counts.map(([status, count]) => `${status}: ${count}`).join(', ');
}

async function sendAll(url: string, requests: HostileRequest[]): Promise<string> {
	const statuses: number[] = [];
	for (const request of requests) statuses.push((await send(url, request)).status);
	return told(statuses);
}

function upload({ attacker }: Victim, bytes: number): Promise<number> {
	const form = new FormData();
	form.append('file', new Blob(['A ponte foi aberta. '.repeat(bytes / 20)]), 'grande.txt');
	// A server that refuses ends the connection before all has been sent.
	return attacker.call('POST', '/api/v1/podcasts/upload', form).then(
		({ status }) => status,
		() => 0,
	);
}

export const attacks: Attack[] = [
	{
		finding: 1,
		name: 'GETs of 15 KB, anonymous',
		before: '54 s of standstill for one',
		neighbour: 'list',
		run: ({ url }) => sendAll(url, Object.values(logLineRequests)),
	},
	{
		finding: 2,
		name: 'scripts of costly bodies',
		before: 'a minute, 4.5 GB or the end of the process for one',
		neighbour: 'list',
		run: ({ url, attacker, paths }) => {
			const requests = Object.values(scriptBodies).map((make) => {
				const { body, headers } = make();
				return jsonRequest(attacker, 'PUT', paths.script, body, headers);
			});
			return sendAll(url, requests);
		},
	},
	{
		finding: 3,
		name: '400 registrations from one address',
		before: '400 accounts; a sign-in from 40 ms to 3 s',
		neighbour: 'sign-in',
		run: async ({ url }, signal) => told(await registrationFlood(url, { total: 400, signal })),
	},
	{
		finding: 5,
		name: '40 uploads of 10 MB side by side',
		before: 'all stored, twice each',
		neighbour: 'list',
		run: async (victim) =>
			told(await Promise.all(Array.from({ length: 40 }, () => upload(victim, 10 * MEBIBYTE - 20)))),
	},
	{
		finding: 8,
		name: '12,000 changed lines saved',
		before: '9.6 s of standstill',
		neighbour: 'list',
		async run({ url, attacker, paths: { longScript } }) {
			const { lines, version } = await attacker.expect<Script>('GET', longScript);
			const changed = lines.map(({ id, speaker, text }) => ({ id, speaker, text: `${text} E mais.` }));
			return sendAll(url, [jsonRequest(attacker, 'PUT', longScript, JSON.stringify({ lines: changed, version }))]);
		},
	},
	{
		finding: 8,
		name: 'deep JSON of 20 MB',
		before: '5 s of standstill',
		neighbour: 'list',
		run: ({ url, attacker, paths }) =>
			sendAll(url, [jsonRequest(attacker, 'PUT', paths.script, '['.repeat(20 * MEBIBYTE))]),
	},
	{
		finding: 8,
		name: '200 WAV downloads never read',
		before: 'an upload from 22 ms to 17 s',
		neighbour: 'list',
		async run({ attacker, paths }) {
			const answers = await Promise.all(Array.from({ length: 200 }, () => requestWithoutReading(attacker, paths.wav)));
			for (const { socket } of answers) socket.destroy();
			return `${told(answers.map(({ status }) => status))} (${OPEN_ANSWERS.wav.most} at once)`;
		},
	},
	{
		finding: 8,
		name: '300 waiting previews',
		before: 'all waited',
		neighbour: 'list',
		async run({ url, attacker, paths }) {
			const server = new URL(url);
			let refused = 0;
			const sockets = Array.from({ length: 300 }, () => {
				const socket = requestWithoutWaiting(server, attacker.tokens?.access_token ?? '', paths.preview);
				return socket.once('data', () => refused++);
			});
			while (refused < sockets.length - OPEN_ANSWERS.preview.most) await attacker.expect('GET', '/api/v1/users/me');
			for (const socket of sockets) socket.destroy();
			return `${sockets.length - refused} wait, ${refused} refused`;
		},
	},
	{
		finding: 10,
		name: '150 API keys of one account',
		before: '150 keys, each with a limit of its own',
		neighbour: 'list',
		run: async ({ attacker }) => told(await createManyApiKeys(attacker, 150)),
	},
	{
		finding: 7,
		name: 'sign-ins with wrong passwords',
		before: 'hashed without a bound beside everything else',
		neighbour: 'sign-in',
		async run({ url }) {
			const guess = (index: number) =>
				callFrom(url, `203.0.113.${index % 250}`, '/api/v1/auth/login', {
					email: `${index}@x.example`,
					password: 'x7k2qpz',
				});
			const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
			return told(answers.map(({ status }) => status));
		},
	},
];
