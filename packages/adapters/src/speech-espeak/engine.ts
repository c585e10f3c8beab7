import load, { type EspeakModule, type EspeakWorker } from '@echogarden/espeak-ng-emscripten';

const VARIANTS_FOLDER = '/usr/share/espeak-ng-data/voices/!v';
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

	/** Loads an instance with these voice variants (file name, file text) beside its own; about 0.1 s, 40 MB. */
	static async load(variants: Iterable<[name: string, text: string]>): Promise<Engine> {
		const module = await load();
		const encoder = new TextEncoder();
		for (const [name, text] of variants) {
			module.FS_createDataFile(VARIANTS_FOLDER, name, encoder.encode(text), true, true, true);
		}
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

	#voice(name: string): Uint8Array {
		const known = this.#voices.get(name);
		if (known) return known;
		this.#module.HEAPU8.set(this.#base);
		if (this.#worker.set_voice(name) !== 0) throw new Error(`eSpeak NG has no voice "${name}"`);
		const snapshot = this.#snapshot();
		this.#voices.set(name, snapshot);
		return snapshot;
	}

	#snapshot(): Uint8Array {
		const { HEAPU8 } = this.#module;
		const used = HEAPU8.findLastIndex((byte) => byte !== 0) + 1;
		return HEAPU8.slice(0, Math.min(HEAPU8.length, used + MARGIN_BYTES));
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
