import { LINE_KINDS, VERDICTS } from './check/draft.ts';
import { STUMBLES } from './table-read/stumble.ts';

/** JSON Schemas of the answers: the subset that Gemini and the local servers enforce alike. */
const object = (properties: Record<string, object>) => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

const integer = { type: 'integer' };
const string = { type: 'string' };
const passages = { type: 'array', items: integer };
const speaker = { type: 'string', enum: ['A', 'B'] };
const kind = { type: 'string', enum: LINE_KINDS };

const listOf = (name: string, item: object) => object({ [name]: { type: 'array', items: item } });

export const SCRIPT_SCHEMA = listOf(
	'lines',
	object({ beat: integer, speaker, text: string, passages, kind, delivery: string }),
);

export const CHECK_SCHEMA = listOf(
	'verdicts',
	object({
		number: integer,
		supported: { type: 'boolean' },
		problem: { type: 'string', enum: ['none', ...VERDICTS] },
		words: string,
	}),
);

export const REWRITE_SCHEMA = listOf(
	'lines',
	object({ number: integer, text: string, passages, kind, delivery: string }),
);

const numbers = { type: 'array', items: integer };

const revision = {
	changes: { type: 'array', items: object({ number: integer, speaker, text: string, passages, delivery: string }) },
	cut: numbers,
};

export const TABLE_READ_SCHEMA = object({ ...revision, order: numbers });

export const LISTEN_SCHEMA = listOf(
	'stumbles',
	object({ number: integer, kind: { type: 'string', enum: STUMBLES }, words: string }),
);

export const MEND_SCHEMA = object(revision);
