/** JSON Schemas of the answers: the subset that Gemini and the local servers enforce alike. */
const passages = { type: 'array', items: { type: 'integer' } };

const object = (properties: Record<string, object>) => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

export const SCRIPT_SCHEMA = object({
	lines: {
		type: 'array',
		items: object({ speaker: { type: 'string', enum: ['A', 'B'] }, text: { type: 'string' }, passages }),
	},
});

export const MEND_SCHEMA = object({
	lines: { type: 'array', items: object({ number: { type: 'integer' }, text: { type: 'string' }, passages }) },
});

export const OUTLINE_SCHEMA = object({
	topic: { type: 'string' },
	parts: {
		type: 'array',
		items: object({
			part: { type: 'integer' },
			points: { type: 'array', items: { type: 'string' } },
			handover: { type: 'string' },
		}),
	},
});
