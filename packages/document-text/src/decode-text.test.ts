import { NexusError } from '@nexus/contract/nexus-error';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const PORTUGUESE = 'Ação, coração e pão: às três horas, o avô “Zé” comeu € 5 de maçã.\nÓtimo!';

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
	const units = [...(mark ? '\uFEFF' : ''), ...text].join('');
	const bytes = new Uint8Array(units.length * 2);
	const view = new DataView(bytes.buffer);
	for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), littleEndian);
	return bytes;
}

function ascii(...parts: (string | number[])[]): Uint8Array {
	return Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
}

function refusal(bytes: Uint8Array): string {
	try {
		decodeText(bytes);
	} catch (error) {
		if (error instanceof NexusError) return error.code;
		throw error;
	}
	return 'accepted';
}

describe('decodeText', () => {
	it('reads UTF-8 with and without a byte order mark', () => {
		expect(decodeText(Buffer.from(PORTUGUESE))).toEqual({ text: PORTUGUESE, encoding: 'utf-8' });
		expect(decodeText(Buffer.from(`\uFEFF${PORTUGUESE}`))).toEqual({ text: PORTUGUESE, encoding: 'utf-8' });
	});

	it.each([
		['utf-16le', true],
		['utf-16be', false],
	] as const)('reads %s with and without a byte order mark', (encoding, littleEndian) => {
		expect(decodeText(utf16(PORTUGUESE, littleEndian, true))).toEqual({ text: PORTUGUESE, encoding });
		expect(decodeText(utf16(PORTUGUESE, littleEndian, false))).toEqual({ text: PORTUGUESE, encoding });
	});

	it('reads UTF-16 of other scripts by their spaces', () => {
		const russian = 'Сегодня в городе идёт дождь, и на улицах почти нет людей. Завтра будет солнце.';
		expect(decodeText(utf16(russian, true, false)).text).toBe(russian);
	});

	it('reads Portuguese in windows-1252', () => {
		const bytes = ascii(
			'Cora',
			[0xe7, 0xe3],
			'o e av',
			[0xf4],
			' ',
			[0x93],
			'Z',
			[0xe9],
			[0x94],
			' custam ',
			[0x80],
			' 5.',
		);
		expect(decodeText(bytes)).toEqual({ text: 'Coração e avô “Zé” custam € 5.', encoding: 'latin1' });
	});

	it('keeps UTF-8 that has a few broken places, with U+FFFD in them', () => {
		const bytes = Uint8Array.from([
			...Buffer.from('Ação e reação são três. '),
			0xed,
			0xa0,
			0x80,
			...Buffer.from(' Não.'),
		]);
		const { text, encoding } = decodeText(bytes);
		expect(encoding).toBe('utf-8');
		expect(text).toMatch(/^Ação e reação são três\. \uFFFD+ Não\.$/);
	});

	it('keeps UTF-8 that is cut off in the middle of a character', () => {
		const whole = Buffer.from('São Paulo, março. Depois, verão e irmã');
		expect(decodeText(whole.subarray(0, whole.length - 1))).toEqual({
			text: 'São Paulo, março. Depois, verão e irm\uFFFD',
			encoding: 'utf-8',
		});
	});

	it('replaces lone surrogates of UTF-16', () => {
		const { text } = decodeText(utf16('Um \uD800 só, e mais texto depois dele.', true, true));
		expect(text).toBe('Um \uFFFD só, e mais texto depois dele.');
		expect(text.isWellFormed()).toBe(true);
	});

	it('makes all line ends LF and drops stray control characters', () => {
		const lines = `um\r\ndois\rtrês\u2028quatro\fcinco ${'palavra '.repeat(60)}\u0007`;
		expect(decodeText(Buffer.from(lines)).text).toBe(`um\ndois\ntrês\nquatro\ncinco ${'palavra '.repeat(60)}`);
	});

	it.each([
		['nothing', new Uint8Array()],
		['white space', Buffer.from(' \n\t \r\n\u00A0\u3000')],
		['zero-width characters', Buffer.from('\u200B\u200C\u200D\u2060\uFEFF\n\u00AD')],
		['a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf])],
		['UTF-16 white space', utf16(' \n \n', true, true)],
	])('calls %s empty', (_, bytes) => {
		expect(refusal(bytes)).toBe('upload_empty');
	});

	it.each([
		['a zip', ascii('PK', [3, 4, 20, 0, 0, 0, 8, 0], 'document.xml')],
		['an empty zip', ascii('PK', [5, 6], '\0'.repeat(18))],
		['a PDF', ascii('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
		['a PDF after junk', ascii('junk\n%PDF-1.4\n', [0xe2, 0xe3, 0xcf, 0xd3])],
		['a PNG', ascii([0x89], 'PNG\r\n', [0x1a, 0x0a], '\0\0\0\rIHDR')],
		['a JPEG', ascii([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
		['an old Word file', ascii([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
		['RTF', ascii('{\\rtf1\\ansi Ol', [0x5c], "'e1 mundo}")],
		['text with a NUL byte', ascii('Texto com', [0], 'um byte nulo, e mais texto depois.')],
		['UTF-16 text with a NUL', utf16('Texto com \0 dentro, e mais texto depois.', true, true)],
		['many control characters', ascii('abc', [1, 2, 3, 4, 5, 6, 7, 8], 'def', [14, 15, 16, 17])],
		['random bytes', Uint8Array.from({ length: 4096 }, (_, index) => ((index * 2654435761) >>> 13) & 0xff)],
		['bytes mostly above 0x7F', Uint8Array.from({ length: 400 }, (_, index) => 0xc0 + ((index * 7) % 60))],
		['HTML', Buffer.from('\n<!DOCTYPE html>\n<html><body><p>Olá</p></body></html>')],
		['HTML without a doctype', Buffer.from('<html lang="pt"><head></head></html>')],
		['HTML after a comment', Buffer.from('<!-- saved from -->\n<!doctype HTML><title>x</title>')],
		['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
		['SVG with an XML declaration', Buffer.from('<?xml version="1.0"?>\n<svg></svg>')],
		['UTF-16 HTML', utf16('<html><body>Olá, mundo</body></html>', true, true)],
	])('refuses %s', (_, bytes) => {
		expect(refusal(bytes)).toBe('upload_not_text');
	});

	it.each([
		['Markdown that starts with a tag', '<div align="center">\n\n# Título\n\n</div>\n\nTexto.'],
		['Markdown that starts with a comment', '<!-- toc -->\n# Título\n\nTexto.'],
		['text about HTML', 'O elemento <html> contém tudo. <svg> também é um elemento.'],
		['text about zip files', 'PK é o começo de um arquivo zip; GIF também é um formato.'],
		['text about PDF', 'O arquivo começa com %PDF-1.7 e termina com %%EOF.'],
		['an emoji', '👍'],
		['one letter', 'a'],
		['Chinese', '今天下雨。明天会出太阳。'],
	])('accepts %s', (_, text) => {
		expect(decodeText(Buffer.from(text)).text).toBe(text);
	});

	it('reads 10 MB', () => {
		const text = 'Uma frase com acentuação razoável.\r\n'.repeat(280_000);
		expect(decodeText(Buffer.from(text)).text.length).toBe(text.length - 280_000);
	});
});
