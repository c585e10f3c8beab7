import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { sentenceCase } from './sentence-case.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?:\s["“][\p{L} ]{2,20}["”])?(?:\s(?:d[aeo]s?\s|van\s|von\s)?\p{Lu}[\p{L}'’-]*\.?){1,4}`;
/** "By Nora Quill", "Texto: Caio Benevides", "Interviewed by Joel Hargrove", "Autoras: Ana Lima, Rui Sato". */
const LED =
	/^(?:(?:words |text |written |interviewed |interviews? |(?:an? |the )?(?:short )?(?:story|essay|report|column) )?by|from:|de:|(?:texto |escrito |reportagem |entrevista )?por|(?:um |uma )?(?:texto|reportagem|conto|crônica|ensaio) de|entrevista a|autor(?:a|es|as)?:|equipe:|team:|authors?:|reportagem:|texto:)\s(?=\p{Lu})/iu;
/** Degrees, and marks of where somebody works: ", PhD, RN (1)". */
const DEGREES = /,\s(?:Ph\.?D|M\.?D|MS|MSc|MA|MPH|RN|JD)\.?(?=[\s,;(]|$)|\s?\([^()]{1,40}\)/gu;
/** Between names that stand in a row, and before the last one. */
const COMMA = String.raw`\s?[;,]\s`;
const AND = String.raw`\s?,?\s(?:and|e|&)\s`;
const SEVERAL = new RegExp(
	`^${NAME}(?:${COMMA}${NAME})*${AND}${NAME}(?=$|[,;]\\s[\\p{Ll}\\d]|\\s(?:for|para)\\s)`,
	'u',
);
const LISTED = new RegExp(`^${NAME}(?:${COMMA}${NAME})+$`, 'u');
const BETWEEN = new RegExp(`${AND}|${COMMA}`, 'u');
/** One name and what somebody is: "Sam Trujillo, Staff Writer". */
const ONE = new RegExp(`^${NAME}(?=$|[,;]\\s|\\s(?:for|of|para)\\s)`, 'u');

/** Marks of where the authors of a paper work: "Kent A. Duffield^2^, Hye-jin Roh¹". */
const AFFILIATIONS = /\^\d(?:,\d)*\^|[¹²³⁴⁵]|\s?\(\d\)/gu;
const AFFILIATED = /^\p{Lu}[^,;]{3,40}(?:\^\d(?:,\d)*\^|[¹²³⁴⁵]|\s?\(\d\))[,;]\s\p{Lu}/u;

/** "Across Canada", "Staff Reporter": no names. */
const NO_NAME =
	/(?<!\p{L})(?:Across|Along|Around|Through|Over|Under|Into|From|With|Without|Staff|Reporters?|Correspondents?|Redação)(?!\p{L})/u;
/** "FROM: Priya Venkataraman, Office of the Court Administrator": who writes a memorandum, with what they are. */
const SENT = /^(?:from|de):/i;
const SENDER = /^[^,]{5,60},\s\p{L}{2,}\.?\s\p{L}/u;
/** What somebody is, or for which paper, behind a name. */
const ROLE =
	/,\s[^,]*(?:Writer|Report|Repórter|Edit|Manag|Direct|Diret|Chair|Presid|Profess|Officer|Correspond|Column|Colunista|Staff|Secret|Coord|Historia|Sheriff|Mayor|Prefeit|Vereador|County|The\s)/u;

/** Who wrote a text, all of them, where a part of its head says so; null where it says nobody. */
export function authorsIn(part: string, language: Language): string | null {
	const led = LED.exec(part)?.[0] ?? (AFFILIATED.test(part) ? '' : undefined);
	if (led === undefined) return null;
	const said = part.slice(led.length).replace(DEGREES, '').replace(AFFILIATIONS, '');
	const isOfSeveral = led === '' || /^(?:autor[ea]s|equipe|team|authors):/i.test(led);
	const names = (SEVERAL.exec(said) ?? (isOfSeveral ? LISTED.exec(said) : null) ?? ONE.exec(said))?.[0];
	if (names === undefined || (!SEVERAL.test(said) && /^[^,]*\s(?:and|e|&)\s\p{Lu}/u.test(said))) return null;
	// "De: São Paulo, SP" is a place.
	if (SENT.test(led) && !SENDER.test(said)) return null;
	const isUnclear = !isOfSeveral && !/^autora?:|^author:/i.test(led) && LISTED.test(said) && !ROLE.test(said);
	if (isUnclear || NO_NAME.test(names)) return null;
	const each = names.split(BETWEEN);
	const { and } = languagePack(language);
	return each.length < 2 ? names : `${each.slice(0, -1).join(', ')} ${and} ${each.at(-1)}`;
}

/** "By Nora Quill", and what may stand behind it: who wrote what comes. */
export const isByline = (line: string): boolean =>
	/^\W*(?:written |interviewed )?(?:by|por)\s/iu.test(line) &&
	authorsIn(line.replace(/[*_#]+/g, '').trim(), 'en-US') !== null;

/** Words of a heading above the name of whoever wrote what comes. */
const MOST_HEADING = 8;

/** "FROM THE PRESIDENT", below it "Marlene Dufresne": whose words come next. */
export function namedBy(written: string): string | null {
	const [heading = '', name = '', ...more] = written.trim().split(/[ \t]*\n[ \t]*/);
	const isName = /^(?:\p{Lu}[\p{L}.'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+$/u.test(name) && name !== name.toUpperCase();
	const isLoud = heading === heading.toUpperCase() && /\p{Lu}{3}/u.test(heading) && countWords(heading) <= MOST_HEADING;
	return isName && isLoud && more.length === 0 ? `${sentenceCase(heading)}, ${name}.` : null;
}
