import type { Dialect } from '../dialect/dialect.ts';
import type { Rewriting } from '../sayable/shorthand-rules.ts';
import type { SignWords } from '../sayable/sign-words.ts';
import type { SentenceWords } from '../sentences/sentence-words.ts';
import type { SpeechLanguage } from '../spoken-text/speech-language.ts';

/** All that is known of one language. */
export interface LanguagePack {
	speech: SpeechLanguage;
	dialect: Dialect;
	signs: SignWords;
	/** What people write short, in full. */
	shorthand: readonly Rewriting[];
	sentences: SentenceWords;
	/** Frequent words that carry no subject, by which a text in this language is known. Lower case, with accents. */
	functionWords: ReadonlySet<string>;
	/** Words without meaning of their own, which are left out where subjects are looked for. Accents folded. */
	emptyWords: ReadonlySet<string>;
}
