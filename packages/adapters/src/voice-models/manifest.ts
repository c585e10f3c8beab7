import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@nexus/contract';
import type { InstalledVoiceModel } from '@nexus/core/ports';
import { z } from 'zod';
import { sha256Of } from './download.ts';

const MANIFEST = 'nexus-model.json';

const manifest = z.object({
	title: z.string(),
	family: z.string(),
	voices: z.number().int(),
	languages: z.array(z.enum(LANGUAGES)),
	bytes: z.number(),
	licence: z.object({ name: z.string(), address: z.string().nullable() }),
	fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
	installedAt: z.string(),
});

/** What was written of a model when it was installed; null where none is. */
export async function readManifest(folder: string, name: string): Promise<InstalledVoiceModel | null> {
	try {
		return { name, ...manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))) };
	} catch {
		return null;
	}
}

export async function writeManifest(folder: string, { name: _, ...model }: InstalledVoiceModel): Promise<void> {
	await writeFile(join(folder, MANIFEST), `${JSON.stringify(model, null, '\t')}\n`);
}

/** A hash of all files of a folder and their names, and what they take on the disk. */
export async function fingerprintOf(
	folder: string,
	signal: AbortSignal,
): Promise<Pick<InstalledVoiceModel, 'fingerprint' | 'bytes'>> {
	const hash = createHash('sha256');
	let bytes = 0;
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	for (const path of paths.toSorted()) {
		hash.update(JSON.stringify([path.slice(folder.length), await sha256Of(path, signal)]));
		bytes += (await stat(path)).size;
	}
	return { fingerprint: hash.digest('hex').slice(0, 16), bytes };
}
