import type { ObjectStore, SpokenClip } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { readClip, readStoredClip, toStoredClip } from './stored-clip.ts';
import { toWav } from './wav.ts';

const PCM = Int16Array.from([0, 1, -1, 32_767, -32_768]);
const LINES: SpokenClip['lines'] = [
	{
		start: 0,
		end: 0.5,
		words: [
			[0, 3, 0, 0.2],
			[4, 9, 0.25, 0.5],
		],
	},
	{ start: 0.6, end: 1, words: [], doubt: 'added' },
];
const CLIP: SpokenClip = { pcm: PCM, sampleRate: 44_100, lines: LINES };

function storeOf(bytes: Uint8Array | null): ObjectStore {
	const info = async (key: string) => (bytes ? { key, size: bytes.length, modifiedAt: new Date(0) } : null);
	const read = async () => bytes as Uint8Array;
	return { info, read } as Partial<ObjectStore> as ObjectStore;
}
const stored = (clip = CLIP) => Buffer.concat(toStoredClip(clip));

it.each([{ lines: LINES }, { lines: LINES.slice(0, 1) }, { lines: [] }])(
	'a stored clip tells its sound and its lines by itself',
	async ({ lines }) => {
		const bytes = stored({ ...CLIP, lines });
		expect(await readStoredClip(storeOf(bytes), 'k')).toEqual({ clip: { ...CLIP, lines }, size: bytes.length });
		// As RIFF has it: the sizes of the whole and of each chunk, which are even.
		expect([bytes.readUInt32LE(4), bytes.length % 2]).toEqual([bytes.length - 8, 0]);
	},
);

it('is read by its row as files without lines are', async () => {
	const row = { userId: 'u', key: 'k', engine: 'e', objectKey: 'k', size: 1, duration: 1, lines: LINES };
	expect(await readClip(storeOf(stored()), row)).toEqual(CLIP);
	expect(await readClip(storeOf(Buffer.concat(toWav(PCM, 44_100))), row)).toEqual(CLIP);
	expect(await readClip(storeOf(null), row)).toBeNull();
	expect(await readClip(storeOf(stored().subarray(0, 50)), row)).toBeNull();
});

it.each([
	['there is none', null],
	['it tells no lines', Buffer.concat(toWav(PCM, 44_100))],
	['its lines are cut off', stored().subarray(0, -4)],
	['its lines are something else', Buffer.concat([stored().subarray(0, -2), Buffer.from('x]')])],
	['its sound is cut off', stored().subarray(0, 50)],
])('is made anew where %s', async (_, bytes) => {
	expect(await readStoredClip(storeOf(bytes), 'k')).toBeNull();
});
