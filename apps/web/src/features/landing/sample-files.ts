import type { Peaks, Transcript } from '@nexus/contract';

export interface Sample {
	transcript: Transcript;
	peaks: Peaks;
}

export const SAMPLE_AUDIO = '/sample/episode.mp3';

async function json<Shape>(address: string): Promise<Shape> {
	const response = await fetch(address);
	if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new Error(`no ${address}`);
	return await response.json();
}

/** The sample episode's words and waveform, or null when this installation has none. */
export async function loadSample(): Promise<Sample | null> {
	try {
		const [transcript, peaks] = await Promise.all([
			json<Transcript>('/sample/transcript.json'),
			json<Peaks>('/sample/peaks.json'),
		]);
		return transcript.lines.length > 0 && peaks.peaks.length > 0 ? { transcript, peaks } : null;
	} catch {
		return null;
	}
}
