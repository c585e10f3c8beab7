import type { Span } from '@nexus/core/documents';
import type { Unit } from '../reading/read-part.ts';
import type { NounPhrase } from '../reading/tokens.ts';
import { countWords, fold } from '../reading/words.ts';
import { occurrences, TOPICAL } from './about-beats.ts';
import { enumerated } from './fill.ts';
import { type Script, sameOpening } from './script.ts';
import type { Telling } from './telling.ts';

interface SummingUp {
	question: string;
	answer: string;
	spans: Span[];
}

/** Host A names three things of a section to see whether they followed, and host B confirms. */
export function sumUp(
	units: readonly Unit[],
	{ stock, phrasing, script }: Telling & { script: Script },
): SummingUp | null {
	const three = threeThings(units);
	if (three.length < 3) return null;
	const names = three.map(({ thing }) => thing.text);
	const values = { x: enumerated(names, stock.list.and) };
	const question = phrasing.say({ pool: stock.check, values, fits: (text) => script.fits(text) })?.text;
	if (!question) return null;
	const answer = phrasing.say({ pool: stock.checkAnswer, fits: (text) => !sameOpening(question, text) })?.text;
	return answer ? { question, answer, spans: three.map(({ span }) => span) } : null;
}

/** Host A names what a part was about, before it hands over. */
export function sumUpPart(
	units: readonly Unit[],
	{ stock, phrasing, script, known }: Telling & { script: Script },
): { text: string; spans: Span[] } | null {
	const three = threeThings(units, (thing) => occurrences(thing.text, known) >= TOPICAL);
	if (three.length < 3) return null;
	const values = {
		x: enumerated(
			three.map(({ thing }) => thing.text),
			stock.list.and,
		),
	};
	const said = phrasing.say({ pool: stock.partSum, values, unique: true, fits: (text) => script.fits(text) });
	return said ? { text: said.text, spans: three.map(({ span }) => span) } : null;
}

/** A thing that was named, and where. */
interface NamedThing {
	thing: NounPhrase;
	span: Span;
}

/** Three different things that were named, from the first to the last; fewer when there are not three. */
function threeThings(units: readonly Unit[], fits: (thing: NounPhrase) => boolean = () => true): NamedThing[] {
	const named: NamedThing[] = [];
	for (const unit of units) {
		if (unit.fields) continue;
		const short = unit.things.filter((one) => countWords(one.text) <= 5 && fits(one));
		const thing = short.find((one) => one.at < 3) ?? short.find((one) => one.proper);
		if (thing && !named.some((other) => sharesWords(other.thing.text, thing.text)))
			named.push({ thing, span: unit.span });
	}
	if (named.length <= 3) return named;
	return [0, Math.round((named.length - 1) / 2), named.length - 1].flatMap((index) => named[index] ?? []);
}

function sharesWords(first: string, second: string): boolean {
	const words = new Set(
		fold(first)
			.split(/\s+/)
			.filter((word) => word.length > 3),
	);
	return fold(second)
		.split(/\s+/)
		.some((word) => words.has(word));
}
