/** A picture, and the paragraph in slanted letters or with a slanted credit that stands below it. */
const CAPTION =
	/^!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)[ \t]*\n(?:[ \t]*\n)?(?:([*_])(?!\1|(?:Do|Don['’]t|N[ãa]o|Aten[çc][ãa]o|Notes?|Nota|Dica|Tip|Warning|Cuidado|Obs)(?!\p{L}))(?:(?!\1)[^\n]){3,500}\1|[^\n*_]{3,500}([*_])(?:(?!\2)[^\n]){3,80}\2)[ \t]*$/gmu;
const IMAGE = String.raw`(?:\[?!\[[^\]\n]{0,300}\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,60}\])(?:\]\([^)\n]{0,500}\))?(?:\{[^}\n]{0,80}\})?|!\[\[[^\]\n]{1,200}\]\]|<iframe\s[^<>\n]{1,600}>(?:<\/iframe>)?|(?:<[^<>\n]{1,300}>){0,3}<img\s[^<>\n]{1,500}>(?:<\/[^<>\n]{1,20}>){0,3})`;
/** A picture, and up to eight of its own words again as the paragraph below it. */
const REPEATED =
	/^\[?!\[([^\]\n]{3,80})\]\([^)\n]{0,500}\)(?:\]\([^)\n]{0,500}\))?[ \t]*\n(?:[ \t]*\n)?[*_]{0,2}\1[.*_]{0,2}[ \t]*(?=\n[ \t]*\n|\n*(?![\s\S]))/gm;
const MOST_REPEATED = 8;
/** "*Legenda: ...*", in slanted letters. */
const NAMED_CAPTION = /^([*_])(?:Legenda|Caption):[^\n]{3,400}\1[ \t]*$/gimu;
/** The line right below a picture that a site's program places. */
const PLACED_CAPTION = /(?<=^\{\{<\s?figure\s[^\n]{1,300}>\}\}[ \t]*\n)[^\s{#][^\n]{3,300}(?=\n[ \t]*\n)/gmu;
/** A table of one picture, and of what stands below it. */
const FRAMED_CAPTION =
	/^\|[ \t]*!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)[ \t]*\|?[ \t]*\n\|[ \t]*:?-+:?[ \t]*\|?[ \t]*\n\|[^|\n]{1,300}\|?[ \t]*$/gm;
/** Below a picture within a text: ten words or more without a mark at their end. */
const LOOSE_CAPTION = new RegExp(
	String.raw`(?<=\n${IMAGE}[ \t]*\n(?:[ \t]*\n)?)(?:[\p{L}\d"“'(][^\s]*[ \t]+){9,40}[^\s]*[^\s.!?…:;,"”)][ \t]*(?=\n[ \t]*\n)`,
	'gu',
);
/** Characters of a text's head, where a line below a picture says what it is about. */
const HEAD = 600;
/** A line that ends in a colon above pictures, and the beginning of what comes below them. */
const LEADS_TO_IMAGE = new RegExp(
	String.raw`^([^\n]{3,1200}):(?=[*_]{0,2}(?:<\/p>)?[ \t]*\n\s{0,20}${IMAGE}(?:\s{0,20}${IMAGE}){0,7}\s{0,20}(?:<p>)?(\S[^\n]{0,3})?)`,
	'gmu',
);
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/;
/** "In the end it looked like this", "here's the area", as a whole sentence, alone or behind another. */
const POINTS =
	/(?<=^\s*|\p{Ll}{3}[.!?…]["”)]?\s)(?=\p{Lu})(?:[^.!?…:"“]{2,60}\s(?:assim|looked like this|looks like this|like this (?:picture|photo)|(?:est|ess)a (?:foto|imagem))|(?:[^.!?…:"“,]{2,40},\s)?(?:[Aa]nd )?(?:[Hh]ere(?:['’]|&#(?:39|8217);|&rsquo;)s|[Hh]ere (?:is|are)|[Aa]qui est(?:á|ão)|[Ee]is)\s(?:(?:\S+\s){1,3}(?:photo|picture|foto|imagem)s?(?!\p{L})[^.!?…:"“]{0,70}|(?![^:]*\s(?:que|which|who|where|onde)\s)[^.!?…:"“\d,]{2,70})|(?:[EI]ss[ea]|[EI]st[ea]|This) (?:foi|é|is|was) (?:[oa]|the|an?|um|uma) (?:foto|imagem|v[íi]deo|photo|picture|video)(?!\p{L})[^.!?…:"“]{0,80}|(?:Veja|Confira|Assista|Olh[ae]|Watch|See|Look)(?!\s(?:como|que|how)\s)(?:\s[^\s.!?…:"“,]+){1,4}|(?:A seguir|Abaixo|Below)[\s,](?=[^:]*(?:foto|imag|vídeo|photo|picture|image))[^.!?…:"“\d]{2,120})$/u;

/** "Ingredients", to which what comes below the picture belongs. */
const LABEL = /(?:^|[.!?…]\s)(?:\S+\s){0,2}\S+$/u;

/** A line above pictures without what only leads to them; with a full stop where a paragraph comes below them. */
function aboveImage(own: string, line: string, next: string | undefined, isBegun: boolean): string {
	const isStep = ITEM.test(line);
	const goesOn = next !== undefined && !/^(?:[*_]{0,2}\p{Lu}|#|---)/u.test(next) && !(isStep && ITEM.test(`${next} `));
	if (goesOn) return own;
	const points = isStep ? null : POINTS.exec(line);
	if (points && (points.index > 0 || !isBegun)) return own.slice(0, points.index) + blanked(own.slice(points.index));
	return !isStep && LABEL.test(line) ? own : `${line}.`;
}

/** Below a picture in HTML, but for whom a quotation is of. */
const FIGCAPTION = /(?<!<\/blockquote>\s{0,20})<figcaption(?:\s[^<>]{0,300})?>[^<]{0,500}<\/figcaption>/giu;

/** A text as long as it was, with blanks for what a listener has no use for around its pictures. */
export const withoutPictures = (text: string): string =>
	text
		.replace(LEADS_TO_IMAGE, (own, line: string, next: string | undefined, at: number, all: string) =>
			aboveImage(own, line, next, /[^\n][ \t]*\n$/.test(all.slice(Math.max(0, at - 3), at))),
		)
		.replace(FRAMED_CAPTION, blanked)
		.replace(NAMED_CAPTION, blanked)
		.replace(PLACED_CAPTION, blanked)
		.replace(CAPTION, blanked)
		.replace(REPEATED, (own, words: string) => (words.split(/\s+/).length <= MOST_REPEATED ? blanked(own) : own))
		.replace(LOOSE_CAPTION, (own, at: number) => (at < HEAD ? own : blanked(own)))
		.replace(FIGCAPTION, blanked);

export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');
