import { DEFAULT_MAX_FILE_SIZE_MB, DEFAULT_MAX_MONTHLY_GENERATIONS } from './limits.ts';

/** Limits that a user sets, with their bounds; megabytes of 1024 × 1024 bytes. */
export const MAX_FILE_SIZE_MB = { default: DEFAULT_MAX_FILE_SIZE_MB, min: 1, max: 10 } as const;
/** A calendar month in UTC. */
export const MAX_MONTHLY_GENERATIONS = { default: DEFAULT_MAX_MONTHLY_GENERATIONS, min: 1, max: 1000 } as const;
/** Characters. */
export const GEMINI_KEY_LENGTH = { min: 20, max: 200 } as const;
/** Characters. */
export const CUSTOM_PERSONALITY_MAX = 600;
