import type { PodcastDetails } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import type { ApiClient } from '@nexus/testkit/stack';

/** Characters of text for a second of speech, as an ear expects; half and twice as fast pass. */
const PACE = 14.5;
/** dB of full scale, below which a line is not heard. */
const LEAST_LEVEL = -45;

/** What is wrong with a finished episode: nothing where every line is heard, for about as long as its text takes. */
export async function faultsOf(client: ApiClient, episode: PodcastDetails): Promise<string[]> {
	const [output] = episode.audio_outputs;
	if (!output) return ['no audio'];
	const { bytes } = await client.media(output.public_url);
	const { samples, sampleRate } = await decodeMp3(bytes);
	const seconds = samples.length / sampleRate;
	const faults: string[] = [];
	if (Math.abs(seconds - output.duration_seconds) > 0.5)
		faults.push(`${seconds} s in place of ${output.duration_seconds}`);
	const { lines } = await client.transcript(episode.id);
	if (lines.length === 0) faults.push('no lines');
	for (const { text, start, end } of lines) {
		const expected = text.length / PACE;
		if (end - start < expected * 0.4 || end - start > expected * 2.5 + 2) faults.push(`${end - start} s for "${text}"`);
		const level = levelOf(samples.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate)));
		if (level < LEAST_LEVEL) faults.push(`${level} dB: "${text}"`);
	}
	return faults;
}

function levelOf(samples: Float32Array): number {
	let power = 0;
	for (const sample of samples) power += sample * sample;
	return 10 * Math.log10(power / Math.max(1, samples.length));
}
