/** Words that tell where a sentence ends. Each list is of words with spaces between. */
export interface SentenceWords {
	/** Before a name, so never the last word of a sentence; written with a capital ("Ver. Silva", but "quero ver."). */
	titles: string;
	/** Always followed by more, in capitals or not. */
	neverLast: string;
	/** Abbreviations only before a number ("p. 5", "no. 3", "cap. IV", "set. 2024"); else ordinary words or ends. */
	beforeNumber: string;
	/** May end a sentence: what follows decides. */
	maybeLast: string;
	/** Words that, with a capital, most likely begin a sentence: after "etc." or "U.S." they tell a new one. */
	starters: string;
}
