import type { Language } from '@nexus/contract';
import type { Block, Sentence } from '@nexus/core/documents';
import { isBoilerplate, withoutDateline } from './boilerplate.ts';
import { fieldsOf } from './fields.ts';
import { isFirstPerson } from './first-person.ts';
import { isLabelLine, withoutLegalLabel } from './labels.ts';
import { leansOnPrevious, promises, speaksOfSomebody } from './openings.ts';
import { readListItems } from './read-list-items.ts';
import { simplify } from './simplify.ts';
import { isDialogue, isShouted, isSpeakable } from './speakable.ts';
import { type Unit, unitOf } from './unit.ts';
import { countWords } from './words.ts';

export interface BlockReading {
	language: Language;
	/** Number of the block in its section. */
	index: number;
	/** What the next block is. */
	next: Block['kind'] | null;
	/** The document between two offsets. */
	source: (from: number, to: number) => string;
}

/** What could be told of one block. */
export function readBlock(block: Block, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	switch (block.kind) {
		case 'paragraph': {
			const label = isLabelLine(block);
			const fields = fieldsOf(source(block.start, block.end));
			if (fields)
				return [{ ...unitOf('sentence', block, index, fields, language), kind: 'general', label, fields: true }];
			const { sentences, article } = withoutLegalLabel(withoutFirstDateline(block.sentences, index));
			const told = sentences.filter(
				({ text, start, end }) => !isBoilerplate(text, source(start, end + BEHIND), language),
			);
			const whole = withShortAnswers(withWholeQuotes(told));
			const units = whole.flatMap((sentence, at) =>
				readSentence(sentence, {
					...reading,
					opens: at === 0,
					isLast: at === whole.length - 1,
					goesOn: at > 0 && IN_QUOTES.test(sentence.text),
				}),
			);
			return units.map((unit, at) => ({ ...unit, label, article: at === 0 ? article : null }));
		}
		case 'list': {
			const { items, shape } = readListItems(block, language, source);
			if (items.length === 0) return [];
			const texts = items.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1));
			const list = { ...shape, last: reading.next === null };
			return [{ ...unitOf('list', block, index, texts, language), items, list, kind: 'general' }];
		}
		case 'quote': {
			const said = block.sentences.filter((sentence) => isSpeakable(sentence.text));
			const sentences = said.flatMap((sentence) => simplify(sentence.text, language));
			if (sentences.length === 0) return [];
			return [{ ...unitOf('quote', block, index, sentences, language), attribution: block.attribution }];
		}
		case 'table':
			if (block.rows.length === 0) return [];
			return [{ ...unitOf('table', block, index, [], language), table: block, things: [] }];
		case 'code':
			return [{ ...unitOf('code', block, index, [], language), codeLanguage: block.language }];
		default:
			return [];
	}
}

/** Characters behind a sentence in which the address that it ended with begins. */
const BEHIND = 12;

/** Whoever says it is named in the sentence before. */
const IN_QUOTES = /^(?:"[^"]+"|“[^“”]+”|«[^«»]+»)[.,]?$/;

/** Paragraphs of a section that may begin with where a news item comes from: a subtitle may stand above it. */
const NEWS_OPENS = 2;

function withoutFirstDateline(sentences: readonly Sentence[], index: number): readonly Sentence[] {
	const [first, ...rest] = sentences;
	if (index > NEWS_OPENS || !first) return sentences;
	const text = withoutDateline(first.text);
	return text === first.text ? sentences : [{ ...first, text }, ...rest];
}

const SHORT_ANSWER = /^(?:sim|não|depende|nem sempre|talvez|yes|no|it depends|not always|maybe)[.!]$/i;

/** "Sim." belongs to the sentence that explains it. */
function withShortAnswers(sentences: readonly Sentence[]): Sentence[] {
	return sentences.flatMap((sentence, index) => {
		const before = sentences[index - 1];
		if (SHORT_ANSWER.test(sentence.text) && index < sentences.length - 1) return [];
		if (!before || !SHORT_ANSWER.test(before.text)) return [sentence];
		return [{ text: `${before.text} ${sentence.text}`, start: before.start, end: sentence.end }];
	});
}

/** Sentences that a quotation runs on through, as one. */
function withWholeQuotes(sentences: readonly Sentence[]): Sentence[] {
	const joined: Sentence[] = [];
	for (const sentence of sentences) {
		const open = joined.at(-1);
		if (open && isOpenQuote(open.text) && open.text.length < 400) {
			open.text += ` ${sentence.text}`;
			open.end = sentence.end;
		} else joined.push({ ...sentence });
	}
	return joined;
}

function isOpenQuote(text: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	return count('"') % 2 === 1 || count('“') > count('”') || count('«') > count('»');
}

/** What stands in brackets is not said: "(p = 0,003)" keeps nobody from telling the rest. */
const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Ends of an introduction that points at what comes next rather than states something. */
const POINTS_ON =
	/(?<!\p{L})(?:seguintes?|abaixo|a saber|a seguir|assim|são|é|como|que|para|de|following|below|follows|namely|are|is|to|that|such as|like)\s*:\s*$/iu;
const LEAST_STATED = 12;
/** Words of one that says much before it points on, as who the parties of a contract are. */
const LONG = 25;

/** "A diretora apresentou três orçamentos:" above a table, and a long statement anywhere, are told without the colon. */
function standsAlone(text: string, next: Block['kind'] | null): boolean {
	const count = countWords(text);
	if (POINTS_ON.test(text)) return count >= LONG && /(?<!\p{L})(?:o seguinte|as follows):$/iu.test(text);
	return next === 'table' ? count >= 4 : count >= LEAST_STATED;
}

function readSentence(
	{ text: written, ...span }: Sentence,
	{ index, language, next, opens, isLast, goesOn }: BlockReading & { opens: boolean; isLast: boolean; goesOn: boolean },
): Unit[] {
	if (!isSpeakable(withoutBrackets(written)) || isDialogue(written) || isShouted(written)) return [];
	const ends = /:\s*$/.test(written);
	const introduces = ends && isLast && (next === 'list' || next === 'quote');
	if (ends && !introduces && !standsAlone(written, isLast ? next : null)) return [];
	const text = ends && !introduces ? written.replace(/\s*:\s*$/, '.') : written;
	const sentences = simplify(text, language);
	if (sentences.length === 0) return [];
	const unit = unitOf('sentence', span, index, sentences, language);
	const asks = /\?["”»]?$/.test(text.trim());
	const asksAnew = asks && /^["“]?(?:o que|quem|what|who)\s/i.test(text);
	return [
		{
			...unit,
			opens,
			leans: (leansOnPrevious(sentences[0] ?? '', language) && !asksAnew) || unit.words < 4 || goesOn,
			promises: promises(sentences.at(-1) ?? '', language) || (ends && !introduces && isLast && next === 'table'),
			needsName: speaksOfSomebody(sentences[0] ?? '', language),
			asks,
			firstPerson: isFirstPerson(text, language),
			kind: introduces ? 'general' : unit.kind,
			attribution: introduces ? ':' : null,
		},
	];
}
