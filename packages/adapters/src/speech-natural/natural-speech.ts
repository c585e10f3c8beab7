import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, VOICE_IDS } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type {
	ClipRequest,
	Heard,
	HostVoice,
	SpeechLine,
	SpeechListener,
	SpeechSynthesizer,
	SpokenClip,
} from '@nexus/core/ports';
import { ownVoiceOf } from '@nexus/core/ports';
import { spokenText } from '@nexus/language/spoken-text';
import { chooseVoice, otherVoice } from './choose-voice.ts';
import { asNexusError } from './failure-words.ts';
import { joinTurns } from './join-turns.ts';
import type { ModelRunner, Spoken } from './model-runner.ts';
import { type ModelVoice, type Quality, type RecognizedModel, STEPS } from './types.ts';

export interface NaturalModel {
	/** As the operator and the database know it. */
	name: string;
	/** Changes when any of its files does. */
	fingerprint: string;
	model: RecognizedModel;
}

/** Of our treatment of text and sound. */
const VERSION = 3;
/**
 * Each try of one turn is another seed, and from the third on in shorter stretches: what drifts or repeats itself does so
 * in long ones.
 */
const STRETCHES = [300, 300, 120, 120];
/** Takes of a turn that raise a doubt before the doubt is doubted. */
const TAKES_IN_DOUBT = 2;
/** Clips of one part: one is spoken while another is listened to. */
const CONCURRENCY = 2;
const LANGUAGE_NAMES = new Intl.DisplayNames('pt-BR', { type: 'language' });

/**
 * The voices of a neural model on this machine. Each turn is spoken by itself, its text in our spoken forms, and heard
 * before it is accepted: what is refused is spoken again with another seed. The seed belongs to the turn and its voice,
 * so that the same request sounds the same.
 *
 * `synthesize` throws NexusError natural_voices_failed when the model cannot be used, natural_voices_language when it
 * does not speak the language, and speech_failed when no take can be accepted.
 */
export function createNaturalSpeech(options: {
	runner: ModelRunner;
	listener: SpeechListener;
	natural: NaturalModel;
	quality: Quality;
	/** Told of each utterance: seconds of sound, and of work. */
	paced?: ((seconds: number, worked: number) => void) | undefined;
}): SpeechSynthesizer {
	const { runner, listener, natural, quality, paced } = options;
	const { model } = natural;
	const voices = voicesOf(natural);
	const ownVoices = model.voices.map(({ name, gender, languages }) => ({ name, gender, languages }));

	function voiceOf({ voice, modelVoice }: HostVoice, language: Language): ModelVoice | null {
		const own = ownVoiceOf({ ownVoices }, modelVoice, language);
		return model.voices.find(({ name }) => name === own) ?? chooseVoice(model, voice, language);
	}

	async function speakTurn(request: ClipRequest, line: SpeechLine): Promise<SpokenClip> {
		const { language, signal } = request;
		const voice = voiceOf(line, language);
		if (!voice)
			throw new NexusError('natural_voices_language', {
				model: natural.name,
				language: LANGUAGE_NAMES.of(language.slice(0, 2)) ?? language,
			});
		const { text, words } = spokenText(line.text, language, line.pronunciations);
		if (words.length === 0) throw new NexusError('speech_failed');
		const hear = listener.listenFor({ ...request, lines: [line] });
		const doubtful: SpokenClip[] = [];
		let fault: string | null = null;
		for (const [attempt, mostCharacters] of STRETCHES.entries()) {
			signal.throwIfAborted();
			const { sound, milliseconds } = await spoken(request, {
				text,
				speaker: voice.speaker,
				speed: 1,
				steps: STEPS[quality],
				seed: seedOf([natural.fingerprint, voice.name, language, text, attempt]),
				language: model.languageCode(language),
				mostCharacters,
			});
			paced?.(sound.pcm.byteLength / 2 / sound.sampleRate, milliseconds / 1000);
			const heard: Heard = await hear({ bytes: sound.pcm, mimeType: `audio/L16;rate=${sound.sampleRate}` });
			if ('fault' in heard) {
				fault = heard.fault;
				continue;
			}
			if (heard.doubt === null) return heard.clip;
			doubtful.push(heard.clip);
			if (doubtful.length >= TAKES_IN_DOUBT) break;
		}
		const [first] = doubtful;
		if (first) return first;
		throw new NexusError('speech_failed', {}, { cause: new Error(`natural voices: ${fault}`) });
	}

	async function spoken(
		{ language, signal, urgent = false }: ClipRequest,
		utterance: Parameters<ModelRunner['speak']>[0]['utterance'],
	): Promise<Spoken> {
		try {
			return await runner.speak({ model: model.runtime(language), bytes: model.bytes, utterance, urgent, signal });
		} catch (error) {
			throw asNexusError(error);
		}
	}

	return {
		id: 'natural',
		version: `${voices}-${STEPS[quality]}-${VERSION}`,
		voices,
		usesStyle: false,
		clipSeconds: 0,
		concurrency: CONCURRENCY,
		secondVoice(first, second, language) {
			const taken = voiceOf(first, language);
			if (!taken || taken.name !== voiceOf(second, language)?.name) return undefined;
			return otherVoice(model, taken, { voice: second.voice, language })?.name ?? null;
		},
		ownVoices,
		async synthesize(request) {
			request.signal.throwIfAborted();
			if (request.lines.length === 0) throw new NexusError('speech_failed');
			const turns: SpokenClip[] = [];
			for (const line of request.lines) turns.push(await speakTurn(request, line));
			return joinTurns(turns);
		},
	};
}

/** Which voices of which files stand for ours. */
export function voicesOf({ fingerprint, model }: Pick<NaturalModel, 'fingerprint' | 'model'>): string {
	const speakers = LANGUAGES.flatMap((language) =>
		VOICE_IDS.map((voice) => chooseVoice(model, voice, language)?.speaker ?? null),
	);
	const mapped = createHash('sha256').update(JSON.stringify(speakers)).digest('hex').slice(0, 8);
	return `${fingerprint}-${mapped}`;
}

/** 0 to 2³¹ - 1. */
function seedOf(what: readonly (string | number)[]): number {
	return createHash('sha256').update(JSON.stringify(what)).digest().readUInt32LE() >>> 1;
}
