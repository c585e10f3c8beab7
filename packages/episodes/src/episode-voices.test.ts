import { NexusError } from '@nexus/core/errors';
import type { ChosenEngine, SpeechSynthesizer } from '@nexus/core/ports';
import type { EpisodeRecord } from '@nexus/core/records';
import { expect, it } from 'vitest';
import { describeVoices, enginesOfEpisode } from './episode-voices.ts';

type Deps = Parameters<typeof describeVoices>[0];

const natural = (model: string): ChosenEngine => ({ engine: 'natural', model });
const EMBEDDED: ChosenEngine = { engine: 'embedded', model: null };
const script = EMBEDDED;
// What describing its voices reads of an episode.
const episode = { id: 'e', userId: 'u', forecast: null, language: 'pt-BR', scriptOptions: null } as EpisodeRecord;
const LINES = [{ text: 'A ponte tem 821 metros e liga a ilha ao continente.', language: 'pt-BR', speaker: 'A' }];
const speech: SpeechSynthesizer = {
	...{ id: 'voz', version: '1', usesStyle: false, clipSeconds: 0, concurrency: 1 },
	synthesize: () => Promise.reject(new Error('not asked for')),
};

interface Machine {
	/** What speaks by default. */
	chosen?: ChosenEngine;
	refused?: (wanted: ChosenEngine) => NexusError | null;
	pace?: (speech: ChosenEngine) => number | null;
}

/** A machine where `offered` could speak, with an episode that was made with `made`. */
function machine(
	made: ChosenEngine,
	offered: ChosenEngine[],
	{ chosen = EMBEDDED, refused, pace }: Machine = {},
): Deps {
	const job = { kind: 'episode', status: 'completed', engines: { script, speech: made } };
	const engines = {
		chosenFor: async () => ({ script, speech: chosen }),
		offeredTo: async () => ({ script: [script], speech: offered }),
		async speechFor(_: string, wanted: ChosenEngine) {
			const error = refused?.(wanted);
			if (error) throw error;
			return speech;
		},
	};
	const database = {
		jobs: { list: async () => ({ items: [job], total: 1 }) },
		production: { episodeLines: async () => LINES },
	} as unknown as Deps['database'];
	const costs = { prices: {} } as Deps['costs'];
	return { database, engines, costs, now: () => new Date(0), pace: async (wanted) => pace?.(wanted) ?? null };
}

const voicesOf = (...args: Parameters<typeof machine>) => describeVoices(machine(...args), episode);

it('keeps voices that can speak, though others of their engine are the ones that are offered', async () => {
	const { current, isAvailable, others } = await voicesOf(natural('supertonic-3:fast'), [
		EMBEDDED,
		natural('supertonic-3:balanced'),
	]);
	expect([current, isAvailable]).toEqual([natural('supertonic-3:fast'), true]);
	expect(others).toMatchObject([EMBEDDED, natural('supertonic-3:balanced')]);
});

it.each([
	[false, 'natural_voices_missing'],
	[false, 'gemini_key_required'],
	[true, 'account_money_limit'],
] as const)('says %s of voices that are refused as %s', async (available, code) => {
	const { isAvailable } = await voicesOf(natural('kokoro:fast'), [EMBEDDED], {
		refused: () => new NexusError(code, {}),
	});
	expect(isAvailable).toBe(available);
});

it('tells how long this machine takes for others where their pace is known', async () => {
	const offered = [natural('supertonic-3:fast'), natural('supertonic-3:best')];
	const pace = ({ model }: ChosenEngine) => (model === 'supertonic-3:fast' ? 2.5 : null);
	const { others } = await voicesOf(EMBEDDED, offered, { pace });
	const [fast, best] = others;
	expect(fast?.audioSeconds).toBeGreaterThan(2);
	expect(Math.abs((fast?.workSeconds ?? 0) - 2.5 * (fast?.audioSeconds ?? 0))).toBeLessThan(2);
	expect(best?.workSeconds).toBeNull();
});

const X: ChosenEngine = { ...natural('supertonic-3:fast'), voices: 'x' };
const Y: ChosenEngine = { ...natural('supertonic-3:fast'), voices: 'y' };

it('offers voices of the same name that an installation replaced as others, which voice all of it again', async () => {
	const gone = ({ voices }: ChosenEngine) => (voices === 'x' ? new NexusError('natural_voices_changed', {}) : null);
	const deps = machine(X, [EMBEDDED, Y], { chosen: Y, refused: gone });
	const { current, isAvailable, others } = await describeVoices(deps, episode);
	expect([current, isAvailable]).toEqual([X, false]);
	expect(others).toMatchObject([EMBEDDED, Y]);
	expect(await enginesOfEpisode(deps, episode)).toMatchObject({ speech: X, revoice: false });
	expect(await enginesOfEpisode(deps, episode, 'natural')).toMatchObject({ speech: Y, revoice: true });
});

it('takes those of a job that did not note them for those that are there, and notes them from then on', async () => {
	const deps = machine(natural('supertonic-3:fast'), [EMBEDDED, Y], { chosen: Y });
	expect(await enginesOfEpisode(deps, episode)).toMatchObject({ speech: Y, revoice: false });
	expect(await enginesOfEpisode(deps, episode, 'natural')).toMatchObject({ speech: Y, revoice: false });
	const other = machine(natural('kokoro:fast'), [EMBEDDED, Y], { chosen: Y });
	expect((await enginesOfEpisode(other, episode)).speech).toEqual(natural('kokoro:fast'));
});
