import { NexusError } from '@nexus/core/errors';

/**
 * A page's body as UTF-8, unpacked as it arrives and cut off where it passes the limit.
 * @param largest bytes
 * @throws NexusError web_too_large
 */
export async function readBody(
	{ headers, body }: { headers: { get(name: string): string | null }; body: AsyncIterable<Uint8Array> | null },
	largest: number,
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size > largest) throw new NexusError('web_too_large', { megabytes: Math.floor(largest / 1024 / 1024) });
		chunks.push(chunk);
	}
	const bytes = Buffer.concat(chunks);
	const label = /charset\s*=\s*"?([\w-]{2,30})/i.exec((headers.get('content-type') ?? '').slice(0, 300))?.[1];
	return label === undefined || /^utf-?8$/i.test(label) ? bytes : recoded(bytes, label);
}

function recoded(bytes: Uint8Array, label: string): Uint8Array {
	try {
		return new TextEncoder().encode(new TextDecoder(label).decode(bytes));
	} catch {
		return bytes;
	}
}
