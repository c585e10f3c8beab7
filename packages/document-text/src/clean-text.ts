import { EMOJI, INVISIBLE } from './plain-inline.ts';
import type { SourceText } from './source-text.ts';

type Rule = [pattern: RegExp, replacement?: (match: RegExpExecArray) => string];
const first = (match: RegExpExecArray) => match[1] ?? '';

/** What is left of markup after the Markdown parse: references without definition, half marks at a part's border, LaTeX. */
const RULES: Rule[] = [
	[INVISIBLE],
	[/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g],
	[/\[\^[^\]\s]+\]:?/g],
	[/\[!\w+\][+-]?/g],
	[/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, first],
	[/\[([^[\]]*)\](?:\([^)\s]*\)|\[[^\]]*\])/g, first],
	[/\s?\[[1-9]\d*(?:\s?[,;–-]\s?\d+)*\]/g],
	[
		/\s?\[(?:[^[\]]{0,80}[!?]|(?:conferir|verificar|checar|rever|todo|tbd|check|confirm|verify|sic)(?!\p{L})[^[\]]{0,80})\]/giu,
	],
	[/\[([^[\]]*)\]/g, first],
	[/[[\]]/g],
	[/(?<=[^\s|])\s\|\s(?=[^\s|:-])/g, () => '; '],
	[/\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?|\s*\|+\s*/g, () => ' '],
	[/<?(?:https?:\/\/|ftp:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"”»)\]]*[^\s<>"”»)\].,;:!?]>?/gu],
	[/<\/?[a-z][^<>]*>/gi],
	[/\{\{[^}]*\}\}|\{%[^%]*%\}|\{[#.:][^}\n]*\}/g],
	[/[,;]?\s?\d+\s?(?:👍|👎|❤️?|🎉|🚀|👀|⭐)/gu],
	[/^\s*(?:❌|🚫)\uFE0F?\s*/gu, () => '✗ '],
	[EMOJI],
	[/(?<![\p{L}\p{N}:]):[a-z][a-z\d_+-]*:(?![\p{L}\p{N}])/gu],
	[/(?<=\p{L}{3}|[.,;:!?)”"])[¹²³⁰⁴-⁹]+/gu],
	[/(?<=[\p{L}\p{N}])[~^]([\p{L}\p{N}+-]{1,4})[~^]/gu, first],
	[/(?<=\d)\s?\*\s?(?=\d)/g, () => ' × '],
	[/\*+(?=\S)|(?<=\S)\*+|`+|~~+|={2,}/g],
	[/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu],
	[/(?<![\p{L}\p{N}:\\])\\[a-zA-Z]+\*?(?:\[[^\]]*\])?(?:\{([^{}]*)\})?/gu, first],
	[/\\(?=[\s([{)\]}]|$)/g],
	[/\(\s*[,;.]?\s*\)|“\s*”|«\s*»/g],
	[/[^\S\n ]+| {2,}/g, () => ' '],
	[/ +(?=[,.;:!?](?:\s|$))/g],
];

/** Takes out whatever a listener should not hear of a paragraph's text: marks, addresses, emoji, note signs, formulas. */
export function cleanText(source: SourceText): SourceText {
	return RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), source);
}
