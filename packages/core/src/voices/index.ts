export { createVoiceServices, type VoiceServices } from './service.ts';
