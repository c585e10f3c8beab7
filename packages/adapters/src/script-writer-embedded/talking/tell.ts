import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { afterFrame, continued } from '../reading/casing.ts';
import { withoutConnective } from '../reading/openings.ts';
import type { Unit } from '../reading/read-part.ts';
import { withoutAsides } from '../reading/simplify.ts';
import { countWords } from '../reading/words.ts';
import type { Stock } from '../stock/index.ts';
import type { Beat } from './beats.ts';
import { capital, enumerated } from './fill.ts';
import { tellTable } from './tell-table.ts';
import type { Telling, Told } from './telling.ts';

const SHORT_ITEM = 7;
const MOST_ITEMS = 5;
const LONG_TURN = 58;

/** Puts a beat into words: one turn, or two for a long list. Empty when nothing of it can be said. */
export function tell(beat: Beat, telling: Telling): Told[] {
	const [unit] = beat.units;
	if (!unit) return [];
	switch (beat.form) {
		case 'sentence':
			return tellSentences(beat, telling);
		case 'list':
			return tellList(unit, telling);
		case 'quote':
			return tellQuote(unit, telling);
		case 'dialogue':
			return (unit.items ?? []).flatMap(({ text, start, end }) =>
				telling.phrasing.claim(text) ? [{ text, spans: [{ start, end }] }] : [],
			);
		case 'table': {
			const text = unit.table ? tellTable(unit.table, telling) : null;
			return text ? [{ text, spans: [unit.span] }] : [];
		}
		case 'code': {
			const name =
				unit.codeLanguage && /^[\p{L}+#]{2,12}$/u.test(unit.codeLanguage) ? capital(unit.codeLanguage) : null;
			const pool = name ? telling.stock.codeNamed : telling.stock.code;
			const said = telling.phrasing.say({ pool, values: { x: name ?? '' } });
			return said ? [{ text: said.text, spans: [unit.span] }] : [];
		}
	}
}

function tellSentences(beat: Beat, { stock, phrasing, language, known }: Telling): Told[] {
	const byAuthor = beat.units.some((unit) => unit.firstPerson);
	const texts = beat.units.map((unit, index) => {
		const text = labelled(unit, { stock, phrasing, language, known });
		return beat.follows[index] && !(index === 0 && byAuthor) ? text : withoutConnective(text, language);
	});
	const fresh = beat.units.filter((_unit, index) => phrasing.claim(texts[index] ?? ''));
	const said = texts.filter((_text, index) => fresh.includes(beat.units[index] as Unit));
	if (said.length === 0) return [];
	const frame = byAuthor ? phrasing.frame(stock.authorVoice) : '';
	return [{ text: afterFrame(frame, said.join(' '), language, known), spans: fresh.map((unit) => unit.span) }];
}

/** "Pelo artigo 5º, a Secretaria ..."; "Uma nota de rodapé acrescenta: ..." */
function labelled({ sentences, article, footnote }: Unit, { stock, phrasing, language, known }: Telling): string {
	const text = sentences.join(' ');
	if (footnote) return afterFrame(phrasing.frame(stock.footnote), text, language, known);
	return article ? afterFrame(phrasing.frame(stock.article, { n: article }), text, language, known) : text;
}

function tellQuote(unit: Unit, { stock, phrasing }: Telling): Told[] {
	const quoted = unit.sentences.join(' ').replace(/["“”«»]/g, '');
	if (!phrasing.claim(quoted)) return [];
	const name = unit.attribution && isName(unit.attribution) ? withoutAsides(unit.attribution) : '';
	const frame = name ? phrasing.frame(stock.quoteBy, { x: name }) : phrasing.frame(stock.quoteAnonymous);
	const words: string[] = [];
	for (const sentence of quoted.split(/(?<=[.!?…])\s+/)) {
		if (words.length > 0 && countWords([...words, sentence].join(' ')) > LONG_TURN) break;
		words.push(sentence);
	}
	return [{ text: `${frame} “${words.join(' ')}”`, spans: [unit.span] }];
}

/** "Marie Curie", but not "Greek proverb". */
function isName(attribution: string): boolean {
	return (attribution.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
}

function tellList(unit: Unit, telling: Telling): Told[] {
	const { stock, phrasing } = telling;
	const all = unit.items ?? [];
	const kept = all.length > MOST_ITEMS + 1 ? all.slice(0, MOST_ITEMS - 1) : all;
	const items = kept.map((item) => ({ ...item, text: spokenItem(item.text) }));
	const count = stock.list.count(all.length);
	const intro = unit.attribution === ':' ? introOf(unit, telling) : null;
	const partial = kept.length < all.length;
	const values = { n: count ?? '', k: stock.list.count(kept.length) ?? '' };
	const some = partial ? phrasing.frame(count ? stock.list.some : stock.list.someUncounted, values) : null;
	const open = some ?? (intro || !count ? '' : phrasing.frame(stock.list.open, { n: count }));
	const spans = (list: readonly Span[]) => [
		...(intro ? [{ start: unit.span.start, end: Math.max(unit.span.start + 1, all[0]?.start ?? unit.span.end) }] : []),
		...list.map(({ start, end }) => ({ start, end })),
	];
	if (items.every((item) => countWords(item.text) <= SHORT_ITEM)) {
		const inline = enumerated(
			items.map((item) => continued(item.text, telling.language, telling.known)),
			stock.list.and,
		);
		const before = [some, intro].filter(Boolean).join(' ') || open;
		const text = before ? `${before.replace(/[.:]$/, '')}: ${inline}.` : `${capital(inline)}.`;
		return phrasing.claim(text) ? [{ text, spans: spans(items) }] : [];
	}
	return longList(items, { intro, open, partial }, telling).map(({ text, from, to }, index) => ({
		text,
		spans: index === 0 ? spans(items.slice(from, to)) : items.slice(from, to).map(({ start, end }) => ({ start, end })),
	}));
}

/** What stands before a list, without the colon. */
function introOf(unit: Unit, telling: Telling): string | null {
	const [first] = unit.sentences;
	return first === undefined ? null : labelled({ ...unit, sentences: [first] }, telling);
}

/** "It was decided that" goes on with items that have a lead of their own: "It was decided as follows." */
function wholeIntro(intro: string, language: Language): string {
	return language === 'pt-BR'
		? intro.replace(/,?\sque$/u, ' o seguinte')
		: intro.replace(/(?<!\b(?:so|such|all)),?\sthat$/u, ' the following');
}

function longList(
	items: readonly { text: string }[],
	{ intro, open, partial }: { intro: string | null; open: string; partial: boolean },
	{ stock, phrasing, language, known }: Telling,
) {
	const turns: { text: string; from: number; to: number }[] = [];
	let sentences = [intro ? `${wholeIntro(intro, language)}.` : '', open].filter(Boolean);
	let from = 0;
	const frames = ordinals(items.length, partial, phrasing.shuffled(stock.list.ordinals)[0]);
	items.forEach((item, index) => {
		const ordinal = frames[index] ?? '';
		const labelled = /^[^.:]{2,40}:\s/.test(item.text);
		const frame = labelled ? ordinal.replace(/:$/, ',') : ordinal;
		const sentence = `${afterFrame(frame, item.text, language, known)}.`.replace(/([.!?]["”]?)\.$/, '$1');
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

/** What leads each item in: the last one only where it is the list's last. */
function ordinals(count: number, partial: boolean, set: Stock['list']['ordinals'][number] | undefined): string[] {
	if (!set || count < 2) return [];
	return Array.from({ length: count }, (_, index) => {
		if (index === 0) return set.first;
		if (index === count - 1 && !partial) return set.last;
		return set.next[(index - 1) % set.next.length] ?? '';
	});
}

function spokenItem(text: string): string {
	return text.replace(/[.;,]+$/, '').trim();
}
