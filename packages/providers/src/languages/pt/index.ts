import type { LanguagePack } from '../language-pack.ts';
import { PERSONAS } from './personas/index.ts';
import { WORDING } from './wording.ts';

export const PORTUGUESE: LanguagePack = {
	wording: WORDING,
	personas: PERSONAS,
	comparisons: { '<': 'menor que', '>': 'maior que', '<=': 'menor ou igual a', '>=': 'maior ou igual a' },
	kokoro: {
		letter: 'p',
		// Kokoro has three Portuguese voices, so that some of ours share one.
		voices: {
			Puck: 'pm_alex',
			Zephyr: 'pf_dora',
			Charon: 'pm_santa',
			Kore: 'pf_dora',
			Fenrir: 'pm_alex',
			Aoede: 'pf_dora',
		},
	},
};
