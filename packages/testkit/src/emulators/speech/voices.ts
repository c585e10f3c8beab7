import type { Language, VoiceId } from '@nexus/contract';

/** Gemini's prebuilt voices, and which of the embedded ones sounds in their place. */
const GEMINI_VOICES: Record<VoiceId, readonly string[]> = {
	Puck: ['Puck', 'Iapetus', 'Umbriel', 'Achird', 'Zubenelgenubi', 'Sadachbia'],
	Zephyr: ['Zephyr', 'Autonoe', 'Erinome', 'Laomedeia', 'Pulcherrima'],
	Charon: ['Charon', 'Algieba', 'Algenib', 'Rasalgethi', 'Schedar', 'Sadaltager'],
	Kore: ['Kore', 'Callirrhoe', 'Despina', 'Achernar', 'Gacrux', 'Vindemiatrix'],
	Fenrir: ['Fenrir', 'Orus', 'Enceladus', 'Alnilam'],
	Aoede: ['Aoede', 'Leda', 'Sulafat'],
};

type VoiceTable = ReadonlyMap<string, VoiceId>;

const table = (voices: Record<VoiceId, readonly string[]>): VoiceTable =>
	new Map(Object.entries(voices).flatMap(([id, names]) => names.map((name) => [name, id as VoiceId] as const)));

export const geminiVoices: VoiceTable = table(GEMINI_VOICES);

/** Of a BCP 47 tag, the nearer of the two languages that can be spoken. */
export const languageOf = (tag: string): Language => (tag.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en-US');
