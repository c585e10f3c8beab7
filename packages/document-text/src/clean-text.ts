import { EMOJI, INVISIBLE, SHORTCODE, SLIDE_CLASS, TRANSLATED } from './plain-inline.ts';
import { STRUCK } from './read-phrasing.ts';
import type { SourceText } from './source-text.ts';

type Rule = [pattern: RegExp, replacement?: (match: RegExpExecArray) => string];
const first = (match: RegExpExecArray) => match[1] ?? '';

/** "In \autoref{fig:runtimes}, we show": which figure or table, in LaTeX; the sentence is whole without. */
const FIRST_REFERENCE = /(?<=^|[.!?]\s)(?:In|N[ao]|Em)\s\\\w{0,8}ref\{[^{}\n]{0,80}\},?\s(\p{L})/gu;
const REFERENCE = /(?:\s(?:in|see|n[ao]|em|ver|veja))?\s\\\w{0,8}ref\{[^{}\n]{0,80}\}/gu;
/** "[@knuth1984; see also @lamport1994, p. 3]": what Pandoc's Markdown cites (pandoc.org/MANUAL, "Citation syntax"). */
const CITATION =
	/(?<!(?:^|\s)(?:from|by|to|with|of|and|&|por|de|e))\s?\[(?:[^[\]@;]{0,80}\s)?-?@[\w{][^[\]]{0,600}\]/gu;
/** "<3", ":-)", "xD". */
const EMOTICON =
	/([\p{L}\d])\s?(?:<3|[:;]-?[)(DPp]|\sx[dD]|\sXD)(?:\s*$|(?=\s\p{Lu}\p{Ll}))|(?<=^|[\s.!?])(?:<3(?=\s*(?:$|[!?]|\.(?!\d)))|(?:[:;]-?[)(DPp]|x[dD]|XD)(?![\p{L}\d]))/gu;
/** Words that somebody put into another's sentence ("[the mill]"); more of them are an aside. */
const MOST_INSERTED = 3;
/** "[Some accounts say a first. The register says a second. — DP]": a note beside the text, with who wrote it. */
const NOTE = /\s?\[[^[\]]{1,600}[.!?]\s?[—–-]\s?\p{Lu}[\p{L}.]{0,20}\]/gu;

/** What is left of markup after the Markdown parse: references without definition, half marks at a part's border, LaTeX. */
const RULES: Rule[] = [
	[INVISIBLE],
	// '!!! info "This page is of 2026"', '=== "Semester one"': a notice, a tab with its title, as MkDocs has them
	[
		/^(?:(?:!!!|\?\?\?\+?)\s?(?:notes?|info|tips?|warning|danger|important|attention|caution|examples?|quote|abstract|success|question|failure|bug)|===)(?:\s"([^"\n]{0,200}?)[.:]?"|$)[ \t]*/gimu,
		([, title = '']) => titleOfNotice(title),
	],
	[/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g],
	[/\[\^[^\]\s]+\]:?/g],
	[/\[!\w+\][+-]?/g],
	// "[[[ UPDATE before we go to press ]]]"
	[/(?<!\[)\[{3,6}[^[\]]{0,300}\]{3,6}/g],
	[/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, first],
	[/\[([^[\]]*)\](?:\([^)\s]*\)|\[[^\]]*\])/g, first],
	// "descrito por [1]": the sentence has a hole without it.
	[/(?<=\s(?:por|em|com|segundo|conforme|by|in|from|see|to)) \[[1-9]\d*\](?=[\s,.;])/giu, () => STRUCK],
	[/\s?\[[1-9]\d*(?:\s?[,;–-]\s?\d+)*\]/g],
	[
		/\s?\[(?:[^[\]]{0,80}[!?]|(?:conferir|verificar|checar|rever|todo|tbd|check|confirm|verify|sic)(?!\p{L})[^[\]]{0,80})\]/giu,
	],
	[SLIDE_CLASS],
	// "#horaextra #ftw" behind the text
	[/(?:(?:^|\s)#\p{L}[\p{L}\d_]{1,30})+\s*$/gu],
	[EMOTICON, (match) => (match[1] === undefined ? '' : `${match[1]}.`)],
	[CITATION],
	[FIRST_REFERENCE, ([, letter = '']) => letter.toUpperCase()],
	[REFERENCE],
	[/\\\w{0,8}ref\{[^{}\n]{0,80}\}/g, () => STRUCK],
	[NOTE],
	[/\[([^[\]]*)\]/g, ([, inside = '']) => (inside.split(/\s/).length > MOST_INSERTED ? `(${inside})` : inside)],
	[/[[\]]/g],
	[/(?<=[^\s|])\s\|\s(?=[^\s|:-])/g, () => '; '],
	[/\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?|\s*\|+\s*/g, () => ' '],
	[/<?(?:https?:\/\/|ftp:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"”»)\]]*[^\s<>"”»)\].,;:!?]>?/gu],
	[/<\/?[a-z][^<>]*>/gi],
	// "no porto de {% mapLink "La Pallice", "98d" %}": what a page links or explains
	[
		/(?<=[\p{L},(]\s?)\{%-?\s*\w*(?:link|map|ref|term|abbr|tooltip)\w*\s+["“]([^"”{}%]{2,60})["”][^%{}]{0,100}%\}/giu,
		first,
	],
	// "The $x-$axis", "$3$sec"
	[/\$([\p{L}\d]{1,2})(-?)\$(?=\p{L})/gu, ([, sign = '', joint]) => `${sign}${joint || ' '}`],
	[TRANSLATED, ([, key = '']) => key.replaceAll('_', ' ')],
	// "Halloween eve---or": three signs for a dash
	[/(?<=\p{L}{2}[,.”"’]?)---(?=[\p{L}“"‘])/gu, () => ' — '],
	[/\{\{[^}]*\}\}|\{%[^%]*%\}|\{[#.:][^}\n]*\}/g],
	[/[,;]?\s?\d+\s?(?:👍|👎|❤️?|🎉|🚀|👀|⭐)/gu],
	[/^\s*(?:❌|🚫)\uFE0F?\s*/gu, () => '✗ '],
	[EMOJI],
	[SHORTCODE],
	[/(?<=\p{L}{3}|[.,;:!?)”"])[¹²³⁰⁴-⁹]+/gu],
	[/(?<=[\p{L}\p{N}])[~^]([\p{L}\p{N}+-]{1,4})[~^]/gu, first],
	[/(?<=\p{L}\)?)\s?\.{5,}\s?(?=\p{L}?\p{Sc}?\s?[\p{L}\d])/gu, () => ': '],
	// "Shikoku (四国)": the same in a script of which the voice knows nothing.
	[
		/\s?\([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Thai}\s·・]{1,80}\)/gu,
	],
	// "~aqui falo de todos ~": an aside.
	[
		/(?<=^|\s)~(\p{L}[^~\n]{2,300}?)\s?~(?=\s|$)/gu,
		([, aside = '']) => `${aside.charAt(0).toUpperCase()}${aside.slice(1)}${/[.!?…]$/.test(aside) ? '' : '.'}`,
	],
	[/(?<=\d)\s?\*\s?(?=\d)/g, () => ' × '],
	// "Um incêndio *": the mark of a note.
	[/(?<=\p{L})\s\*+(?=\s*(?:\n|$))/gu],
	[/(?<=\p{L})\^([23])(?![\d~^])/gu, ([, power]) => (power === '2' ? '²' : '³')],
	// "Moved: B. Pike   Seconded: S. Rao   CARRIED".
	[/(?<=[\p{L}\d)]) {3,}(?=\p{Lu}\p{L}{2,15}:\s|\p{Lu}{5,}(?:\s|$))/gu, () => '. '],
	[/\*+(?=\S)|(?<=\S)\*+|`+|~~+|={2,}/g],
	// "**ruin it.**This was approved".
	[/(?<=\s\p{L}{1,20}(?:\p{Ll}|\p{Lu}{2}))[.!?](?=\p{Lu}\p{Ll}{2,}\s\p{Ll})/gu, ([mark]) => `${mark} `],
	[/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu],
	[/(?<![\p{L}\p{N}:\\])\\[a-zA-Z]+\*?(?:\[[^\]]*\])?(?:\{([^{}]*)\})?/gu, first],
	[/\\(?=[\s([{)\]}]|$)/g],
	[/\(\s*[,;.]?\s*\)|“\s*”|«\s*»/g],
	[/[^\S\n ]+| {2,}/g, () => ' '],
	[/ +(?=[,.;:!?](?:\s|$)|\))/g],
];

/** Words of a title that leads to what stands below it. */
const MOST_LEADING = 6;

/** A title as a sentence, or as what leads to the text below it. */
function titleOfNotice(title: string): string {
	if (title === '' || title.endsWith('?')) return title && `${title} `;
	const leads = !title.includes(':') && title.split(' ').length <= MOST_LEADING;
	return `${title}${leads ? ':' : '.'} `;
}

/** Takes out whatever a listener should not hear of a paragraph's text: marks, addresses, emoji, note signs, formulas. */
export function cleanText(source: SourceText): SourceText {
	return RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), source);
}
