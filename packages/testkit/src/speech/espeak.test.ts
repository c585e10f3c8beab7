import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { speechCompliance } from './compliance.ts';

speechCompliance('eSpeak NG', async () => {
	const pool = createCpuPool(2);
	return { speech: createEspeakSpeech({ pool }), close: () => pool.close() };
});
