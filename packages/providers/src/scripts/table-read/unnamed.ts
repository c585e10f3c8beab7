import type { Draft } from '../check/draft.ts';
import { asData } from '../data-text.ts';
import type { PartContext } from '../part/part-context.ts';

/** Lines of an episode by which both hosts have been called by name. */
const NAMED_BY = 8;

/** Whom nobody has called by name when an episode begins, by the name that people use: "Ricardo" for Dr. Ricardo. */
export function unnamedBlock({ opening, request }: PartContext, drafts: readonly Draft[]): string {
	if (!opening) return '';
	const said = drafts
		.slice(0, NAMED_BY)
		.map(({ text }) => text)
		.join(' ');
	const missing = [request.hosts.A, request.hosts.B]
		.map(({ name }) => name.split(' ').at(-1) ?? name)
		.filter((name) => !said.includes(name));
	return missing.length === 0 ? '' : `<unnamed>${asData(missing.join(', '))}</unnamed>`;
}
