import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import load, { type EspeakModule, type EspeakWorker } from '@echogarden/espeak-ng-emscripten';

const DATA_FILE = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten/espeak-ng.data');
const DATA_FOLDER = '/usr/share/espeak-ng-data';
const VARIANTS_FOLDER = `${DATA_FOLDER}/voices/!v`;
const DICTIONARIES = ['pt_dict', 'en_dict'];
/** Heap kept beyond its last used byte, so that what a call leaves behind its own end is wiped as well. */
const MARGIN_BYTES = 64 * 1024;
/** Below eSpeak's own 100, so that its automatic gain, which would pump, never has to act. */
const VOLUME = 60;
/** enum espeak_EVENT_TYPE of speak_lib.h. */
const EVENT = { end: 0, word: 1 } as const;
/** 32-bit words of struct espeak_EVENT, from its start. */
const FIELD = { textPosition: 2, sample: 5 } as const;

export interface VoiceSettings {
	/** eSpeak's name, such as `pt-br+nexus-kore`. */
	name: string;
	/** Nominal words a minute. */
	rate: number;
	/** 0 to 99, 50 being the voice's own. */
	pitch: number;
	/** 0 to 99, 50 being the voice's own. */
	range: number;
}

export interface WordEvent {
	/** Character (code point) of the text where the word starts, from 0. */
	position: number;
	sample: number;
}

export interface Utterance {
	/** 16-bit mono; the engine's own buffer, valid until the next call. */
	samples: Int16Array;
	words: WordEvent[];
}

/**
 * eSpeak NG, one instance. It keeps state from call to call (pitch flutter, noise, gain), so that the same text would
 * sound different each time: each voice's heap is therefore kept as it was before its first call and put back before
 * every one. That also takes back all memory a call ever allocated.
 */
export class Engine {
	readonly sampleRate: number;
	readonly #module: EspeakModule;
	readonly #worker: EspeakWorker;
	readonly #callback: number;
	readonly #eventWords: number;
	readonly #base: Uint8Array;
	readonly #voices = new Map<string, Uint8Array>();
	#samples = new Int16Array(30 * 22_050);
	#count = 0;
	#words: WordEvent[] = [];

	private constructor(module: EspeakModule) {
		this.#module = module;
		this.#worker = new module.eSpeakNGWorker();
		this.#worker.set_volume(VOLUME);
		this.#callback = module.addFunction((samples, count, events) => this.#receive(samples, count, events));
		this.#eventWords = this.#worker.getSizeOfEventStruct_() / 4;
		this.sampleRate = this.#worker.get_samplerate();
		this.#worker.set_voice('en-us');
		this.#base = this.#snapshot();
	}

	/** Loads an instance with these voice variants (file name, file text) beside its own; about 0.2 s and 30 MB. */
	static async load(variants: Iterable<[name: string, text: string]>): Promise<Engine> {
		const { buffer } = await readFile(DATA_FILE);
		const module = await load({ getPreloadedPackage: () => buffer });
		keepNeededFiles(module);
		buffer.transfer(0);
		for (const [name, text] of variants) module.FS.writeFile(`${VARIANTS_FOLDER}/${name}`, text);
		return new Engine(module);
	}

	/** Bytes of the instance's memory, which never shrinks. */
	get heapBytes(): number {
		return this.#module.HEAPU8.byteLength;
	}

	/** The text is read as SSML. An instance that threw must not be used again. */
	speak(text: string, voice: VoiceSettings): Utterance {
		const { HEAPU8 } = this.#module;
		HEAPU8.set(this.#voice(voice.name));
		this.#worker.set_rate(voice.rate);
		this.#worker.set_pitch(voice.pitch);
		this.#worker.set_range(voice.range);
		this.#count = 0;
		this.#words = [];
		this.#worker.synth_(this.#write(text), this.#callback);
		return { samples: this.#samples.subarray(0, this.#count), words: this.#words };
	}

	/** How a voice says a word, as phonemes that `speak` takes between `[[` and `]]`. */
	phonemes(word: string, voiceName: string): string {
		const { HEAPU8 } = this.#module;
		HEAPU8.set(this.#voice(voiceName));
		const { ptr } = this.#worker.text_to_phonemes(this.#write(word), 0);
		const said = new TextDecoder().decode(HEAPU8.subarray(ptr, HEAPU8.indexOf(0, ptr)));
		return said.trim().replace(/[_\s]+/g, '|');
	}

	#voice(name: string): Uint8Array {
		const known = this.#voices.get(name);
		if (known) return known;
		this.#module.HEAPU8.set(this.#base);
		this.#module.HEAPU8.fill(0, this.#base.length, Math.max(this.#base.length, this.#used()));
		if (this.#worker.set_voice(name) !== 0) throw new Error(`eSpeak NG has no voice "${name}"`);
		const snapshot = this.#snapshot();
		this.#voices.set(name, snapshot);
		return snapshot;
	}

	#snapshot(): Uint8Array {
		return this.#module.HEAPU8.slice(0, this.#used() + MARGIN_BYTES);
	}

	/** Where the heap holds nothing but zeros from, in bytes. */
	#used(): number {
		const { HEAP32 } = this.#module;
		let used = HEAP32.length;
		while (used > 0 && HEAP32[used - 1] === 0) used--;
		return used * 4;
	}

	#write(text: string): number {
		const bytes = new TextEncoder().encode(text);
		const pointer = this.#module._malloc(bytes.length + 1);
		this.#module.HEAPU8.set(bytes, pointer);
		this.#module.HEAPU8[pointer + bytes.length] = 0;
		return pointer;
	}

	#receive(samples: number, count: number, events: number): number {
		const { HEAP16, HEAP32 } = this.#module;
		if (samples !== 0 && count > 0) {
			this.#reserve(this.#count + count);
			this.#samples.set(HEAP16.subarray(samples / 2, samples / 2 + count), this.#count);
			this.#count += count;
		}
		for (let at = events / 4; ; at += this.#eventWords) {
			const type = HEAP32[at];
			if (type === undefined || type === EVENT.end) return 0;
			if (type !== EVENT.word) continue;
			this.#words.push({
				position: (HEAP32[at + FIELD.textPosition] ?? 1) - 1,
				sample: HEAP32[at + FIELD.sample] ?? 0,
			});
		}
	}

	#reserve(count: number): void {
		if (count <= this.#samples.length) return;
		const larger = new Int16Array(Math.max(count, this.#samples.length * 2));
		larger.set(this.#samples.subarray(0, this.#count));
		this.#samples = larger;
	}
}

/** The package's data is one block of 24 MB, which it never lets go: what we need is copied out of it. */
function keepNeededFiles({ FS }: EspeakModule): void {
	for (const name of FS.readdir(DATA_FOLDER)) {
		if (name.endsWith('_dict') && !DICTIONARIES.includes(name)) FS.unlink(`${DATA_FOLDER}/${name}`);
	}
	copyFiles(FS, DATA_FOLDER);
}

function copyFiles(files: EspeakModule['FS'], folder: string): void {
	for (const name of files.readdir(folder)) {
		if (name === '.' || name === '..') continue;
		const path = `${folder}/${name}`;
		if (files.isDir(files.stat(path).mode)) copyFiles(files, path);
		else files.writeFile(path, files.readFile(path));
	}
}
