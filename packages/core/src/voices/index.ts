export { createVoiceServices, type VoiceServices, type VoicesOverview } from './service.ts';
