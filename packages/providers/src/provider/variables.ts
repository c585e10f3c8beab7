import { z } from 'zod';

/** An environment variable, with what the configuration table of the README says of it. */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
	schema: Schema;
	/** Its values, in Markdown. */
	values: string;
	description: string;
	/** The default in words, where the schema has none to show. */
	fallback?: string;
	/** Its value is never printed. */
	secret?: boolean;
}

/** An `http:` or `https:` address, without the slash at its end. */
export function webAddress() {
	return z
		.string()
		.refine((value) => hasScheme(value, ['http:', 'https:']), 'deve ser um endereço http:// ou https://')
		.transform((value) => value.replace(/\/+$/, ''));
}

export function hasScheme(value: string, schemes: string[]): boolean {
	return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

/** The key of a provider. */
export const keyVariable = (description: string) => ({
	schema: z.string().optional(),
	values: 'key',
	description,
	fallback: 'none',
	secret: true,
});
