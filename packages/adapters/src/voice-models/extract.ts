import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { NexusError } from '@nexus/core/errors';
import tar from 'tar-stream';
import unbzip2 from 'unbzip2-stream';

export interface ExtractionInput {
	archive: string;
	/** Exists and is empty. */
	folder: string;
	mostBytes: number;
	mostFiles: number;
}

/** Characters of a name in an archive, and folders within each other. */
const MOST_NAME = 300;
const MOST_DEPTH = 12;
const PART = /^[\p{L}\p{N}][\p{L}\p{N}._+@() -]*$/u;

/**
 * Task of the CPU pool: unpacks a tar archive (plain, gzip or bzip2) without its top folder. Files and folders alone are
 * taken, under plain names: a link, a device, or a path that leads elsewhere ends it.
 * @throws NexusError voices_archive
 */
export async function extract(input: ExtractionInput): Promise<void> {
	try {
		await unpack(input);
	} catch (error) {
		if (error instanceof NexusError) throw error;
		throw refusal(reasonOf(error), error);
	}
}

async function unpack({ archive, folder, mostBytes, mostFiles }: ExtractionInput): Promise<void> {
	const entries = tar.extract();
	let bytes = 0;
	let files = 0;
	const reading = pipeline([createReadStream(archive), ...(await decompressor(archive)), entries]);
	reading.catch(() => undefined);
	for await (const entry of entries) {
		const { name, type, size = 0 } = entry.header;
		const parts = partsOf(name);
		if (type === 'directory' || parts.length === 0) {
			entry.resume();
			continue;
		}
		if (type !== 'file') throw refusal(`"${name}" não é um arquivo comum`);
		bytes += size;
		files++;
		if (bytes > mostBytes) throw refusal(`aberto, passa de ${Math.round(mostBytes / 1e6)} MB`);
		if (files > mostFiles) throw refusal(`tem mais de ${mostFiles} arquivos`);
		const path = join(folder, ...parts);
		await mkdir(dirname(path), { recursive: true });
		await pipeline(entry as unknown as Readable, createWriteStream(path, { flags: 'wx' }));
	}
	await reading;
}

/** The path below the archive's top folder. */
function partsOf(name: string): string[] {
	const parts = name.split('/').filter((part) => part !== '' && part !== '.');
	const isPlain = parts.every((part) => PART.test(part)) && !name.startsWith('/');
	if (!isPlain || name.length > MOST_NAME || parts.length > MOST_DEPTH)
		throw refusal(`o nome "${name.slice(0, 80)}" não é aceito`);
	return parts.slice(1);
}

/** By the first bytes, whatever the file is called. */
async function decompressor(path: string): Promise<NodeJS.ReadWriteStream[]> {
	const file = await open(path);
	const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0).finally(() => file.close());
	if (buffer.toString('latin1') === 'BZh') return [unbzip2()];
	return buffer[0] === 0x1f && buffer[1] === 0x8b ? [createGunzip()] : [];
}

/** In Portuguese; what the library says is in English, and for the log. */
function reasonOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	return code === 'ENOSPC' || code === 'EDQUOT' ? 'falta espaço em disco' : 'está danificado ou não é um arquivo tar';
}

const refusal = (reason: string, cause?: unknown) => new NexusError('voices_archive', { reason }, { cause });
