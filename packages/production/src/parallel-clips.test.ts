import type { ChosenEngines, Database, EpisodeProgress } from '@nexus/core/ports';
import type { JobRecord, PlannedPart } from '@nexus/core/records';
import { expect, test } from 'vitest';
import { GrowingWaveform } from './growing-waveform.ts';
import { Pace } from './pace.ts';
import { PartProgress } from './part-progress.ts';
import { voicing } from './steps.ts';

/** Calls that a provider takes side by side. */
const PLACES = 8;
const CLIP = 1_000;
const CLIPS = 4;
const CHARACTERS = CLIP * CLIPS;

interface Provider {
	/** Seconds for a part's script, for a clip, and for joining a part. */
	script: number;
	clip: number;
	assembly: number;
}

/** A part as a provider makes it: `at` in seconds. */
class Part {
	readonly #progress: PartProgress;
	readonly #provider: Provider;
	readonly #waiting = Array.from({ length: CLIPS }, (_, clip) => ({ key: String(clip), characters: CLIP, turns: [] }));
	#open: { key: string; since: number }[] = [];
	#said = 0;
	#joined = 0;
	#scriptDone = false;
	readonly #begun: number;

	constructor(progress: PartProgress, provider: Provider, at: number) {
		this.#progress = progress;
		this.#provider = provider;
		this.#begun = at;
		progress.speaksWith({ clipSeconds: CLIP / 15, concurrency: PLACES });
		progress.beginsWriting();
	}

	get isMade(): boolean {
		return this.#joined >= 1;
	}

	/** @param places that are free at the provider. @returns how many of them are taken */
	async live(at: number, places: number): Promise<number> {
		if (!this.#scriptDone) return await this.#write(at);
		for (const clip of this.#open.filter(({ since }) => at - since >= this.#provider.clip)) {
			this.#open = this.#open.filter((one) => one !== clip);
			this.#progress.answered(clip.key, CLIP, true);
			await this.#progress.voiced(++this.#said / CLIPS, CLIP);
			this.#progress.measureAnew();
		}
		const free = Math.max(0, places - this.#open.length);
		for (const { key, characters } of this.#waiting.splice(0, free)) {
			this.#progress.asked(key, characters);
			this.#open.push({ key, since: at });
		}
		if (this.#said === CLIPS && !this.isMade) {
			this.#joined = Math.min(1, this.#joined + 1 / this.#provider.assembly);
			await this.#progress.assembled(this.#joined);
		} else await this.#progress.refresh();
		return this.#open.length;
	}

	async #write(at: number): Promise<number> {
		if (at - this.#begun < this.#provider.script) {
			await this.#progress.refresh();
			return 0;
		}
		this.#scriptDone = true;
		await this.#progress.written(1, CHARACTERS);
		await this.#progress.step(voicing(1, 2));
		await this.#progress.voicing(this.#waiting, 0, new GrowingWaveform(this.#waiting));
		return 0;
	}
}

/** All parts of an episode side by side, second by second; what is told each second of what is left, and its end. */
async function makes(parts: number, provider: Provider, pace: Pace) {
	let at = 0;
	let told = Number.NaN;
	const told_at: { at: number; left: number; progress: number }[] = [];
	let percent = 0;
	const engine = { engine: 'gemini', model: 'voz' };
	const engines = { script: engine, speech: engine } as unknown as ChosenEngines;
	const job = { id: `${parts}`, run: 1, kind: 'episode', totalParts: parts, engines } as JobRecord & {
		engines: ChosenEngines;
	};
	const left = Array.from({ length: parts }, () => 0);
	const done = Array.from({ length: parts }, () => 0);
	const outline = { told: { words: CHARACTERS / 6 } } as PlannedPart['outline'];
	const all = left.map((_, index) => {
		const number = index + 1;
		const database = {
			production: {
				async setPartProgress(_part: unknown, share: number, seconds: number): Promise<EpisodeProgress> {
					left[index] = seconds;
					done[index] = Math.max(done[index] ?? 0, share);
					return {
						mean: done.reduce((sum, value) => sum + value, 0) / parts,
						front: 1,
						underWay: parts,
						secondsBeside: left.reduce((sum, value) => sum + value, 0) - seconds,
						bytes: parts * CHARACTERS,
						bytesAhead: 0,
					};
				},
			},
			jobs: {
				async report(_id: string, _run: number, { secondsLeft = told, progress = percent }) {
					told = at + secondsLeft;
					percent = Math.max(percent, progress);
				},
			},
		} as unknown as Database;
		const part = { number, outline, byteStart: 0, byteEnd: CHARACTERS, scriptWritten: false } as PlannedPart;
		return new Part(new PartProgress({ database, job, part, pace, clock: () => at * 1000 }), provider, at);
	});
	while (all.some(({ isMade }) => !isMade)) {
		let places = PLACES;
		for (const part of all) if (!part.isMade) places -= await part.live(at, places);
		told_at.push({ at, left: told - at, progress: percent });
		at++;
		if (at > 10_000) throw new Error('it never ends');
	}
	return { told: told_at, total: at };
}

function rightShare({ told, total }: Awaited<ReturnType<typeof makes>>): number {
	const right = told.filter(({ at, left }) => Math.abs(left - (total - at)) <= Math.max(3, (total - at) / 3));
	return right.length / total;
}

const seen = { script: 24, clip: 38, assembly: 4 };

test.each([1, 2, 5, 13])(
	'%i parts of a provider, as usual: what is left is right for most of the time',
	async (parts) => {
		expect(rightShare(await makes(parts, seen, new Pace()))).toBeGreaterThan(0.7);
	},
);

test.each([1, 2, 5, 13])('%i parts of a provider that takes half as long again, once it is known', async (parts) => {
	const slow = { script: 36, clip: 57, assembly: 6 };
	const pace = new Pace();
	await makes(1, slow, pace);
	expect(rightShare(await makes(parts, slow, pace))).toBeGreaterThan(0.7);
});

test('one clip that a provider speaks moves all the while', async () => {
	const { told, total } = await makes(1, { script: 10, clip: 120, assembly: 2 }, new Pace());
	let stands = 0;
	let longest = 0;
	for (const [index, { progress }] of told.entries()) {
		stands = Math.round(progress * 10) === Math.round((told[index - 1]?.progress ?? -1) * 10) ? stands + 1 : 0;
		longest = Math.max(longest, stands);
	}
	expect(longest).toBeLessThan(total / 5);
});
