import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Bit depth 8, an index into the palette, no interlacing (PNG, third edition, section 11.2.1). */
const KIND = [8, 3, 0, 0, 0];

/**
 * A square PNG of at most 256 colours.
 * @param pixels an index of the palette each, row by row
 */
export function encodePng(size: number, palette: readonly (readonly number[])[], pixels: Uint8Array): Uint8Array {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set(KIND, 8);
	// Every row begins with its filter: none, which suits indices best.
	const rows = Buffer.alloc(size * (size + 1));
	for (let row = 0; row < size; row++) rows.set(pixels.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
	return Buffer.concat([
		SIGNATURE,
		chunk('IHDR', header),
		chunk('PLTE', Buffer.from(palette.flat())),
		chunk('IDAT', deflateSync(rows, { level: 6 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length, 0);
	framed.set(body, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}
