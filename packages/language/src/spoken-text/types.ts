/**
 * Where a written word stands in the spoken text. Words that are read as one ("R$ 1.234,56", "(11) 98765-4321")
 * share one entry, so entries never overlap in either text.
 */
export interface SpokenWord {
	/** [from, to) offsets in the written text. */
	from: number;
	to: number;
	/** [start, end) offsets in the spoken text; one written word may become many ("25%" -> "vinte e cinco por cento"). */
	start: number;
	end: number;
}

/** [start, end) offsets in the spoken text. */
export interface EnglishRun {
	start: number;
	end: number;
}

/** A text made ready to be read aloud: no digits, symbols or abbreviations left that a voice would stumble over. */
export interface SpokenText {
	text: string;
	/** In order, every written word that is heard. */
	words: SpokenWord[];
	/** In order, runs of words of another language's text that are English; none unless asked for. */
	english: EnglishRun[];
}
