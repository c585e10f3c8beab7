import type { AudioTags } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { writeTag } from './tag.ts';

interface Frame {
	id: string;
	body: Buffer;
}

const TAGS: AudioTags = {
	title: 'Ação & reação: o café — parte 1',
	artist: 'Kore e Puck',
	album: 'História do café',
	language: 'pt-BR',
	durationSeconds: 271.5,
	track: { number: 2, total: 14 },
	chapters: [
		{ title: 'Introdução', start: 0, end: 61.25 },
		{ title: 'O caminho até São Paulo 🚂', start: 61.25, end: 271.5 },
	],
	cover: null,
};

/** The frames of an ID3v2.3 tag, which must take up all of it. */
function framesOf(tag: Uint8Array): Frame[] {
	const bytes = Buffer.from(tag);
	expect(bytes.toString('latin1', 0, 3)).toBe('ID3');
	expect([...bytes.subarray(3, 6)]).toEqual([3, 0, 0]);
	const size = [...bytes.subarray(6, 10)].reduce((total, byte) => total * 128 + byte, 0);
	expect(size).toBe(bytes.length - 10);
	return readFrames(bytes.subarray(10));
}

function readFrames(bytes: Buffer): Frame[] {
	const frames: Frame[] = [];
	for (let at = 0; at < bytes.length; ) {
		const size = bytes.readUInt32BE(at + 4);
		expect(at + 10 + size).toBeLessThanOrEqual(bytes.length);
		frames.push({ id: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 10, at + 10 + size) });
		at += 10 + size;
	}
	return frames;
}

/** A text frame's text: encoding 1, UTF-16 with a byte order mark. */
function textOf(frames: Frame[], id: string): string | undefined {
	const body = frames.find((frame) => frame.id === id)?.body;
	if (!body) return undefined;
	expect([...body.subarray(0, 3)]).toEqual([1, 0xff, 0xfe]);
	return body.toString('utf16le', 3);
}

function latin1Until0(body: Buffer, from: number): string {
	return body.toString('latin1', from, body.indexOf(0, from));
}

function chapterOf({ body }: Frame) {
	const id = latin1Until0(body, 0);
	const at = id.length + 1;
	const [start, end, startByte, endByte] = [0, 4, 8, 12].map((offset) => body.readUInt32BE(at + offset));
	return { id, start, end, startByte, endByte, title: textOf(readFrames(body.subarray(at + 16)), 'TIT2') };
}

function tableOf({ body }: Frame) {
	const id = latin1Until0(body, 0);
	const [flags = 0, count = 0] = body.subarray(id.length + 1, id.length + 3);
	const elements: string[] = [];
	for (let at = id.length + 3; at < body.length; at += (elements.at(-1)?.length ?? 0) + 1) {
		elements.push(latin1Until0(body, at));
	}
	return { id, flags, count, elements };
}

it('writes who, what, which language and how long, accents and all', () => {
	const frames = framesOf(writeTag(TAGS));
	expect(textOf(frames, 'TIT2')).toBe('Ação & reação: o café — parte 1');
	expect(textOf(frames, 'TPE1')).toBe('Kore e Puck');
	expect(textOf(frames, 'TALB')).toBe('História do café');
	expect(textOf(frames, 'TLAN')).toBe('por');
	expect(textOf(frames, 'TLEN')).toBe('271500');
	expect(textOf(frames, 'TRCK')).toBe('2/14');
});

it('writes chapters with a table of contents that lists them in order', () => {
	const frames = framesOf(writeTag(TAGS));
	const none = 0xffffffff;
	expect(frames.filter(({ id }) => id === 'CHAP').map(chapterOf)).toEqual([
		{ id: 'chapter1', start: 0, end: 61_250, startByte: none, endByte: none, title: 'Introdução' },
		{
			id: 'chapter2',
			start: 61_250,
			end: 271_500,
			startByte: none,
			endByte: none,
			title: 'O caminho até São Paulo 🚂',
		},
	]);
	// Flags: top level (2) and ordered (1).
	expect(frames.filter(({ id }) => id === 'CTOC').map(tableOf)).toEqual([
		{ id: 'toc', flags: 3, count: 2, elements: ['chapter1', 'chapter2'] },
	]);
});

it('leaves out track and chapters where there are none', () => {
	const ids = framesOf(writeTag({ ...TAGS, track: null, chapters: [] })).map(({ id }) => id);
	expect(ids).toEqual(['TIT2', 'TPE1', 'TALB', 'TLAN', 'TLEN']);
});

it('attaches the cover as a PNG of the kind that players show first', () => {
	const cover = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 255);
	const picture = framesOf(writeTag({ ...TAGS, cover })).find(({ id }) => id === 'APIC')?.body ?? Buffer.alloc(0);
	expect(latin1Until0(picture, 1)).toBe('image/png');
	// Kind 3 is the front cover.
	expect(picture[1 + 'image/png'.length + 1]).toBe(3);
	expect(picture.subarray(-cover.length)).toEqual(Buffer.from(cover));
});

it('nests the tables of a book of more chapters than one table holds', () => {
	const chapters = Array.from({ length: 600 }, (_, index) => ({ title: `${index}`, start: index, end: index + 1 }));
	const frames = framesOf(writeTag({ ...TAGS, chapters }));
	const [top, ...tables] = frames.filter(({ id }) => id === 'CTOC').map(tableOf);
	expect(top).toEqual({ id: 'toc', flags: 3, count: 3, elements: ['toc1', 'toc2', 'toc3'] });
	expect(tables.map(({ flags, count }) => [flags, count])).toEqual([
		[1, 255],
		[1, 255],
		[1, 90],
	]);
	const listed = tables.flatMap(({ elements }) => elements);
	expect(listed).toEqual(frames.filter(({ id }) => id === 'CHAP').map((frame) => chapterOf(frame).id));
});

it('keeps markup as text, and no control characters or broken pairs', () => {
	const frames = framesOf(
		writeTag({ ...TAGS, title: '<script>\0\u001b[2J"\n\'\ud800 fim', artist: '\u0000', album: '' }),
	);
	expect(textOf(frames, 'TIT2')).toBe('<script> [2J" \'\ufffd fim');
	expect(textOf(frames, 'TPE1')).toBeUndefined();
});

it.each([
	['en-US', 'eng'],
	['PT', 'por'],
	['tlh', 'und'],
])('writes the language %s as %s', (language, code) => {
	expect(textOf(framesOf(writeTag({ ...TAGS, language })), 'TLAN')).toBe(code);
});
