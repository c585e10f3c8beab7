import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { isImperative } from '../reading/imperatives.ts';
import type { Unit } from '../reading/read-part.ts';
import { inSmallLetters } from '../reading/small-letters.ts';
import type { ListItem } from '../reading/unit.ts';
import { countWords } from '../reading/words.ts';
import { capital, enumerated } from './fill.ts';
import { isSaidWhole, LONG_TURN, type Telling, type Told } from './telling.ts';

const SHORT_ITEM = 7;
/** Words of an enumeration that can be followed in one breath. */
const MOST_INLINE = 40;
/** Items that are told; and of a list that is its section's all, or of a document that is said whole. */
const MOST_ITEMS = { part: 5, whole: 10 };
/** Words of items so brief, one by one, that a longer lead than a number would drown them. */
const BRIEF = 6;
/** Items so brief that they are said in one turn are told up to this many. */
const MOST_BRIEF = 14;
/** Words of all items beyond the first ones. */
const MOST_WORDS = 2 * LONG_TURN;

/** A list in one turn, or in several; how many it has is said where not all are told. */
export function tellList(unit: Unit, intro: string | null, telling: Telling): Told[] {
	const all = (unit.items ?? []).map((item) => ({ ...item, text: item.text.replace(/[.;,]+$/, '').trim() }));
	const items = keptOf(all, unit, telling);
	const [first] = items;
	if (!first) return [];
	const spans = (told: readonly Span[], opens: boolean) => [
		...(intro && opens ? [{ start: unit.span.start, end: Math.max(unit.span.start + 1, first.start) }] : []),
		...told.map(({ start, end }) => ({ start, end })),
	];
	const inline = isEnumeration(items, unit, telling.language) ? inlineList(items, unit, intro, telling) : null;
	if (inline) return telling.phrasing.claim(inline) ? [{ text: inline, spans: spans(items, true) }] : [];
	return longList(items, unit, intro, telling).map(({ text, from, to }) => ({
		text,
		spans: spans(items.slice(from, to), from === 0),
	}));
}

/** All items, or the first ones of many. */
function keptOf(items: readonly ListItem[], unit: Unit, telling: Telling): ListItem[] {
	const alone = unit.list?.last === true && unit.block === (unit.attribution === ':' ? 1 : 0);
	const all = items.reduce((sum, { text }) => sum + countWords(text), 0);
	const isWhole = alone || isSaidWhole(telling);
	if (isWhole && items.length <= MOST_BRIEF && all <= LONG_TURN) return [...items];
	const most = isWhole ? MOST_ITEMS.whole : MOST_ITEMS.part;
	const room = items.length > most + 1 ? most - 1 : items.length;
	let words = 0;
	const kept = items.slice(0, room).filter(({ text }, index) => {
		words += countWords(text);
		return index < MOST_ITEMS.part - 1 || words <= MOST_WORDS;
	});
	const fits = items.length <= MOST_ITEMS.part + 1 || kept.length >= items.length - 1;
	return fits ? [...items] : kept;
}

/** Names of things that are said in a row: none that goes on behind a comma, tells what to do, or has a label. */
function isEnumeration(items: readonly ListItem[], { list }: Unit, language: Language): boolean {
	if (list?.ordered || list?.asSentences) return items.length === 1 && countWords(items[0]?.text ?? '') <= SHORT_ITEM;
	return (
		items.reduce((sum, { text }) => sum + countWords(text), 0) <= MOST_INLINE &&
		items.every(
			({ text }) =>
				countWords(text) <= SHORT_ITEM &&
				!/[,;:.!?]\s/.test(text) &&
				!isImperative(text, language) &&
				!(language === 'en-US' && /^\p{L}{2,}ed\s/u.test(text)),
		)
	);
}

function inlineList(
	items: readonly ListItem[],
	unit: Unit,
	intro: string | null,
	{ stock, phrasing, language, known }: Telling,
): string {
	const texts = items.map(({ text }) => text);
	const said = enumerated(inSmallLetters(texts, language, known), stock.list.and);
	const some = someOf(items.length, unit, { stock, phrasing });
	const total = unit.list?.total ?? items.length;
	const open = some ?? (intro || total < 2 ? null : phrasing.frame(stock.list.open, { n: stock.list.count(total) }));
	const before = [open, intro].filter(Boolean).join(' ');
	if (before.includes(': ')) return `${before.replace(/[.:]$/, '')}. ${capital(said)}.`;
	return before ? `${before.replace(/[.:]$/, '')}: ${said}.` : `${capital(said)}.`;
}

/** "Of the nine items, the first four"; null where all are told. */
function someOf(told: number, unit: Unit, { stock, phrasing }: Pick<Telling, 'stock' | 'phrasing'>): string | null {
	const total = unit.list?.total ?? told;
	if (told >= total) return null;
	const inOrder = told > 1 && unit.items?.length === total;
	const values = { n: stock.list.count(total), k: stock.list.count(told) };
	return phrasing.frame(inOrder ? stock.list.some : stock.list.picked, values);
}

/** "It was decided that" goes on with items that have a lead of their own: "It was decided as follows." */
function wholeIntro(intro: string, language: Language): string {
	return language === 'pt-BR'
		? intro.replace(/,?\sque$/u, ' o seguinte')
		: intro.replace(/(?<!\b(?:so|such|all)),?\sthat$/u, ' the following');
}

