import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { countWords, soundKey } from '@nexus/language/words';
import { capital } from './casing.ts';
import { isLoud, lettersOf, sentenceCase } from './sentence-case.ts';

/** Characters in which a title stands, and in which its acronyms and names are looked up. */
const HEAD = 1800;
const SEARCHED = 50_000;
/** Words of a title with another heading. */
const MOST_JOINED = 20;
/** Words of a title that may have been cut at its colon. */
const LONG = 12;

/** Without marks of headings, of slanted and of bold letters. */
export const plainLine = (line: string): string =>
	line
		.replace(/<[^>]{1,80}>|[*_#`\\]+/g, '')
		.replace(/[ \t]{2}$/, '')
		.trim();

/** A title that was cut at its colon, as a whole line of the document has it. */
export function wholeTitle(text: string, title: string): string {
	const key = soundKey(title);
	for (const line of text.slice(0, HEAD).split('\n').map(plainLine)) {
		const own = soundKey(line);
		if (key === '' || own === key) return title;
		const isCut = countWords(line) > LONG && /:\s|\s[–—]\s/.test(line) && (own.startsWith(key) || own.endsWith(key));
		if (isCut) return plainHeading(line, text.slice(0, SEARCHED));
	}
	return title;
}

/** The first two lines that are headings, of which one is the title, as they are said: "Folha da Baía: O hospital". */
export function joinedTitle(lines: readonly string[], title: string, text: string): string {
	const keys = lines.map(soundKey);
	const at = keys.indexOf(soundKey(title));
	const other = keys.findIndex((key, index) => index !== at && !key.includes(keys[at] ?? ''));
	const chosen = at < 0 || other < 0 ? [title] : [at, other].sort((a, b) => a - b).map((index) => lines[index] ?? '');
	const [first = title, second] = chosen.map((line) => inSentenceCase(line, text));
	if (second === undefined) return first;
	if (countWords(first) + countWords(second) > MOST_JOINED) return inSentenceCase(title, text);
	return `${first.replace(/,?\sInc\.?$/, '')}${/:|[?!.…]$/.test(`${second.includes(':') ? ':' : ''}${first}`) ? ' — ' : ': '}${second}`;
}

function inSentenceCase(line: string, text: string): string {
	const spoken = spokenHeading(line, text.slice(0, SEARCHED));
	const said = 'text' in spoken ? spoken.text : line;
	if (countWords(said) < 2) return said;
	if (isLoud(lettersOf([said]))) return withNames(sentenceCase(said), text);
	return text.includes(said.toUpperCase()) ? withNames(said, text) : said;
}

/** With capitals for words that the text writes with one everywhere: "Borough of Tillmans Run". */
function withNames(line: string, text: string): string {
	const words = new Set(text.slice(0, SEARCHED).match(/(?<=[\p{L},] )\p{L}{3,}/gu));
	return line.replace(/(?<=\s)\p{Ll}{3,}/gu, (word) => {
		const name = capital(word);
		return words.has(name) && !words.has(word) ? name : word;
	});
}
