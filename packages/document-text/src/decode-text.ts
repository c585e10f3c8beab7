import { NexusError } from '@nexus/contract/nexus-error';
import { isMarkupDocument, startsLikeBinary } from './file-signatures.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

export interface DecodedText {
	text: string;
	encoding: TextEncoding;
}

const SAMPLE_BYTES = 64 * 1024;
/** More control characters than this share of the text make it a binary file. */
const CONTROL_SHARE = 0.005;
/** Western prose in one byte a character has about 4 % of its bytes above 0x7F; other scripts have most of them there. */
const LATIN1_HIGH_SHARE = 0.3;

/**
 * A file's bytes as text: UTF-8, UTF-16 with or without a byte order mark, else windows-1252 (`latin1`), which the
 * WHATWG Encoding Standard reads for Latin-1 too. Line ends become LF, the byte order mark and stray control
 * characters go, lone surrogates and broken sequences become U+FFFD.
 * @throws NexusError upload_empty when there is nothing but white or zero-width space.
 * @throws NexusError upload_not_text for binary files, and for HTML, SVG and XML documents.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
	if (bytes.length === 0) throw new NexusError('upload_empty');
	if (startsLikeBinary(bytes)) throw new NexusError('upload_not_text');
	const encoding = guessEncoding(bytes);
	const raw = new TextDecoder(encoding === 'latin1' ? 'windows-1252' : encoding).decode(bytes);
	const text = normalise(raw);
	if (isMarkupDocument(text)) throw new NexusError('upload_not_text');
	if (!/[^\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)) throw new NexusError('upload_empty');
	return { text, encoding };
}

function guessEncoding(bytes: Uint8Array): TextEncoding {
	const [first, second, third] = bytes;
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	const wide = wideEncoding(bytes.subarray(0, SAMPLE_BYTES));
	if (wide !== null) return wide;
	if (bytes.includes(0)) throw new NexusError('upload_not_text');
	return isMostlyUtf8(bytes) ? 'utf-8' : latin1(bytes);
}

/** UTF-16 without a mark: in most scripts' text one byte of each pair is zero for spaces, digits and Latin letters. */
function wideEncoding(sample: Uint8Array): TextEncoding | null {
	const pairs = sample.length >> 1;
	if (pairs === 0) return null;
	const zeros = [0, 0];
	for (let at = 0; at < pairs * 2; at++) if (sample[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (odd > pairs * 0.1 && even < odd * 0.05) return 'utf-16le';
	if (even > pairs * 0.1 && odd < even * 0.05) return 'utf-16be';
	return null;
}

/** Valid UTF-8, or UTF-8 with a few broken places (cut off at the end, lone surrogates). */
function isMostlyUtf8(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch {
		let valid = 0;
		let broken = 0;
		let isInBroken = false;
		for (let at = 0; at < bytes.length; ) {
			const length = sequenceLength(bytes, at);
			if (length > 1) valid++;
			else if (length === 0 && !isInBroken) broken++;
			isInBroken = length === 0;
			at += Math.max(1, length);
		}
		return valid > broken * 2;
	}
}

/** Bytes of the UTF-8 sequence that starts at `at`; 0 when it is broken. */
function sequenceLength(bytes: Uint8Array, at: number): number {
	const lead = bytes[at] ?? 0;
	if (lead < 0x80) return 1;
	const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
	if (lead < 0xc2 || lead > 0xf4) return 0;
	for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
	const isSurrogate = lead === 0xed && (bytes[at + 1] ?? 0) >= 0xa0;
	return isSurrogate ? 0 : length;
}

function latin1(bytes: Uint8Array): TextEncoding {
	let high = 0;
	for (const byte of bytes) if (byte >= 0x80) high++;
	if (high > bytes.length * LATIN1_HIGH_SHARE) throw new NexusError('upload_not_text');
	return 'latin1';
}

function normalise(raw: string): string {
	const unmarked = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
	let controls = 0;
	const text = unmarked
		.replace(/\r\n?|\u2028|\u2029/g, '\n')
		.replace(/\f/g, '\n')
		// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
		.replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g, (character) => {
			if (character === '\0') throw new NexusError('upload_not_text');
			controls++;
			return '';
		});
	if (controls > Math.max(1, text.length * CONTROL_SHARE)) throw new NexusError('upload_not_text');
	return text.toWellFormed();
}