/** "Para publicar", "You need to": no sentence by itself. */
const OPEN_INTRO: Record<Language, RegExp> = {
	'pt-BR': /^(?:para|ao|antes|depois|se|quando|caso)\s[^,]*$|\s(?:de|do|da|por|com|em|a|para|são|é|inclui|incluem)$/iu,
	'en-US':
		/^(?:to|before|after|if|when|for)\s[^,]*$|\s(?:to|of|with|by|for|in|is|are|a|an|the|need|needs|must|should|can|include|includes)$/iu,
};

/** What stands before the items of a long list: its introduction, and how many they are. */
function openingOf(told: number, unit: Unit, intro: string | null, telling: Telling, isSteps: boolean): string {
	const { stock, phrasing, language } = telling;
	const total = unit.list?.total ?? told;
	const values = { n: stock.list.count(total), k: stock.list.count(told), x: intro ?? '' };
	if (intro && total > 1 && OPEN_INTRO[language].test(intro)) {
		const all = isSteps ? stock.list.introducedSteps : stock.list.introduced;
		return phrasing.frame(told < total ? stock.list.introducedSome : all, values);
	}
	const some = someOf(told, unit, telling);
	const whole = isSteps ? stock.list.openSteps : stock.list.open;
	const open = some ?? (intro || total < 2 ? '' : phrasing.frame(whole, values));
	return [intro ? `${wholeIntro(intro, language)}.` : '', open].filter(Boolean).join(' ');
}

/** "Abra o site", "No menu, clique em Planos". */
function isStep(text: string, language: Language): boolean {
	return text.split(/[,:]\s/).some((piece) => isImperative(piece, language));
}

function longList(items: readonly ListItem[], unit: Unit, intro: string | null, telling: Telling) {
	const { phrasing, language } = telling;
	const turns: { text: string; from: number; to: number }[] = [];
	const isSteps = unit.list?.ordered === true && items.every(({ text }) => isStep(text, language));
	let sentences = [openingOf(items.length, unit, intro, telling, isSteps)].filter(Boolean);
	let from = 0;
	const frames = ordinals(items, unit, telling);
	items.forEach((item, index) => {
		const sentence = `${led(frames[index] ?? '', item, language)}.`.replace(/([.!?]["”]?)\.$/, '$1');
		const words = countWords(sentences.join(' '));
		if (index > from && words + countWords(sentence) > LONG_TURN) {
			turns.push({ text: sentences.join(' '), from, to: index });
			sentences = [];
			from = index;
		}
		sentences.push(sentence);
	});
	turns.push({ text: sentences.join(' '), from, to: items.length });
	return turns.filter((turn) => phrasing.claim(turn.text));
}

/** An item behind what leads it in, its own capital kept; without a lead it is a sentence. */
function led(frame: string, item: ListItem, language: Language): string {
	if (frame === '') return capital(item.text);
	return `${isLabelled(item, language) ? frame.replace(/:$/, ',') : frame} ${item.text}`;
}

const VERB: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})(?:é|são|era|foi|foram|está|estão|deve|devem|pode|podem|tem|têm|há|vai|vão|será|serão|não|precisa|precisam)(?!\p{L})/iu,
	'en-US':
		/(?<!\p{L})(?:is|are|was|were|be|has|have|had|can|could|will|would|shall|should|must|may|might|does?|did|not|\p{L}+n['’]t)(?!\p{L})/iu,
};

/** "Dark mode: the cursor is visible": a name before a colon, no sentence that goes on behind it. */
function isLabelled({ text, holds }: ListItem, language: Language): boolean {
	if (holds) return true;
	const label = /^([^.:"“”«»]{2,40}):\s/.exec(text)?.[1];
	return label !== undefined && !VERB[language].test(label) && !isImperative(label, language);
}

/**
 * What leads each item in: the last one only where it is the list's last. Labels lead by themselves, and so do figures,
 * which no number stands well before, unless the list counts its items: then each has the number that it has there.
 */
function ordinals(items: readonly ListItem[], { list }: Unit, { stock, phrasing, language }: Telling): string[] {
	const ordered = list?.ordered === true;
	const startsWithFigure = items.some(({ text }) => /^\d/.test(text));
	const startsWithNumber = startsWithFigure || items.some(({ text }) => /^(?:uma?|dois|duas|one|two)\s/i.test(text));
	if (items.length < 2) return [];
	if (!ordered && (startsWithFigure || items.every((item) => isLabelled(item, language)))) return [];
	const words = items.reduce((sum, { text }) => sum + countWords(text), 0) / items.length;
	const shuffled = words < BRIEF ? stock.list.ordinals : phrasing.shuffled(stock.list.ordinals);
	const fitting = shuffled.filter(({ counts = false }) => !ordered || counts);
	const set = fitting.find(({ first }) => !startsWithNumber || !isCardinal(first)) ?? fitting[0];
	if (!set) return [];
	const total = list?.total ?? items.length;
	return items.map(({ at = 0 }, index) => {
		const place = ordered ? at : index;
		if (place === 0) return set.first;
		if (at === total - 1 || (!list && index === items.length - 1)) return set.last;
		return set.next[(place - 1) % set.next.length] ?? '';
	});
}

function isCardinal(lead: string): boolean {
	return /^(?:um|one):$/i.test(lead);
}
