/** How a sentence's beginning tells whether it can be said without the one before it. */
export interface OpeningRules {
	/** It opens with a pronoun, a conclusion, or a verb whose subject was named before: it cannot. */
	leaning: (text: string) => boolean;
	/** "The result was ...": nouns that point back at what was just said, unless "of ..." says at what. */
	pointsBack: RegExp;
	/** Sentences that start like leaning ones, but stand by themselves. */
	standing: (text: string) => boolean;
	/** Connectives that add or oppose. Without the sentence before, the rest stands without them. */
	connective: RegExp;
	/** A pronoun early in the sentence whose noun is likely to be in the sentence before. */
	earlyPronoun: RegExp;
	/** '"Levar para onde?", perguntou.': whoever says it is named in the sentence before. */
	spokenByNobody: RegExp;
	/** "The site was down": something that was named before. */
	definite: RegExp;
	/** The same connectives set inside the sentence. */
	parenthetic: RegExp;
	/** Promises more than it says, so that the sentence after it belongs to it: "by two old habits.", "a simple question:". */
	promises: RegExp;
	/** A verb first, or after an adverbial: in Portuguese its subject is in the sentence before. */
	verbFirst: readonly RegExp[];
	/** "Foram apresentados três orçamentos", "Decidiu-se pintar": a verb first whose subject, or nobody, comes after it. */
	subjectAfter: RegExp | null;
	/** "Seu Anselmo", "Dona Cida", "Sua Excelência": how somebody is called, whatever else "seu" may be. */
	called: RegExp | null;
	/** "He" and "she" early in a sentence: the person has to be named before. */
	somebody: RegExp | null;
}

/** What serves the eye only, or sends a reader elsewhere. */
export interface FurnitureRules {
	/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
	forTheEye: RegExp;
	/** Whose a report or a picture is. */
	credit: (text: string) => boolean;
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
	/** Whether a comma stands before decimals, and dots between thousands. */
	decimalComma: boolean;
	/** Whether the day stands before the month in "3/4/2026". */
	dayFirst: boolean;
}

/** Kinds of words. */
export interface WordRules {
	/** A number in words, in small letters. */
	numberWord: RegExp;
	/** Verbs that steps and duties begin with. */
	imperative: RegExp;
	/** Names of columns, and what stands in them, that are nobody's names. */
	commonName: RegExp;
	/** What somebody says of themselves. */
	mine: RegExp;
	/** "Plantar 200 mudas": what is to be done. */
	infinitive: RegExp | null;
}
