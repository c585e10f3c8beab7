import type { ChosenEngine } from '../ports/engine-choice.ts';

/**
 * How much a model is shown and asked at once. Everything else is the same for all: the steps, their schemas and their
 * checks.
 */
export interface ModelProfile {
	name: 'large' | 'medium' | 'small';
	/** Characters of the document that are read at once. */
	readCharacters: number;
	/** Notes asked of one reading at most. */
	mostNotes: number;
	/** Characters of notes that a plan is made from; the document is shown beside them where it fits in, too. */
	planCharacters: number;
	/** The most words of a part, the first aside. */
	partWords: number;
	/**
	 * Words of a script up to which it is written at once, as one conversation, where the document is short as below; 0 for
	 * never.
	 */
	draftWords: number;
	/** Characters of passages that are shown with a part. */
	passageCharacters: number;
	/**
	 * Characters of a document up to which whoever writes a part, checks it and reads it at the table is shown all of it: a
	 * line may say what stands in a passage that it does not name. Small models write from their own passages alone.
	 */
	wholeCharacters: number;
	/** Lines that are judged at once. */
	judgedLines: number;
	/** Instructions are cut to what is essential. */
	isTerse: boolean;
}

/** Gemini and other providers' own: 128,000 to a million tokens in, at least sixteen thousand out. */
const LARGE: ModelProfile = {
	name: 'large',
	readCharacters: 200_000,
	mostNotes: 200,
	planCharacters: 250_000,
	partWords: 1_200,
	draftWords: 2_600,
	passageCharacters: 40_000,
	wholeCharacters: 24_000,
	judgedLines: 60,
	isTerse: false,
};

/** A server of one's own, with a context of about 16,000 tokens. */
const MEDIUM: ModelProfile = {
	name: 'medium',
	readCharacters: 16_000,
	mostNotes: 40,
	planCharacters: 18_000,
	partWords: 1_000,
	draftWords: 1_400,
	passageCharacters: 12_000,
	wholeCharacters: 9_000,
	judgedLines: 30,
	isTerse: false,
};

/** A model of 4 to 8 billion parameters, with a context of about 4,000 to 8,000 tokens. */
const SMALL: ModelProfile = {
	name: 'small',
	readCharacters: 5_000,
	mostNotes: 14,
	planCharacters: 6_000,
	partWords: 320,
	draftWords: 0,
	passageCharacters: 4_500,
	wholeCharacters: 4_500,
	judgedLines: 8,
	isTerse: true,
};

/** Billions of parameters up to which a model counts as small. */
const SMALL_UP_TO = 14;
/**
 * Models that are had from their makers alone, by the names that OpenAI, Google, Anthropic and xAI give them, behind an
 * aggregator's `google/` or `us.anthropic.` too: the smallest has 128,000 tokens of context. `gpt-oss` is anybody's to run,
 * as is what was taught by one of them and names its own size.
 */
const HOSTED = /(?:^|[/.:~])(?:gpt-(?:4o|4\.\d|[5-9])|chatgpt-|o\d(?:-|$)|gemini-|claude-|grok-)/i;
/** `8b`, `70B`, `2.5b`: billions of parameters. */
const SIZE = /(?<![\d.a-z])(\d{1,4}(?:\.\d{1,2})?)b(?![a-z\d])/gi;
const SMALL_NAMES = /(?:^|[-_:/ ])(?:mini|tiny|small|nano|lite)(?:$|[-_:. ])/i;

/**
 * The profile of a model. One behind an OpenAI-compatible address is known by its name alone, since such servers do not
 * tell their context: `gpt-5-mini` and `google/gemini-3.8-flash` are large, `llama3.1:8b`, `Qwen3-4B-Instruct` and
 * `phi-4-mini` small; what names no size, or a larger one, is between.
 */
export function modelProfile({ engine, model }: Pick<ChosenEngine, 'engine' | 'model'>): ModelProfile {
	if (engine === 'gemini') return LARGE;
	const name = model ?? '';
	const [size] = [...name.matchAll(SIZE)].map(([, billions]) => Number(billions));
	if (size !== undefined) return size <= SMALL_UP_TO ? SMALL : MEDIUM;
	if (HOSTED.test(name)) return LARGE;
	return SMALL_NAMES.test(name) ? SMALL : MEDIUM;
}
