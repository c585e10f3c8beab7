import { afterFrame } from '../reading/casing.ts';
import { withoutConnective } from '../reading/openings.ts';
import type { Unit } from '../reading/read-part.ts';
import { withoutAsides } from '../reading/simplify.ts';
import { countWords } from '../reading/words.ts';
import type { Beat } from './beats.ts';
import { capital } from './fill.ts';
import { tellList } from './tell-list.ts';
import { tellTable } from './tell-table.ts';
import { LONG_TURN, type Telling, type Told } from './telling.ts';

/** Puts a beat into words: one turn, or several for a long list or table. Empty when nothing of it can be said. */
export function tell(beat: Beat, telling: Telling): Told[] {
	const [unit] = beat.units;
	if (!unit) return [];
	switch (beat.form) {
		case 'sentence':
			return tellSentences(beat, telling);
		case 'list':
			return tellList(unit, introOf(unit, telling), telling);
		case 'quote':
			return tellQuote(unit, telling);
		case 'dialogue':
			return (unit.items ?? []).flatMap(({ text, start, end }) =>
				telling.phrasing.claim(text) ? [{ text, spans: [{ start, end }] }] : [],
			);
		case 'table':
			return unit.table ? tellTable(unit.table, telling) : [];
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
	const byAuthor = beat.units.findIndex((unit) => unit.firstPerson);
	const texts = beat.units.map((unit, index) => {
		const text = labelled(unit, { stock, phrasing, language, known });
		return beat.follows[index] && index !== byAuthor ? text : withoutConnective(text, language);
	});
	const fresh = texts.map((text) => phrasing.claim(text));
	const framed = beat.units.findIndex((unit, index) => unit.firstPerson && fresh[index]);
	const said = texts.flatMap((text, index) => {
		if (!fresh[index]) return [];
		return index === framed ? afterFrame(phrasing.frame(stock.authorVoice), text, language, known) : text;
	});
	if (said.length === 0) return [];
	const spans = beat.units.filter((_unit, index) => fresh[index]).map((unit) => unit.span);
	return [{ text: said.join(' '), spans }];
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

/** What stands before a list, without the colon. */
function introOf(unit: Unit, telling: Telling): string | null {
	const [first] = unit.attribution === ':' ? unit.sentences : [];
	return first === undefined ? null : labelled({ ...unit, sentences: [first] }, telling);
}
