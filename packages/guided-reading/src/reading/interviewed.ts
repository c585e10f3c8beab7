import type { Language } from '@nexus/contract';
import { initialsOf } from '@nexus/document-text';
import { languagePack } from '../language/index.ts';
import type { ReadSection } from './unit.ts';

/** Characters of a document in which its head stands. */
const HEAD = 1800;
const BY = /(?<!\p{L})(?:Por|By)\s(?=\p{Lu})/gu;
const NAME = /\p{Lu}(?:\.|[\p{L}'’-]+)(?: ["“]\p{L}{2,12}["”])?(?: (?:d[aeo]s? )?\p{Lu}(?:\.|[\p{L}'’-]+)){1,3}/gu;

/** Who asks and who answers in an interview of two, by the names that its head has for them; null for any other text. */
export function interviewed(
	sections: readonly ReadSection[],
	text: string,
	language: Language,
): { q: string; a: string } | null {
	const turns = sections.flatMap(({ units }) => units).filter(({ speaker }) => speaker !== undefined);
	const keys = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))];
	const { sources } = languagePack(language).about;
	const head = text.slice(0, HEAD).replace(BY, '');
	const names = (head.match(NAME) ?? []).filter((name) => !sources.some(([is]) => is.test(name)));
	const nameOf = (key: string) =>
		names.find(
			(name) => initialsOf(name) === key || name.split(' ').some((word) => word.toUpperCase() === key.toUpperCase()),
		);
	const asked = (key: string) =>
		turns.filter(({ speaker, pieces }) => speaker === key && pieces.at(-1)?.text.endsWith('?')).length;
	const [q, a] = keys.sort((one, other) => asked(other) - asked(one)).map(nameOf);
	return keys.length === 2 && q && a ? { q, a } : null;
}
