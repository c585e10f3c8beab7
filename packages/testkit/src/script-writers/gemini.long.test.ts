import { soundKey, spokenWords } from '@nexus/core/scripts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Emulator, startGeminiEmulator } from '../emulators/index.ts';
import { bookText } from '../samples/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { geminiWriter } from './gemini-writer.ts';
import { writtenEpisode } from './written-episode.ts';

const pool = sharedThreads();
let emulator: Emulator;
beforeAll(async () => {
	emulator = await startGeminiEmulator();
});
afterEach(() => {
	emulator.faults.clear();
	emulator.reset();
});
afterAll(() => emulator.close());

describe('a book by Gemini', () => {
	it('has one welcome, one goodbye and nothing twice, its parts written side by side', async () => {
		emulator.faults.set({ pace: { secondsPerToken: 0.0005 } });
		const { plan, parts, lines } = await writtenEpisode(pool, geminiWriter(emulator), { text: bookText(30_000, 7) });
		expect(plan.parts.length).toBeGreaterThan(2);
		const { script } = plan.outline;
		expect(plan.parts.flatMap(({ told }) => told?.beats ?? [])).toEqual(script?.beats.map((_, index) => index + 1));
		const passages = script?.beats.flatMap((beat) => beat.passages) ?? [];
		expect(new Set(passages).size).toBe(passages.length);
		expect(lines.filter(({ role }) => role === 'goodbye')).toHaveLength(1);
		expect(
			parts
				.slice(1)
				.flat()
				.filter(({ role }) => role === 'welcome' || role === 'hook'),
		).toEqual([]);
		for (const part of parts) {
			const long = part.filter(({ text }) => spokenWords(text).length > 4).map(({ text }) => soundKey(text));
			expect(new Set(long).size).toBe(long.length);
		}
		expect(emulator.counts().mostConcurrent).toBeGreaterThan(1);
	});
});
