/** The six voices of the product, by the names every engine maps to its own. */
export const VOICE_IDS = ['Puck', 'Zephyr', 'Charon', 'Kore', 'Fenrir', 'Aoede'] as const;
export type VoiceId = (typeof VOICE_IDS)[number];

export const VOICES: Record<VoiceId, { gender: 'male' | 'female'; description: string }> = {
	Puck: { gender: 'male', description: 'Jovem, masculina e cheia de energia' },
	Zephyr: { gender: 'female', description: 'Feminina, clara e profissional' },
	Charon: { gender: 'male', description: 'Masculina, grave e com autoridade' },
	Kore: { gender: 'female', description: 'Feminina, suave e acolhedora' },
	Fenrir: { gender: 'male', description: 'Masculina, firme e confiante' },
	Aoede: { gender: 'female', description: 'Feminina, melódica e expressiva' },
};
