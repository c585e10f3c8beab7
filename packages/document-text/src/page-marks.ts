import { blanked, withoutPictures } from './around-pictures.ts';

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

/** As long as it was, of signs that nobody sees: blanks would be taken for columns. */
const hidden = (text: string): string => text.replace(/[^\n]/g, '\u2060');

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
		.replace(NOTED, (mark) => (notes.has(mark) ? hidden(mark) : mark));
}

/** "(to know what happened, [click here](/there))". */
const CLICKED =
	/[ \t]\((?:[^()\n]{0,80}[\s,])?\[?(?:clique aqui|click here|veja (?:mais )?aqui|leia (?:mais )?aqui|saiba mais|read more)\]?(?:\([^()\n]{0,200}\))?\)/giu;
/** ", which you can read [here](/there)". */
const READ_THERE =
	/,\s(?:que (?:você )?(?:pode|dá para) (?:ler|ver|conferir)|which you can (?:read|see|find))\s\[?(?:aqui|here)\]?(?:\([^()\n]{0,300}\))?(?=[.;])/giu;
/** "safe -the least one needs-, and": an aside, as if in brackets. */
const ASIDE = /(?<=\p{L}\s)-(\p{L}[^-\n]{5,90}\p{L})-(?=[\s.,;])/gu;
/** "3. Who gets a certificate? Answer:", with nothing behind it: an empty place. */
const UNANSWERED =
	/^[ \t]*\d{1,3}[.)][ \t]+[^\n]{3,300}\?[ \t]*(?:\n[ \t]*)?[*_]{0,2}(?:Resposta|Answer|R|A):[*_]{0,2}[ \t]*(?=\n[ \t]*(?:\n|\d{1,3}[.)])|$(?![\s\S]))/gmu;
/** A question, and in the line below it a colon and the answer, as in a list of definitions: the colon. */
const DEFINED = /(?<=\?[*_]{0,2}[ \t]*\n):(?=[ \t]+\S)/gu;

/**
 * A document's text as long as it was, without what is on the page for the eye: captions, marks of notes, what an editor
 * put in brackets. Questions and answers behind letters are a paragraph each: line breaks stand for the letter.
 */
export function withoutPageMarks(text: string): string {
	const isLettered = letteredTurns(text, 0).size > 0;
	const areNumbered = isThread(text);
	return withoutNotes(withoutPictures(isLettered ? text.replace(LETTER, (letter) => '\n'.repeat(letter.length)) : text))
		.replace(BRACKETS, hidden)
		.replace(UNANSWERED, blanked)
		.replace(CLICKED, hidden)
		.replace(READ_THERE, hidden)
		.replace(ASIDE, '($1)')
		.replace(DEFINED, '\n')
		.replace(BETWEEN, hidden)
		.replace(POST, (mark) => (areNumbered ? blanked(mark) : mark));
}

/** "2/ At the stop stood a lady", "3/5 ...": the number of a post in a thread. */
const POST = /^\(?\d{1,3}\/(?:\d{1,3}|[nN])?\)?(?=[ \t]+\S)/gm;
const LEAST_POSTS = 3;

/** Whether lines of a text are posts, numbered from the first on. */
function isThread(text: string): boolean {
	const numbers = (text.match(POST) ?? []).map((mark) => Number.parseInt(mark.replace('(', ''), 10));
	return numbers.length >= LEAST_POSTS && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
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
