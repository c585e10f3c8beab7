import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';
import { isStockHeading } from './stock-headings.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?:\s(?:d[aeo]s?\s|van\s|von\s)?\p{Lu}[\p{L}'’-]*\.?){1,4}`;
/** What a name is alone, in any line of a head. */
const ALONE = new RegExp(`^${NAME}$`, 'u');
/** "By Nora Quill", "Texto: Caio Benevides", "Interviewed by Joel Hargrove", "Autoras: Ana Lima (compras), Rui Sato". */
const LED =
	/^(?:(?:words |text |story |written |interviewed )?by|(?:texto |escrito |reportagem |entrevista )?por|(?:texto|reportagem|conto|crônica) de|entrevista a|autor(?:a|es|as)?:|equipe:|team:|authors?:|reportagem:|texto:)\s(?=\p{Lu})/iu;
const TEACHER = /^(?=(?:Prof|Profa|Dr|Dra)\.\s\p{Lu})/u;
/** Degrees, and marks of where somebody works: ", PhD, RN (1)". */
const DEGREES = /,\s(?:Ph\.?D|M\.?D|MS|MSc|MA|MPH|RN|PT|DPT|DVM|JD|BSN|FACS)\.?(?=[\s,;(]|$)|\s?\([^()]{1,40}\)/gu;
/** Between names that stand in a row. */
const BETWEEN = /\s?[;,]\s(?:and\s|e\s)?|\s(?:and|e|&)\s/u;
const FIRST = new RegExp(`^${NAME}(?=$|[.,;|·—–]|\\s)`, 'u');
const AND_NEXT = new RegExp(`^(?:${BETWEEN.source})(?=${NAME}(?:$|[,;.]|\\s(?:and|e|&)\\s))`, 'u');
const MARKED = /[;,]?\s?(?:\(\d{1,2}(?:,\d{1,2})*\)|(?<=\p{Ll})\d[\d,*]*)/gu;
/** Names that are said one by one. */
const MOST_NAMED = 3;

/** Who wrote a text, as a line of its head says; null where it says nobody. The rest is what the line says behind them. */
export function authorsIn(
	line: string,
	language: Language,
	isSource: (name: string) => boolean,
): { names: string; rest: string } | null {
	const marks = line.match(MARKED)?.length ?? 0;
	const led = LED.exec(line)?.[0] ?? (TEACHER.test(line) || marks > 1 ? '' : undefined);
	// "Crônica · Heloísa Frossard": the kind of text, and whose it is.
	const by = led ?? /^\p{L}+\s[·•|]\s(?=\p{Lu})/u.exec(line)?.[0] ?? /^.{3,40}\s[·•|]\s(?:by|por)\s/iu.exec(line)?.[0];
	if (by === undefined) return null;
	const said = line
		.slice(by.length)
		.replace(DEGREES, '')
		.replace(MARKED, (mark) => (mark.startsWith(';') ? ';' : mark.startsWith(',') ? ',' : ''));
	const isOfSeveral = marks > 1 || /^(?:autor[ea]s|equipe|team|authors):/i.test(by);
	const names: string[] = [];
	let rest = said;
	while (rest !== '') {
		const name = FIRST.exec(rest)?.[0].replace(/(?<=\p{Ll}{3})\.$/u, '');
		if (!name) break;
		names.push(name);
		rest = rest.slice(name.length);
		const border = AND_NEXT.exec(rest)?.[0];
		// "By Sam Trujillo, Staff Writer": no second one.
		if (!border || (border.trim() === ',' && !isOfSeveral && !/\s(?:and|e|&)\s\p{Lu}/u.test(rest))) break;
		rest = rest.slice(border.length);
	}
	if (names.length === 0 || names.some(isSource) || (led === undefined && rest !== '' && !/^[,.]?\s/.test(rest)))
		return null;
	const { and, about } = languagePack(language);
	const named = names.length > MOST_NAMED ? [names[0] ?? '', about.others] : names;
	return {
		names: named.length < 2 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`,
		rest: `${led === undefined ? `${by} ` : ''}${rest}`
			.replace(/^(?:,\s\p{L}[^|·•—–,;.]{2,60})(?=$|\s?[|·•—–,;.])/u, '')
			.replace(/^[\s|·•—–,;.-]+/u, ''),
	};
}

/** "Estado do Espírito Santo": nobody's name. */
const NOBODY =
	/^(?:estado|munic[íi]pio|prefeitura|secretaria|governo|república|state|county|city|town|village|department|republic)(?!\p{L})/iu;
/** ", professor aposentado": what somebody is, behind the name. */
const WHAT_FOR = /,\s\p{Ll}[\p{L} ]{3,50}$/u;
/** Characters in which the words of a name are looked up. */
const LOOKED_AT = 50_000;

/** "Renato Aguilar", "Odilon Furquim, professor aposentado": a name whose words stand nowhere in small letters. */
export function isNameAlone(line: string, text: string): boolean {
	const name = line.replace(WHAT_FOR, '');
	if (!ALONE.test(name) || /^\p{Lu}+$/u.test(name.replace(/\P{L}/gu, '')) || isStockHeading(name) || NOBODY.test(name))
		return false;
	const small = new Set(text.slice(0, LOOKED_AT).match(/(?<!\p{L})\p{Ll}{3,}/gu));
	return (name.match(/\p{L}{3,}/gu) ?? []).every((word) => !small.has(word.toLowerCase()));
}

/** "By Nora Quill", and what may stand behind it: who wrote what comes. */
export const isByline = (line: string): boolean =>
	/^\W*(?:written |interviewed )?(?:by|por)\s/iu.test(line) &&
	authorsIn(line.replace(/[*_#]+/g, '').trim(), 'en-US', () => false) !== null;

/** Times that whoever tells a text says "I", and characters and words of a line below a name. */
const TOLD = 3;
const TAIL = 400;
const MOST_BELOW = 12;
const MINE = /(?<!\p{L})(?:I|my|me|eu|meus?|minhas?)(?!\p{L})/gu;

/** "Gene Wachtel", and below it "Chief, Station 2": who signs a letter, as its last paragraph. */
export function signerOf(text: string): string | null {
	const last =
		text
			.trimEnd()
			.slice(-TAIL)
			.split(/\n[ \t]*\n/)
			.at(-1) ?? '';
	const [name = '', ...below] = last.split('\n').map((line) => line.replace(/[*_#]+/g, '').trim());
	const isBelow = (line: string) => !/[.!?:;]$/.test(line) && line.split(' ').length <= MOST_BELOW;
	const isSigned = below.length > 0 && below.length < 3 && below.every(isBelow) && isNameAlone(name, text);
	return isSigned && (text.match(MINE)?.length ?? 0) >= TOLD ? name : null;
}
