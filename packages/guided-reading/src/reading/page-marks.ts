/** What somebody did while speaking. */
const DONE =
	'risos?|rindo|ri|pausas?|sil[êe]ncio|aplausos|palmas|choro|chora|emocionad[oa]|suspir[oa]|inaud[íi]vel|laugh(?:s|ter|ing)?|pauses?|applause|silence|sighs?|crosstalk|inaudible|unintelligible';
/** What an editor asks for or points at, in brackets alone: "(new)" and "(beta)" say something. */
const EDITED =
	'm[úu]sica|music|cries|sic|edit|edit source|editar(?: \\| editar c[óo]digo-fonte)?|carece de fontes\\??|falta fonte|citation needed|clarification needed|(?:by )?wh(?:om|o|ich|en)\\?|quem\\?|quando\\?|grifos? (?:meus?|nossos?|d[oa] autora?)|emphasis (?:added|mine)|show|hide|mostrar|ocultar|new|nov[oa]|updated|beta|slide[^\\]\\n]{0,80}';
/** "[Shows scar.]": what somebody does, as a whole sentence. */
const ACTED = '\\p{L}[^\\[\\]]{2,60}\\.';
/** "[1]", "[b]", "[nota 2]": behind what they are on. */
const MARK = '\\d{1,3}(?:[,–-]\\s?\\d{1,3}){0,5}|[a-wyz]|(?:nota|note|n) \\d{1,3}';
const BRACKETS = new RegExp(
	`\\*{0,2}\\[\\*?(?:${DONE}|${EDITED}|(?<=\\S[[*]{1,2})(?:${MARK})|${ACTED})\\*?\\](?![(:\`\\w])\\*{0,2}|\\*?\\((?:${DONE})\\)\\*?`,
	'giu',
);
/** "had them.1 A second": the mark of a note, behind the mark that ends a sentence. */
const GLUED =
	/(?<=\p{L}{3}["”’)]?[.!?]["”’]?|\d\)[.!?])(?<!(?<!\p{L})(?:arts?|vol|caps?|figs?|secs?|tab|p[áa]gs?|inc|app|ver|refs?|n[úu]m|ext|nos)\.)\d{1,2}(?=\s+["“(]?\p{Lu}|\s*$)/gimu;
/** "The sample was N = 184 nurses": said without the letter; "for n = 10" is a condition. */
const COUNTED = /(?<=\s(?:was|were|of|foi|foram|de|with|com)\s)N\s?=\s?(?=\d)/g;

/** Lines that a web page has around its text: where it is from, its table of contents, where more is to be read. */
const AROUND =
	/^[ \t]*(?:(?:contents|[íi]ndice|sum[áa]rio)[ \t]*\n(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?[ \t]+\p{L}[^\n]{1,80}\n){2,60}|(?:origem|from|categorias?|categories):[ \t][^\n]*(?:enciclop|encyclop|wikip|\|)[^\n]*|(?:ver |veja )?(?:artigos?|main article) principa(?:l|is):[^\n]*|main articles?:[^\n]*|esta p[áa]gina (?:cita|foi)[^\n]*|this page was[^\n]*|[íi]ndice|contents|\d{1,2}(?:\.\d{1,2}){0,3}\t\p{L}[^\t\n]{2,80}|↑[^\n]*|(?:this article is about|este artigo é sobre)[^\n]*|from \p{L}+, the free encyclopedia|informaç[õo]es (?:principais|gerais))[ \t]*$/gimu;
/** "Fig. 1", "205 A.N. Okonjo-Reyes et al.": heads of a paper's pages. */
const PAPER_HEAD = /^(?:\d{1,4}\s+)?\p{Lu}[^\n]{2,60}\set al\.(?:\s?[/|·][^\n]{0,80})?(?:\s+\d{1,4})?$/u;
/** A picture, and the paragraph in slanted letters or with a slanted credit that stands below it. */
const CAPTION =
	/^!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)[ \t]*\n(?:[ \t]*\n)?(?:[*_][^\n]{3,500}|[^\n]{3,500}[*_][^*_\n]{3,80})[*_][ \t]*$/gmu;
/** "Q. " and "A. ", or such words, in front of what is asked and answered. */
const ASKED =
	/^(?:(?:\*\*|__)?(?:Q|P)[.:](?:\*\*|__)?[ \t]+(?=[\p{Lu}\d"“‘'¿])|(?:\*\*|__)?(?:Pergunta|Question):(?:\*\*|__)?[ \t]+)/gmu;
const ANSWERED =
	/^(?:(?:\*\*|__)?(?:A|R)[.:](?:\*\*|__)?[ \t]+(?=[\p{Lu}\d"“‘'¿])|(?:\*\*|__)?(?:Resposta|Answer):(?:\*\*|__)?[ \t]+)/gmu;
const LEAST_ASKED = 2;
/** Lines of a form above the text, their cells set apart by tabs, and characters of a line that is text. */
const LEAST_FORM = 3;
const LONG_LINE = 120;

/** Lines of a page's end and of the next one's beginning, at most. */
const BREAK = 12;
/** "Relatório 2022 – Associação 7": a line that ends in its page. */
const PAGED = /^\s*\p{Lu}[^|*#]*\s(?:\|\s(?:P[áa]gina|Page|p\.)\s)?\d{1,3}\s*$/u;
/** Characters of a line that heads or ends a page, at most. */
const MOST_HEAD = 130;
const NUMBER = /^[-–—\s]*(?:\d{1,4}|[ivxl]{1,7})[-–—\s]*$/;
const RULE = /^[_\-–—*=\s]{3,}$/;
const NOTE = /^(?:\d{1,2}|[*†‡])\s?\p{Lu}/u;

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A document's text as long as it was, without what is on the page for the eye: marks of notes, what an editor put in
 * brackets, and what stands between a sentence and its end on the next page.
 */
export function withoutPageMarks(text: string): string {
	return withoutPageBreaks(withoutForm(withoutLetters(text.replace(AROUND, blanked).replace(CAPTION, blanked))))
		.replace(NOTES, blanked)
		.replace(BRACKETS, blanked)
		.replace(GLUED, blanked)
		.replace(COUNTED, blanked);
}

/** Notes below a line at a page's end: "____", "1 But see Castellane (2020)". */
const NOTES = /^[ \t]*_{3,}[ \t]*\n(?:[ \t]*(?:\d{1,2}|[*†‡])\s?\p{Lu}[^\n]*\n(?:[^\n]*\S[^\n]*\n){0,6})/gmu;

/** What begins bold letters that go on behind a letter: "**Q: Is it safe?**". */
const boldOf = (letter: string): string => /^(\*\*|__)(?!.*\1)/.exec(letter)?.[0] ?? '';

/** Whether a text has questions and answers behind letters, some of both. */
const hasLetters = (text: string): boolean =>
	[ASKED, ANSWERED].every((letter) => (text.match(letter)?.length ?? 0) >= LEAST_ASKED);

/** Questions and answers without their letters, a paragraph each; blank lines rather than an indent, which would be code. */
function withoutLetters(text: string): string {
	if (!hasLetters(text)) return text;
	const apart = (letter: string) => '\n'.repeat(letter.length - boldOf(letter).length) + boldOf(letter);
	return text.replace(ASKED, apart).replace(ANSWERED, apart);
}

/** Where each question and each answer of a text begins that has letters in front of them, and which it is, in a document in which it begins at `start`. */
export function letteredTurns(text: string, start: number): Map<number, 'Q' | 'A'> {
	if (!hasLetters(text)) return new Map();
	const found = ([letter, turn]: readonly [RegExp, 'Q' | 'A']) =>
		[...text.matchAll(letter)].map(
			({ 0: said, index }) => [start + index + said.length - boldOf(said).length, turn] as const,
		);
	return new Map([...found([ASKED, 'Q']), ...found([ANSWERED, 'A'])]);
}

/** Without the fields and captions that an encyclopedia's page has above its first paragraph. */
function withoutForm(text: string): string {
	const lines = text.split('\n');
	const first = lines.findIndex((line) => line.trim().length >= LONG_LINE);
	const isField = (line: string) => /^[^\t\n]{2,40}\t[^\t]+$/.test(line);
	const above = lines.slice(0, Math.max(0, first));
	if (above.filter(isField).length < LEAST_FORM || above.some((line) => line.startsWith('#'))) return text;
	const at = lines.findIndex(isField);
	return lines
		.map((line, index) =>
			index > 0 && index < first && (index >= at || lines[index - 1] !== '') ? blanked(line) : line,
		)
		.join('\n');
}

/** With a sentence that a page's end cuts in two in one piece, and without lines that head each page. */
function withoutPageBreaks(text: string): string {
	const lines = text.split('\n');
	const times = new Map<string, number>();
	const key = (line: string) => line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
	// Lines that are alike one below the other are rows of a table.
	const isRow = (line: string, at: number) => [lines[at - 1], lines[at + 1]].some((one = '') => key(one) === key(line));
	for (const [at, line] of lines.entries()) if (!isRow(line, at)) times.set(key(line), (times.get(key(line)) ?? 0) + 1);
	const isHead = (line: string) =>
		PAPER_HEAD.test(line.trim()) ||
		(line.length <= MOST_HEAD && (times.get(key(line)) ?? 0) > 2 && PAGED.test(line)) ||
		(line.length <= MOST_HEAD &&
			(times.get(key(line)) ?? 0) > 1 &&
			(/\S {3,}\S/.test(line.trim()) || (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase())));
	let result = '';
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index] ?? '';
		const next = nextOf(lines, index, isHead);
		if (next === null) {
			result += `${isHead(line) && !NUMBER.test(line) ? blanked(line) : line}\n`;
			continue;
		}
		const between = lines.slice(index + 1, next).map(blanked);
		result += `${line}\n${between.join(' ')} `;
		index = next - 1;
	}
	return result.slice(0, text.length);
}

/** The line on which a sentence goes on that its page ends within; null where it does not. */
function nextOf(lines: readonly string[], index: number, isHead: (line: string) => boolean): number | null {
	if (!/[\p{L}\d,;–-]\s*$/u.test(lines[index] ?? '') || isHead(lines[index] ?? '')) return null;
	let [isBroken, isNote] = [false, false];
	for (let at = index + 1; at < Math.min(lines.length, index + BREAK); at++) {
		const line = (lines[at] ?? '').trim();
		if (line === '') {
			isNote = false;
			continue;
		}
		const isRule = RULE.test(line);
		isNote ||= isRule;
		if (isRule || NUMBER.test(line) || isHead(lines[at] ?? '') || (isNote && NOTE.test(line))) isBroken = true;
		else return isBroken && /^\p{Ll}/u.test(line) ? at : null;
	}
	return null;
}
