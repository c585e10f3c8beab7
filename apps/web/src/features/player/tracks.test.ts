import { expect, test } from 'vitest';
import { following, type Playing, tracksOf, withNews } from './tracks.ts';

const output = (part_number: number, url: string, duration_seconds = 60) => ({
	part_number,
	public_url: url,
	download_url: `${url}?download`,
	duration_seconds,
	file_size: 1000,
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
	hostA: 'A',
	hostB: 'B',
	tracks: tracksOf(podcast([output(1, '/1'), output(2, '/2')])),
	index: 0,
	startAt: 0,
	complete: false,
	successor: null,
	...change,
});

test('tracks come in the order of their parts, whichever field tells them', () => {
	expect(tracksOf(podcast([output(2, '/2'), output(1, '/1')])).map(({ url }) => url)).toEqual(['/1', '/2']);
	expect(
		tracksOf({ audio_outputs: [], audio_urls: ['/a'], audio_download_urls: [], audioFiles: [{ url: '/b' }] }),
	).toEqual([{ url: '/a', downloadUrl: '/a', part: 1, duration: 0 }]);
	expect(
		tracksOf({ audio_outputs: [], audio_urls: [], audio_download_urls: [], audioFiles: [{ url: '/b' }] })[0]?.url,
	).toBe('/b');
});

test('a part that becomes ready while another plays is next', () => {
	const now = withNews(playing({ index: 1 }), podcast([output(1, '/1'), output(2, '/2'), output(3, '/3')]));
	expect(now.index).toBe(1);
	expect(following(now)).toMatchObject({ index: 2, startAt: 0 });
});

test('the finished file waits until the part ends, then goes on where the parts left off', () => {
	const now = withNews(playing({ index: 1 }), podcast([output(1, '/whole', 200)], true));
	expect(now.tracks[now.index]?.url).toBe('/2');
	expect(now.complete).toBe(true);
	expect(following(now)).toMatchObject({ tracks: [{ url: '/whole' }], index: 0, startAt: 120, successor: null });
});

test('nothing follows the last track, or a finished file that has been heard', () => {
	expect(following(playing({ index: 1 }))).toBeNull();
	expect(following(withNews(playing({ index: 1 }), podcast([output(1, '/whole', 120.5)], true)))).toBeNull();
});
