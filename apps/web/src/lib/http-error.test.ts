import { expect, test } from 'vitest';
import { HttpError, isUnauthorized, NO_ANSWER, reasonFromBody, reasonOf, refusalFromBody } from './http-error.ts';

test('the reason is the message, else the detail, else the status', () => {
	expect(reasonFromBody(409, '{"message":"Já existe","detail":"outro"}', 'Network error')).toBe('Já existe');
	expect(reasonFromBody(409, '{"detail":"Só o detalhe"}', 'Network error')).toBe('Só o detalhe');
	expect(reasonFromBody(418, '{"message":""}', 'Network error')).toBe('HTTP 418');
	expect(reasonFromBody(418, 'null', 'Network error')).toBe('HTTP 418');
});

test('a body that cannot be read gives the words for it', () => {
	expect(reasonFromBody(502, '<html>', 'Network error')).toBe('Network error');
	expect(reasonFromBody(502, '', 'Upload failed')).toBe('Upload failed');
});

test('an unauthorized answer is known by its status or its word', () => {
	expect(isUnauthorized(new HttpError(401, 'Sua sessão terminou.'))).toBe(true);
	expect(isUnauthorized(new Error('Unauthorized'))).toBe(true);
	expect(isUnauthorized(new HttpError(500, 'Erro'))).toBe(false);
	expect(isUnauthorized(null)).toBe(false);
});

test('people see the reason, not the data layer’s message', () => {
	expect(reasonOf(new HttpError(500, 'Erro', '500: Erro'), 'Padrão')).toBe('Erro');
	expect(reasonOf('nada', 'Padrão')).toBe('Padrão');
	expect(reasonOf(new Error('Nosso motivo'), 'Padrão')).toBe('Nosso motivo');
});

test('where nobody answered, or only the browser speaks, people see the words of the place', () => {
	expect(reasonOf(new HttpError(0, NO_ANSWER), 'Padrão')).toBe('Padrão');
	expect(reasonOf(new TypeError('Failed to fetch'), 'Padrão')).toBe('Padrão');
	expect(reasonOf(new DOMException('The file could not be read', 'NotReadableError'), 'Padrão')).toBe('Padrão');
});

test('what an answer says for programs is its code and its fields, where it has them', () => {
	const issues = [{ path: 'email', message: 'Digite um email válido' }];
	expect(refusalFromBody(JSON.stringify({ code: 'validation', issues }))).toEqual({ code: 'validation', issues });
	for (const body of ['<html>', 'null', '{"code":7,"issues":"x"}'])
		expect(refusalFromBody(body)).toEqual({ code: '', issues: [] });
});
