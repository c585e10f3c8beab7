/** The JSON of an answer, with or without a fence or a greeting around it; undefined when there is none. */
export function jsonOf(text: string): unknown {
	const start = text.indexOf('{');
	const end = text.lastIndexOf('}');
	return start < 0 || end < start ? undefined : parsed(text.slice(start, end + 1));
}

/**
 * The objects of the first list in a JSON text: of one that was cut, those that were closed. What stands around the JSON
 * is passed over.
 * @returns whether the list was closed, too
 */
export function listedObjects(text: string): { objects: unknown[]; isComplete: boolean } {
	const json = text.indexOf('{');
	const from = json < 0 ? -1 : text.indexOf('[', json);
	if (from < 0) return { objects: [], isComplete: false };
	const objects: unknown[] = [];
	let depth = 0;
	let start = -1;
	let inString = false;
	for (let at = from + 1; at < text.length; at++) {
		const char = text.charAt(at);
		if (inString) {
			if (char === '\\') at++;
			else if (char === '"') inString = false;
		} else if (char === '"') inString = true;
		else if (char === '{' || char === '[') {
			if (depth === 0 && char === '{') start = at;
			depth++;
		} else if (char === '}' || char === ']') {
			if (depth === 0) return { objects, isComplete: true };
			depth--;
			if (depth > 0 || start < 0) continue;
			objects.push(parsed(text.slice(start, at + 1)));
			start = -1;
		}
	}
	return { objects, isComplete: false };
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
