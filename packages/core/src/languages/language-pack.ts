import type { PresetId, VoiceId } from '@nexus/contract';

/** Seconds that a voice takes for a character, a sentence and a comma of a line. */
export type Pace = readonly [character: number, sentence: number, comma: number];

/** A text for each host of each ready-made duo. */
type PresetTexts = Readonly<Record<PresetId, { a: string; b: string }>>;

/** All that the domain needs of one language of episodes. */
export interface LanguagePack {
	/**
	 * The embedded voices' paces: least squares over lines of the sample documents' scripts as eSpeak NG 0.3.5-2 says
	 * them (150 lines of Portuguese, 53 of English), by bench/speaking-pace.ts. A line's length comes out within 0.2 s of
	 * the real one in Portuguese and 0.35 s in English (root mean square), all lines together within 1 %.
	 */
	embeddedPace: Readonly<Record<VoiceId, Pace>>;
	/** What goes before a thing that is named, between spaces: most words behind one of these are nouns. */
	determiners: string;
	/** Nouns that tell of no subject, between spaces. */
	emptyNouns: string;
	/** Names of the ready-made hosts. */
	hostNames: PresetTexts;
	/**
	 * For voices, how the ready-made hosts talk, and letters that no style in this language needs. Null where the
	 * presets' own texts are in it, since it is the interface's.
	 */
	speechStyles: { presets: PresetTexts; foreignLetters: RegExp } | null;
	words: {
		and: string;
		/** As in "2 of 3". */
		of: string;
		/** A document that nothing is known of. */
		aText: string;
	};
	otherTexts(count: number): string;
	/** What a voice says of itself. */
	voiceSample(name: string): string;
	/** A word by itself is over before one has listened, and engines say it worse. */
	wordSample(word: string): string;
	/** What a voice is tried with. */
	trial: string;
}
