export { createVoiceSamples, type VoiceSampleServices } from './samples.ts';
export { createVoiceServices, type VoiceServices } from './service.ts';
