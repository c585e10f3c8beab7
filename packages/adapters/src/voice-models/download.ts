import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NexusError } from '@nexus/core/errors';

/** As much of the web's fetch as is used. */
export type Fetch = (
	address: string,
	init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{
	status: number;
	headers: { get(name: string): string | null };
	body: AsyncIterable<Uint8Array> | null;
}>;

export interface DownloadTimings {
	/** Milliseconds without a byte after which a connection is given up. */
	stallMs: number;
	/** Milliseconds before the first of several tries in a row that bring nothing; doubled for each. */
	retryMs: number;
}

export const DOWNLOAD_TIMINGS: DownloadTimings = { stallMs: 30_000, retryMs: 1_000 };

export interface Download {
	fetch: Fetch;
	address: string;
	/** Where the file is to be. */
	path: string;
	/** More are not taken. */
	mostBytes: number;
	/** Of the model, for the words of failures. */
	name: string;
	signal: AbortSignal;
	timings: DownloadTimings;
	/** Told before anything is written, with the bytes that are here already. @throws to refuse it */
	announced(total: number | null, have: number): Promise<void>;
	progress(bytes: number, total: number | null): void;
}

/** Tries in a row that bring nothing. */
const MOST_TRIES = 5;

/** A connection that broke, or an answer that asking again may mend. */
class Broken extends Error {
	override readonly name = 'Broken';
	/** Of the answer; null where none came. */
	readonly status: number | null;
	/** There is no way to the server: asking again will not help. */
	readonly isUnreachable: boolean;

	constructor(
		status: number | null,
		{ cause, isUnreachable = false }: { cause?: unknown; isUnreachable?: boolean } = {},
	) {
		super(`download broke: ${status ?? 'no answer'}`, { cause });
		this.status = status;
		this.isUnreachable = isUnreachable;
	}
}

/**
 * Fetches a file, or goes on with what an earlier call left of it in `<path>.part`, by HTTP ranges (RFC 9110), as long as
 * the server says that it is the same file. A connection that breaks or stalls is taken up again.
 * @throws NexusError voices_source_unreachable, at once where nothing has answered; voices_source_refused, voices_archive
 */
export async function download(job: Download): Promise<void> {
	await mkdir(dirname(job.path), { recursive: true });
	if (await sizeOf(job.path)) return;
	let fruitless = 0;
	let isAnswered = false;
	const answered = () => {
		isAnswered = true;
	};
	for (;;) {
		const before = (await sizeOf(`${job.path}.part`)) ?? 0;
		try {
			await fetchRest(job, before, answered);
			await rename(`${job.path}.part`, job.path);
			await rm(`${job.path}.part.json`, { force: true });
			return;
		} catch (error) {
			job.signal.throwIfAborted();
			if (!(error instanceof Broken)) throw error;
			const after = (await sizeOf(`${job.path}.part`)) ?? 0;
			fruitless = after > before ? 0 : fruitless + 1;
			if ((error.isUnreachable && !isAnswered) || fruitless >= MOST_TRIES) throw failureOf(error, job);
			await wait(job.timings.retryMs * 2 ** fruitless, undefined, { signal: job.signal });
		}
	}
}

function failureOf(error: Broken, { address, name }: Download): NexusError {
	const { status } = error;
	return status === null || status < 400
		? new NexusError('voices_source_unreachable', { address, name }, { cause: error })
		: new NexusError('voices_source_refused', { address, status: String(status) }, { cause: error });
}

async function fetchRest(job: Download, have: number, answered: () => void): Promise<void> {
	const { path, address, mostBytes } = job;
	const tag = have > 0 ? await readTag(path) : null;
	const resuming = have > 0 && tag !== null;
	const headers: Record<string, string> = resuming ? { range: `bytes=${have}-`, 'if-range': tag } : {};
	const stalled = new AbortController();
	const signal = AbortSignal.any([job.signal, stalled.signal]);
	let timer = setTimeout(() => stalled.abort(), job.timings.stallMs);
	let isAnswered = false;
	try {
		const answer = await job.fetch(address, { headers, signal });
		isAnswered = true;
		answered();
		const { status } = answer;
		if (status === 416) {
			await rm(`${path}.part`, { force: true });
			throw new Broken(null);
		}
		if (status === 408 || status === 429 || status >= 500) throw new Broken(status);
		if (status !== 200 && status !== 206) throw failureOf(new Broken(status), job);
		const from = status === 206 ? startOf(answer.headers.get('content-range')) : 0;
		if (from !== 0 && from !== have) throw new Broken(null);
		const length = Number(answer.headers.get('content-length') ?? Number.NaN);
		const total = Number.isFinite(length) ? from + length : null;
		if ((total ?? 0) > mostBytes) throw tooLarge(mostBytes);
		await job.announced(total, from);
		await writeTag(path, answer.headers.get('etag') ?? answer.headers.get('last-modified'));
		const file = await open(`${path}.part`, from === 0 ? 'w' : 'r+');
		try {
			let at = from;
			for await (const chunk of answer.body ?? []) {
				clearTimeout(timer);
				timer = setTimeout(() => stalled.abort(), job.timings.stallMs);
				if (at + chunk.length > mostBytes) throw tooLarge(mostBytes);
				await file.write(chunk, 0, chunk.length, at);
				at += chunk.length;
				job.progress(at, total);
			}
			await file.sync();
			if (total !== null && at !== total) throw new Broken(null);
		} finally {
			await file.close();
		}
	} catch (error) {
		job.signal.throwIfAborted();
		if (error instanceof NexusError || error instanceof Broken || isOfDisk(error)) throw error;
		throw new Broken(null, { cause: error, isUnreachable: !isAnswered && !stalled.signal.aborted });
	} finally {
		clearTimeout(timer);
	}
}

const tooLarge = (most: number) =>
	new NexusError('voices_archive', { reason: `passa de ${Math.round(most / 1e6)} MB` });

/** Of our own disk, not of the network. */
const isOfDisk = (error: unknown): boolean =>
	error instanceof Error &&
	'code' in error &&
	['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'].includes(String(error.code));

const startOf = (range: string | null): number => Number(/^bytes (\d{1,15})-/.exec(range ?? '')?.[1] ?? Number.NaN);

/** What tells that a file is still the same; weak tags cannot be resumed by. */
async function writeTag(path: string, tag: string | null): Promise<void> {
	const strong = tag === null || tag.startsWith('W/') ? null : tag;
	await writeFile(`${path}.part.json`, JSON.stringify({ tag: strong }));
}

async function readTag(path: string): Promise<string | null> {
	try {
		const { tag } = JSON.parse(await readFile(`${path}.part.json`, 'utf8')) as { tag?: unknown };
		return typeof tag === 'string' ? tag : null;
	} catch {
		return null;
	}
}

async function sizeOf(path: string): Promise<number | null> {
	try {
		return (await stat(path)).size;
	} catch {
		return null;
	}
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(path: string, signal?: AbortSignal): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(path, { signal })) hash.update(chunk as Uint8Array);
	return hash.digest('hex');
}
