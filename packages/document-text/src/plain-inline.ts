import { capital } from '@nexus/language/words';
import { withCharacters } from './character-references.ts';

/** Emoji with their joiners, skin tones and variation selectors; not digits, nor the signs ©, ® and ™. */
export const EMOJI =
	/(?:[\p{Extended_Pictographic}--[©®™]]|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)[\p{EMod}\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D\u20E3]*|[\uFE0E\uFE0F\u200D]/gv;

/** ":smile:", which stands for an emoji. */
export const SHORTCODE = /(?<![\p{L}\p{N}:]):[a-z][a-z\d_+-]*:(?![\p{L}\p{N}])/gu;

/** ".pull-left[" of slides in Markdown (remarkjs.com, "Markdown", content classes). */
export const SLIDE_CLASS = /(?<![\w.])\.[a-z][\w-]{2,30}\[/g;

/** "{{< translate what_we_liked >}}": a word of a site in several languages, by its key (gohugo.io, "i18n"). */
export const TRANSLATED = /\{\{[<%]\s*(?:translate|i18n)\s+["']?([a-z][a-z0-9_-]{1,40})["']?\s*[>%]\}\}/gi;

/** Marks that take no room and are not read: zero-width, bidirectional and soft hyphen. */
export const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Whatever the patterns below could match; most headings hold none of it. */
const MARKUP =
	/[[\]<>`*_~=\\&{!]|\(#|https?:|:[a-z]|[^ -\u00AC\u00AE-\u05FF\u1E00-\u200A\u2010-\u2027\u2030-\u205F\u2070-\u20CF\u2150-\u218F]/;

/** What online encyclopedias put behind each heading. */
const EDIT = /\[(?:\*?edit(?: source)?|editar(?: \| editar c[óo]digo-fonte)?)\*?\](?:\([^)]*\))?\s*$/i;

/** Characters of a heading or title that are read; what these patterns do to more takes too long. */
const LONGEST = 400;

/**
 * A line of Markdown as plain text, by patterns alone: for headings and titles, where a whole parse costs too much. What
 * comes after 400 characters is left out.
 */
export function plainInline(line: string): string {
	const markdown = line.slice(0, LONGEST);
	if (!MARKUP.test(markdown)) return markdown.replace(/\s+/g, ' ').trim();
	return withCharacters(
		markdown
			.replace(TRANSLATED, (_, key: string) => capital(key.replaceAll('_', ' ')))
			.replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, '')
			.replace(EDIT, '')
			.replace(SLIDE_CLASS, '')
			.replace(/\[\^[^\]]*\]|\s\[\d{1,3}\](?=\))/g, '')
			.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
			.replace(/\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])?/g, '$1')
			.replace(/<br\s*\/?>/gi, ' ')
			.replace(/<(?:https?:|mailto:)[^>]*>|<\/?[a-z][^>]*>|<!--.*?-->/gi, '')
			.replace(/\bhttps?:\/\/\S+/g, '')
			.replace(/\s*(?:\{[#.][^}]*\}|\(#[\w-]+\))\s*$/, '')
			.replace(/(`+)(.+?)\1/g, '$2')
			.replace(/(\*{1,3}|~~|==)(?=\S)(.+?)(?<=\S)\1/g, '$2')
			.replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
			.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
	)
		.replace(EMOJI, '')
		.replace(SHORTCODE, '')
		.replace(INVISIBLE, '')
		.replace(/\]$/, '')
		.replace(/\s+/g, ' ')
		.trim();
}
