/** How a sentence's beginning tells whether it can be said without the one before it. */
export interface OpeningRules {
	/** It opens with a pronoun, a conclusion or something that adds or opposes: it cannot. */
	leaning: RegExp;
	/** Verbs say whom a sentence is of, which then begins with none. */
	isInVerbs: boolean;
}

/** What serves the eye only, or sends a reader elsewhere. */
export interface FurnitureRules {
	/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
	forTheEye: RegExp;
	/** Verbs that send a reader elsewhere: with a link, that is all they say. */
	sends: (text: string) => boolean;
	/** "Para mais detalhes, ", "If you like, ". */
	beforeSending: RegExp;
	/** The heading of a summary in another language. */
	otherSummary: RegExp;
}

/** Numbers, dates and signs as they are written. */
export interface NotationRules {
	/** "30 (trinta)", "60% (sessenta por cento)": a number that is written twice. */
	wordsAfterFigures: RegExp;
	/** "thirty (30)". */
	figuresAfterWords: RegExp;
	/** In place of a finding that is none. */
	insignificant: string;
	/** What a slash says. */
	slash: { per: string; or: string; and: string };
	/** Whether the day stands before the month in "3/4/2026". */
	dayFirst: boolean;
}

/** Kinds of words. */
export interface WordRules {
	/** Verbs that steps and duties begin with. */
	imperative: RegExp;
	/** What somebody says of themselves. */
	mine: RegExp;
}
