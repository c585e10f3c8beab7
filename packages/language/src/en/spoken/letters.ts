/** Letters as eSpeak NG says their names; "A" alone would be the article. */
export const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
	[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, letter === 'a' ? 'eigh' : letter.toUpperCase()]),
);

export const GREEK: Readonly<Record<string, string>> = {
	α: 'alpha',
	β: 'beta',
	γ: 'gamma',
	δ: 'delta',
	ε: 'epsilon',
	ζ: 'zeta',
	η: 'eta',
	θ: 'theta',
	ι: 'iota',
	κ: 'kappa',
	λ: 'lambda',
	μ: 'mu',
	µ: 'micro',
	ν: 'nu',
	ξ: 'xi',
	ο: 'omicron',
	π: 'pi',
	ρ: 'rho',
	σ: 'sigma',
	ς: 'sigma',
	τ: 'tau',
	υ: 'upsilon',
	φ: 'phi',
	χ: 'chi',
	ψ: 'psi',
	ω: 'omega',
};

/** Words after which "A" is a letter and no article. */
export const LETTER_WORDS = new Set(
	`letter letters vitamin vitamins plan type class grade group item option hepatitis appendix section part point
	team category column row table axis series exhibit variable gate terminal`.split(/\s+/),
);

const ONSET = '(?:[bcdfgpkt][rl]|[cswtp]h|qu|s[ptckmnlw]|[bcdfghjklmnprstvwyz])';
const SYLLABLE = `${ONSET}?[aeiouy]{1,2}(?:[lmnrsx][tdkps]?|w[klns]?|[bcdgkpt]s?|ck|f|th|sh)?`;
const WORD = new RegExp(`^(?:${SYLLABLE})+$`);

/** Whether letters (lower case) follow the syllables of English. */
export function isPronounceable(letters: string): boolean {
	return letters.length >= 4 && WORD.test(letters);
}
