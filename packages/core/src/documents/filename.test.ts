import { describe, expect, it } from 'vitest';
import { cleanFilename, downloadFilename } from './filename.ts';

describe('cleanFilename', () => {
	it.each([
		['relatório.md', 'relatório.md'],
		['../../etc/passwd', 'passwd'],
		['..\\..\\boot.ini', 'boot.ini'],
		['a\u0000b\r\nc.txt', 'abc.txt'],
		['\u202egnp.txt', 'gnp.txt'],
		['<script>"?.md', 'script.md'],
		['..%2f..%252Fetc%5cpasswd.md', 'passwd.md'],
		['../.md', 'documento.md'],
		['pasta/', 'documento'],
		['   ', 'documento'],
	])('%j becomes %j', (sent, kept) => {
		expect(cleanFilename(sent)).toBe(kept);
	});

	it('keeps the extension of a name that is too long', () => {
		const kept = cleanFilename(`${'ã'.repeat(5000)}.markdown`);
		expect(kept).toHaveLength(200);
		expect(kept.endsWith('.markdown')).toBe(true);
	});
});

describe('downloadFilename', () => {
	it.each([
		['Mobilidade: o “trem” e a ação 😀.mp3', 'Mobilidade: o “trem” e a ação 😀.mp3'],
		['../../etc\\passwd.mp3', '..-..-etc-passwd.mp3'],
		['um\r\nX: 1.mp3', 'um X: 1.mp3'],
		['\u202egpj\u0000.exe.mp3', 'gpj.exe.mp3'],
		['meio \uD83D.mp3', 'meio \uFFFD.mp3'],
		['fim. ..', 'fim'],
		['CON.mp3', '_CON.mp3'],
		['aux', '_aux'],
		['Console.txt', 'Console.txt'],
		['\u202e.srt', 'documento.srt'],
		[`${'a'.repeat(300)}.vtt`, `${'a'.repeat(236)}.vtt`],
		[`${'a'.repeat(235)}😀.vtt`, `${'a'.repeat(235)}.vtt`],
	])('%j is saved as %j', (title, saved) => {
		expect(downloadFilename(title)).toBe(saved);
	});
});
