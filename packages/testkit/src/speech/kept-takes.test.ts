import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import type { OwnedId } from '@nexus/core/ownership';
import type { ModelUsage } from '@nexus/core/ports';
import { keptTakes } from '@nexus/production';
import { createProvidedSpeech, RefusedSpeech } from '@nexus/providers/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-takes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const USAGE = { model: 'voz', inputTokens: 10, outputTokens: 20, cachedTokens: 0 };
const SOUND = { pcm: new Int16Array(10), sampleRate: 1_000, lines: [{ start: 0, end: 0.01, words: [] }] };
const lines = [{ speaker: 'A' as const, name: 'Ana', voice: 'Kore' as const, style: '', text: 'Bom dia.' }];

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
	for (const letter of text) yield Buffer.from(letter);
}

/** A provider that answers with what `answers` says, and a listener that fails once where it is told to. */
function studio(episodeId: string, answers: string[], hearing: { fails: boolean }) {
	const store = createDiskObjectStore(folder);
	const used: ModelUsage[] = [];
	let asked = 0;
	const read = (bytes: Uint8Array) => {
		const text = Buffer.from(bytes).toString();
		return { audio: text === 'não' ? new RefusedSpeech('withheld') : { bytes, mimeType: '' }, usage: USAGE };
	};
	const speech = createProvidedSpeech(
		{
			...{ id: 'voz', version: '1', usesStyle: false, clipSeconds: 70, concurrency: 1 },
			limits: { lines: 60, characters: 1_800 },
			async ask(_, receive) {
				const chunks = inPieces(answers[asked++] ?? '');
				return read((await receive({ contentType: 'audio/wav', chunks })).bytes);
			},
			reread: ({ bytes }) => read(bytes),
		},
		{
			listenFor: () => async () => {
				if (hearing.fails) throw new Error('the worker ended');
				return { clip: SOUND, doubt: null };
			},
		},
	);
	const takes = keptTakes(store, { userId: 'ana', id: episodeId as OwnedId<'episode'> }, 'clip');
	const say = () =>
		speech.synthesize({
			...{ language: 'pt-BR', lines, takes, signal: new AbortController().signal },
			used: (usage) => used.push(usage),
		});
	const keys = async () =>
		(await Array.fromAsync(store.list(`users/ana/episodes/${episodeId}/`))).map(({ key }) => key);
	return { say, used, takes, keys, store, asked: () => asked };
}

it('what came is heard after a death without being asked for again, and its cost is told once', async () => {
	const hearing = { fails: true };
	const { say, used, takes, keys, asked } = studio('um', ['som'], hearing);
	await expect(say()).rejects.toThrow('the worker ended');
	expect(used.map(({ wasted }) => wasted)).toEqual([false]);
	hearing.fails = false;
	await expect(say()).resolves.toEqual(SOUND);
	expect(asked()).toBe(1);
	expect(used).toHaveLength(1);
	expect(await keys()).toHaveLength(2);
	await takes.clear();
	expect(await keys()).toEqual([]);
});

it('what is no speech is not kept', async () => {
	const { say, used, asked, keys } = studio('dois', ['não', 'som'], { fails: false });
	await expect(say()).resolves.toEqual(SOUND);
	expect(asked()).toBe(2);
	expect(used.map(({ wasted }) => wasted)).toEqual([true, false]);
	expect(await keys()).toHaveLength(1);
});

it('what the disk lost goes with the mark that its cost was told', async () => {
	const hearing = { fails: true };
	const { say, used, takes, keys, store, asked } = studio('quatro', ['som', 'som'], hearing);
	await expect(say()).rejects.toThrow('the worker ended');
	await store.put((await keys()).find((key) => !key.endsWith('.noted')) ?? '', new Uint8Array());
	expect(await takes.find(lines)).toBeNull();
	expect(await keys()).toEqual([]);
	hearing.fails = false;
	await expect(say()).resolves.toEqual(SOUND);
	expect(asked()).toBe(2);
	expect(used).toHaveLength(2);
});

it('an answer that breaks off leaves nothing', async () => {
	const { takes, keys } = studio('tres', [], { fails: false });
	async function* broken(): AsyncGenerator<Uint8Array> {
		yield Buffer.from('so');
		throw new Error('reset');
	}
	const before = await keys();
	await expect(takes.keep(lines, { contentType: '', chunks: broken() })).rejects.toThrow('reset');
	expect(await takes.find(lines)).toBeNull();
	expect(await keys()).toEqual(before);
});
