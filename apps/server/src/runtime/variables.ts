import type { Variable } from '@nexus/providers/registry';
import { z } from 'zod';

export { hasScheme, webAddress } from '@nexus/providers/registry';

/** What the configuration table of the README says of a variable, beside its name. */
export type VariableNotes = Omit<Variable, 'schema'>;

export const notes = z.registry<VariableNotes>();

export function integer(least: number, most: number) {
	const message = `deve ser um número inteiro de ${least} a ${most}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, message)
		.transform(Number)
		.pipe(z.number().min(least, message).max(most, message));
}

export function choice<const Values extends [string, ...string[]]>(values: Values) {
	return z.enum(values, `deve ser um destes: ${values.join(', ')}`);
}

/** Any number of items with commas between them; none by default. */
export function list<Item extends z.ZodType<string, string>>(item: Item) {
	return z
		.string()
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.pipe(z.array(item))
		.default([]);
}
