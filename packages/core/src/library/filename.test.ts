import { describe, expect, it } from 'vitest';
import { cleanFilename } from './filename.ts';

describe('cleanFilename', () => {
	it.each([
		['relatório.md', 'relatório.md'],
		['../../etc/passwd', 'passwd'],
		['..\\..\\boot.ini', 'boot.ini'],
		['a\u0000b\r\nc.txt', 'abc.txt'],
		['\u202egnp.txt', 'gnp.txt'],
		['<script>"?.md', 'script.md'],
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
