import type { Quantity, Reading, WrittenLine } from './reading.ts';
import type { SpeechLanguage } from './speech-language.ts';

const CAPITAL_WORDS = /\p{Lu}{2,}|\p{Ll}{2,}/gu;
const SENTENCE_END = /[.!?…](?=\s)|\n|$/g;

/** A written text being read from left to right, with what the rules need to know of the words just read. */
export class Line implements WrittenLine {
	readonly text: string;
	readonly speech: SpeechLanguage;
	/** Whether the voice says English words in English. */
	readonly saysEnglish: boolean;
	at = 0;
	/** The written word before in the same clause, as written. */
	previous = '';
	/** The one before that. */
	beforePrevious = '';
	/** Whether a straight quotation mark was opened and not closed. */
	quoteOpen = false;
	quantity: Quantity | undefined;
	/** How the last words said read a roman numeral, if they did, and the words before them. */
	roman: 'cardinal' | 'ordinal' | undefined;
	romanBefore: 'cardinal' | 'ordinal' | undefined;
	/** Whether the last words said are English. */
	english = false;
	/** Whether nothing was said since the last pause. */
	clauseStart = true;
	/** Whether nothing was said since the last end of a sentence. */
	sentenceStart = true;
	#sentenceEnd = 0;
	#shouting = false;

	constructor(text: string, speech: SpeechLanguage, saysEnglish = false) {
		this.text = text;
		this.speech = speech;
		this.saysEnglish = saysEnglish;
	}

	/** Runs a sticky pattern at an offset, by default the reading position. */
	match(pattern: RegExp, at = this.at): RegExpExecArray | null {
		pattern.lastIndex = at;
		return pattern.exec(this.text);
	}

	/** The word before in lower case, without the dot of an abbreviation. */
	get before(): string {
		return this.previous.replace(/\.$/, '').toLowerCase();
	}

	/** The character at an offset, '' outside of the text. */
	char(at: number): string {
		return this.text.charAt(at);
	}

	/** Whether the sentence at hand is written in capitals, as headings are. */
	get shouting(): boolean {
		while (this.at >= this.#sentenceEnd && this.#sentenceEnd < this.text.length) {
			const start = this.#sentenceEnd;
			SENTENCE_END.lastIndex = start + 1;
			this.#sentenceEnd = SENTENCE_END.exec(this.text)?.index ?? this.text.length;
			if (this.at >= this.#sentenceEnd) continue;
			const words = this.text.slice(start, this.#sentenceEnd).match(CAPITAL_WORDS) ?? [];
			const capitals = words.filter((word) => word === word.toUpperCase()).length;
			this.#shouting = capitals >= 2 && capitals * 4 >= words.length * 3;
		}
		return this.#shouting;
	}

	/** Moves behind a reading and remembers it. */
	advance(reading: Reading): void {
		const written = this.text.slice(this.at, reading.to);
		this.at = reading.to;
		if (written === '"' && !reading.say) this.quoteOpen = !this.quoteOpen;
		if (reading.say) {
			this.beforePrevious = this.previous;
			this.previous = written;
			this.quantity = reading.quantity;
			this.romanBefore = this.roman;
			this.roman = reading.roman;
			this.english = reading.english ?? false;
			this.clauseStart = false;
			this.sentenceStart = false;
		}
		if (reading.pause) {
			this.previous = '';
			this.beforePrevious = '';
			this.quantity = undefined;
			this.english = false;
			this.clauseStart = true;
			if (reading.pause !== ',' && reading.pause !== ';') this.sentenceStart = true;
		}
	}
}
