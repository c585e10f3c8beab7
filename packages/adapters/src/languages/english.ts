import type { LanguagePack } from './language-pack.ts';

export const ENGLISH: LanguagePack = {
	espeak: {
		name: 'en-us',
		rates: { Puck: 158, Zephyr: 152, Charon: 143, Kore: 145, Fenrir: 150, Aoede: 149 },
		warmUp:
			"By 1850 there were 12 farms! What had changed? The roads, which took coffee to the port, and everyone's haste.",
	},
	kokoro: {
		letter: 'a',
		voices: {
			Puck: 'am_puck',
			Zephyr: 'af_bella',
			Charon: 'am_onyx',
			Kore: 'af_kore',
			Fenrir: 'am_fenrir',
			Aoede: 'af_aoede',
		},
	},
	supertonicCode: 'en',
	trial: 'Hello, how are you?',
};
