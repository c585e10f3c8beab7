import type { LanguagePack } from '../language-pack.ts';

export const ENGLISH: LanguagePack = {
	embeddedPace: {
		Puck: [0.0513, 0.266, 0.5191],
		Zephyr: [0.0535, 0.2552, 0.5216],
		Charon: [0.057, 0.2758, 0.5764],
		Kore: [0.0559, 0.2676, 0.5616],
		Fenrir: [0.0545, 0.2657, 0.5336],
		Aoede: [0.0546, 0.2616, 0.534],
	},
	determiners: 'the a an of this that its their his her our',
	emptyNouns:
		'case cases day days document episode example fact first hour kind last lot moment number other part parts people person place point points question second side text thing things time times truth way ways year years',
	hostNames: {
		analytical_duo: { a: 'Dr. Richard', b: 'Professor Marina' },
		entertainment_duo: { a: 'Bea', b: 'Leo' },
		educational_duo: { a: 'Claire', b: 'Professor August' },
		debate_duo: { a: 'Helen', b: 'Oliver' },
		portuguese_duo: { a: 'Tina', b: 'John' },
	},
	speechStyles: {
		presets: {
			analytical_duo: {
				a: 'Curious and exact, dry humor, short sentences',
				b: 'Clear and even, unhurried, sure of the facts',
			},
			entertainment_duo: {
				a: 'Lively and playful, quick to laugh',
				b: 'A storyteller: brisk, with a pause before what counts',
			},
			educational_duo: { a: 'Attentive and eager, thinking out loud', b: 'Patient and warm, one step at a time' },
			debate_duo: { a: 'Skeptical and firm, always fair', b: 'Steady and confident, gracious when he concedes' },
			portuguese_duo: {
				a: 'Warm and natural, as at a kitchen table',
				b: 'Easygoing and plain, like a friend telling what happened',
			},
		},
		foreignLetters: /[ãõçáéíóúâêôà]/i,
	},
	words: { and: 'and', of: 'of', aText: 'a text' },
	otherTexts: (count) => `${count} other texts`,
	voiceSample: (name) => `Hi! I'm ${name}. This is how your document will sound.`,
	wordSample: (word) => `The word ${word} will be said like this.`,
	trial:
		'By 1850, coffee made up 40% of what Brazil exported. And what changed in the country? The roads, the towns, and the haste to sell.',
};
