import type { Podcast } from '@nexus/contract';
import { beginsWithOpening, type Hearable } from '../../lib/podcast-state.ts';

export interface Track {
	url: string;
	/** Changes whenever the sound does; empty where it is not told. */
	version: string;
	downloadUrl: string;
	/** From 1. */
	part: number;
	/** Seconds; 0 when not known yet. */
	duration: number;
	/** Only the first seconds of its part, which is still being made. */
	isOpening?: boolean;
}

export interface Playing {
	podcastId: string;
	title: string;
	/** What it is an episode of; null for one that stands alone. */
	series: Podcast['series'];
	hostA: string;
	hostB: string;
	tracks: Track[];
	index: number;
	/** Seconds into the track at which to begin. */
	startAt: number;
	/** Whether it waits there to be played. */
	startsPaused: boolean;
	/** False while parts are still being made. */
	complete: boolean;
	/** Other files of the same episode, when they took the place of the one that is being heard. */
	successor: Track[] | null;
	/** The track was heard to its end, and what comes after it is still being made. */
	awaiting: boolean;
}

type Playable = Pick<Podcast, 'audio_outputs' | 'audio_urls' | 'audio_download_urls' | 'audioFiles'>;

/** What can be heard of a podcast now, in order. */
export function tracksOf(podcast: Playable): Track[] {
	if (podcast.audio_outputs.length > 0)
		return podcast.audio_outputs
			.toSorted((one, other) => one.part_number - other.part_number)
			.map((output) => ({
				url: `${output.public_url}?v=${output.version}`,
				version: output.version,
				downloadUrl: output.download_url,
				part: output.part_number,
				duration: output.duration_seconds,
			}));
	const urls = podcast.audio_urls.length > 0 ? podcast.audio_urls : podcast.audioFiles.map((file) => file.url);
	return urls.map((url, index) => ({
		url,
		version: '',
		downloadUrl: podcast.audio_download_urls[index] ?? url,
		part: index + 1,
		duration: 0,
	}));
}

/** What to begin with: the opening while the first part is being made, else the files that there are. */
export function tracksFromStart(podcast: Playable & Pick<Hearable, 'opening'>): Track[] {
	const { opening } = podcast;
	if (!opening || !beginsWithOpening(podcast)) return tracksOf(podcast);
	const { public_url: url, duration_seconds: duration } = opening;
	return [{ url, version: '', downloadUrl: `${url}&download=true`, part: 1, duration, isOpening: true }];
}

/** The shortest rest of an episode worth going on to, in seconds. */
const WORTH_HEARING = 1.5;

/** Seconds of the tracks before `index`. */
export const secondsBefore = (tracks: Track[], index: number): number =>
	tracks.slice(0, index).reduce((sum, { duration }) => sum + duration, 0);

/** Which track is playing `seconds` into the episode, and how far into it; null where hardly anything is left. */
export function placeAt(tracks: Track[], seconds: number): Pick<Playing, 'index' | 'startAt'> | null {
	let begun = 0;
	for (const [index, { duration }] of tracks.entries()) {
		const startAt = Math.max(0, seconds - begun);
		if (duration - startAt >= WORTH_HEARING) return { index, startAt };
		begun += duration;
	}
	return null;
}

/**
 * Adds the tracks that were made since. When other files replace the one being heard, they wait in `successor`, so that
 * the sound does not break. When the player waited for the next track, it goes on to it.
 */
export function withNewTracks(playing: Playing, podcast: Playable & Pick<Podcast, 'has_audio'>): Playing {
	const tracks = tracksOf(podcast);
	const current = playing.tracks[playing.index];
	const index = tracks.findIndex((track) => track.url === current?.url);
	const complete = podcast.has_audio;
	// The opening gives way to its own part only.
	const replaced = index < 0 && tracks.length > 0 && (!current?.isOpening || tracks[0]?.part === 1);
	const now: Playing =
		index >= 0
			? { ...playing, tracks, index, complete, successor: null }
			: { ...playing, complete, successor: replaced ? tracks : playing.successor };
	if (!now.awaiting) return now;
	return nextTrackOf(now) ?? { ...now, awaiting: !complete };
}

/** The state after the current track has ended; null when nothing follows, or not yet. */
export function nextTrackOf(playing: Playing): Playing | null {
	const { tracks, index, successor, complete } = playing;
	if (successor) {
		const place = placeAt(successor, secondsBefore(tracks, index + 1));
		return place && { ...playing, ...place, startsPaused: false, tracks: successor, successor: null, awaiting: false };
	}
	const [current, next] = [tracks[index], tracks[index + 1]];
	// Parts are finished in any order, but heard in theirs.
	if (!current || !next || (!complete && next.part !== current.part + 1)) return null;
	return { ...playing, index: index + 1, startAt: 0, startsPaused: false, awaiting: false };
}

/** Whether a whole episode that is playing has been made anew since: its sound is not what is being heard. */
export const isRemade = (playing: Playing, podcast: Playable & Pick<Podcast, 'has_audio'>): boolean =>
	playing.complete &&
	!playing.successor &&
	podcast.has_audio &&
	tracksOf(podcast)
		.map(({ version }) => version)
		.join() !== playing.tracks.map(({ version }) => version).join();

/** The playing episode in its current version, `seconds` into the whole episode. */
export function inCurrentVersion(playing: Playing, podcast: Playable, seconds: number, paused: boolean): Playing {
	const tracks = tracksOf(podcast);
	const place = placeAt(tracks, seconds);
	return {
		...playing,
		tracks,
		index: place?.index ?? 0,
		startAt: place?.startAt ?? 0,
		startsPaused: paused || !place,
		successor: null,
		awaiting: false,
	};
}
