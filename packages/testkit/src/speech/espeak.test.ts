import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech, warmUpEspeak } from '@nexus/adapters/speech-espeak';
import { speechCompliance } from './compliance.ts';

speechCompliance('eSpeak NG', async () => {
	const pool = createCpuPool(2);
	await warmUpEspeak(pool);
	return { speech: createEspeakSpeech({ pool }), close: () => pool.close() };
});
