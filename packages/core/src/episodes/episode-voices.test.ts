import { expect, it } from 'vitest';
import { NexusError } from '../errors/index.ts';
import type { ChosenEngine, SpeechSynthesizer } from '../ports/index.ts';
import type { EpisodeRecord } from '../records/episode.ts';
import { describeVoices } from './episode-voices.ts';

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

/** The voices of an episode made with `made`, where `offered` could speak and `refused` tells what cannot. */
async function voicesOf(
	made: ChosenEngine,
	offered: ChosenEngine[],
	refused: (wanted: ChosenEngine) => NexusError | null = () => null,
	pace: (speech: ChosenEngine) => number | null = () => null,
) {
	const job = { kind: 'episode', status: 'completed', engines: { script, speech: made } };
	const engines = {
		chosenFor: async () => ({ script, speech: EMBEDDED }),
		offeredTo: async () => ({ script: [script], speech: offered }),
		async speechFor(_: string, wanted: ChosenEngine) {
			const error = refused(wanted);
			if (error) throw error;
			return speech;
		},
	};
	const database = {
		jobs: { list: async () => ({ items: [job], total: 1 }) },
		production: { episodeLines: async () => LINES },
	} as unknown as Deps['database'];
	const costs = { prices: {} } as Deps['costs'];
	const deps = { database, engines, costs, now: () => new Date(0), pace: async (wanted: ChosenEngine) => pace(wanted) };
	return await describeVoices(deps, episode);
}

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
	const { isAvailable } = await voicesOf(natural('kokoro:fast'), [EMBEDDED], () => new NexusError(code, {}));
	expect(isAvailable).toBe(available);
});

it('tells how long this machine takes for others where their pace is known', async () => {
	const offered = [natural('supertonic-3:fast'), natural('supertonic-3:best')];
	const paceOf = ({ model }: ChosenEngine) => (model === 'supertonic-3:fast' ? 2.5 : null);
	const { others } = await voicesOf(EMBEDDED, offered, () => null, paceOf);
	const [fast, best] = others;
	expect(fast?.audioSeconds).toBeGreaterThan(2);
	expect(Math.abs((fast?.workSeconds ?? 0) - 2.5 * (fast?.audioSeconds ?? 0))).toBeLessThan(2);
	expect(best?.workSeconds).toBeNull();
});
