export { createProvidedSpeech, type ProviderAnswer, type Receive, type SpeechProvider } from './provided-speech.ts';
export { type RefusalReason, RefusedSpeech } from './refused-speech.ts';
