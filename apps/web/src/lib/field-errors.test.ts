import { expect, test, vi } from 'vitest';
import { type FieldsByName, showBeside } from './field-errors.ts';
import { HttpError } from './http-error.ts';

const FIELDS: FieldsByName<{ email: string; password: string }> = {
	common_password: 'password',
	email: 'email',
	password: 'password',
};
const refused = (code: string, issues: { path: string; message: string }[] = []) =>
	new HttpError(422, 'Não.', 'Não.', { code, issues });

test('each field gets what is said of it, and the first of them the focus', () => {
	const setError = vi.fn();
	const issues = ['other', 'email', 'password'].map((path) => ({ path, message: `${path}?` }));
	showBeside(refused('validation', issues), setError, FIELDS);
	expect(setError.mock.calls).toEqual([
		['email', { message: 'email?' }, { shouldFocus: true }],
		['password', { message: 'password?' }, { shouldFocus: false }],
	]);
});

test('an error of one field is known by its code; any other is no field’s', () => {
	const setError = vi.fn();
	showBeside(refused('common_password'), setError, FIELDS);
	expect(setError.mock.calls).toEqual([['password', { message: 'Não.' }, { shouldFocus: true }]]);
	showBeside(refused('internal'), setError, FIELDS);
	showBeside(new Error('Não.'), setError, FIELDS);
	expect(setError).toHaveBeenCalledTimes(1);
});
