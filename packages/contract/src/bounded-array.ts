import { z } from 'zod';

/** Of a list with many wrong elements, so many are complained about. */
const WRONG_ELEMENTS_TOLD = 3;

/**
 * A list of at most `max` elements. zod's own list makes a complaint for every wrong element before it looks at the
 * length; this one looks at the length first and stops at the first few wrong elements.
 */
export function boundedArray<Element extends z.ZodType>(
	element: Element,
	{ max, min = 0, tooMany, tooFew, error }: ArrayBounds,
) {
	return z.preprocess(
		(value, context) => {
			if (!Array.isArray(value)) return value;
			if (value.length > max) {
				context.addIssue({
					code: 'custom',
					message: tooMany ?? `A lista passa de ${max.toLocaleString('pt-BR')} itens`,
				});
				return z.NEVER;
			}
			return addFirstWrong(element, value, context) ? z.NEVER : value;
		},
		z.array(element, error).min(min, tooFew).max(max, tooMany),
	);
}

interface ArrayBounds {
	max: number;
	min?: number;
	/** Messages. */
	tooMany?: string;
	tooFew?: string;
	error?: string;
}

/** Adds what the first few wrong elements are refused for. Answers whether there are any. */
function addFirstWrong(element: z.ZodType, values: unknown[], context: z.RefinementCtx): boolean {
	let wrong = 0;
	for (const [index, value] of values.entries()) {
		const { error } = element.safeParse(value);
		if (!error) continue;
		for (const { path, message } of error.issues) {
			context.addIssue({ code: 'custom', path: [index, ...path], message });
		}
		wrong++;
		if (wrong === WRONG_ELEMENTS_TOLD) break;
	}
	return wrong > 0;
}
