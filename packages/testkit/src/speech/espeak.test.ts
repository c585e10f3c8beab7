import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech, warmUpEspeak } from '@nexus/adapters/speech-espeak';
import type { ClipRequest } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { speechCompliance } from './compliance.ts';

speechCompliance('eSpeak NG', async () => {
	const pool = createCpuPool(2);
	await warmUpEspeak(pool);
	return { speech: createEspeakSpeech({ pool }), close: () => pool.close() };
});

it('puts samples into the memory that it is lent, or elsewhere when they are too many for it', async () => {
	const speech = createEspeakSpeech({ pool: sharedThreads() });
	const text = 'Em 1850, já eram 12 fazendas!';
	const request: ClipRequest = {
		language: 'pt-BR',
		lines: [{ speaker: 'A', name: 'Ana', voice: 'Kore', style: '', text }],
		signal: new AbortController().signal,
	};
	const own = await speech.synthesize(request);
	const lent = await speech.synthesize({
		...request,
		memory: { lend: (bytes) => new Uint8Array(new SharedArrayBuffer(bytes)) },
	});
	const short = await speech.synthesize({
		...request,
		memory: { lend: () => new Uint8Array(new SharedArrayBuffer(1_000)) },
	});
	expect([own, lent, short].map(({ pcm }) => pcm.buffer instanceof SharedArrayBuffer)).toEqual([false, true, false]);
	expect(lent).toEqual(own);
	expect(short).toEqual(own);
});
