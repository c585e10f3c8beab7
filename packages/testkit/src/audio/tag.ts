/** What an MP3 begins with, and what comes behind it. */
export interface TaggedMp3 {
	title: string;
	/** A PNG's bytes; null where there is no picture. */
	cover: Buffer | null;
	frames: Buffer;
}

/** Reads an ID3v2.3 tag (id3.org) as players do: from its own lengths, text in UTF-16. */
export function readTag(mp3: Uint8Array): TaggedMp3 {
	const bytes = Buffer.from(mp3);
	if (bytes.toString('latin1', 0, 3) !== 'ID3') throw new Error('no tag');
	const end = 10 + bytes.subarray(6, 10).reduce((total, byte) => total * 128 + byte, 0);
	const bodies = new Map<string, Buffer>();
	for (let at = 10; at < end; at += 10 + bytes.readUInt32BE(at + 4)) {
		const body = bytes.subarray(at + 10, at + 10 + bytes.readUInt32BE(at + 4));
		bodies.set(bytes.toString('latin1', at, at + 4), body);
	}
	const picture = bodies.get('APIC');
	return {
		title: bodies.get('TIT2')?.toString('utf16le', 3) ?? '',
		cover: picture?.subarray(picture.indexOf('\x89PNG', 0, 'latin1')) ?? null,
		frames: bytes.subarray(end),
	};
}
