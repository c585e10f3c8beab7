import { z } from 'zod';
import { asData } from '../data-text.ts';
import { jsonOf } from '../json-answer.ts';
import type { Question } from '../text-model.ts';
import { descriptionOf } from './index.ts';
import type { DuoCharacter, PersonaPack, PersonaRequest } from './persona.ts';

/** Characters of one field: a page of character is no novel. */
const MOST = 700;
const MOST_LINE = 400;

const said = z.string().trim().min(1).max(MOST).transform(asData);
const character = z.object({ thinks: said, cares: said, talks: said, never: said, disagrees: said, treats: said });
const exchange = z
	.array(z.object({ speaker: z.enum(['A', 'B']), text: z.string().trim().min(1).max(MOST_LINE).transform(asData) }))
	.min(3)
	.max(6);
const answer = z.object({ together: said, A: character, B: character, examples: z.tuple([exchange, exchange]) });

const text = { type: 'string' };
const FIELDS = ['thinks', 'cares', 'talks', 'never', 'disagrees', 'treats'];
const CHARACTER = object(Object.fromEntries(FIELDS.map((field) => [field, text])));
const EXCHANGE = {
	type: 'array',
	minItems: 4,
	maxItems: 5,
	items: object({ speaker: { type: 'string', enum: ['A', 'B'] }, text }),
};
const SCHEMA = object({
	together: text,
	A: CHARACTER,
	B: CHARACTER,
	examples: { type: 'array', minItems: 2, maxItems: 2, items: EXCHANGE },
});

function object(properties: Record<string, object>): object {
	return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Asks a model for the two people of a custom duo or style, in the form that the ready-made ones have. */
export function deepenQuestion(
	request: PersonaRequest,
	{ deepen }: PersonaPack,
): Pick<Question, 'system' | 'user' | 'schema' | 'name'> {
	const { hosts, customStyle } = request;
	const host = (side: 'A' | 'B') =>
		`<host id="${side}" name="${asData(hosts[side].name).replaceAll('"', "'")}">${asData(descriptionOf(request, side))}</host>`;
	const style = customStyle ? `\n<style>${asData(customStyle)}</style>` : '';
	return { system: deepen, user: `${host('A')}\n${host('B')}${style}`, schema: SCHEMA, name: 'personas' };
}

/** Null for an answer that is not of the form: the two people made by rule will do then. */
export function deepenedDuo(textOfAnswer: string): DuoCharacter | null {
	const parsed = answer.safeParse(jsonOf(textOfAnswer));
	return parsed.success ? parsed.data : null;
}
