import type { CpuPool, Heard, SpeechListener, SpeechSynthesizer } from '@nexus/core/ports';
import type { HearingInput } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/**
 * Checks and times speech by comparing it with the same lines as a synthesizer says them whose word times are known:
 * dynamic time warping of cepstral features, which is how the aeneas project aligns audio books (A. Pettarin, 2015).
 * All of it runs in worker threads, in about a fiftieth of the speech's own time.
 * @param reference says the lines in any voice, on this machine and with word times
 */
export function createSpeechListener({
	pool,
	reference,
}: {
	pool: CpuPool;
	reference: Pick<SpeechSynthesizer, 'synthesize'>;
}): SpeechListener {
	return {
		listenFor({ language, lines, signal }) {
			const known = reference.synthesize({ language, lines, signal });
			known.catch(() => undefined);
			const texts = lines.map(({ text }) => text);
			return async (recording) => {
				const input: HearingInput = { recording, language, texts, reference: await known };
				return pool.run<Heard>(WORKER, 'hear', input, { signal });
			};
		},
	};
}
