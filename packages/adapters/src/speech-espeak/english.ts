import type { Engine } from './engine.ts';
import type { Sentence } from './sentences.ts';

/** eSpeak's voice that knows how English words are said, and its table of phonemes. */
const ENGLISH = 'en-us';
/** The table of phonemes of the Portuguese voices. */
const PORTUGUESE = 'pt';

/** A stretch of a text, and the one that it became. */
interface Piece {
	from: number;
	to: number;
	start: number;
	end: number;
}

/**
 * A Portuguese sentence whose English words are written as phonemes of eSpeak's English voice, which the Portuguese one
 * then says in its own timbre and without a pause: `[[_^_en-us f|'i:|d|b|a|k _^_pt]]`.
 */
export function inEnglishSounds(sentence: Sentence, engine: Pick<Engine, 'phonemes'>): Sentence {
	const { text: written, english } = sentence;
	let text = '';
	const pieces: Piece[] = [];
	const add = (from: number, to: number, said: string) => {
		pieces.push({ from, to, start: text.length, end: text.length + said.length });
		text += said;
	};
	let read = 0;
	for (const { start, end } of english) {
		add(read, start, written.slice(read, start));
		text += `[[_^_${ENGLISH}`;
		for (const { 0: word, index } of written.slice(start, end).matchAll(/\S+/g)) {
			text += ' ';
			add(start + index, start + index + word.length, engine.phonemes(word, ENGLISH));
		}
		text += ` _^_${PORTUGUESE}]]`;
		read = end;
	}
	add(read, written.length, written.slice(read));
	const words = sentence.words.map((word) => ({
		...word,
		start: placeOf(word.start, pieces, 'first'),
		end: placeOf(word.end, pieces, 'last'),
	}));
	return { text, words, english: [] };
}

/** Where an offset went: of a word that became another, its start or its end. */
function placeOf(offset: number, pieces: Piece[], side: 'first' | 'last'): number {
	const holds = ({ from, to }: Piece) =>
		side === 'first' ? offset >= from && offset < to : offset > from && offset <= to;
	const piece = pieces.find(holds);
	if (!piece) return offset;
	const { from, to, start, end } = piece;
	if (end - start === to - from) return start + offset - from;
	return side === 'first' ? start : end;
}
