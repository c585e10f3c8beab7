const MASK = '***';

/** What one log line may hold of what it is given, so that its cost does not grow with somebody's input. */
const DEPTH_MAX = 8;
const VALUES_MAX = 500;
const NAME_CHARACTERS_MAX = 100;
const TEXT_CHARACTERS_MAX = 2_000;

const SECRET_NAME = /authorization|cookie|password|secret|token|credential|api[-_]?key/i;
const SECRET_PARAMETER = /key|token|password|secret|signature/i;

// Every repetition is bounded, so that a text of n characters takes time in proportion to n.
const BEARER = /\b(Bearer|Basic) {1,10}[\w.~+/=-]{1,4000}/gi;
const ADDRESS_PASSWORD = /(:\/\/[^:/@\s"\\]{0,200}:)[^@\s"\\]{1,200}@/g;
const PARAMETER = /([?&])([\w-]{1,100})=[^&\s"\\]{1,4000}/g;

/** A text cut to `max` characters, with a note of how many it had. */
export const shortened = (text: string, max: number): string =>
	text.length > max ? `${text.slice(0, max)}… (${text.length} characters)` : text;

/**
 * A text without bearer credentials, passwords in addresses, and secret parameters of query strings; cut to `max`
 * characters.
 */
export function redactText(text: string, max = TEXT_CHARACTERS_MAX): string {
	return shortened(text, max)
		.replace(BEARER, `$1 ${MASK}`)
		.replace(ADDRESS_PASSWORD, `$1${MASK}@`)
		.replace(PARAMETER, (found, mark: string, name: string) =>
			SECRET_PARAMETER.test(name) ? `${mark}${name}=${MASK}` : found,
		);
}

/**
 * A copy of the fields of a log line without secrets: texts below names that tell of a password, token, key or cookie
 * are masked at any depth, and all other texts go through `redactText`. Numbers stay: counts of a model's tokens are no
 * secret. What is too deep or too much is left out.
 * @param serialized fields at the top that their own serializers turn into text: they are left as they are
 */
export function redactFields(fields: object, serialized: ReadonlySet<string>): Record<string, unknown> {
	let valuesLeft = VALUES_MAX;

	function redactEntries(entries: object, depth: number, secret: boolean): Record<string, unknown> {
		const copy: Record<string, unknown> = {};
		for (const [name, value] of Object.entries(entries)) {
			if (valuesLeft-- <= 0) break;
			const shown = shortened(name, NAME_CHARACTERS_MAX);
			const isSerialized = entries === fields && serialized.has(name);
			copy[shown] = isSerialized ? value : redactValue(value, depth - 1, secret || SECRET_NAME.test(shown));
		}
		return copy;
	}

	function redactValue(value: unknown, depth: number, secret: boolean): unknown {
		if (typeof value === 'string') return secret ? MASK : redactText(value);
		if (typeof value !== 'object' || value === null) return value;
		if (value instanceof Date) return value;
		if (value instanceof URL) return redactText(value.href);
		if (depth <= 0) return '[too deep]';
		if (!Array.isArray(value)) return redactEntries(value, depth, secret);
		return secret ? MASK : Object.values(redactEntries(value, depth, secret));
	}

	return redactEntries(fields, DEPTH_MAX, false);
}
