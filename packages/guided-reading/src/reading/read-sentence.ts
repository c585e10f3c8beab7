import type { Block, Sentence } from '@nexus/document-text';
import { isShouted, isSpeakable } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { type BlockReading, unitOf, unreadableUnit } from './block-reading.ts';
import { leansOnPrevious, promises } from './openings.ts';
import { isInQuotes } from './quoted.ts';
import { readableSentence } from './readable-sentences.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Unit } from './unit.ts';

/** "upgrade to, which": an address stood there. */
const GAP =
	/(?<!\p{L})(?:to|from|at|of|with|by|and|or|via|para|de|d[ao]s?|em|n[ao]s?|com|por|e|ou)\s?[,;:](?:\s|$)|\s(?:from|de)\s(?:to|para)\s/iu;
const ADDRESS = /https?:|www\.|\S@\S|<[^<>\s]+>/iu;

/** Whether a sentence lacks what stood in it, or half of its brackets. */
function isTorn(text: string, written: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	const isOpen = count('(') > count(')') && !/(?:^|\s)[:;]-?\(/.test(text);
	return isOpen || (ADDRESS.test(written) && GAP.test(text));
}

/** What stands in brackets may be left out: "(p = 0,003)" keeps nobody from telling the rest. */
export const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Ends of an introduction that points at what comes next rather than states something. */
const POINTS_ON =
	/(?<!\p{L})(?:seguintes?(?:\s\p{L}+){0,2}|abaixo|a saber|a seguir|assim|ordem|decret[ao]|resolvem?|determina|sanciono|delibera|following(?:\s\p{L}+){0,2}|below|follows|namely|order|com|sem|por|em|n[ao]s?|aos?|às?|os?|as?|d[aeo]s?|para|que|e|ou|são|é|inclu(?:i|em)|como|quando|se|pel[ao]s?|entre|sobre|is|are|was|were|be|to|that|with|by|from|for|the|an|and|or|in|on|at|of|like|if|when|include|includes|including|lei|use|run|rode|execute|exemplo|example)$/iu;
/** "têm entre si contratado o seguinte": says much before it points on, as who the parties of a contract are. */
const CONTRACTED = /(?<!\p{L})(?:o seguinte|as follows)$/iu;
const LEAST_STATED = 4;
const LONG = 25;

/** "A diretora apresentou três orçamentos:" above a table, and a long statement anywhere, are told without the colon. */
function standsAlone(text: string, next: Block['kind'] | null): boolean {
	const count = countWords(text);
	if (count >= LONG && CONTRACTED.test(text)) return true;
	return !POINTS_ON.test(text) && (next === 'table' ? count >= LEAST_STATED : next !== 'code' && count >= LONG);
}

/** Words of a sentence that is worth telling without its end. */
const LEAST_KEPT = 8;

/** "`action` is a string that ...": the type of an option, of use to who types it. */
const OPTION =
	/^[`*\s]*`[\w.-]+`\s(?:is|are|é|são)\s(?:an?\s|uma?\s)?(?:optional\s)?(?:string|boolean|number|integer|array|object|function|list|booleano|número|lista|objeto|função)(?!\p{L})/u;
/** "Neide .......... pedagoga", "03/06    Toner    4471": columns of a plain text that are no table. */
const COLUMNS = /\.{5,}|\S {3,}\S[^\n]{0,90}\S {3,}\S/u;
/** "Follow steps 1, 3 and 4 above", "(a) e (b) se completam", "answered below": points at the page. */
const POINTING =
	/(?<!\p{L})(?:shown|listed|answered|described|pictured|see|mostrad[oa]s?|listad[oa]s?|respondid[oa]s?|descrit[oa]s?|ve(?:r|ja)) (?:above|below|acima|abaixo)(?!\p{L})|(?<=\s)(?:steps?|passos?|etapas?)\s\d|(?<!\p{L})ite(?:m|ns)\s\d{1,2}\s(?:above|below|acima|abaixo)|(?<=\s)(?:items|itens|points|pontos)\s\d{1,2}(?:,\s\d{1,2})*\s(?:and|e|to|a)\s\d|\([a-h]\)\s(?:and|e|or|ou)\s\([a-h]\)/iu;
/** "Paulo Reis Antunes (¹)": a note's mark. */
const NOTE_MARK = /\s?\([¹²³⁴-⁹*†‡]{1,3}\)/gu;
/** "2ª) CICLO DE KREBS.": words of a head in capitals, and what counts it. */
const MOST_LOUD = 7;
const COUNTED = /^\d{1,2}[ªº]?[.)]\s/u;
/** "VOTAÇÃO: contas aprovadas". */
const LOUD_LABEL = /^\p{Lu}{3,}(?:\s\p{Lu}+){0,4}(?=:\s)/u;

/** "…, para deliberar sobre a seguinte": a sentence without its open end; nothing where that leaves too little. */
function withoutOpenEnd(text: string): string {
	if (/[.!?…:;]["”»)]*$/.test(text) || !POINTS_ON.test(text) || countWords(text) < LEAST_KEPT) return text;
	const kept = text.replace(/,[^,]{2,90}$/u, '.');
	return kept === text || countWords(kept) < LEAST_KEPT || POINTS_ON.test(kept.slice(0, -1)) ? '' : kept;
}

/** "Ajustes > Aparência": the way through a menu. */
const MENU = /(?<=[\p{L}\d”"]) ?[>›→] ?(?=["“]?\p{Lu})/gu;

/** Goes on from a formula above it. */
const AFTER_FORMULA = /^(?:onde|em que|sendo|where)\s/u;

/** "Runs every check": what the program above it does. */
const OF_CODE = /^\p{Lu}\p{Ll}+s\s(?:the|a|an|all|each|every|its)\s/u;

/** "I stayed till I retired. 2011." */
const YEAR = /^(?:19|20)\d\d[.!?]$/;
/** Words of a sentence that says too little to stand alone. */
const FEW = 4;
/** Words of a line above a list that names what it lists: "For the sponge (night before)". */
const MOST_LABEL = 8;

/** "b) As vagas ficam interditadas": the letter of an item that a paragraph holds. */
const ITEM = /(?:^|(?<=[.;]\s))\(?[a-h]\)\s(?=\p{L})/gu;

/** The units of one sentence of a paragraph: none, the sentence itself, or an unreadable unit. */
export function readSentence(
	{ text: whole, ...span }: Sentence,
	at: number,
	isLast: boolean,
	{ index, language, next, previous, source, isTurn = false }: BlockReading,
): Unit[] {
	const text = whole.replace(ITEM, '').replace(NOTE_MARK, '');
	const isHead = at === 0 && !isLast && isShouted(text) && countWords(text) <= MOST_LOUD;
	const plain = isHead
		? sentenceCase(text.replace(COUNTED, ''))
		: text.replace(MENU, ', ').replace(LOUD_LABEL, sentenceCase);
	const written = withoutOpenEnd(plain);
	if (written === '' || (/^(?:\p{Lu}\.){2,5}$|^[^:]{1,40}:\.?$/u.test(written.trim()) && next === null))
		return [unreadableUnit(span, index)];
	const isYear = YEAR.test(written);
	if (!isYear && !/\p{L}{2}/u.test(written)) return [];
	const inDocument = source(span.start - 1, span.end);
	const isForEyes =
		OPTION.test(inDocument) ||
		COLUMNS.test(inDocument) ||
		POINTING.test(written) ||
		/[→⇒]\s?\p{Ll}/u.test(inDocument) ||
		POINTING.test(inDocument);
	// A short sentence is judged among others, not by how little it says.
	const heard = countWords(written) > FEW ? written : `one sentence among some others: ${written}`;
	if ((!isYear && !isSpeakable(withoutBrackets(heard))) || isTorn(written, inDocument) || isForEyes)
		return [unreadableUnit(span, index)];
	if (
		isShouted(written) ||
		(at === 0 && (AFTER_FORMULA.test(written) || (previous === 'code' && OF_CODE.test(written))))
	)
		return [];
	const isLabel = at === 0 && next === 'list' && !/[.!?;,…]["”»)]?$/.test(written) && countWords(written) <= MOST_LABEL;
	const ends = /:\s*$/.test(written) || (isLabel && isLast);
	const bare = written.replace(/\s*:\s*$/, '');
	const introduces = ends && isLast && next !== null && /^(?:list|quote|paragraph)$/.test(next);
	if (ends && !introduces && !standsAlone(bare, isLast ? next : null))
		return [{ ...unreadableUnit(span, index), promises: true }];
	const sentence = readableSentence(ends ? `${bare}.` : written);
	if (sentence === '') return [];
	const said = introduces && next !== 'list' ? sentence.replace(/\.$/, ':') : sentence;
	const unit = unitOf('sentence', span, index, [{ text: said, spans: [span] }]);
	const asks = /\?["”»]?$/.test(written.trim());
	const asksAnew = asks && /^["“]?(?:o que|quem|what|who)\s/i.test(written);
	const isTitle = at === 0 && isLast && unit.words < FEW && next !== null && !asks;
	const hangs = (leansOnPrevious(said, language) && !asksAnew) || unit.words < FEW || (at > 0 && isInQuotes(written));
	const leans = hangs && !isTitle;
	return [
		{
			...unit,
			leans: leans && !(isTurn && at === 0),
			promises: isTitle || promises(said, language) || (ends && !introduces && isLast && next === 'table'),
			asks,
			introduces,
		},
	];
}
