import type { Podcast } from '@nexus/contract';

export interface Track {
	url: string;
	downloadUrl: string;
	/** From 1. */
	part: number;
	/** Seconds; 0 when not known yet. */
	duration: number;
}

export interface Playing {
	podcastId: string;
	title: string;
	hostA: string;
	hostB: string;
	tracks: Track[];
	index: number;
	/** Seconds into the track at which to begin. */
	startAt: number;
	/** False while parts are still being made. */
	complete: boolean;
	/** The finished episode's files, when they replace the parts that are being heard. */
	successor: Track[] | null;
}

type Playable = Pick<Podcast, 'audio_outputs' | 'audio_urls' | 'audio_download_urls' | 'audioFiles'>;

/** What can be heard of a podcast now, in order. */
export function tracksOf(podcast: Playable): Track[] {
	if (podcast.audio_outputs.length > 0)
		return podcast.audio_outputs
			.toSorted((one, other) => one.part_number - other.part_number)
			.map((output) => ({
				url: output.public_url,
				downloadUrl: output.download_url,
				part: output.part_number,
				duration: output.duration_seconds,
			}));
	const urls = podcast.audio_urls.length > 0 ? podcast.audio_urls : podcast.audioFiles.map((file) => file.url);
	return urls.map((url, index) => ({
		url,
		downloadUrl: podcast.audio_download_urls[index] ?? url,
		part: index + 1,
		duration: 0,
	}));
}

/**
 * What is playing, with the parts made since. When the finished episode's files take the place of the part being
 * heard, they wait in `successor` so that the sound does not break.
 */
export function withNews(playing: Playing, podcast: Playable & Pick<Podcast, 'has_audio'>): Playing {
	const tracks = tracksOf(podcast);
	const current = playing.tracks[playing.index];
	const index = tracks.findIndex((track) => track.url === current?.url);
	const complete = podcast.has_audio;
	if (index >= 0) return { ...playing, tracks, index, complete, successor: null };
	return complete && tracks.length > 0 ? { ...playing, complete, successor: tracks } : playing;
}

/** The shortest rest of an episode worth going on to, in seconds. */
const WORTH_HEARING = 1.5;

/** What comes after the current track has ended, or null when nothing does. */
export function following(playing: Playing): Playing | null {
	if (playing.index + 1 < playing.tracks.length) return { ...playing, index: playing.index + 1, startAt: 0 };
	const whole = playing.successor?.[0];
	if (!playing.successor || !whole) return null;
	const heard = playing.tracks.reduce((sum, track) => sum + track.duration, 0);
	if (playing.successor.length > 1 || whole.duration - heard < WORTH_HEARING) return null;
	return { ...playing, tracks: playing.successor, successor: null, index: 0, startAt: heard };
}
