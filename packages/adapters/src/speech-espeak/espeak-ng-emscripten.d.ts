declare module '@echogarden/espeak-ng-emscripten' {
	/** Pointers are byte offsets into the heap. A string argument is copied in by the library, a number is a pointer. */
	export interface EspeakWorker {
		set_voice(name: string): number;
		set_rate(wordsPerMinute: number): void;
		/** 0 to 99, 50 being the voice's own. */
		set_pitch(pitch: number): void;
		/** 0 to 99, 50 being the voice's own. */
		set_range(range: number): void;
		/** 0 to 200, 100 being the voice's own. */
		set_volume(volume: number): void;
		get_samplerate(): number;
		getSizeOfEventStruct_(): number;
		synth_(text: number, callback: number): void;
		/** Of its own mnemonics, `_` between them and a space between words, where `ipa` is 0. */
		text_to_phonemes(text: number, ipa: number): { ptr: number };
	}

	export interface EspeakModule {
		eSpeakNGWorker: new () => EspeakWorker;
		HEAPU8: Uint8Array;
		HEAP16: Int16Array;
		HEAP32: Int32Array;
		_malloc(bytes: number): number;
		/** Makes a function callable from the compiled code; gives its pointer. */
		addFunction(callback: (samples: number, count: number, events: number) => number): number;
		FS_createDataFile(
			folder: string,
			name: string,
			data: Uint8Array,
			canRead: boolean,
			canWrite: boolean,
			canOwn: boolean,
		): void;
		FS: {
			readdir(folder: string): string[];
			stat(path: string): { mode: number };
			isDir(mode: number): boolean;
			readFile(path: string): Uint8Array;
			writeFile(path: string, data: Uint8Array | string): void;
			unlink(path: string): void;
		};
	}

	export default function load(options?: { getPreloadedPackage: () => ArrayBufferLike }): Promise<EspeakModule>;
}
