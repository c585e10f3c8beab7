import { type Language, VOICES, type VoiceId } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';
import type { ModelFamily, ModelVoice, RecognizedModel } from './types.ts';

/** Which of Supertonic's voices stand for ours: of the same gender, each of ours another one (docs/voices.md). */
const SUPERTONIC: Readonly<Record<VoiceId, string>> = {
	Puck: 'M1',
	Zephyr: 'F3',
	Charon: 'M2',
	Kore: 'F1',
	Fenrir: 'M3',
	Aoede: 'F2',
};

/** The names of the voices that stand for ours, where a family's are known. */
function fittingVoices(family: ModelFamily, language: Language): Readonly<Record<VoiceId, string>> | null {
	if (family === 'supertonic') return SUPERTONIC;
	return family === 'kokoro' ? languagePack(language).kokoro.voices : null;
}

/**
 * The model's voice that stands for one of ours: the fitting one; else one of the same gender, each of ours another one as
 * far as they go; else any that speaks the language. Null where the model does not speak it.
 */
export function chooseVoice(model: RecognizedModel, voice: VoiceId, language: Language): ModelVoice | null {
	const speaking = model.voices.filter(({ languages }) => languages.includes(language));
	const fitting = fittingVoices(model.family, language)?.[voice];
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
