import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?:\s["“][\p{L} ]{2,20}["”])?(?:\s(?:d[aeo]s?\s|van\s|von\s)?\p{Lu}[\p{L}'’-]*\.?){1,4}`;
/** "By Nora Quill", "Texto: Caio Benevides", "Interviewed by Joel Hargrove", "Autoras: Ana Lima, Rui Sato". */
const LED =
	/^(?:(?:(?:an? )?(?:short )?(?:words|text|written|interviewed|interview|story|essay|report|column) )?by|(?:texto |escrito |reportagem |entrevista )?por|entrevista a|(?:autor(?:a|es|as)?|equipe|authors?|texto|from|de):)\s(?=\p{Lu})/iu;
/** Marks of where the authors of a paper work: "Kent A. Duffield^2^, Hye-jin Roh¹", "Ann Lee a,*, Rui Sá b". */
const AFFILIATION =
	/(?<=\p{Ll}) ?\(\d(?:,\s?\d)*\)|\^\d(?:,\d)*\^|(?<=\p{L})[¹²³⁴⁵]|(?<=\p{Ll}) [a-e](?:,[a-e†]?)*(?=,\s|\s(?:and|e)\s|$)|(?<=\p{Ll}) ?\d(?=\*|,\s|\s(?:and|e)\s|$)\*?/gu;
/** Before an author in the middle of a line: "Published on May 2, by Nora Quill". */
const WITHIN = /,\s(?=(?:por|by)\s\p{Lu}[\p{L}’'-]+\s\p{Lu})/u;
/** "K. Dunleavy", alone in its line. */
const INITIALS = /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]{2,}$/u;
const ROLE = /^[^,]{5,60},\s\p{L}{2,}\.?\s\p{L}/u;
/** "BY HAND AND BY EMAIL", "POR CORREIO E E-MAIL": how a letter came. */
const DELIVERED = /(?<!\p{L})(?:HAND|POST|E?-?MAIL|COURIER|FAX|CORREIO|CARTA)(?!\p{L})/u;
/** What somebody does, where they work. */
const ASIDE = /\s?\([^()]{1,40}\)/gu;
/** Between names that stand in a row. */
const BETWEEN = /\s?[;,]\s(?:(?:and|e|&)\s)?|\s(?:and|e|&)\s/u;
/** Names, and what their last one is: "Sam Trujillo, Staff Writer". */
const NAMES = new RegExp(`^${NAME}(?:(?:${BETWEEN.source})${NAME})*(?=$|[,;]\\s|\\s(?:for|of|para)\\s)`, 'u');
const LAST = /\s(?:and|e|&)\s(?=\p{Lu})/u;

const areAffiliated = (part: string): boolean => (part.match(AFFILIATION)?.length ?? 0) > 1;

/** Who wrote a paper, in a line of names with marks of where each works and no other words. */
export const affiliatedIn = (line: string, language: Language): string | null =>
	areAffiliated(line) && !/(?<![\p{L}'’-])\p{Ll}{4}|,$/u.test(line) ? authorsIn(line, language) : null;

/** Who wrote a text, all of them, where a part of its head says so; null where it says nobody. */
export function authorsIn(part: string, language: Language): string | null {
	const byline = part.split(WITHIN).at(-1) ?? part;
	const led = areAffiliated(part) || INITIALS.test(part) ? '' : LED.exec(byline)?.[0];
	if (led === undefined) return null;
	// A place or an office sends, too; who does so for it has a role.
	if (/^(?:from|de):/i.test(led) && !ROLE.test(byline.slice(led.length))) return null;
	const row = NAMES.exec(byline.slice(led.length).replace(AFFILIATION, '').replace(ASIDE, ''))?.[0];
	if (row === undefined || DELIVERED.test(row)) return null;
	const [joint = '', behind] = [LAST.exec(row)?.[0], row.split(LAST)[1]];
	// What both are stands behind the last name: "By Ana Lima and Rui Sato, Staff Writers".
	const names = behind === undefined ? row : `${row.split(LAST)[0]}${joint}${behind.split(BETWEEN)[0]}`;
	const [first = names, ...others] = names.split(BETWEEN);
	// Behind one name stands what somebody is, unless another one ends the row.
	const last =
		LAST.test(names) || led === '' || /^\p{L}+s:/u.test(led) || (/:\s$/.test(led) && others.length > 1)
			? others.pop()
			: undefined;
	return last === undefined ? first : `${[first, ...others].join(', ')} ${languagePack(language).and} ${last}`;
}
