import { describe, expect, it } from 'vitest';
import { type Wait, waitedWords, waitWords } from './wait-words.ts';

const NOW = new Date(2026, 10, 24, 14, 30).getTime();
const wait = (values: Partial<Wait>): Wait => ({
	waiting_for: 'speech_provider',
	waiting_reason: 'unavailable',
	waiting_since: new Date(NOW - 45_000).toISOString(),
	waiting_until: new Date(NOW + 120_000).toISOString(),
	...values,
});
const until = (...time: [number, number, number, number, number]) => new Date(...time).toISOString();

describe('words of a wait', () => {
	it.each([
		[wait({}), 'Aguardando o provedor de voz voltar, nova tentativa às 14:32'],
		[wait({ waiting_for: 'storage' }), 'Aguardando o armazenamento de arquivos voltar, nova tentativa às 14:32'],
		[wait({ waiting_reason: 'silent' }), 'Sem resposta do provedor de voz, nova tentativa às 14:32'],
		[
			wait({ waiting_reason: 'busy', waiting_for: 'script_provider' }),
			'Aguardando: o provedor do roteiro pediu para esperar, nova tentativa às 14:32',
		],
		[
			wait({ waiting_reason: 'daily_quota', waiting_until: until(2026, 10, 25, 5, 0) }),
			'A cota diária do provedor de voz acabou, nova tentativa amanhã às 05:00',
		],
		[
			wait({ waiting_until: until(2026, 10, 26, 5, 0) }),
			'Aguardando o provedor de voz voltar, nova tentativa em 26/11 às 05:00',
		],
		[
			wait({ waiting_until: until(2026, 10, 24, 14, 29) }),
			'Aguardando o provedor de voz voltar, tentando de novo agora',
		],
		[wait({ waiting_for: 'worker' }), 'Nenhum processo deste servidor está gerando episódios. Avise o administrador.'],
		[wait({ waiting_for: null, waiting_reason: null }), null],
	])('say for what and until when: %#', (given, words) => {
		expect(waitWords(given, NOW)).toBe(words);
	});

	it('say for how long', () => {
		const since = (seconds: number) => wait({ waiting_since: new Date(NOW - seconds * 1000).toISOString() });
		expect([45, 119, 120, 7199, 7200].map((seconds) => waitedWords(since(seconds), NOW))).toEqual([
			'há 45 s',
			'há 119 s',
			'há 2 min',
			'há 119 min',
			'há 2 h',
		]);
	});
});
