import { describe, expect, test } from 'vitest';
import { hintsFor } from './hints.ts';
import { partOf, segmentsOf, segmentsOfParts, stageOf, stoppedIn, timeLeft } from './stage.ts';

describe('stageOf', () => {
	test.each([
		[0, 'analysis'],
		[20, 'analysis'],
		[21, 'script'],
		[50, 'script'],
		[51, 'audio'],
		[95, 'audio'],
		[96, 'finishing'],
		[100, 'finishing'],
	])('without a marker, %i%% is %s', (percent, id) => {
		expect(stageOf({ stage: null, text: '...' }, percent).id).toBe(id);
	});

	test.each([
		['Gerando script: parte 3/3', 5, 'script'],
		['Sintetizando áudio: parte 1/2', 5, 'audio'],
		['Áudio pronto: parte 1/2', 5, 'audio'],
		['Finalizando podcast', 5, 'finishing'],
		['🔍 Analisando o documento', 90, 'analysis'],
		['Escrevendo o roteiro da parte 2/3', 5, 'script'],
		['📝', 5, 'script'],
		['Gerando o áudio da parte 1/3', 5, 'audio'],
		['🎙️ parte 1/2', 5, 'audio'],
		['Finalizando o áudio', 5, 'finishing'],
	])('"%s" goes before %i%%', (step, percent, id) => {
		expect(stageOf({ stage: null, text: step }, percent).id).toBe(id);
	});

	test('what the job says goes before its text and its percentage', () => {
		expect(stageOf({ stage: 'audio', text: 'Gerando script' }, 5).id).toBe('audio');
	});
});

const inWords = (current_step: string) => ({ current_step, part: null, parts: null });

test('the part is what the job says, else read from the status text', () => {
	expect(partOf({ current_step: 'parte 1/2', part: 3, parts: 4 })).toEqual({ part: 3, total: 4 });
	expect(partOf(inWords('Gerando o áudio da parte 2/14'))).toEqual({ part: 2, total: 14 });
	expect(partOf(inWords('Parte 1 / 3'))).toEqual({ part: 1, total: 3 });
	expect(partOf(inWords('Gerando'))).toBeNull();
});

const at = (step: string, { total, generated }: { total: number; generated: number }) => ({
	...inWords(step),
	result_data: { total_parts: total, generated_parts: generated },
});

describe('segmentsOf', () => {
	test('what is before the counter is done, the counter’s part is being made', () => {
		expect(segmentsOf(at('parte 2/4', { total: 4, generated: 0 }), 40)).toEqual([
			'done',
			'active',
			'pending',
			'pending',
		]);
	});

	test('without a counter the finished parts tell', () => {
		expect(segmentsOf(at('Gerando', { total: 3, generated: 2 }), 40)).toEqual(['done', 'done', 'active']);
	});

	test('from 95% all are done', () => {
		expect(segmentsOf(at('parte 2/3', { total: 3, generated: 1 }), 95)).toEqual(['done', 'done', 'done']);
	});

	test('fewer than two parts show none', () => {
		expect(segmentsOf(at('parte 1/1', { total: 1, generated: 0 }), 40)).toEqual([]);
	});
});

test('parts made side by side are shown as each of them is', () => {
	const part = (status: 'pending' | 'processing' | 'completed') => ({
		part_number: 1,
		title: '',
		status,
		duration_seconds: null,
	});
	const parts = [part('processing'), part('completed'), part('pending')];
	expect(segmentsOfParts(parts, 40)).toEqual(['active', 'done', 'pending']);
	expect(segmentsOfParts(parts, 95)).toEqual(['done', 'done', 'done']);
	expect(segmentsOfParts([part('processing')], 40)).toEqual([]);
});

describe('timeLeft', () => {
	const end = '2026-03-12T15:00:00Z';
	const before = (seconds: number) => timeLeft({ expected_end_at: end }, Date.parse(end) - seconds * 1000);

	test('is as exact as what is left is short', () => {
		expect([200, 100, 74, 42, 22, 9, 3, -2].map(before)).toEqual([
			'cerca de 3 minutos restantes',
			'cerca de 2 minutos restantes',
			'cerca de 70 segundos restantes',
			'cerca de 40 segundos restantes',
			'cerca de 20 segundos restantes',
			'cerca de 10 segundos restantes',
			'poucos segundos restantes',
			'poucos segundos restantes',
		]);
	});

	test('says nothing while the end is not known, or has not come when it was expected', () => {
		expect(timeLeft({ expected_end_at: null }, Date.parse(end))).toBeNull();
		expect(before(-20)).toBeNull();
	});
});

test('the hints follow the words of the message', () => {
	expect(hintsFor('Falhou').join(' ')).not.toMatch(/provedor|chave/);
	expect(hintsFor('A API respondeu 500').join(' ')).toContain('provedor');
	expect(hintsFor('Token inválido').join(' ')).toContain('chave');
});

describe('the step that a job failed in', () => {
	const history = (...steps: string[]) => ({
		steps_history: steps.map((step) => ({ step, stage: null, timestamp: '2026-11-21T12:00:00.000Z' })),
	});

	test('is the last before the failure', () => {
		expect(stoppedIn(history('Na fila', 'Analisando documento', 'Falha na geração')).text).toBe('Analisando documento');
	});

	test('is unknown where nothing came before', () => {
		expect(stoppedIn(history('Falha na geração')).text).toBe('Desconhecida');
	});
});
