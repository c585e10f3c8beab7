import type { Pause, Reading } from './reading.ts';
import type { EnglishRun, SpokenText, SpokenWord } from './types.ts';

const STRENGTH: Readonly<Record<Pause, number>> = { ',': 1, ';': 2, ':': 3, '...': 4, '.': 5, '!': 6, '?': 7 };

const WHITE_SPACE = /\s/g;

/** Puts readings together: spaces, the strongest of adjacent pauses, and where each written word is heard. */
export class SpeechBuilder {
	#said = '';
	#pause: Pause | undefined;
	#atoms: SpokenWord[] = [];
	#english: EnglishRun[] = [];

	/** Adds what was read of the written text from `from` on. */
	add(from: number, reading: Reading): void {
		if (reading.say) {
			if (this.#said !== '') this.#said += `${this.#pause ?? ''} `;
			this.#pause = undefined;
			const start = this.#said.length;
			this.#said += reading.say;
			this.#atoms.push({ from, to: reading.to, start, end: this.#said.length });
			if (reading.english) this.#addEnglish(start);
		}
		if (reading.pause && this.#said !== '') {
			if (!this.#pause || STRENGTH[reading.pause] > STRENGTH[this.#pause]) this.#pause = reading.pause;
		}
	}

	#addEnglish(start: number): void {
		const run = this.#english.at(-1);
		const end = this.#said.length;
		if (run && run.end + 1 === start) run.end = end;
		else this.#english.push({ start, end });
	}

	/** The spoken text with one entry for each written word (run of characters without white space) that is heard. */
	finish(written: string): SpokenText {
		if (this.#pause && this.#pause !== ',') this.#said += this.#pause;
		const words: SpokenWord[] = [];
		let chunkEnd = -1;
		for (const atom of this.#atoms) {
			const last = words.at(-1);
			if (last && atom.from < chunkEnd) {
				last.to = atom.to;
				last.end = atom.end;
			} else {
				words.push({ ...atom });
			}
			if (atom.to > chunkEnd) chunkEnd = endOfChunk(written, atom.to);
		}
		return { text: this.#said, words, english: this.#english };
	}
}

function endOfChunk(written: string, at: number): number {
	WHITE_SPACE.lastIndex = at;
	return WHITE_SPACE.exec(written)?.index ?? written.length;
}
