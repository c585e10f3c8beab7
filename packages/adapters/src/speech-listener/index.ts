import type { CpuPool, Heard, Recording, SpeechListener, SpeechSynthesizer } from '@nexus/core/ports';
import type { HearingInput } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** A task that is aborted takes its thread with it, and all that was loaded there; these are over in a second. */
const NEVER = new AbortController().signal;

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
			const known = reference.synthesize({ language, lines, signal: NEVER });
			known.catch(() => undefined);
			const hear = async (recording: Recording): Promise<Heard> => {
				const input: HearingInput = { recording, reference: await known };
				return pool.run<Heard>(WORKER, 'hear', input);
			};
			return (recording) => unlessAborted(signal, hear(recording));
		},
	};
}

/** Goes before the outcome, which is left alone, when the signal aborts. @throws the signal's reason */
function unlessAborted<Outcome>(signal: AbortSignal, outcome: Promise<Outcome>): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason);
		if (signal.aborted) abort();
		signal.addEventListener('abort', abort, { once: true });
		outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
	});
}
