import { describe, expect, test } from 'vitest';
import {
	inCurrentVersion,
	isRemade,
	nextTrackOf,
	type Playing,
	placeAt,
	tracksFromStart,
	tracksOf,
	withNewTracks,
} from './tracks.ts';

const output = (part_number: number, url: string, duration_seconds = 60) => ({
	part_number,
	public_url: url,
	download_url: `${url}?download`,
	duration_seconds,
	file_size: 1000,
	version: url,
});
const podcast = (outputs: ReturnType<typeof output>[], has_audio = false) => ({
	audio_outputs: outputs,
	audio_urls: [],
	audio_download_urls: [],
	audioFiles: [],
	has_audio,
});
const playing = (change: Partial<Playing> = {}): Playing => ({
	podcastId: 'p',
	title: 'T',
	series: null,
	hostA: 'A',
	hostB: 'B',
	tracks: tracksOf(podcast([output(1, '/1'), output(2, '/2')])),
	index: 0,
	startAt: 0,
	startsPaused: false,
	complete: false,
	successor: null,
	awaiting: false,
	...change,
});

test('tracks come in the order of their parts, whichever field tells them', () => {
	expect(tracksOf(podcast([output(2, '/2'), output(1, '/1')])).map(({ version }) => version)).toEqual(['/1', '/2']);
	expect(
		tracksOf({ audio_outputs: [], audio_urls: ['/a'], audio_download_urls: [], audioFiles: [{ url: '/b' }] }),
	).toEqual([{ url: '/a', version: '', downloadUrl: '/a', part: 1, duration: 0 }]);
	expect(
		tracksOf({ audio_outputs: [], audio_urls: [], audio_download_urls: [], audioFiles: [{ url: '/b' }] })[0]?.url,
	).toBe('/b');
});

test('an episode begins with its opening until the first part is there', () => {
	const opening = { public_url: '/opening', duration_seconds: 12 };
	const urls = (outputs: ReturnType<typeof output>[]) =>
		tracksFromStart({ ...podcast(outputs), opening }).map(({ url }) => url.replace(/\?v=.*/, ''));
	expect(urls([])).toEqual(['/opening']);
	expect(urls([output(2, '/2')])).toEqual(['/opening']);
	expect(urls([output(1, '/1'), output(2, '/2')])).toEqual(['/1', '/2']);
});

describe('what comes next', () => {
	test('a part that becomes ready while another plays', () => {
		const now = withNewTracks(playing({ index: 1 }), podcast([output(1, '/1'), output(2, '/2'), output(3, '/3')]));
		expect(now.index).toBe(1);
		expect(nextTrackOf(now)).toMatchObject({ index: 2, startAt: 0 });
	});

	test('not a later part while the one between is still being made', () => {
		const now = withNewTracks(playing(), podcast([output(1, '/1'), output(3, '/3')]));
		expect(nextTrackOf(now)).toBeNull();
		expect(nextTrackOf(withNewTracks(now, podcast([output(1, '/1'), output(3, '/3')], true)))).toMatchObject({
			index: 1,
		});
	});

	test('the part that was waited for, as soon as it is there', () => {
		const waiting = playing({ index: 1, awaiting: true });
		expect(withNewTracks(waiting, podcast([output(1, '/1'), output(2, '/2')]))).toMatchObject({
			index: 1,
			awaiting: true,
		});
		expect(withNewTracks(waiting, podcast([output(1, '/1'), output(2, '/2'), output(3, '/3')]))).toMatchObject({
			index: 2,
			startAt: 0,
			awaiting: false,
		});
		expect(withNewTracks(waiting, podcast([output(1, '/1'), output(2, '/2')], true)).awaiting).toBe(false);
	});

	test('the finished file, once the part has ended, from where the parts left off', () => {
		const now = withNewTracks(playing({ index: 1 }), podcast([output(1, '/whole', 200)], true));
		expect(now.tracks[now.index]?.version).toBe('/2');
		expect(now.complete).toBe(true);
		expect(nextTrackOf(now)).toMatchObject({
			tracks: [{ version: '/whole' }],
			index: 0,
			startAt: 120,
			successor: null,
		});
	});

	test('the rest of a part whose first seconds were a file of their own', () => {
		const begun = { ...podcast([]), opening: { public_url: '/opening', duration_seconds: 12 } };
		const opening = playing({ tracks: tracksFromStart(begun) });
		const early = withNewTracks({ ...opening, awaiting: true }, podcast([output(2, '/2', 60)]));
		expect(early).toMatchObject({ tracks: [{ url: '/opening' }], successor: null, awaiting: true });
		const now = withNewTracks(opening, podcast([output(1, '/1', 60), output(2, '/2', 60)]));
		expect(now.tracks[0]?.url).toBe('/opening');
		expect(nextTrackOf(now)).toMatchObject({ index: 0, startAt: 12, tracks: [{ version: '/1' }, { version: '/2' }] });
	});

	test('nothing after the last track, or a finished file that has been heard', () => {
		expect(nextTrackOf(playing({ index: 1 }))).toBeNull();
		expect(nextTrackOf(withNewTracks(playing({ index: 1 }), podcast([output(1, '/whole', 120.5)], true)))).toBeNull();
	});
});

test('an episode that was made anew is gone over to, where it was', () => {
	const old = playing({ complete: true, index: 1, tracks: tracksOf(podcast([output(1, '/1'), output(2, '/2')])) });
	expect(isRemade(old, podcast([output(1, '/1'), output(2, '/2')], true))).toBe(false);
	const anew = podcast([output(1, '/1'), output(2, '/2b', 90)], true);
	expect(isRemade(old, anew)).toBe(true);
	expect(inCurrentVersion(old, anew, 75, false)).toMatchObject({ index: 1, startAt: 15, startsPaused: false });
	expect(inCurrentVersion(old, anew, 200, false)).toMatchObject({ index: 0, startAt: 0, startsPaused: true });
	// What takes the place of parts that were heard while it was made is the same sound.
	expect(isRemade(withNewTracks(playing(), podcast([output(1, '/whole', 200)], true)), anew)).toBe(false);
});

test('a time in the episode is found in its file', () => {
	const tracks = tracksOf(podcast([output(1, '/1', 60), output(2, '/2', 30)]));
	expect(placeAt(tracks, 0)).toEqual({ index: 0, startAt: 0 });
	expect(placeAt(tracks, 75)).toEqual({ index: 1, startAt: 15 });
	expect(placeAt(tracks, 59.9)).toEqual({ index: 1, startAt: 0 });
	expect(placeAt(tracks, 89.5)).toBeNull();
});
