import type { RuntimeModel } from './types.ts';

/** What the process that holds a model is told. */
export type Order =
	| { type: 'load'; model: RuntimeModel; threads: number; mostBytes: number }
	| ({ type: 'speak'; id: number } & Utterance)
	| { type: 'stop'; id: number };

export interface Utterance {
	text: string;
	speaker: number;
	/** 1 is the model's own pace. */
	speed: number;
	steps: number;
	seed: number;
	/** As the model calls it; null where it is not told. */
	language: string | null;
	/** Most characters that are spoken in one go. */
	mostCharacters: number;
}

/** What it answers. */
export type Answer =
	| { type: 'loaded'; speakers: number; sampleRate: number }
	| { type: 'spoke'; id: number; sound: Sound; milliseconds: number }
	| { type: 'stopped'; id: number }
	/** It needs more memory than it may have, and is to be ended. */
	| { type: 'overfull' }
	/** It has no voice of that number, but so many. */
	| { type: 'no_voice'; id: number; speakers: number }
	| { type: 'failed'; id: number | null; message: string };

export interface Sound {
	/** 16-bit mono, little endian. */
	pcm: Uint8Array;
	/** Hz. */
	sampleRate: number;
}
