export { NO_PRONUNCIATIONS, type Pronunciations, pronunciationsOf } from './dictionary.ts';
export { createPronunciationServices, type PronunciationList, type PronunciationServices } from './service.ts';
