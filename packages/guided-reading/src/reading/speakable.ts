import { hasAddress } from './addresses.ts';
import { countWords, wordsOf } from './words.ts';

const CODE = /[{}\\=<>|^~]|\w_\w|\w\(\)|(?:^|\s)--?\w|(?:^|\s)\.?\/\w|\$\w+(?<!R\$)\(|\w::\w|\w->\w|^\s*[$#>]\s/;

/**
 * Whether a sentence can be read aloud and understood: words rather than addresses, code, formulas, bare
 * figures or labels set apart by dots.
 */
export function isSpeakable(text: string): boolean {
	if (hasAddress(text) || CODE.test(text) || /\s[·•]\s/.test(text)) return false;
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return letters >= 3 && letters / text.replace(/\s/g, '').length > 0.4 && countWords(text) > 0;
}

const SAYS =
	/\s[—–]\s(?:perguntou|respondeu|disse|falou|gritou|murmurou|sussurrou|continuou|completou|exclamou|retrucou|contou|explicou|pediu|insistiu|concordou|quis saber|asked|said|replied|cried|whispered|answered)(?!\p{L})/iu;

/** A line of dialogue in a story. */
export function isDialogue(text: string): boolean {
	return /^[—–-]\s?\p{L}/u.test(text) || SAYS.test(text);
}

/** Words in capitals throughout are a shout or a label, not a sentence. */
export function isShouted(text: string): boolean {
	const words = wordsOf(text).filter((word) => /\p{L}{2,}/u.test(word));
	return words.length > 1 && words.every((word) => word === word.toUpperCase());
}
