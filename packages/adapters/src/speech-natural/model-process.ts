import { createRequire } from 'node:module';
import { memoryUsage } from 'node:process';
import { generationOptions } from './generation-options.ts';
import type { Answer, Order, Utterance } from './messages.ts';
import type { RuntimeModel } from './types.ts';

/**
 * A program of its own: it holds one model and speaks with it, one utterance after another. The runtime ends the process
 * that reads a file which it does not understand, so none but this one ever loads a model.
 */

/** What we use of sherpa-onnx-node, which brings no types. */
interface Runtime {
	OfflineTts: {
		createAsync(config: object): Promise<Model>;
	};
	GenerationConfig: new (options: object) => object;
}

interface Model {
	numSpeakers: number;
	sampleRate: number;
	generateAsync(request: object): Promise<{ samples: Float32Array; sampleRate: number }>;
}

/** Milliseconds from one look at the memory to the next. */
const POLL_MILLISECONDS = 100;

// Some versions of the library look for its binary from the working folder.
const runtime = createRequire(import.meta.url)('sherpa-onnx-node') as Runtime;
let model: Model | null = null;
/** Utterances that nobody waits for any more. */
const stopped = new Set<number>();

const answer = (message: Answer): void => void process.send?.(message);

async function load(description: RuntimeModel, threads: number, mostBytes: number): Promise<void> {
	const look = () => memoryUsage.rss() > mostBytes && answer({ type: 'overfull' });
	setInterval(look, POLL_MILLISECONDS).unref();
	model = await runtime.OfflineTts.createAsync({
		model: { ...description, numThreads: threads, provider: 'cpu' },
		maxNumSentences: 1,
	});
	look();
	answer({ type: 'loaded', speakers: model.numSpeakers, sampleRate: model.sampleRate });
}

async function speak(id: number, utterance: Utterance): Promise<void> {
	if (!model) throw new Error('no model is loaded');
	const { text, speaker } = utterance;
	// The runtime would speak with the first voice instead, and say so only in its own log.
	const speakers = Math.max(1, model.numSpeakers);
	if (speaker >= speakers) return answer({ type: 'no_voice', id, speakers });
	const begun = performance.now();
	const { samples, sampleRate } = await model.generateAsync({
		text,
		enableExternalBuffer: false,
		generationConfig: new runtime.GenerationConfig(generationOptions(utterance)),
		onProgress: () => (stopped.has(id) ? 0 : 1),
	});
	const milliseconds = performance.now() - begun;
	if (stopped.delete(id)) answer({ type: 'stopped', id });
	else answer({ type: 'spoke', id, sound: { pcm: toPcm(samples), sampleRate }, milliseconds });
}

/** From -1 to 1 as 16-bit integers; what is beyond is cut, and what is no number is silent. */
function toPcm(samples: Float32Array): Uint8Array {
	const pcm = new Int16Array(samples.length);
	for (let at = 0; at < samples.length; at++) {
		const value = (samples[at] as number) * 32_767;
		pcm[at] = Number.isNaN(value) ? 0 : Math.max(-32_768, Math.min(32_767, Math.round(value)));
	}
	return new Uint8Array(pcm.buffer);
}

process.on('message', (order: Order) => {
	if (order.type === 'stop') {
		stopped.add(order.id);
		return;
	}
	const id = order.type === 'speak' ? order.id : null;
	const work = order.type === 'load' ? load(order.model, order.threads, order.mostBytes) : speak(order.id, order);
	work.catch((error: unknown) => answer({ type: 'failed', id, message: String(error) }));
});
// Whoever started it is gone. An orderly exit would wait for the utterance under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
