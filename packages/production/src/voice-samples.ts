import { createHash, randomUUID } from 'node:crypto';
import type { Language, OwnVoices, VoiceId } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import type { PriceBook } from '@nexus/core/costs';
import { NexusError } from '@nexus/core/errors';
import { languagePack } from '@nexus/core/languages';
import {
	type AudioAssembler,
	type ChosenEngine,
	type Database,
	type Engines,
	type ObjectStore,
	ownVoiceOf,
	type SpeechLine,
	type SpeechSynthesizer,
} from '@nexus/core/ports';
import type { MediaObject } from '@nexus/core/storage';
import { SharedMemory } from './part-memory.ts';
import { UsageMeter } from './usage-meter.ts';

/** What the six voices are heard by before one is chosen. */
export interface VoiceSampleServices {
	/**
	 * A sentence in a voice as the account's next episode would have it, as MP3. It is made once for each engine, version
	 * and language, and then kept for every account; what is made is capped for each of them.
	 * @throws NexusError too_many_attempts, storage_unavailable, and what keeps the engine from speaking
	 */
	sample(actor: Actor, wish: VoiceWish, signal: AbortSignal): Promise<MediaObject>;
	/** The voices of the engine that would speak the account's next episode. @throws what keeps the engine from speaking */
	own(actor: Actor): Promise<OwnVoices>;
	/**
	 * A word said as a dictionary would have it, as MP3. Nothing of it is kept; it counts like a sample that is made.
	 * @throws NexusError too_many_attempts, and what keeps the engine from speaking
	 */
	word(actor: Actor, wish: WordSample, signal: AbortSignal): Promise<Uint8Array>;
}

interface VoiceWish {
	voice: VoiceId;
	/** Of the engine's own; heard only where it has it. */
	modelVoice?: string | undefined;
	language: Language;
}

interface WordSample {
	language: Language;
	word: string;
	said: string;
	voice: VoiceId;
}

/** Samples made for one account. */
const SAMPLES_MOST = 40;
const WINDOW_SECONDS = 3600;

interface Speaking {
	userId: string;
	speech: SpeechSynthesizer;
	chosen: ChosenEngine;
}

export function createVoiceSamples({
	database,
	objects,
	engines,
	audio,
	prices,
	now,
}: {
	database: Pick<Database, 'rateCounts' | 'exclusively' | 'usage'>;
	objects: ObjectStore;
	engines: Pick<Engines, 'chosenFor' | 'speechFor'>;
	audio: AudioAssembler;
	prices: PriceBook;
	now: () => Date;
}): VoiceSampleServices {
	const memory = new SharedMemory();

	async function find(key: string, voice: VoiceId): Promise<MediaObject | null> {
		const info = await objects.info(key);
		if (!info) return null;
		return {
			...{ size: info.size, modifiedAt: info.modifiedAt, contentType: 'audio/mpeg' },
			...{ filename: `${voice}.mp3`, download: false },
			open: (range) => objects.stream(key, range),
			signedUrl: async () => null,
		};
	}

	/**
	 * What it costs is noted for the account, as what an episode costs is.
	 * @param use what is done with the MP3, which is in memory that is used again afterwards
	 */
	async function speak<Result>(
		{ userId, speech, chosen }: Speaking,
		line: Pick<SpeechLine, 'voice' | 'modelVoice' | 'text' | 'pronunciations'>,
		{ language, signal }: { language: Language; signal: AbortSignal },
		use: (frames: Uint8Array[]) => Promise<Result>,
	): Promise<Result> {
		const spoken: SpeechLine = { speaker: 'A', name: line.voice, style: '', ...line };
		const origin = { job: { id: randomUUID() }, episode: { id: null, userId }, partId: null };
		const meter = new UsageMeter({ database, prices, now }, origin);
		const used = meter.listener('speech', chosen, speech.id);
		const said = { language, lines: [spoken], urgent: true, signal, used };
		return await meter.around(() =>
			memory.lendTo(async (lender) => {
				const { pcm, sampleRate, lines } = await speech.synthesize(said);
				const clip = { pcm, sampleRate, lines, speakers: ['A' as const], pauseBefore: 0 };
				return await use((await audio.assemble({ clips: [clip], memory: lender, signal })).frames);
			}),
		);
	}

	async function countOne(userId: string): Promise<void> {
		const { count, resetSeconds } = await database.rateCounts.count(`voice-sample ${userId}`, WINDOW_SECONDS);
		if (count > SAMPLES_MOST) throw new NexusError('too_many_attempts', { seconds: resetSeconds });
	}

	return {
		async sample({ userId }, wish, signal) {
			const { voice, language } = wish;
			const { speech: chosen } = await engines.chosenFor(userId);
			const speech = await engines.speechFor(userId, chosen);
			const modelVoice = ownVoiceOf(speech, wish.modelVoice, language);
			const key = keyOf(speech, chosen, { voice, modelVoice, language });
			const kept = await find(key, voice);
			if (kept) return kept;
			await countOne(userId);
			return await database.exclusively(key, signal, async () => {
				if (!(await objects.info(key))) {
					await speak(
						{ userId, speech, chosen },
						{ voice, modelVoice, text: languagePack(language).voiceSample(modelVoice ?? voice) },
						{ language, signal },
						(frames) => objects.put(key, frames, { durable: false }),
					);
				}
				const made = await find(key, voice);
				if (!made) throw new NexusError('storage_unavailable');
				return made;
			});
		},
		async own({ userId }) {
			const { speech: chosen } = await engines.chosenFor(userId);
			const { ownVoices = [] } = await engines.speechFor(userId, chosen);
			return { voices: ownVoices.map((own) => ({ ...own, languages: [...own.languages] })) };
		},
		async word({ userId }, { language, word, said, voice }, signal) {
			const { speech: chosen } = await engines.chosenFor(userId);
			const speech = await engines.speechFor(userId, chosen);
			await countOne(userId);
			const pronunciations = [{ word, said, matchCase: true }];
			// The frames are copied before their memory is lent to somebody else.
			const copied = async (frames: Uint8Array[]) => Buffer.concat(frames);
			return await speak(
				{ userId, speech, chosen },
				{ voice, text: languagePack(language).wordSample(word), pronunciations },
				{ language, signal },
				copied,
			);
		},
	};
}

function keyOf({ id, version }: SpeechSynthesizer, { model }: ChosenEngine, wish: VoiceWish): string {
	const { voice, modelVoice, language } = wish;
	const spoken = modelVoice
		? [{ modelVoice }, languagePack(language).voiceSample(modelVoice)]
		: [voice, languagePack(language).voiceSample(voice)];
	const sound = JSON.stringify([id, version, model, language, ...spoken]);
	return `voice-samples/${createHash('sha256').update(sound).digest('hex')}.mp3`;
}
