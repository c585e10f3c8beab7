import { createHash } from 'node:crypto';
import type { Language, VoiceId } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type {
	AudioAssembler,
	ChosenEngine,
	Database,
	Engines,
	ObjectStore,
	SpeechSynthesizer,
} from '../ports/index.ts';
import { SharedMemory } from '../production/part-memory.ts';
import type { MediaObject } from '../storage/media-object.ts';

/** What the six voices are heard by before one is chosen. */
export interface VoiceSampleServices {
	/**
	 * A sentence in a voice as the account's next episode would have it, as MP3. It is made once for each engine, version
	 * and language, and then kept for every account; what is made is capped for each of them.
	 * @throws NexusError too_many_attempts, storage_unavailable, and what keeps the engine from speaking
	 */
	sample(actor: Actor, voice: VoiceId, language: Language, signal: AbortSignal): Promise<MediaObject>;
}

/** Samples made for one account. */
const MOST = 40;
const WINDOW_SECONDS = 3600;

const TEXTS: Record<Language, (voice: VoiceId) => string> = {
	'pt-BR': (voice) => `Oi! Eu sou ${voice}. É assim que o seu documento vai soar.`,
	'en-US': (voice) => `Hi! I'm ${voice}. This is how your document will sound.`,
};

export function createVoiceSamples({
	database,
	objects,
	engines,
	audio,
}: {
	database: Pick<Database, 'rateCounts' | 'exclusively'>;
	objects: ObjectStore;
	engines: Pick<Engines, 'chosenFor' | 'speechFor'>;
	audio: AudioAssembler;
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

	async function make(speech: SpeechSynthesizer, { key, voice, language, signal }: Wanted): Promise<void> {
		const line = { speaker: 'A', name: voice, voice, style: '', text: TEXTS[language](voice) } as const;
		await memory.lendTo(async (lender) => {
			const { pcm, sampleRate, lines } = await speech.synthesize({ language, lines: [line], urgent: true, signal });
			const clip = { pcm, sampleRate, lines, speakers: ['A' as const], pauseBefore: 0 };
			const { frames } = await audio.assemble({ clips: [clip], memory: lender, signal });
			await objects.put(key, frames, { durable: false });
		});
	}

	return {
		async sample({ userId }, voice, language, signal) {
			const { speech: chosen } = await engines.chosenFor(userId);
			const speech = await engines.speechFor(userId, chosen);
			const key = keyOf(speech, chosen, voice, language);
			const kept = await find(key, voice);
			if (kept) return kept;
			const { count, resetSeconds } = await database.rateCounts.count(`voice-sample ${userId}`, WINDOW_SECONDS);
			if (count > MOST) throw new NexusError('too_many_attempts', { seconds: resetSeconds });
			return await database.exclusively(key, signal, async () => {
				if (!(await objects.info(key))) await make(speech, { key, voice, language, signal });
				const made = await find(key, voice);
				if (!made) throw new NexusError('storage_unavailable');
				return made;
			});
		},
	};
}

interface Wanted {
	key: string;
	voice: VoiceId;
	language: Language;
	signal: AbortSignal;
}

function keyOf({ id, version }: SpeechSynthesizer, { model }: ChosenEngine, voice: VoiceId, language: Language) {
	const sound = JSON.stringify([id, version, model, language, voice, TEXTS[language](voice)]);
	return `voice-samples/${createHash('sha256').update(sound).digest('hex')}.mp3`;
}
