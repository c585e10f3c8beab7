import type { LanguagePack } from '../language-pack.ts';
import { PERSONAS } from './personas/index.ts';
import { WORDING } from './wording.ts';

export const ENGLISH: LanguagePack = {
	wording: WORDING,
	personas: PERSONAS,
	comparisons: { '<': 'less than', '>': 'greater than', '<=': 'at most', '>=': 'at least' },
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
};
