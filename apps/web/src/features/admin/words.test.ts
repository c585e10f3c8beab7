import { expect, it } from 'vitest';
import { nextSpeaker } from './words.ts';

it.each([
	['elas', { engine: 'natural', model: 'supertonic-3:fast' }, 'O próximo episódio já será narrado por elas.'],
	['another model', { engine: 'natural', model: 'kokoro:fast' }, 'Vozes naturais (kokoro, qualidade rápida)'],
	['Gemini', { engine: 'gemini', model: 'gemini-tts' }, 'Vozes do Gemini (gemini-tts)'],
	[
		'a fixed engine',
		{ engine: 'embedded', model: null },
		'O próximo episódio continua com o que está em uso: Voz básica.',
	],
] as const)('says who speaks next after an installation: %s', (_, speech, words) => {
	expect(nextSpeaker(speech, 'supertonic-3')).toContain(words);
});
