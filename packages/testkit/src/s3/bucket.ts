import { createHash, randomUUID } from 'node:crypto';

export interface Stored {
	body: Buffer;
	etag: string;
	modifiedAt: Date;
}

export interface MultipartUpload {
	key: string;
	startedAt: Date;
	parts: Map<number, Buffer>;
}

const md5 = (data: Uint8Array): string => createHash('md5').update(data).digest('hex');

/** What a bucket holds, in memory. Uploads in parts are seen when they are completed. */
export class Bucket {
	readonly objects = new Map<string, Stored>();
	readonly uploads = new Map<string, MultipartUpload>();

	put(key: string, body: Buffer): Stored {
		const stored = { body, etag: `"${md5(body)}"`, modifiedAt: new Date() };
		this.objects.set(key, stored);
		return stored;
	}

	begin(key: string): string {
		const id = randomUUID();
		this.uploads.set(id, { key, startedAt: new Date(), parts: new Map() });
		return id;
	}

	/** Null when a part is missing or another one than was sent. */
	complete(id: string, parts: { number: number; etag: string }[]): Stored | null {
		const upload = this.uploads.get(id);
		if (!upload || parts.length === 0) return null;
		const bodies: Buffer[] = [];
		for (const { number, etag } of parts) {
			const body = upload.parts.get(number);
			if (!body || `"${md5(body)}"` !== etag) return null;
			bodies.push(body);
		}
		this.uploads.delete(id);
		return this.put(upload.key, Buffer.concat(bodies));
	}

	addPart(id: string, number: number, body: Buffer): string | null {
		const upload = this.uploads.get(id);
		if (!upload) return null;
		upload.parts.set(number, body);
		return `"${md5(body)}"`;
	}

	/** In the order of S3: by the bytes of the keys. */
	list(prefix: string, after: string, limit: number): { entries: [string, Stored][]; truncated: boolean } {
		const keys = [...this.objects.keys()]
			.filter((key) => key.startsWith(prefix) && key > after)
			.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
		const entries = keys.slice(0, limit).flatMap((key): [string, Stored][] => {
			const stored = this.objects.get(key);
			return stored ? [[key, stored]] : [];
		});
		return { entries, truncated: keys.length > limit };
	}
}
