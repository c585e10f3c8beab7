import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { frontMatterOf, withCharacters } from '@nexus/document-text';
import { sentenceCase } from '@nexus/language/sayable';
import { countWords, soundKey } from '@nexus/language/words';

/** Characters in which a title stands, and in which its acronyms and names are looked up. */
const HEAD = 1800;
const SEARCHED = 50_000;
/** Words of a title with another heading. */
const MOST_JOINED = 20;
/** Words of a title that may have been cut at its colon, as it is in a line that is no paragraph. */
const LONG = 12;
const COLON = /^(?=.{0,280}$).*(?::\s|\s[–—]\s)/u;

/** Without marks of headings, of links, of slanted and of bold letters. */
export const plainLine = (line: string): string =>
	withCharacters(line)
		.replace(/\[([^\]\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
		.replace(/<[^>]{1,80}>|[*_#`\\]+/g, '')
		.replace(/[ \t]{2}$/, '')
		.trim();

/** A title that was cut at its colon, as a whole line of the document has it. */
export function wholeTitle(text: string, title: string): string {
	const key = soundKey(title);
	const matter = frontMatterOf(text);
	const declared = matter?.fields.filter(({ name }) => name === 'title').map(({ value }) => value) ?? [];
	for (const line of [...text.slice(matter?.end ?? 0, HEAD).split('\n'), ...declared].map(plainLine)) {
		const own = soundKey(line);
		if (key === '') return title;
		if (own === key) return /\p{Lu}/u.test(title) ? title : line;
		const isCut = countWords(line) > LONG && COLON.test(line) && (own.startsWith(key) || own.endsWith(key));
		if (isCut) return plainHeading(line, text.slice(0, SEARCHED));
	}
	return title;
}

/** The first two lines that are headings and no days, of which one is the title, as they are said: "Folha da Baía: O hospital". */
export function joinedTitle(headings: readonly string[], title: string, text: string): string {
	const lines = headings.filter((line) => !/^\d{4}-\d{2}-\d{2}$/.test(line));
	const keys = lines.map(soundKey);
	const at = keys.indexOf(soundKey(title));
	const other = keys.findIndex((key, index) => index !== at && !key.includes(keys[at] ?? ''));
	const [first = title, second] = (
		at < 0 || other < 0 ? [title] : [lines[Math.min(at, other)], lines[Math.max(at, other)]]
	).map((line = '') => said(line, text));
	if (second === undefined) return first;
	if (countWords(`${first} ${second}`) > MOST_JOINED) return said(title, text);
	return `${first}${second.includes(':') || /:|[?!.…]$/.test(first) ? ' — ' : ': '}${second}`;
}

/** A line without numbering and marks, in sentence case. */
function said(line: string, text: string): string {
	const spoken = spokenHeading(line, text.slice(0, SEARCHED));
	const own = 'text' in spoken ? spoken.text : line;
	return countWords(own) > 1 ? sentenceCase(own) : own;
}
