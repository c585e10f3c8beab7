import { z } from 'zod';

/** What the configuration table of the README says of a variable, beside its name. */
export interface VariableNotes {
	/** Its values, in Markdown. */
	values: string;
	description: string;
	/** The default in words, where the schema has none to show. */
	fallback?: string;
	/** Its value is never printed. */
	secret?: boolean;
}

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

/** Without the slash at its end. */
export function webAddress() {
	return z
		.string()
		.refine((value) => hasScheme(value, ['http:', 'https:']), 'deve ser um endereço http:// ou https://')
		.transform((value) => value.replace(/\/+$/, ''));
}

export function hasScheme(value: string, schemes: string[]): boolean {
	return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}
