import type { Language, VoiceId } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';

/** The voice of a server that stands for one of ours, in one language or, where that is null, in all. */
export interface ServerVoice {
	language: Language | null;
	voice: VoiceId;
	/** As the server names it. */
	name: string;
}

/** The server's name of a voice: as it was set for the language, as it was set for all, or Kokoro's. */
export function serverVoice(voices: readonly ServerVoice[], voice: VoiceId, language: Language): string {
	const own = voices.filter((each) => each.voice === voice);
	const set = own.find((each) => each.language === language) ?? own.find((each) => each.language === null);
	return set?.name ?? languagePack(language).kokoro.voices[voice];
}

/**
 * Kokoro's `lang_code`, for a voice of another language than the text: it reads as the voice's own otherwise. Null where
 * there is nothing to add; the names of other engines have another form.
 */
export function languageCode(name: string, language: Language): string | null {
	const [, letter] = /^([a-z])[fm]_[a-z]/.exec(name) ?? [];
	const own = languagePack(language).kokoro.letter;
	return letter === undefined || letter === own ? null : own;
}
