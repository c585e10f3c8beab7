import { KeyedLock } from '@nexus/core/event-loop';
import type { OwnedId } from '@nexus/core/ownership';
import type { ChosenEngine, ObjectStore, SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS } from '@nexus/core/pronunciations';
import type { ClipRecord, LineRecord } from '@nexus/core/records';
import { expect, it } from 'vitest';
import { PartVoicing } from './part-voicing.ts';
import type { PartWork } from './part-work.ts';
import { toStoredClip } from './stored-clip.ts';
import { UnsavedClips } from './unsaved-clips.ts';
import { WasteLimits } from './waste-limit.ts';

const host = { name: 'Ana', voice: 'Kore', style: '', description: '' } as const;
const line = (text: string): LineRecord => ({
	...{ id: text, partId: 'p' as OwnedId<'part'>, position: 0, speaker: 'A', text, role: 'explain', passages: [] },
	...{ language: 'pt-BR', edited: false, unsupported: false, delivery: '', tags: [], chapter: null },
	...{ start: null, end: null },
});
const spoken = { pcm: Int16Array.from([1, 2, 3]), sampleRate: 44_100, lines: [{ start: 0, end: 1, words: [] }] };

/** A disk that outlives workers, and what the database knows of it. */
function machine(engine: ChosenEngine['engine']) {
	const files = new Map<string, Uint8Array>();
	const rows = new Map<string, ClipRecord>();
	let said = 0;
	let diesBeforeRow = false;
	const objects = {
		async put(key: string, data: Uint8Array[]) {
			files.set(key, Buffer.concat(data));
			return { size: files.get(key)?.length ?? 0 };
		},
		info: async (key: string) => (files.has(key) ? { key, size: 1, modifiedAt: new Date(0) } : null),
		read: async (key: string) => files.get(key),
		delete: async () => undefined,
	} as unknown as ObjectStore;
	const production = {
		findClips: async (_: string, keys: string[]) => keys.flatMap((key) => rows.get(key) ?? []),
		async saveClips(clips: ClipRecord[]) {
			if (diesBeforeRow) throw new Error('killed');
			for (const clip of clips) rows.set(clip.key, clip);
		},
		...{ setPartClips: async () => undefined, recordPartProgress: async () => undefined, holdPart: async () => true },
	};
	const database = {
		...{ production, exclusively: (_: string, __: unknown, work: () => unknown) => work() },
		transaction: (work: (tx: unknown) => unknown) => work({ jobs: { hold: async () => true }, production }),
	};
	const speech: SpeechSynthesizer = {
		...{ id: engine, version: '1', usesStyle: false, clipSeconds: 0, concurrency: 1 },
		async synthesize() {
			said++;
			return spoken;
		},
	};
	const { signal } = new AbortController();
	const ignored = () => undefined;
	const work = {
		...{ job: { id: 'j' }, episode: { id: 'e', userId: 'u' }, part: { id: 'p', number: 1 }, adding: null },
		...{ hosts: { A: host, B: host }, pronunciations: NO_PRONUNCIATIONS, signal, sent: signal },
		engines: { script: { engine: 'embedded', model: null }, speech: { engine, model: null } },
		progress: { asked: ignored, answered: ignored, voicing: async () => undefined, voiced: async () => undefined },
		meter: { listener: () => ignored, add: ignored, tally: ignored },
		silence: { listener: () => ignored, ended: async () => undefined },
		failing: async () => undefined,
	} as unknown as PartWork;
	return {
		files,
		rows,
		said: () => said,
		/** One beginning of work on the part. */
		async voice(texts: string[], { killed = false } = {}) {
			diesBeforeRow = killed;
			const deps = {
				objects,
				database,
				clipLocks: new KeyedLock(),
				unsaved: new UnsavedClips(),
				waste: new WasteLimits(),
			};
			const voicing = new PartVoicing(
				deps as unknown as ConstructorParameters<typeof PartVoicing>[0],
				work,
				speech,
				async () => undefined,
			);
			return await voicing.finish(texts.map(line));
		},
	};
}

it('takes up a clip of natural voices whose row a worker’s death kept from being written', async () => {
	const { voice, said, files, rows } = machine('natural');
	await expect(voice(['Um.'], { killed: true })).rejects.toThrow('killed');
	expect([said(), files.size, rows.size]).toEqual([1, 1, 0]);
	const [clip] = await voice(['Um.']);
	expect([said(), files.size, rows.size]).toEqual([1, 1, 1]);
	expect(clip?.spoken).toEqual(spoken);
	const [row] = rows.values();
	expect(row).toMatchObject({
		engine: 'natural',
		size: Buffer.concat(toStoredClip(spoken)).length,
		lines: spoken.lines,
	});
	expect(row?.duration).toBeCloseTo(3 / 44_100);
	await voice(['Um.', 'Dois.']);
	expect([said(), rows.size]).toEqual([2, 2]);
});

it('makes one anew of which only a part is there', async () => {
	const { voice, said, files } = machine('natural');
	await expect(voice(['Um.'], { killed: true })).rejects.toThrow('killed');
	for (const [key, bytes] of files) files.set(key, bytes.subarray(0, -2));
	await voice(['Um.']);
	expect(said()).toBe(2);
});
