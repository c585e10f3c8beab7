import type { Register } from './register.ts';

/** Phrases of an episode's opening and closing: `{a}` is the host who speaks, `{t}` the document. */
export interface Greetings {
	/** The first line where no sentence of the document comes before it, and the line after the document's own beginning. */
	welcome: readonly string[];
	afterLead: string;
	/** How the other host joins in; {s} is a whole sentence. */
	join: readonly string[];
	goodbye: readonly string[];
}

/** What a document's first lines say of it. */
export interface SaidOfDocument {
	/** Who wrote it. */
	by: string | null;
	/** "an opinion column". */
	kind: string | null;
	date: string | null;
	revised: string | null;
	/** Who gave it out, behind what leads to it: "from the Town Council", "da Prefeitura de Itu". */
	source: string | null;
}

/** How what is known of a document is said. */
export interface AboutRules {
	/** Kinds of texts by their names, with an article. */
	kinds: ReadonlyMap<string, string>;
	/** Names of organisations and papers, and what leads to them. */
	sources: readonly (readonly [RegExp, string])[];
	/** Who asks and who answers in an interview. */
	speak: string;
	interview: string;
	/** The document, before what is said of it. */
	is: string;
	/** What is said of it, a verb first; empty where a piece is not known. */
	clauses: (said: SaidOfDocument) => string[];
}

/** What serves the eye only, or sends a reader elsewhere. */
export interface FurnitureRules {
	/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
	forTheEye: RegExp;
	/** Verbs that send a reader elsewhere: with a link, that is all they say. */
	sends: RegExp;
	/** Points at what is seen, or sends to a file or another text, with a link or without. */
	points: RegExp;
	/** The heading of a summary in another language. */
	otherSummary: RegExp;
}

/** Kinds of words and of sentences. */
export interface WordRules {
	/** A sentence that opens with a pronoun, a conclusion or something that adds or opposes: it needs the one before it. */
	leaning: RegExp;
	/** Verbs that steps and duties begin with. */
	imperative: RegExp;
	/** What somebody says of themselves. */
	mine: RegExp;
}

/** Everything that depends on the language. */
export interface LanguagePack {
	greetings: Record<Register, Greetings>;
	furniture: FurnitureRules;
	words: WordRules;
	/** Titles before which hosts put an article when they say who they are, and the article. */
	titles: readonly (readonly [RegExp, string])[];
	/** The reading begins; it goes on behind the document's own beginning. */
	begins: readonly string[];
	goesOn: string;
	about: AboutRules;
	/** At the end, before goodbye. */
	ended: string;
	/** Of a changelog whose older versions are not read. */
	older: string;
	/** What a document without a title is, by a word of it that tells. */
	untitledKinds: readonly (readonly [RegExp, string])[];
	/** A document without a title, and several documents by what they are about. */
	untitled: string;
	several: string;
	version: string;
	/** A version that was taken back. */
	withdrawn: string;
	and: string;
	chapterOpening: string;
	chapterClosing: string;
	/** What numbers items. */
	list: { numbers: readonly string[] };
	/** Before a year. */
	inYear: string;
	/** Who writes a message, to whom, and on which day. */
	mail: { from: string; to: string; on: string };
	/** In place of a part of which nothing can be read: code, references, repetitions; `{k}` is its number. */
	nothing: string;
	/** A document in a language that is not read: `{language}`, `{sections}`, `{minutes}`. */
	described: { opening: string; title: string; size: string; end: string };
	counted: { section: readonly [string, string]; minute: readonly [string, string] };
	/** In place of the name of a language that has none. */
	otherLanguage: string;
}
