/** A number from 0 to 1 that depends on nothing but the seed and the labels (FNV-1a, then the finish of MurmurHash3). */
export function chance(seed: number, ...labels: (string | number)[]): number {
	let hash = (0x811c9dc5 ^ seed) >>> 0;
	for (const character of labels.join('\u0000')) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
	return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
