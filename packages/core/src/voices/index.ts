export { createVoiceSamples, type VoiceSampleServices } from './samples.ts';
export { createVoiceServices, type VoiceServices, type VoicesOverview } from './service.ts';
