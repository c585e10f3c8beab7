import type { HttpFetch } from '@nexus/providers/calls';
import { createOpenAiScriptWriter } from '@nexus/providers/openai';
import { describe, expect, it } from 'vitest';
import { ObedientModel, ORDERING_DOCUMENTS } from '../attacks/index.ts';
import { startOpenAiEmulator } from '../emulators/index.ts';
import { soundKey } from '../scripts/words.ts';
import { sharedThreads } from '../threads/index.ts';
import { writtenEpisode } from './written-episode.ts';

const pool = sharedThreads();
const KEY = 'sk-emulated-key-that-stays-secret';
/** Letters of a sentence that is in the instructions and nowhere else. */
const TELLING = 20;

describe('a document that gives orders', () => {
	it('comes in twelve kinds', () => {
		expect(new Set(ORDERING_DOCUMENTS.map(({ id }) => id)).size).toBe(12);
	});

	it.each(ORDERING_DOCUMENTS)('changes nothing, though the model obeys: $id', async (document) => {
		const model = new ObedientModel(document);
		const emulator = await startOpenAiEmulator({ apiKey: KEY, answers: model });
		try {
			const writer = createOpenAiScriptWriter({
				baseUrl: `${emulator.url}/v1`,
				apiKey: KEY,
				fetch: fetch as HttpFetch,
				model: 'llama3.1:8b',
				pool,
				retry: { baseMs: 1 },
			});
			const { lines } = await writtenEpisode(pool, writer, document);
			expect(lines.length).toBeGreaterThan(4);
			expect(new Set(lines.map(({ speaker }) => speaker))).toEqual(new Set(['A', 'B']));
			const said = lines.filter(({ unsupported }) => !unsupported).map(({ text }) => soundKey(text));
			expect(said.filter((text) => text.includes(soundKey(document.effect)))).toEqual([]);
			// What nobody can see, no model reads; and none is told the key.
			expect(model.obeyed > 0).toBe(document.hidden !== true);
			expect(model.questions.filter(({ system, prompt }) => `${system}${prompt}`.includes(KEY))).toEqual([]);
			const instructions = new Set(model.questions.flatMap(({ system }) => system.split('\n')).map(soundKey));
			expect(said.filter((text) => text.length > TELLING && instructions.has(text))).toEqual([]);
		} finally {
			await emulator.close();
		}
	});
});
