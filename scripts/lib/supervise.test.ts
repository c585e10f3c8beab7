import { describe, expect, it } from 'vitest';
import { PAUSES, supervise } from './supervise.js';

interface Life {
	/** Milliseconds that it answers; absent: it ends before it is ready. */
	answers?: number;
	code?: number;
	signal?: NodeJS.Signals;
}

/** Supervises a server that lives as told, by a clock that only its lives and the pauses move. */
async function superviseLives(lives: Life[], { askedIn }: { askedIn?: 'pause' | 'run' } = {}) {
	let clock = 0;
	let asked = false;
	const told: string[] = [];
	const pauses: number[] = [];
	const ports: (number | undefined)[] = [];
	const code = await supervise({
		launch(port) {
			ports.push(port);
			const { answers, code = null, signal = null } = lives[ports.length - 1] ?? { code: 0, answers: 0 };
			const ready = answers === undefined ? new Promise<number>(() => undefined) : Promise.resolve(4_711);
			const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
				setImmediate(() => {
					clock += answers ?? 0;
					asked ||= askedIn === 'run';
					resolve({ code, signal });
				});
			});
			return { ready, ended };
		},
		isAsked: () => asked,
		pause: async (milliseconds) => {
			pauses.push(milliseconds);
			clock += milliseconds;
			asked ||= askedIn === 'pause';
		},
		tell: (line) => void told.push(line),
		now: () => clock,
	});
	return { code, told, pauses, ports };
}

describe('supervise', () => {
	it('starts a server again that was ended unasked, on its port, and says so', async () => {
		const { code, told, ports } = await superviseLives([
			{ answers: 10, signal: 'SIGKILL' },
			{ answers: 10, code: 0 },
		]);
		expect([code, ports]).toEqual([0, [undefined, 4_711]]);
		expect(told).toEqual([expect.stringMatching(/^O servidor foi encerrado à força .*Iniciando de novo em 1 s\./)]);
	});

	it('waits longer each time, up to a minute, and begins anew after a good run', async () => {
		const crash = { answers: 10, signal: 'SIGABRT' } as const;
		const { pauses } = await superviseLives([
			...Array.from({ length: 8 }, () => crash),
			{ ...crash, answers: PAUSES.goodRun },
			crash,
		]);
		expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 1, 2].map((seconds) => seconds * 1000));
	});

	it('goes on after a later start that failed, for what ended the server may be the reason for that too', async () => {
		const { code, told } = await superviseLives([
			{ answers: 10, signal: 'SIGKILL' },
			{ code: 1 },
			{ answers: 1, code: 0 },
		]);
		expect([code, told.length]).toEqual([0, 2]);
	});

	it.each<[string, Life, number]>([
		['could not start', { code: 1 }, 1],
		['was killed before it was ready', { signal: 'SIGKILL' }, 137],
		['was asked to end', { answers: 10, code: 0 }, 0],
		['was asked to end at once', { answers: 10, code: 143 }, 143],
	])('lets a server be that %s', async (_, life, code) => {
		const outcome = await superviseLives([life]);
		expect(outcome).toEqual({ code, told: [], pauses: [], ports: [undefined] });
	});

	it('lets the server be when this program is asked to end, also while it waits', async () => {
		const crash = { answers: 10, code: 1 };
		expect((await superviseLives([crash], { askedIn: 'run' })).pauses).toEqual([]);
		const waiting = await superviseLives([crash], { askedIn: 'pause' });
		expect([waiting.pauses, waiting.ports]).toEqual([[1_000], [undefined]]);
	});
});
