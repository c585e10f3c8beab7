import { type Language, VOICES, type VoiceId } from '@nexus/contract';
import type { ModelFamily, ModelVoice, RecognizedModel } from './types.ts';

type Names = Record<VoiceId, string>;

/**
 * Which voices of a model stand for ours: of the same gender, and of Supertonic each of ours another one. Among those
 * it is a guess, since nobody here has heard them (docs/voices.md).
 */
const FITTING: Record<Exclude<ModelFamily, 'piper'>, Record<Language, Names>> = {
	supertonic: {
		'pt-BR': { Puck: 'M1', Zephyr: 'F3', Charon: 'M2', Kore: 'F1', Fenrir: 'M3', Aoede: 'F2' },
		'en-US': { Puck: 'M1', Zephyr: 'F3', Charon: 'M2', Kore: 'F1', Fenrir: 'M3', Aoede: 'F2' },
	},
	kokoro: {
		'pt-BR': {
			...{ Puck: 'pm_alex', Zephyr: 'pf_dora', Charon: 'pm_santa' },
			...{ Kore: 'pf_dora', Fenrir: 'pm_alex', Aoede: 'pf_dora' },
		},
		'en-US': {
			...{ Puck: 'am_puck', Zephyr: 'af_bella', Charon: 'am_onyx' },
			...{ Kore: 'af_kore', Fenrir: 'am_fenrir', Aoede: 'af_aoede' },
		},
	},
};

/**
 * The model's voice that stands for one of ours: the fitting one; else one of the same gender, each of ours another one as
 * far as they go; else any that speaks the language. Null where the model does not speak it.
 */
export function chooseVoice(model: RecognizedModel, voice: VoiceId, language: Language): ModelVoice | null {
	const speaking = model.voices.filter(({ languages }) => languages.includes(language));
	const fitting = model.family === 'piper' ? null : FITTING[model.family][language][voice];
	const { gender } = VOICES[voice];
	const alike = speaking.filter((each) => each.gender === gender);
	const some = alike.length > 0 ? alike : speaking;
	const own = Object.entries(VOICES).flatMap(([id, each]) =>
		alike.length === 0 || each.gender === gender ? [id] : [],
	);
	return speaking.find(({ name }) => name === fitting) ?? some[own.indexOf(voice) % some.length] ?? null;
}

/** Another voice that speaks the language, for a host who would sound like the other: of the same gender where there is one. */
export function otherVoice(
	model: RecognizedModel,
	taken: ModelVoice,
	{ voice, language }: { voice: VoiceId; language: Language },
): ModelVoice | null {
	const others = model.voices.filter(({ name, languages }) => name !== taken.name && languages.includes(language));
	return others.find(({ gender }) => gender === VOICES[voice].gender) ?? others[0] ?? null;
}
