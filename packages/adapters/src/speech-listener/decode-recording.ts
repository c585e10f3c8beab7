import type { Recording } from '@nexus/core/ports';

export interface Sound {
	/** 16-bit mono. */
	pcm: Int16Array;
	/** Hz. */
	sampleRate: number;
}

/** wFormatTag of a WAV file's `fmt ` chunk. */
const FORMAT = { integer: 1, float: 3, extensible: 0xff_fe } as const;
const RATES = { lowest: 8_000, highest: 192_000, headerless: 24_000 };
const FULL_SCALE = 32_767;
const HEADER = 12;

/**
 * The sound of a recording: a WAV file (RIFF, Multimedia Programming Interface 1.0) with integers of 8 to 32 bits or
 * floats, channels mixed to one, or headerless 16-bit PCM, little endian, of the rate that the MIME type names (24 kHz
 * when it names none). Sizes in the header are not believed beyond the file: servers that stream do not know them.
 * Null when it is neither.
 */
export function decodeRecording({ bytes, mimeType }: Recording): Sound | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (ascii(view, 0) === 'RIFF') return decodeWav(view);
	const isPcm =
		mimeType === '' || /^(audio\/(l16|pcm|raw|x-raw|x-pcm|basic)|application\/octet-stream)/i.test(mimeType);
	if (!isPcm || looksLikeOther(bytes)) return null;
	const sampleRate = Number(/rate=(\d+)/.exec(mimeType)?.[1] ?? RATES.headerless);
	return isRate(sampleRate) ? mixed(view, { sampleRate, channels: 1, bits: 16, isFloat: false }) : null;
}

interface Layout {
	sampleRate: number;
	channels: number;
	bits: number;
	isFloat: boolean;
}

function decodeWav(view: DataView): Sound | null {
	let layout: Layout | null = null;
	for (let at = HEADER; at + 8 <= view.byteLength; ) {
		const name = ascii(view, at);
		const start = at + 8;
		const size = Math.min(
			view.getUint32(at + 4, true) || (name === 'data' ? Number.POSITIVE_INFINITY : 0),
			view.byteLength - start,
		);
		if (name === 'fmt ' && size >= 16) layout = layoutOf(view, start, size);
		if (name === 'data') {
			const data = new DataView(view.buffer, view.byteOffset + start, size);
			return layout ? mixed(data, layout) : null;
		}
		at = start + size + (size % 2);
	}
	return null;
}

function layoutOf(view: DataView, at: number, size: number): Layout | null {
	let format = view.getUint16(at, true);
	const channels = view.getUint16(at + 2, true);
	const sampleRate = view.getUint32(at + 4, true);
	const bits = view.getUint16(at + 14, true);
	if (format === FORMAT.extensible && size >= 26) format = view.getUint16(at + 24, true);
	const isFloat = format === FORMAT.float;
	const isKnown = isFloat ? bits === 32 : format === FORMAT.integer && [8, 16, 24, 32].includes(bits);
	return isKnown && channels >= 1 && channels <= 8 && isRate(sampleRate)
		? { sampleRate, channels, bits, isFloat }
		: null;
}

function mixed(data: DataView, { sampleRate, channels, bits, isFloat }: Layout): Sound {
	const step = bits / 8;
	const frame = step * channels;
	const pcm = new Int16Array(Math.floor(data.byteLength / frame));
	const sample = reader(data, bits, isFloat);
	for (let index = 0; index < pcm.length; index++) {
		let sum = 0;
		for (let channel = 0; channel < channels; channel++) sum += sample(index * frame + channel * step);
		pcm[index] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE, Math.round(sum / channels)));
	}
	return { pcm, sampleRate };
}

/** Reads a sample at a byte, on the scale of 16 bits. */
function reader(data: DataView, bits: number, isFloat: boolean): (at: number) => number {
	if (isFloat) return (at) => data.getFloat32(at, true) * FULL_SCALE || 0;
	if (bits === 8) return (at) => (data.getUint8(at) - 128) * 256;
	if (bits === 16) return (at) => data.getInt16(at, true);
	if (bits === 24) return (at) => data.getInt16(at + 1, true);
	return (at) => data.getInt16(at + 2, true);
}

/** First bytes of Ogg, FLAC, MP3 (with a tag, without), Matroska; MP4 has its own at the fifth byte. */
const CONTAINERS = [
	[0x4f, 0x67, 0x67, 0x53],
	[0x66, 0x4c, 0x61, 0x43],
	[0x49, 0x44, 0x33],
	[0xff, 0xfb],
	[0xff, 0xf3],
	[0x1a, 0x45, 0xdf, 0xa3],
];
/** Bytes that tell text from sound. */
const LOOKED_AT = 64;

/** Text, JSON, and the containers that servers send although something else was asked for. */
function looksLikeOther(bytes: Uint8Array): boolean {
	const isContainer = CONTAINERS.some((start) => start.every((byte, at) => bytes[at] === byte));
	const start = bytes.subarray(0, LOOKED_AT);
	const isText = start.length > 0 && start.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13));
	return isContainer || isText || Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
}

const isRate = (rate: number): boolean => rate >= RATES.lowest && rate <= RATES.highest;

function ascii(view: DataView, at: number): string {
	if (at + 4 > view.byteLength) return '';
	return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
