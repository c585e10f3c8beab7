import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { HttpError } from './http-error.ts';

/** Names of a form's fields, by what the API calls them and by the codes of errors that concern one alone. */
export type FieldsByName<Fields extends FieldValues> = Partial<Record<string, FieldPath<Fields>>>;

/** Puts what a refused call says about single fields beside them, and the focus on the first. */
export function showBeside<Fields extends FieldValues>(
	error: unknown,
	setError: UseFormSetError<Fields>,
	fields: FieldsByName<Fields>,
): void {
	if (!(error instanceof HttpError)) return;
	const { reason, refusal } = error;
	const said = [{ path: refusal.code, message: reason }, ...refusal.issues];
	let first = true;
	for (const { path, message } of said) {
		const field = fields[path];
		if (!field) continue;
		setError(field, { message }, { shouldFocus: first });
		first = false;
	}
}
