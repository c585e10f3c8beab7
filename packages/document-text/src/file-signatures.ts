/** First bytes of files that are no text, as in the `magic` database of file(1). ASCII ones only where prose cannot begin so. */
const SIGNATURES: readonly string[] = [
	'PK\x03\x04',
	'PK\x05\x06',
	'\x89PNG',
	'\xff\xd8\xff',
	'GIF87a',
	'GIF89a',
	'\x1f\x8b',
	'BZh9',
	'7z\xbc\xaf',
	'\xfd7zXZ',
	'Rar!\x1a',
	'\x28\xb5\x2f\xfd',
	'\x7fELF',
	'\xcf\xfa\xed\xfe',
	'\xca\xfe\xba\xbe',
	'\0asm',
	'\xd0\xcf\x11\xe0',
	'SQLite format 3',
	'{\\rtf',
	'%!PS-Adobe',
	'ID3\x02',
	'ID3\x03',
	'ID3\x04',
	'OggS\0',
	'fLaC\0',
	'II*\0',
	'MM\0*',
];

/** True when the first bytes are those of a known binary format (zip, PDF, PNG and so on). */
export function startsLikeBinary(bytes: Uint8Array): boolean {
	const head = asciiHead(bytes);
	if (SIGNATURES.some((signature) => head.startsWith(signature))) return true;
	if (/^RIFF[\s\S]{4}(WAVE|AVI |WEBP)/.test(head) || /^[\s\S]{4}ftyp/.test(head)) return true;
	// PDF readers accept the mark anywhere in the first 1024 bytes (ISO 32000-1, annex H).
	return /(^|[\r\n])%PDF-\d/.test(head) && /%PDF-\d\.\d[\r\n]/.test(head);
}

function asciiHead(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes.subarray(0, 1024));
}

/** True for a text that starts as an HTML, SVG or other XML document; Markdown may start with a tag or a comment. */
export function isMarkupDocument(text: string): boolean {
	const head = text.slice(0, 64 * 1024).replace(/^(?:[\s\p{Cf}]+|<!--(?:(?!-->)[\s\S])*-->)+/u, '');
	return /^<(?:!doctype\s|\?xml[\s?]|(?:html|head|body|svg|rss|feed)(?:[\s>/]|$))/i.test(head);
}
