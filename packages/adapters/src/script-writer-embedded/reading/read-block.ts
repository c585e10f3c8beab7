import type { Language } from '@nexus/contract';
import type { Block, Sentence } from '@nexus/core/documents';
import { isBoilerplate, withoutDateline } from './boilerplate.ts';
import { fieldsOf } from './fields.ts';
import { isFirstPerson } from './first-person.ts';
import { isLabelLine, withoutLegalLabel } from './labels.ts';
import { leansOnPrevious, promises, speaksOfSomebody } from './openings.ts';
import { isInQuotes, withWholeQuotes } from './quoted.ts';
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
					goesOn: at > 0 && isInQuotes(sentence.text),
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

/** What stands in brackets is not said: "(p = 0,003)" keeps nobody from telling the rest. */
const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Ends of an introduction that points at what comes next rather than states something. */
const POINTS_ON =
	/(?<!\p{L})(?:seguintes?(?:\s\p{L}+){0,2}|abaixo|a saber|a seguir|assim|ordem|decret[ao]|resolvem?|determina|sanciono|delibera|following(?:\s\p{L}+){0,2}|below|follows|namely|order|com|sem|por|em|n[ao]s?|aos?|às?|os?|as?|d[aeo]s?|para|que|e|ou|são|é|inclu(?:i|em)|como|quando|se|pel[ao]s?|entre|sobre|is|are|was|were|be|to|that|with|by|from|for|the|an|and|or|in|on|at|of|like|if|when|include|includes|including)$/iu;
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

function readSentence(
	{ text: written, ...span }: Sentence,
	{ index, language, next, opens, isLast, goesOn }: BlockReading & { opens: boolean; isLast: boolean; goesOn: boolean },
): Unit[] {
	if (!isSpeakable(withoutBrackets(written)) || isDialogue(written) || isShouted(written)) return [];
	const ends = /:\s*$/.test(written);
	const introduces = ends && isLast && (next === 'list' || next === 'quote');
	const stated = ends && !introduces;
	const bare = written.replace(/\s*:\s*$/, '');
	if (stated && !standsAlone(bare, isLast ? next : null)) return [];
	const text = stated ? `${bare}.` : written;
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
			promises: promises(sentences.at(-1) ?? '', language) || (stated && isLast && next === 'table'),
			needsName: speaksOfSomebody(sentences[0] ?? '', language),
			asks,
			firstPerson: isFirstPerson(text, language),
			kind: introduces ? 'general' : unit.kind,
			attribution: introduces ? ':' : null,
		},
	];
}
