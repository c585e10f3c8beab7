import type { LanguagePack } from './language-pack.ts';

export const PORTUGUESE: LanguagePack = {
	espeak: {
		name: 'pt-br',
		rates: { Puck: 176, Zephyr: 172, Charon: 165, Kore: 166, Fenrir: 170, Aoede: 169 },
		warmUp:
			'Em 1850, já eram 12 fazendas! O que mudou? As estradas, que levavam o café ao porto, e a pressa de vender.',
	},
	kokoro: {
		letter: 'p',
		voices: {
			Puck: 'pm_alex',
			Zephyr: 'pf_dora',
			Charon: 'pm_santa',
			Kore: 'pf_dora',
			Fenrir: 'pm_alex',
			Aoede: 'pf_dora',
		},
	},
	supertonicCode: 'pt',
	trial: 'Olá, tudo bem?',
};
