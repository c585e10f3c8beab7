import { expect, it } from 'vitest';
import { consequenceOf } from './voices-words.ts';

it('names what is voiced again, how long it takes and what it costs', () => {
	const natural = {
		engine: 'natural',
		model: 'supertonic-3:fast',
		audio_seconds: 600,
		work_seconds: 290,
		cost_usd: 0,
	} as const;
	expect(consequenceOf(natural, 84)).toBe(
		'Todas as 84 falas serão narradas de novo: cerca de 10 min de áudio. Esta máquina leva cerca de 5 min. Sem custo.',
	);
	const gemini = { engine: 'gemini', model: 'm', audio_seconds: 30, work_seconds: null, cost_usd: 0.0123 } as const;
	expect(consequenceOf(gemini, 1)).toMatch(
		/^A única fala será narrada de novo: menos de 1 min de áudio\. Custa cerca de US\$ 0,0123\.$/,
	);
	const server = { engine: 'openai', model: null, audio_seconds: 60, work_seconds: null, cost_usd: 0 } as const;
	expect(consequenceOf(server, 3)).toBe('Todas as 3 falas serão narradas de novo: cerca de 1 min de áudio.');
});
