import { DOMParser } from 'linkedom';
import { BLOCK_MAX } from './limits.ts';
import { readPart } from './packed-parts.ts';

export interface OfficeProperties {
	title: string | null;
	author: string | null;
	date: string | null;
}

/** Characters of an RTF's own description. */
const INFO = 4000;
const TITLE = /\{\\title ([^{}]{1,400})\}/;
const AUTHOR = /\{\\author ([^{}]{1,400})\}/;

const NONE: OfficeProperties = { title: null, author: null, date: null };

/** What a document says of itself, from the part that its format keeps that in. */
export function readOfficeProperties(bytes: Uint8Array, kind: string): OfficeProperties {
	try {
		switch (kind) {
			case 'docx':
			case 'pptx':
				return fromXml(readPart(bytes, 'docProps/core.xml'));
			case 'odt':
			case 'odp':
				return fromXml(readPart(bytes, 'meta.xml'));
			case 'epub':
				return fromXml(readPart(bytes, packageOf(bytes)), 'dc:date');
			case 'rtf':
				return fromRtf(Buffer.from(bytes.subarray(0, 64 * 1024)).toString('latin1'));
			default:
				return NONE;
		}
	} catch {
		return NONE;
	}
}

/** Where an EPUB's package document lies. */
function packageOf(bytes: Uint8Array): string {
	const container = (readPart(bytes, 'META-INF/container.xml') ?? '').slice(0, BLOCK_MAX);
	return /full-path\s*=\s*["']([^"']{1,300})["']/.exec(container)?.[1] ?? '';
}

/** The date is taken where it is that of the publication: other formats note when the file was made. */
function fromXml(xml: string | null, dateTag?: string): OfficeProperties {
	if (xml === null) return NONE;
	const document = new DOMParser().parseFromString(xml, 'text/xml');
	const textOf = (tag: string): string | null => clean(document.getElementsByTagName(tag)[0]?.textContent ?? '');
	return {
		title: textOf('dc:title'),
		author: textOf('dc:creator') ?? textOf('meta:initial-creator'),
		date: dateTag === undefined ? null : (/^\d{4}(?:-\d{2}-\d{2})?/.exec(textOf(dateTag) ?? '')?.[0] ?? null),
	};
}

function fromRtf(head: string): OfficeProperties {
	const start = head.indexOf('{\\info');
	const info = start < 0 ? '' : head.slice(start, start + INFO);
	const field = (pattern: RegExp): string | null => {
		const text = (pattern.exec(info)?.[1] ?? '')
			.replace(/\\u(-?\d{1,5}) ?\??/g, (_whole, code: string) => String.fromCharCode(Number(code) & 0xffff))
			.replace(/\\'([0-9a-f]{2})/gi, (_whole, code: string) =>
				new TextDecoder('windows-1252').decode(Uint8Array.of(Number.parseInt(code, 16))),
			);
		return /\\/.test(text) ? null : clean(text);
	};
	return { title: field(TITLE), author: field(AUTHOR), date: null };
}

function clean(text: string): string | null {
	const line = text
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.toWellFormed()
		.trim()
		.slice(0, 300);
	return /[\p{L}\p{N}]/u.test(line) ? line : null;
}
