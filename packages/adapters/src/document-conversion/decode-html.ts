import { BLOCK_MAX } from './limits.ts';

const HEAD = 4096;
const DECLARED =
	/<meta[^>]{0,200}?charset\s*=\s*["']?([\w-]{2,30})|<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w-]{2,30})/i;

/** HTML's bytes as text: by the byte order mark, what the document declares, UTF-8 where it is valid, else windows-1252. */
export function decodeHtml(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	const head = String.fromCharCode(...bytes.subarray(0, HEAD));
	const declared = DECLARED.exec(head);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return decoderOf(declared?.[1] ?? declared?.[2]).decode(bytes);
	}
}

function decoderOf(label: string | undefined): TextDecoder {
	try {
		const decoder = new TextDecoder(label ?? 'windows-1252');
		return decoder.encoding.startsWith('utf') ? new TextDecoder('windows-1252') : decoder;
	} catch {
		return new TextDecoder('windows-1252');
	}
}

/** Whether a text is an HTML document: Markdown may begin with a tag or a comment, but not with these. */
export function isHtml(text: string): boolean {
	const head = text.slice(0, BLOCK_MAX).replace(/^(?:[\s\uFEFF]+|<!--(?:(?!-->)[\s\S])*-->|<\?xml[^>]*>)+/u, '');
	return /^<(?:!doctype\s+html|(?:html|head|body)[\s>])/i.test(head);
}
