import { languagePack } from '@nexus/adapters/languages';
import { LANGUAGES, type Language, type VoiceId } from '@nexus/contract';

/** Gemini's prebuilt voices, and which of the embedded ones sounds in their place. */
const GEMINI_VOICES: Record<VoiceId, readonly string[]> = {
	Puck: ['Puck', 'Iapetus', 'Umbriel', 'Achird', 'Zubenelgenubi', 'Sadachbia'],
	Zephyr: ['Zephyr', 'Autonoe', 'Erinome', 'Laomedeia', 'Pulcherrima'],
	Charon: ['Charon', 'Algieba', 'Algenib', 'Rasalgethi', 'Schedar', 'Sadaltager'],
	Kore: ['Kore', 'Callirrhoe', 'Despina', 'Achernar', 'Gacrux', 'Vindemiatrix'],
	Fenrir: ['Fenrir', 'Orus', 'Enceladus', 'Alnilam'],
	Aoede: ['Aoede', 'Leda', 'Sulafat'],
};

/** The voices of Kokoro v1.0 in the product's two languages. */
const KOKORO_VOICES: Record<VoiceId, readonly string[]> = {
	Puck: ['pm_alex', 'am_michael', 'am_puck', 'am_liam', 'am_eric'],
	Zephyr: ['af_bella', 'af_nova', 'af_alloy', 'af_jessica', 'af_river'],
	Charon: ['pm_santa', 'am_onyx', 'am_echo', 'am_santa'],
	Kore: ['pf_dora', 'af_heart', 'af_kore', 'af_nicole', 'af_sarah'],
	Fenrir: ['am_fenrir', 'am_adam'],
	Aoede: ['af_aoede', 'af_sky'],
};

/** OpenAI's own names, which LocalAI and others take as well. */
const OPENAI_VOICES: Record<VoiceId, readonly string[]> = {
	Puck: ['echo'],
	Zephyr: ['shimmer'],
	Charon: ['onyx'],
	Kore: ['nova'],
	Fenrir: ['fable'],
	Aoede: ['alloy'],
};

type VoiceTable = ReadonlyMap<string, VoiceId>;

const table = (voices: Record<VoiceId, readonly string[]>): VoiceTable =>
	new Map(Object.entries(voices).flatMap(([id, names]) => names.map((name) => [name, id as VoiceId] as const)));

export const geminiVoices: VoiceTable = table(GEMINI_VOICES);

export const kokoroVoices: VoiceTable = table(KOKORO_VOICES);
export const openAiVoices: VoiceTable = table(OPENAI_VOICES);

/** Of a BCP 47 tag, the language that can be spoken; English in place of any other. */
export const languageOf = (tag: string): Language =>
	LANGUAGES.find((language) => tag.toLowerCase().startsWith(language.slice(0, 2))) ?? 'en-US';

/** Kokoro's language is the first letter of the voice; English in place of any other. */
export const kokoroLanguage = (voice: string): Language =>
	LANGUAGES.find((language) => voice.startsWith(languagePack(language).kokoro.letter)) ?? 'en-US';
