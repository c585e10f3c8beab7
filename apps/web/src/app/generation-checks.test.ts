import { expect, test } from 'vitest';
import { problemWith } from './generation-checks.ts';

const file = { name: 'texto.md', size: 2 };

test.each([
	[{ step: 'empty' as const }, 'Erro', 'Por favor, selecione um arquivo primeiro'],
	[{ step: 'failed' as const, ...file, message: 'x' }, 'Erro', 'Upload do arquivo falhou. Tente novamente.'],
	[{ step: 'selected' as const, ...file }, 'Aguarde', 'Aguarde o upload do arquivo terminar'],
	[{ step: 'uploading' as const, ...file, progress: 0 }, 'Aguarde', 'Upload ainda em andamento...'],
])('an upload that is %o stops the generation', (state, title, description) => {
	expect(problemWith(state)).toEqual({ title, description });
});

test('a document that the server has can be generated from', () => {
	const document = {
		id: 'd',
		filename: 'a.md',
		size: 5,
		characters: 5,
		encoding: 'utf-8' as const,
		title: null,
		detected_language: 'pt',
		estimated_parts: 1,
		created_at: '2026-03-12T15:00:00Z',
	};
	expect(problemWith({ step: 'done', ...file, document, several: null, asSeries: false })).toBeNull();
});
