import type { Language, VoiceId } from '@nexus/contract';

/** The voice of a server that stands for one of ours, in one language or, where that is null, in all. */
export interface ServerVoice {
	language: Language | null;
	voice: VoiceId;
	/** As the server names it. */
	name: string;
}

/** Kokoro's voices (hexgrad/Kokoro-82M, VOICES.md): Portuguese has three, so that some of ours share one. */
const KOKORO: Record<Language, Record<VoiceId, string>> = {
	'pt-BR': {
		Puck: 'pm_alex',
		Zephyr: 'pf_dora',
		Charon: 'pm_santa',
		Kore: 'pf_dora',
		Fenrir: 'pm_alex',
		Aoede: 'pf_dora',
	},
	'en-US': {
		Puck: 'am_puck',
		Zephyr: 'af_bella',
		Charon: 'am_onyx',
		Kore: 'af_kore',
		Fenrir: 'am_fenrir',
		Aoede: 'af_aoede',
	},
};

/** The server's name of a voice: as it was set for the language, as it was set for all, or Kokoro's. */
export function serverVoice(voices: readonly ServerVoice[], voice: VoiceId, language: Language): string {
	const own = voices.filter((each) => each.voice === voice);
	const set = own.find((each) => each.language === language) ?? own.find((each) => each.language === null);
	return set?.name ?? KOKORO[language][voice];
}

/** Kokoro's letters for our languages, with which its voices' names begin. */
const LETTERS: Record<Language, string> = { 'pt-BR': 'p', 'en-US': 'a' };

/**
 * Kokoro's `lang_code`, for a voice of another language than the text: it reads as the voice's own otherwise. Null where
 * there is nothing to add; the names of other engines have another form.
 */
export function languageCode(name: string, language: Language): string | null {
	const [, letter] = /^([a-z])[fm]_[a-z]/.exec(name) ?? [];
	return letter === undefined || letter === LETTERS[language] ? null : LETTERS[language];
}
