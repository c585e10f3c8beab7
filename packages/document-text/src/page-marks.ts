/** What somebody did while speaking. */
const DONE =
	'risos?|rindo|ri|pausas?(?: longa| breve)?|sil[êe]ncio|aplausos|chora|emocionad[oa]|suspir[oa]|inaud[íi]vel|laugh(?:s|ter|ing)?|(?:(?:a )?(?:long|short|brief) )?pauses?|applause|silence|sighs?|inaudible';
/** What an editor asks for or points at. */
const EDITED = 'm[úu]sica|music|sic|edit|editar|carece de fontes\\??|citation needed';
/** "[Shows scar.]": what somebody does, as a whole sentence. */
const ACTED = '\\p{L}[^\\[\\]]{2,60}\\.';
/** "[1]", "[b]": behind what they are on, and not behind the words of a link: "[the book][1]". */
const MARK = '(?<=(?:[^\\s\\]]|\\[\\d{1,3}\\])\\[)(?:\\d{1,3}|[a-wyz])';
const BRACKETS = new RegExp(
	`\\[\\*?(?:${DONE}|${EDITED}|${MARK}|${ACTED})\\*?\\](?![(:\`\\w])|\\*?\\((?:${DONE})\\)\\*?`,
	'giu',
);
/** "It's in there. [indicates next room]", "[Telephone rings] That was": what somebody does, between sentences. */
const BETWEEN = /(?<=[.!?…]["”’]?\s)\[(?:\p{Ll}[^[\]\d]{2,60}|\p{L}+(?: \p{L}+){1,2})\](?=[ \t]*$|\s["“]?\p{Lu})/gmu;
/** A picture, and the paragraph in slanted letters or with a slanted credit that stands below it. */
const CAPTION =
	/^!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)[ \t]*\n(?:[ \t]*\n)?(?:([*_])(?!\1|(?:Do|Don['’]t|N[ãa]o|Aten[çc][ãa]o|Notes?|Nota|Dica|Tip|Warning|Cuidado|Obs)(?!\p{L}))(?:(?!\1)[^\n]){3,500}\1|[^\n*_]{3,500}([*_])(?:(?!\2)[^\n]){3,80}\2)[ \t]*$/gmu;
const IMAGE = String.raw`(?:\[?!\[[^\]\n]{0,300}\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,60}\])(?:\]\([^)\n]{0,500}\))?(?:\{[^}\n]{0,80}\})?|!\[\[[^\]\n]{1,200}\]\]|(?:<[^<>\n]{1,300}>){0,3}<img\s[^<>\n]{1,500}>(?:<\/[^<>\n]{1,20}>){0,3})`;
/** A picture, and up to eight of its own words again as the paragraph below it. */
const REPEATED =
	/^\[?!\[([^\]\n]{3,80})\]\([^)\n]{0,500}\)(?:\]\([^)\n]{0,500}\))?[ \t]*\n(?:[ \t]*\n)?[*_]{0,2}\1[.*_]{0,2}[ \t]*(?=\n[ \t]*\n|\n*(?![\s\S]))/gm;
const MOST_REPEATED = 8;
/** Below a picture within a text: ten words or more without a mark at their end. */
const LOOSE_CAPTION = new RegExp(
	String.raw`(?<=\n${IMAGE}[ \t]*\n(?:[ \t]*\n)?)(?:[\p{L}\d"“'(][^\s]*[ \t]+){9,40}[^\s]*[^\s.!?…:;,"”)][ \t]*(?=\n[ \t]*\n)`,
	'gu',
);
/** Characters of a text's head, where a line below a picture says what it is about. */
const HEAD = 600;
/** A line that ends in a colon above pictures, and the beginning of what comes below them. */
const LEADS_TO_IMAGE = new RegExp(
	String.raw`^([^\n]{3,600}):(?=[*_]{0,2}[ \t]*\n\s{0,20}${IMAGE}(?:\s{0,20}${IMAGE}){0,7}\s{0,20}(\S[^\n]{0,3})?)`,
	'gmu',
);
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/;
/** "In the end it looked like this", "here's the area", as a whole sentence, alone or behind another. */
const POINTS =
	/(?<=^\s*|\p{Ll}{3}[.!?…]["”)]?\s)(?=\p{Lu})(?:[^.!?…:"“]{2,60}\s(?:assim|looked like this|looks like this|like this (?:picture|photo)|(?:est|ess)a (?:foto|imagem))|(?:[^.!?…:"“,]{2,40},\s)?(?:[Aa]nd )?(?:[Hh]ere['’]s|[Hh]ere (?:is|are)|[Aa]qui est(?:á|ão)|[Ee]is)\s(?![^:]*\s(?:que|which|who|where|onde)\s)[^.!?…:"“\d,]{2,70}|(?:Veja|Confira|Assista|Olh[ae]|Watch|See|Look)(?!\s(?:como|que|how)\s)(?:\s[^\s.!?…:"“,]+){1,4}|(?:A seguir|Abaixo|Below)[\s,](?=[^:]*(?:foto|imag|vídeo|photo|picture|image))[^.!?…:"“\d]{2,120})$/u;

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
/** "Q: ", "**A.** ", "Resposta: ": in front of what is asked and answered; the first letter says which it is. */
const LETTER = /^(\*\*|__|)([QP]|Pergunta|Question|[AR]|Resposta|Answer)[.:]\1[ \t]+(?=[\p{Lu}\d"“‘'¿])/gmu;
const LEAST_ASKED = 2;

/** "1 Workers of the two look alike.": notes at the foot of a page, and their marks in the text: "were lumped.1 Open". */
const NOTES = /(?<=\n[ \t_]*\n)\d{1,2} {1,3}\p{Lu}[^\n]{12,}(?:\n[^\n]*\S[^\n]*)*/gu;
const NOTE = /^\d{1,2}(?= {1,3}\p{Lu})/gmu;
const NOTED = /(?<=\p{Ll}{2}[.,;:)”"]?|(?:19|20)\d\d[.,;])\d{1,2}(?=\s)/gu;

/** "[2] See Appendix C.": the same in brackets, which stays where it says what a word is. */
const BRACKETED = /^\[(\d{1,2})\] \p{Lu}[^\n]+(?:\n(?!\[\d)[^\n]*\S[^\n]*)*/gmu;
const DEFINES = /\p{Ll} (?:is|are|means?|refers? to|é|são|significam?|refere-se)\s\p{L}/u;

function withoutNotes(text: string): string {
	const told = text.replace(BRACKETED, (own, mark: string) =>
		text.split(`[${mark}]`).length > 2 && !DEFINES.test(own) ? blanked(own) : own,
	);
	const marks = new Set(text.match(NOTED));
	const calls = (own: string) => own.match(NOTE)?.filter((mark) => marks.has(mark)) ?? [];
	const notes = new Set((text.match(NOTES) ?? []).flatMap(calls));
	if (notes.size === 0) return told;
	return told
		.replace(NOTES, (own) => (calls(own).length > 0 ? blanked(own) : own))
		.replace(NOTED, (mark) => (notes.has(mark) ? blanked(mark) : mark));
}

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A document's text as long as it was, without what is on the page for the eye: captions, marks of notes, what an editor
 * put in brackets. Questions and answers behind letters are a paragraph each: line breaks stand for the letter.
 */
export function withoutPageMarks(text: string): string {
	const isLettered = letteredTurns(text, 0).size > 0;
	return withoutNotes(isLettered ? text.replace(LETTER, (letter) => '\n'.repeat(letter.length)) : text)
		.replace(LEADS_TO_IMAGE, (own, line: string, next: string | undefined, at: number, all: string) =>
			aboveImage(own, line, next, /[^\n][ \t]*\n$/.test(all.slice(Math.max(0, at - 3), at))),
		)
		.replace(CAPTION, blanked)
		.replace(REPEATED, (own, words: string) => (words.split(/\s+/).length <= MOST_REPEATED ? blanked(own) : own))
		.replace(LOOSE_CAPTION, (own, at: number) => (at < HEAD ? own : blanked(own)))
		.replace(FIGCAPTION, blanked)
		.replace(BRACKETS, blanked)
		.replace(BETWEEN, blanked);
}

/**
 * Where each question and each answer of a text begins that has letters in front of them, and which it is, in a document
 * in which the text begins at `start`; none where there are hardly any.
 */
export function letteredTurns(text: string, start: number): Map<number, 'Q' | 'A'> {
	const turns = [...text.matchAll(LETTER)].map(
		({ 0: said, 2: letter = '', index }) => [start + index + said.length, /^[QP]/.test(letter) ? 'Q' : 'A'] as const,
	);
	const times = (wanted: string) => turns.filter(([, turn]) => turn === wanted).length;
	return new Map(Math.min(times('Q'), times('A')) < LEAST_ASKED ? [] : turns);
}
