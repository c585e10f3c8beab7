import type { CoverPainter, CoverWish, CpuPool } from '@nexus/core/ports';
import { LRUCache } from 'lru-cache';

const WORKER = new URL('./draw-cover.ts', import.meta.url).href;
/** Covers that are kept: every file of an episode bears the same one. */
const CACHE_SIZE = 16;

/** Draws covers in the pool's threads: about 50 ms each. */
export function createCoverPainter({ pool }: { pool: CpuPool }): CoverPainter {
	const kept = new LRUCache<string, Promise<Uint8Array>>({ max: CACHE_SIZE });
	return {
		async paint({ title, hosts: { a, b }, seed }, signal) {
			const wish: CoverWish = { title, hosts: { a, b }, seed };
			const key = JSON.stringify(wish);
			const known = kept.get(key);
			if (known) return await known;
			const painting = pool.run<Uint8Array>(WORKER, 'drawCover', wish, { signal });
			kept.set(key, painting);
			// Nobody waits for what was broken off, or failed, for somebody else.
			painting.catch(() => kept.delete(key));
			return await painting;
		},
	};
}
