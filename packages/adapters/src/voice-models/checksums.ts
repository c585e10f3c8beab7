import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NexusError } from '@nexus/core/errors';
import { z } from 'zod';

const FILE = 'checksums.json';
const seen = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/**
 * Checksums of files whose makers publish none, as they were first seen on this machine. They outlive the models, so that
 * installing one again brings the same files or says that they changed.
 */
export function createSeenChecksums(folder: string) {
	async function read(): Promise<Record<string, string>> {
		try {
			return seen.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
		} catch {
			return {};
		}
	}
	return {
		/** What a file must have: as given, as published, as first seen; null where nothing is known. */
		async expected(file: string, given: string | undefined, published: string | null): Promise<string | null> {
			return given?.toLowerCase() ?? published ?? (await read())[file] ?? null;
		},
		async note(file: string, sha256: string): Promise<void> {
			const path = join(folder, FILE);
			await writeFile(`${path}.new`, `${JSON.stringify({ ...(await read()), [file]: sha256 }, null, '\t')}\n`);
			await rename(`${path}.new`, path);
		},
	};
}

/** @throws NexusError voices_checksum */
export function expectChecksum(file: string, found: string, expected: string | null): void {
	if (expected !== null && found !== expected) throw new NexusError('voices_checksum', { file, found, expected });
}
