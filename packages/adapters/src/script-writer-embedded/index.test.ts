import { readFile } from 'node:fs/promises';
import type { Language } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool } from '@nexus/core/ports';
import { presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCpuPool } from '../cpu-pool/index.ts';
import { createEmbeddedScriptWriter } from './index.ts';

let pool: CpuPool;
beforeAll(() => {
	pool = createCpuPool(2);
});
afterAll(() => pool.close());

const SAMPLES = new URL('../../../testkit/src/samples/', import.meta.url);

async function written(text: string, language: Language = 'pt-BR', seed = 7): Promise<ScriptLine[]> {
	const writer = createEmbeddedScriptWriter({ pool });
	const [preset] = presetsFor(language);
	if (!preset) throw new Error('no preset');
	const { signal } = new AbortController();
	const common = { language, presetId: preset.preset_id, customStyle: null, seed, signal };
	const plan = await writer.plan({ ...common, text, filename: 'sample.md' });
	const lines: ScriptLine[] = [];
	for (const part of plan.parts) {
		const own = text.slice(part.source.start, part.source.end);
		const hosts = { A: preset.host_a, B: preset.host_b };
		for await (const line of writer.writePart({ ...common, outline: plan.outline, part, text: own, hosts }))
			lines.push(line);
	}
	return lines;
}

describe('the embedded writer, in worker threads', () => {
	it('turns a short text into a conversation that opens and closes', async () => {
		const lines = await written(await readFile(new URL('short-pt.txt', SAMPLES), 'utf8'));
		expect(lines.length).toBeGreaterThan(12);
		expect(lines[0]?.role).toBe('hook');
		expect(lines.filter((line) => line.role === 'welcome')).toHaveLength(2);
		expect(lines.at(-1)?.role).toBe('goodbye');
	});

	it('gives the same episode for the same seed, and another for another', async () => {
		const text = await readFile(new URL('paragraph-pt.txt', SAMPLES), 'utf8');
		const [first, again, other] = [await written(text), await written(text), await written(text, 'pt-BR', 8)];
		expect(again).toEqual(first);
		expect(other).not.toEqual(first);
	});

	it('refuses a document without words', async () => {
		await expect(written('--- 123 *** 456')).rejects.toThrow(NexusError);
	});
});
