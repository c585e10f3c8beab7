import type { ChosenEngine, ChosenEngines, Database, EpisodeProgress } from '@nexus/core/ports';
import type { JobRecord, PlannedPart } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND } from '@nexus/core/scripts';
import { expect, test } from 'vitest';
import { GrowingWaveform } from './growing-waveform.ts';
import { Pace } from './pace.ts';
import { PartProgress } from './part-progress.ts';
import { expectedCharacters } from './part-size.ts';
import { voicing, writing } from './steps.ts';

const CHARACTERS = 6_000;
const AUDIO = CHARACTERS / CHARACTERS_PER_SECOND;

/** Seconds that all of a stage takes. */
interface Machine {
	script: number;
	speech: number;
	assembly: number;
}

interface Report {
	at: number;
	left: number;
	progress: number;
}

/** Parts made one after another by a machine, the clock at our command, with what was told of the whole episode. */
async function makes(parts: number, machine: Machine, pace: Pace, engine: ChosenEngine['engine'] = 'embedded') {
	let now = 0;
	const told: Report[] = [];
	const done = Array.from({ length: parts }, () => 0);
	// A part of which as long a script is expected.
	const outline = {} as PlannedPart['outline'];
	const bytes = (CHARACTERS ** 2 / expectedCharacters({ byteStart: 0, byteEnd: CHARACTERS, outline }, parts)) | 0;
	const engines: ChosenEngines = {
		script: { engine: engine === 'natural' ? 'embedded' : engine, model: null },
		speech: { engine, model: engine === 'natural' ? 'voz:fast' : null },
	};
	const job = { id: 'job', run: 1, kind: 'episode', totalParts: parts, engines } as JobRecord & {
		engines: ChosenEngines;
	};
	for (let number = 1; number <= parts; number++) {
		const database = {
			production: {
				async setPartProgress(_: unknown, progress: number): Promise<EpisodeProgress> {
					done[number - 1] = Math.max(done[number - 1] ?? 0, progress);
					return {
						mean: done.reduce((sum, share) => sum + share, 0) / parts,
						front: number,
						underWay: 1,
						secondsBeside: 0,
						bytes: parts * bytes,
						bytesAhead: (parts - number) * bytes,
					};
				},
			},
			jobs: {
				async report(_id: string, _run: number, { secondsLeft = Number.NaN, progress = 0 }) {
					told.push({ at: now, left: secondsLeft, progress });
				},
			},
		} as unknown as Database;
		const part = { number, outline, byteStart: (number - 1) * bytes, byteEnd: number * bytes, scriptWritten: false };
		const clock = () => now * 1000;
		const progress = new PartProgress({ database, job, part: part as PlannedPart, pace, clock });
		const work = async (seconds: number, steps: number, tell: (share: number) => Promise<void>) => {
			for (let step = 1; step <= steps; step++) {
				now += seconds / steps;
				await tell(step / steps);
			}
		};
		await progress.step(writing(number, parts));
		progress.speaksWith({ clipSeconds: 0, concurrency: 1 });
		progress.beginsWriting();
		await work(machine.script, 10, (share) => progress.written(share, CHARACTERS / 10));
		await progress.step(voicing(number, parts));
		const clips = Array.from({ length: 30 }, (_, clip) => ({
			key: String(clip),
			characters: CHARACTERS / 30,
			turns: [],
		}));
		await progress.voicing(clips, 0, new GrowingWaveform(clips));
		for (const { key, characters } of clips) {
			progress.asked(key, characters);
			now += machine.speech / clips.length;
			progress.answered(key, characters, true);
			await progress.voiced((Number(key) + 1) / clips.length, characters);
		}
		progress.measureAnew();
		await work(machine.assembly, 8, (share) => progress.assembled(share));
		done[number - 1] = 1;
	}
	return { told, total: now };
}

/** Share of the running time in which what is told is within a third of what is left, or within three seconds of it. */
function rightShare({ told, total }: { told: Report[]; total: number }): number {
	const STEP = total / 1000;
	let right = 0;
	for (let at = 0; at < total; at += STEP) {
		const last = told.findLast((report) => report.at <= at);
		if (!last) continue;
		const shown = last.left - (at - last.at);
		const left = total - at;
		if (Math.abs(shown - left) <= Math.max(3, left / 3)) right += STEP;
	}
	return right / total;
}

const SLOW = { script: 0.3, speech: 4, assembly: 24 };

test('what is left is right within a third for most of the time, on a machine that is known', async () => {
	const pace = new Pace();
	await makes(1, SLOW, pace);
	expect(rightShare(await makes(1, SLOW, pace))).toBeGreaterThan(0.9);
	expect(rightShare(await makes(12, SLOW, pace))).toBeGreaterThan(0.9);
});

test('the first long episode of a machine that is far slower than supposed is told right once a part is made', async () => {
	expect(rightShare(await makes(12, SLOW, new Pace()))).toBeGreaterThan(0.8);
});

test('voices that are waited for are told by their own pace', async () => {
	const pace = new Pace();
	const slow = { script: 20, speech: 90, assembly: 2 };
	await makes(1, slow, pace, 'gemini');
	expect(rightShare(await makes(1, slow, pace, 'gemini'))).toBeGreaterThan(0.9);
	// What is made here meanwhile is no slower for it.
	expect(pace.secondsFor('speech', 'embedded', 1_000)).toBeLessThan(1);
});

test('a natural voice is told by the pace that was measured of it before, also the first time', async () => {
	const machine = { script: 0.6, speech: AUDIO * 0.25, assembly: AUDIO / 40 };
	const supposing = new Pace();
	supposing.suppose('natural voz:fast', 0.25);
	expect(supposing.secondsFor('speech', 'natural voz:fast', CHARACTERS)).toBeCloseTo(AUDIO * 0.25);
	const toldAtFirst = async (pace: Pace) => {
		const { told, total } = await makes(1, machine, pace, 'natural');
		return (told[0]?.left ?? Number.NaN) / total;
	};
	expect(Math.abs((await toldAtFirst(supposing)) - 1)).toBeLessThan(0.2);
	expect(await toldAtFirst(new Pace())).toBeGreaterThan(1.5);
	// Another quality has a pace of its own.
	const other = supposing.secondsFor('speech', 'natural voz:best', CHARACTERS);
	expect(other).toBe(new Pace().secondsFor('speech', 'natural voz:best', CHARACTERS));
});

test('what a machine does first is mostly getting ready, and what was found tells nothing', () => {
	const pace = new Pace();
	const before = pace.secondsFor('assembly', 'embedded', AUDIO);
	pace.note('speech', 'embedded', 0, 5);
	for (let clip = 0; clip < 3; clip++) pace.note('speech', 'embedded', 200, 16);
	expect(pace.secondsFor('assembly', 'embedded', AUDIO)).toBe(before);
	pace.note('speech', 'embedded', 3_000, 3);
	expect(pace.secondsFor('speech', 'embedded', 1_000)).toBeCloseTo(1);
	// A machine that is slower at the one is taken for slower at the other.
	expect(pace.secondsFor('assembly', 'embedded', AUDIO)).toBeCloseTo(3 * before);
});

test('nothing that takes time stands still: percentages go by what each stage takes', async () => {
	const pace = new Pace();
	await makes(1, SLOW, pace);
	const { told, total } = await makes(1, SLOW, pace);
	const times = [0, ...new Set(told.map(({ progress, at }) => `${Math.round(progress)} ${at}`))].map((text) =>
		Number(String(text).split(' ')[1] ?? 0),
	);
	const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)), total - (times.at(-1) ?? 0));
	expect(longest).toBeLessThan(total / 5);
});
