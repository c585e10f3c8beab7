/** A full name as first and last name, cut at the first space. */
export function splitName(fullName: string): [first: string, last: string] {
	const name = fullName.trim();
	const space = name.indexOf(' ');
	return space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1).trim()];
}
