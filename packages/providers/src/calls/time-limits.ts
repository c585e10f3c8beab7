/**
 * Milliseconds that Gemini may be silent at the beginning of a script's stream. It thinks for 5 to 20 s before the first
 * line, and reads about 200 characters of its prompt in a millisecond.
 */
export const scriptLimitMs = (promptCharacters: number): number => 60_000 + promptCharacters / 10;

/**
 * Milliseconds that Gemini may be silent before speech of so many seconds. It was seen to need 0.57 s for a second of
 * speech, nearly all of it before the first byte (reference of November 2026): twice as long, and 20 s to begin with.
 */
export const speechLimitMs = (seconds: number): number => 20_000 + 1_200 * seconds;

/** The same for a model on somebody's own processor, which may have to be loaded and reads 50 characters a second. */
export const localScriptLimitMs = (promptCharacters: number): number => 120_000 + 20 * promptCharacters;

/** The same for voices on somebody's own processor, which may be slower than real time. */
export const localSpeechLimitMs = (seconds: number): number => 60_000 + 4_000 * seconds;
