import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
	AbortMultipartUploadCommand,
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	ListMultipartUploadsCommand,
	type ListMultipartUploadsCommandOutput,
	PutObjectCommand,
	paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { NexusError } from '@nexus/core/errors';
import type { ObjectData, ObjectInfo, ObjectStore, ObjectTail } from '@nexus/core/ports';
import { objectKey, objectPrefix } from '@nexus/core/storage';
import { createClient, type S3Options } from './client.ts';
import { isMissing, storageError } from './s3-errors.ts';

export type { S3Options } from './client.ts';

/** Bytes of one part of a large upload, and how many are under way: what a put holds in memory at most. */
const PART_SIZE = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Keys deleted side by side. One by one, since not every S3-compatible server has the call for many. */
const DELETES_AT_ONCE = 16;

/** Objects in a bucket of any storage that speaks S3. The storage shows an upload whole or not at all. */
export function createS3ObjectStore(options: S3Options): ObjectStore & { close(): void } {
	const client = createClient(options);
	const publicClient = options.publicEndpoint ? createClient(options, options.publicEndpoint) : client;
	const nameOf = (key: string) => ({ Bucket: options.bucket, Key: options.prefix + objectKey(key) });

	async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
		try {
			return await work();
		} catch (error) {
			throw storageError(error);
		}
	}

	async function open(key: string, range?: { start: number; end?: number }): Promise<Readable> {
		try {
			const { Body, ContentLength } = await client.send(
				new GetObjectCommand({ ...nameOf(key), ...(range && { Range: `bytes=${range.start}-${range.end ?? ''}` }) }),
			);
			return whole(Body as Readable, ContentLength);
		} catch (error) {
			if (isMissing(error)) throw new NexusError('not_found', {}, { cause: error });
			throw storageError(error);
		}
	}

	async function* list(prefix: string): AsyncGenerator<ObjectInfo> {
		const pages = paginateListObjectsV2(
			{ client },
			{ Bucket: options.bucket, Prefix: options.prefix + objectPrefix(prefix) },
		);
		try {
			for await (const { Contents = [] } of pages) {
				for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
					yield { key: Key.slice(options.prefix.length), size: Size, modifiedAt: LastModified };
				}
			}
		} catch (error) {
			throw storageError(error);
		}
	}

	async function put(key: string, data: ObjectData): Promise<{ size: number }> {
		const name = nameOf(key);
		if (!(Symbol.asyncIterator in data)) {
			const body = data instanceof Uint8Array ? data : Buffer.concat(data);
			await answered(() => client.send(new PutObjectCommand({ ...name, Body: body, ContentLength: body.length })));
			return { size: body.length };
		}
		let size = 0;
		async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
			for await (const chunk of source) {
				size += chunk.length;
				// Kept until a part is whole, and theirs again before.
				yield Uint8Array.from(chunk);
			}
		}
		const upload = new Upload({
			client,
			params: { ...name, Body: Readable.from(counted(data), { objectMode: false }) },
			partSize: PART_SIZE,
			queueSize: PARTS_AT_ONCE,
		});
		await answered(() => upload.done());
		return { size };
	}

	async function* joined(
		head: Uint8Array,
		tails: readonly ObjectTail[],
		signal: AbortSignal,
	): AsyncGenerator<Uint8Array> {
		yield head;
		for (const { key, start } of tails) {
			signal.throwIfAborted();
			for await (const chunk of await open(key, { start })) yield chunk as Uint8Array;
		}
	}

	async function remove(key: string): Promise<void> {
		await answered(() => client.send(new DeleteObjectCommand({ Bucket: options.bucket, Key: options.prefix + key })));
	}

	return {
		kind: 's3',
		put,
		join: (key, head, tails, signal) => put(key, joined(head, tails, signal)),
		read: async (key) => buffer(await open(key)),
		stream: open,
		async info(key) {
			const name = nameOf(key);
			try {
				const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand(name));
				return { key, size: ContentLength, modifiedAt: LastModified ?? new Date(0) };
			} catch (error) {
				if (isMissing(error)) return null;
				throw storageError(error);
			}
		},
		delete: (key) => remove(objectKey(key)),
		async deletePrefix(prefix) {
			let batch: Promise<void>[] = [];
			for await (const { key } of list(objectPrefix(prefix))) {
				batch.push(remove(key));
				if (batch.length < DELETES_AT_ONCE) continue;
				await Promise.all(batch);
				batch = [];
			}
			await Promise.all(batch);
		},
		list,
		async signedUrl(key, { lifetime, contentType, contentDisposition }) {
			if (!options.redirect) return null;
			const command = new GetObjectCommand({
				...nameOf(key),
				ResponseContentType: contentType,
				ResponseContentDisposition: contentDisposition,
				ResponseCacheControl: 'private',
			});
			return answered(() => getSignedUrl(publicClient, command, { expiresIn: lifetime }));
		},
		async removeUnfinished(before) {
			let count = 0;
			let next: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> = {};
			do {
				const page = await answered(() =>
					client.send(
						new ListMultipartUploadsCommand({
							Bucket: options.bucket,
							Prefix: options.prefix,
							KeyMarker: next.NextKeyMarker,
							UploadIdMarker: next.NextUploadIdMarker,
						}),
					),
				);
				for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
					if (!Initiated || Initiated >= before) continue;
					await answered(() => client.send(new AbortMultipartUploadCommand({ Bucket: options.bucket, Key, UploadId })));
					count++;
				}
				next = page.IsTruncated ? page : {};
			} while (next.NextKeyMarker);
			return { count, bytes: 0 };
		},
		close() {
			client.destroy();
			if (publicClient !== client) publicClient.destroy();
		},
	};
}

/** The body, which must be as long as it was said to be, and ends with its reader, even while the storage is silent. */
function whole(body: Readable, length: number | undefined): Readable {
	let received = 0;
	const unavailable = (cause: Error) => new NexusError('storage_unavailable', {}, { cause });
	const checked = new Transform({
		transform(chunk: Uint8Array, _encoding, done) {
			received += chunk.length;
			done(null, chunk);
		},
		flush(done) {
			const isWhole = length === undefined || received === length;
			done(isWhole ? null : unavailable(new Error(`${received} of ${length} bytes came`)));
		},
	});
	body.on('error', (error) => checked.destroy(unavailable(error)));
	body.once('close', () => {
		if (!body.readableEnded) checked.destroy(unavailable(new Error(`closed after ${received} bytes`)));
	});
	return body.pipe(checked).once('close', () => body.destroy());
}
