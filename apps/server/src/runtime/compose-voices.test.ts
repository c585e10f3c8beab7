import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CpuPool } from '@nexus/core/ports';
import { createVoiceServices } from '@nexus/core/voices';
import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import { composeVoices } from './compose-voices.ts';
import { loadConfig } from './config.ts';

/** The voices of a machine without any, with what was warned of at the start and what an administrator is told. */
async function start(model: string | undefined) {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-no-voices-'));
	const config = loadConfig({ DATA_DIR: folder, ...(model !== undefined && { VOICES_MODEL: model }) });
	const warn = vi.fn();
	const voices = await composeVoices({
		config,
		...{ pool: {} as CpuPool, fetch: () => Promise.reject(new Error('not asked for')) },
		logger: { warn } as Partial<Logger> as Logger,
	});
	const { models, current } = voices;
	const services = createVoiceServices({ models, current, wanted: config.voices.model, onError: () => undefined });
	const { missing } = await services.overview({ userId: 'u', isAdmin: true, sessionId: 's' } as never);
	await voices.close();
	await rm(folder, { recursive: true });
	return { warned: warn.mock.calls, missing };
}

it('warns of a configured model that is not installed, and tells the administrator', async () => {
	const { warned, missing } = await start('kokoro');
	expect(warned).toEqual([[{ model: 'kokoro' }, expect.stringContaining('not installed')]]);
	expect(missing).toBe('kokoro');
});

it('says nothing where none is configured', async () => {
	expect(await start(undefined)).toEqual({ warned: [], missing: null });
});
