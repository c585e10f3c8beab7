/** What hosts say between facts. `%` stands for words of the document. */
export interface Stock {
	opening: readonly string[];
	answer: readonly string[];
	heading: readonly string[];
	question: readonly string[];
	reaction: readonly string[];
	foreign: readonly string[];
	handover: readonly string[];
	recap: readonly string[];
	goodbye: readonly string[];
}

/** All that the test tools need of one language. */
export interface LanguagePack {
	/** What the emulated model writes with. */
	stock: Stock;
	/** Small words of its notes, plans and lines. */
	note: { genre: string; listener: string; delivery: string };
	/** What it writes where a fault is wanted. */
	faults: {
		repeated: string;
		/** In the other language. */
		foreign: string;
		/** Instead of JSON. */
		prose: string;
		invented(number: number): string;
	};
	/** What an emulated voice says in place of the text that it was given. */
	otherText: string;
	/** Spelling, words and turns of phrase of another variety of the language; global. */
	otherVariety: RegExp;
	/** Lines for a voice: the last one short. */
	conversation: readonly string[];
	shortTurns: readonly string[];
	/** The sample document that sentences are taken from. */
	document: string;
}
