import type { PodcastDetails, Transcript, TranscriptLine } from '@nexus/contract';
import { type DecodedAudio, decodeMp3 } from '../audio/index.ts';
import type { ApiClient } from '../stack/index.ts';

/** Audio as a listener downloads it, with its part of the transcript. */
export interface DownloadedAudio {
	transcript: Transcript;
	audio: DecodedAudio;
}

/** Of episodes above this length, only the first, middle and last part are downloaded. Seconds. */
const LONG = 20 * 60;

/** The episode's file; of a long one, three of its parts, their times counted from their own beginning. */
export async function downloadAudio(client: ApiClient, episode: PodcastDetails): Promise<DownloadedAudio[]> {
	const transcript = await client.transcript(episode.id);
	const hear = async (path: string) => decodeMp3((await client.media(path)).bytes);
	if (transcript.duration <= LONG) {
		return [{ transcript, audio: await hear(episode.audio_outputs[0]?.public_url ?? '') }];
	}
	const last = episode.parts.length - 1;
	const heard: DownloadedAudio[] = [];
	for (const at of [0, Math.floor(last / 2), last]) {
		const audio = await hear(`/api/v1/podcasts/${episode.id}/parts/${at + 1}/audio`);
		heard.push({ transcript: stretchOf(transcript, startOf(episode, at), startOf(episode, at + 1)), audio });
	}
	return heard;
}

const startOf = ({ parts }: PodcastDetails, at: number): number =>
	parts.slice(0, at).reduce((sum, part) => sum + (part.duration_seconds ?? 0), 0);

function stretchOf(transcript: Transcript, from: number, to: number): Transcript {
	const isWithin = ({ start }: { start: number }) => start >= from - 0.01 && start < to - 0.01;
	const shifted = (line: TranscriptLine): TranscriptLine => ({
		...line,
		start: line.start - from,
		end: line.end - from,
		words: line.words.map(([first, last, start, end]) => [first, last, start - from, end - from]),
	});
	return {
		...transcript,
		duration: to - from,
		lines: transcript.lines.filter(isWithin).map(shifted),
		chapters: transcript.chapters.filter(isWithin).map((chapter) => ({ ...chapter, start: chapter.start - from })),
	};
}
