import { soundKey } from '@nexus/language/words';
import { isMasthead } from './document-head.ts';
import { isStockHeading } from './stock-headings.ts';

/** Characters at either end of a document in which it says who wrote it. */
const HEAD = 1500;
const TAIL = 400;
const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?:\s(?:d[aeo]s?\s|van\s|von\s)?\p{Lu}[\p{L}'’-]*\.?){1,4}`;
/** "By Nora Quill", "Por Ana Lima e Rui Sato", "Words by Isolde Brannigan. Photographs by Teo Lindqvist", "Autora: Ana Lima". */
const BYLINE = new RegExp(
	String.raw`^(?:(?:words |text |story |written )?by|(?:texto |escrito |reportagem )?por|(?:texto|reportagem) de|conto de|crônica de|autor(?:a|es|as)?:|equipe:|team:|authors?:|reportagem:|texto:)\s(${NAME}(?:(?:,\s|\s(?:e|and)\s)${NAME}){0,2})(?=$|[.,;|·—–(]|\s[|·—–(])`,
	'iu',
);
/** "Prof. Everaldo S. Nepomuceno" alone in its line. */
const TEACHER = new RegExp(String.raw`^((?:Prof|Profa|Dr|Dra)\.\s${NAME})(?=$|[.,;]?\s[|·—–])`, 'u');
/** "M. T. Ferraz — Menção honrosa": who signs below. */
const SIGNED = new RegExp(String.raw`^(${NAME})\s[—–]\s`, 'u');

/** What each of several does: "Priya Raman (payments), Tom Eklund (reliability)". */
const ROLE = /\s\([^()]{2,40}\)/g;
const SEVERAL = /^(?:autor[ea]s:|equipe:|(authors:|team:))/i;

const ALONE = /^\p{Lu}\p{Ll}[\p{L}.’'-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.’'-]*){1,3}$/u;
/** With the flag that makes "by" and "BY" one, any letter is a capital. */
const NAMES = new RegExp(String.raw`^(?:${NAME}(?:,\s|\s(?:e|and)\s)?){1,3}$|^(?:Prof|Dr)`, 'u');
/** The names, without what follows them in small letters: "Kerry Tranter, local reporter". */
const namesIn = (said: string | undefined): string | null => {
	const names = [said, said?.split(', ')[0]].find((one) => one !== undefined && NAMES.test(one));
	return names ?? null;
};

const plain = (line: string): string =>
	line
		.replace(/<[^>]{1,80}>|[*_#"“”]/g, '')
		.replace(/\s+/g, ' ')
		.trim();

/** "Estado do Espírito Santo": nobody's name. */
const OF_A_STATE =
	/^(?:estado|munic[íi]pio|prefeitura|secretaria|governo|república|state|county|city|town|village|department|republic)(?!\p{L})/iu;

/** "Renato Aguilar" in a line of its own: a name whose words stand nowhere in small letters. */
function isNameAlone(line: string, text: string): boolean {
	if (!ALONE.test(line) || isStockHeading(line) || isMasthead(line) || OF_A_STATE.test(line)) return false;
	const small = new Set(text.match(/(?<!\p{L})\p{Ll}{3,}/gu));
	return (line.match(/\p{L}{3,}/gu) ?? []).every((word) => !small.has(word.toLowerCase()));
}

/** "By Nora Quill", and what may stand behind it: who wrote what comes. */
export function isByline(line: string): boolean {
	const said = plain(line.slice(0, 300));
	const found = BYLINE.exec(said) ?? TEACHER.exec(said);
	return namesIn(found?.[1]) !== null;
}

/** ", professor aposentado": what somebody is, behind the name. */
const WHAT_FOR = /,\s\p{Ll}[\p{L} ]{3,50}$/u;
/** "Odilon Furquim, professor aposentado" in a line of its own. */
export const isNameWithRole = (line: string): boolean => WHAT_FOR.test(line) && ALONE.test(line.replace(WHAT_FOR, ''));
/** Lines below a title, blank ones aside, among which a name stands alone. */
const NAME_WITHIN = 3;
/** Characters in which the words of a name are looked up. */
const LOOKED_AT = 50_000;

/**
 * Who wrote a document, by a line of its own near its beginning, or below it; null where none tells.
 * @param title of the document, which may look like a name
 */
export function documentAuthor(text: string, title: string): string | null {
	const lines = text
		.slice(0, HEAD)
		.split(SECTION)
		.slice(0, 2)
		.join('\n')
		.split('\n')
		.filter((line) => !COLUMNS.test(line))
		.map(plain);
	for (const line of lines.flatMap((one) => [one, ...partsOf(one)])) {
		const bare = line.replace(ROLE, '');
		const found = namesIn((BYLINE.exec(bare) ?? TEACHER.exec(bare))?.[1]);
		const and = SEVERAL.exec(line)?.[1] === undefined ? ' e ' : ' and ';
		if (found) return SEVERAL.test(line) && !/\s(?:e|and)\s/.test(found) ? found.replace(/,\s(?=[^,]+$)/, and) : found;
	}
	const below = lines.filter(Boolean).slice(1, 1 + NAME_WITHIN);
	const alone = below
		.map((line) => line.replace(WHAT_FOR, ''))
		.find((line) => soundKey(line) !== soundKey(title) && isNameAlone(line, text.slice(0, LOOKED_AT)));
	if (alone) return alone;
	for (const line of text.slice(-TAIL).split('\n').map(plain)) {
		const found = isMasthead(line) ? null : namesIn(SIGNED.exec(line)?.[1]);
		if (found) return found;
	}
	return signerOf(text);
}

/** Words of a table in plain text. */
const COLUMNS = /\S {3,}\S/;
/** Where a section begins: what is said below the second one is of that section. */
const SECTION = /\n(?=##\s)/;
/** What kind of text it is, before who wrote it. */
const GENRE = /^(?:crônica|conto|artigo|ensaio|coluna|opinião|relato|story|essay|column|opinion|poem|memoir)$/iu;

/** "From the Pantry Shelf · by Lorraine Haskell": what dots set apart, a name behind a kind of text with what tells it. */
function partsOf(line: string): string[] {
	const [first = '', ...others] = line.split(/\s[·•|]\s/);
	const by = GENRE.test(first) && ALONE.test(others[0] ?? '') ? [`by ${others[0]}`] : [];
	return [...by, ...others];
}

/** Times that whoever tells a text says "I", and words of a line below a name. */
const TOLD = 3;
const MOST_BELOW = 12;
const MINE = /(?<!\p{L})(?:I|my|me|eu|meus?|minhas?)(?!\p{L})/gu;

/** "Gene Wachtel", and below it "Chief, Station 2": who signs a letter, as its last paragraph. */
function signerOf(text: string): string | null {
	const [name = '', ...below] = (
		text
			.trimEnd()
			.slice(-TAIL)
			.split(/\n[ \t]*\n/)
			.at(-1) ?? ''
	)
		.split('\n')
		.map(plain);
	const isBelow = (line: string) => !/[.!?:;]$/.test(line) && line.split(' ').length <= MOST_BELOW;
	const isSigned =
		below.length > 0 && below.length < 3 && below.every(isBelow) && isNameAlone(name, text.slice(0, LOOKED_AT));
	return isSigned && (text.match(MINE)?.length ?? 0) >= TOLD ? name : null;
}
