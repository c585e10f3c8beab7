import type { SentenceKind } from '../reading/sentence-kind.ts';

/** The ways of speaking that a duo can have. */
export const REGISTERS = ['analytical', 'entertaining', 'educational', 'debate', 'friends'] as const;
export type Register = (typeof REGISTERS)[number];

/**
 * Phrases of one purpose: those of each register, and those that fit any. Places in braces are filled from the document:
 * {t} a thing with its article, {de}, {em} and {ao} the same after those prepositions (Portuguese), [is|are] by its number.
 */
export type Pool = Partial<Record<Register | 'any', readonly string[]>>;

/** What a turn answers to: the kind of the sentence before it, or the form it had. */
export type ReactionKind =
	| 'number'
	| 'contrast'
	| 'cause'
	| 'definition'
	| 'advice'
	| 'list'
	| 'quote'
	| 'past'
	| 'general';

export interface Stock {
	/** Before the hook's sentence. */
	hook: Record<'number' | 'question' | 'fact', Pool>;
	/** Host B answers the hook and says their name: {b}. */
	hookAnswer: Pool;
	/** Where the hook stood in the document, before what followed it there: by a thing {t} that it named, or without. */
	recall: { thing: Pool; plain: Pool };
	/** Host A says their name and the topic: {a}, {topic}. */
	welcome: Pool;
	/** The same when the topic is a question. */
	welcomeQuestion: Pool;
	/** The same when the topic is a title rather than a thing: quoted. */
	welcomeTitled: Pool;
	/** Host A opens an episode without a hook, by {a} and {topic}; host B joins in by {b}. */
	openWelcome: Pool;
	openWelcomeQuestion: Pool;
	openWelcomeTitled: Pool;
	openAnswer: Pool;
	/** The first question, before anything was explained. */
	firstQuestion: Pool;
	/** Leads into a section by its heading {h}; `ask` when the heading is a question; `thing` when it is {t}. */
	bridge: Pool;
	bridgeAsk: Pool;
	bridgeThing: Pool;
	/** The same in the mouth of host B, who knows the text. */
	bridgeB: Pool;
	bridgeThingB: Pool;
	bridgeOpening: Pool;
	bridgeClosing: Pool;
	/** Host A asks after host B has named the next topic. */
	afterBridge: Pool;
	/** Host B agrees before leading on. */
	confirm: Pool;
	questions: Record<SentenceKind, { thing: Pool; plain: Pool }>;
	questionList: Pool;
	questionQuote: Pool;
	questionTable: Pool;
	/** Host A asks for what people of a story say to each other. */
	questionDialogue: Pool;
	/** Short reactions before a question. */
	leads: Record<ReactionKind, Pool>;
	/** Reactions that are a turn of their own. */
	reactions: Record<ReactionKind, Pool>;
	/** Before a fact, as part of the same turn: host A tells it; host B tells it; B goes on after a reaction. */
	tellA: Pool;
	tellB: Pool;
	/** Host A brings the document's own objection; host B answers it. */
	objection: Pool;
	concession: Pool;
	/** Before an article of a law, {n}, and before a footnote. */
	article: Pool;
	footnote: Pool;
	/** Words of an author who says "I" or "we". */
	authorVoice: Pool;
	/** Sums up by three things {x}. */
	check: Pool;
	/** Ends a part that is not the last by three things {x}. */
	partSum: Pool;
	checkAnswer: Pool;
	quoteBy: Pool;
	quoteAnonymous: Pool;
	code: Pool;
	codeNamed: Pool;
	/** A section without a sentence to say, and one that an earlier part holds word for word. */
	skipped: Pool;
	repeated: Pool;
	/** Lists: ordinals and joints. */
	list: {
		/** A number in words: from one to twenty, then by tens. */
		count: (count: number) => string;
		/** What leads the items in: `next` in turn, as long as there are items; `counts` where it says which one it is. */
		ordinals: readonly { first: string; next: readonly string[]; last: string; counts?: true }[];
		and: string;
		/** Before the items of a list without an introduction: {n}; before steps. */
		open: Pool;
		openSteps: Pool;
		/** Before the first {k} items of the list's {n}; before {k} of them, whichever they are. */
		some: Pool;
		picked: Pool;
		/** Behind an introduction that is no sentence by itself, {x}: all of {n} items, {n} steps, or {k} of {n}. */
		introduced: Pool;
		introducedSteps: Pool;
		introducedSome: Pool;
	};
	table: {
		/** A number of rows or columns in words. */
		count: (count: number) => string;
		/** Words for marks: a tick and a cross. */
		yes: string;
		no: string;
		/** {x}: rows already put into words: all; {k} of {n}; {k} of {n} columns; a piece of {n} rows by {m} columns. */
		rows: Pool;
		someRows: Pool;
		someColumns: Pool;
		piece: Pool;
		/** The highest and the lowest of {n} rows: {col} {top} {topValue} {low} {lowValue}; of another column after it. */
		compare: Pool;
		compareMore: Pool;
		/** The same where the labels need to be told what they are of: {key}. */
		compareBy: Pool;
	};
	/** End of a part that is not the last, with {next} or without; start of one that goes on with a section. */
	handover: Pool;
	handoverTo: Pool;
	pickup: Pool;
	recapOpen: Pool;
	/** Two things {x} {y}, or three with {z}, each with what was said of it. */
	recapTwo: Pool;
	recapThree: Pool;
	/** What the document went through, by three of its headings {x} {y} {z}. */
	recapPathOpen: Pool;
	recapPath: Pool;
	recapClose: Pool;
	goodbyeA: Pool;
	goodbyeB: Pool;
	/** {language} is the document's. */
	describeOpening: Pool;
	describeTitle: Pool;
	describeSize: Pool;
	describeEnd: Pool;
	chapterOpening: string;
	chapterClosing: string;
	/** Names of languages, by the first two letters of their BCP 47 tag, and for any other. */
	languages: Record<string, string>;
	otherLanguage: string;
	/** Openings that only fill a pause: at most one in four turns has one. */
	fillers: readonly string[];
}
