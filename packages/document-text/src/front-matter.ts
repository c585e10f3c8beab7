import type { Span } from './types.ts';

/** In YAML between lines of dashes, or in TOML between lines of plus signs, at a document's very beginning. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]{0,9}\n([\s\S]{0,5000}?)\n\1[ \t]*(?:\n|$)/;
/** "Title: Istambul", "Date: ...", in lines of their own above a blank one: as Pelican has it, without marks around it. */
const BARE =
	/^(?=(?:[^\n]*\n){0,4}title:\s\S)(?=(?:[^\n]*\n){0,8}(?:date|authors?|category|tags|slug|layout):)(?:[a-z][\w-]{1,24}:[^\n]*\n){3,20}(?=(?:---)?[ \t]*\n)/i;

/** "Person: Poole, Thomas", in lines of their own above one of dashes: as Statiq has it, whatever its fields. */
const ABOVE_DASHES = /^(?:[a-z][\w-]{1,24}:[ \t][^\n]*\n){2,20}---[ \t]*\n/i;

/** Front matter without marks around it that a text begins with. */
export const bareFrontMatter = (text: string): string | null =>
	(BARE.exec(text.slice(0, 5000)) ?? ABOVE_DASHES.exec(text.slice(0, 5000)))?.[0] ?? null;

/** "title: 'Flat series'", "date = 2020-10-15T00:10:00Z". */
const FIELD =
	/^(title|post_title|headline|t[íi]tulo|header|subtitle|subt[íi]tulo|by|authors?|autor(?:a|es|as)?|(?:date)?created|date|data|published|pub_?date|publish_?date|description|descri[çc][ãa]o|excerpt|summary|resumo)[ \t]?[:=][ \t]*(\S[^\n]*)$/gimu;
/** "authors:", and below it, indented or behind dashes, who they are. */
const AUTHORS = /^(?:authors?|autor(?:a|es|as)?|contributors?)[ \t]?:[ \t]*\n((?:[ \t-][^\n]{0,200}(?:\n|$))*)/imu;
const LISTED = /^[ \t]*(?:-[ \t]+(?:name:[ \t]*)?|name:[ \t]*)["']?(\p{Lu}[\p{L}.'’ -]{2,60})["']?[ \t]*$/gmu;

/** What some sites, and those in Portuguese, call a field. */
const OTHER_NAMES: Record<string, string> = {
	headline: 'title',
	post_title: 'title',
	titulo: 'title',
	subtitulo: 'subtitle',
	descricao: 'description',
	resumo: 'summary',
};
const nameOf = (name: string): string => {
	const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
	return OTHER_NAMES[plain] ?? plain;
};

interface FrontMatter extends Span {
	/** What a reader would want to know of the document: title, author, date, subject. */
	fields: { name: string; value: string }[];
}

/** "title: >-", or a title with nothing behind it, and below it, indented, lines that are one. */
const FOLDED =
	/^((?:[\w-]+[ \t]?:(?=[ \t]*[>|])|(?:sub)?title:(?=[ \t]*\n[ \t]+["'\p{L}](?![\w-]*:\s))))[ \t]*[>|]?[-+]?[ \t]*\n((?:[ \t]+[^\n]*(?:\n|$)){1,20})/gmu;

/** What stands between marks, its first field at the line's beginning, as all others then are. */
function unindented(frontMatter: string): string {
	const [, indent = ''] = /^(?:(?:---|\+\+\+)?[ \t]*\n)*([ \t]{0,8})\S/.exec(frontMatter) ?? [];
	return indent === '' ? frontMatter : frontMatter.replaceAll(`\n${indent}`, '\n').replace(/^[ \t]+/, '');
}

/** A title of two lines, the second indented. */
const WRAPPED = /^((?:sub)?title:[ \t]*(?![>|])\S[^\n]*)\n[ \t]+(?!-\s|[\w-]+:\s)(\S[^\n]*)$/gmu;

/** Front matter with each value in the line of its name. */
export const unfolded = (frontMatter: string): string =>
	unindented(frontMatter)
		.replace(WRAPPED, '$1 $2')
		.replace(FOLDED, (_, name: string, lines: string) => `${name} ${lines.trim().replace(/\s+/g, ' ')}\n`);

/** Above the whole text of a page, where front matter holds that, as some sites build theirs. */
const HELD = /^[ \t]{0,8}(?:content|body|text|conte[úu]do|texto):[ \t]*(?:[|>][-+]?[ \t]*\n|"(?=<p>))/imu;

/** Where front matter ends that has its last mark at `end`: above the text that it holds, if none stands below it. */
export function withoutText(text: string, end: number): number {
	const held = /\p{L}{2}/u.test(text.slice(end)) ? null : HELD.exec(text.slice(0, end));
	return held ? held.index + held[0].length : end;
}

/** Whether front matter that ends there holds the text of its page. */
export const holdsText = (text: string, end: number): boolean => /[|>"][-+]?[ \t]*\n?$/.test(text.slice(0, end));

/** What a document's front matter says of it; null where it has none, or nothing of title, author, date and subject. */
export function frontMatterOf(text: string): FrontMatter | null {
	const bare = bareFrontMatter(text);
	const [whole = '', , written = ''] = bare ? [bare, '', bare] : (FRONT_MATTER.exec(text) ?? []);
	const inner = unfolded(written);
	const fields = [...inner.matchAll(FIELD)].flatMap(([, name = '', value = '']) => {
		const said = value.trim().replace(/^\[?(["']?)(.*?)\1\]?$/, '$2');
		return /[\p{L}\d]/u.test(said) ? { name: nameOf(name), value: said } : [];
	});
	const authors = [...(AUTHORS.exec(inner)?.[1] ?? '').matchAll(LISTED)].map(([, value = '']) => ({
		name: 'author',
		value,
	}));
	const isTitled = fields.some(({ name }) => name === 'title');
	const told = [...fields, ...authors].flatMap(({ name, value }) => {
		if (name !== 'header') return { name, value };
		// A page's heading, or the picture above it.
		return isTitled || !/^\p{L}[^/{}:\d]*$/u.test(value) ? [] : { name: 'title', value };
	});
	return told.length > 0 ? { start: 0, end: withoutText(text, whole.length), fields: told } : null;
}
