import type { Language } from '@nexus/contract';
import { contentStems, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { lexRank } from './lexrank.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';

/** LexRank grows with the square of the sentences; a part has fewer than this by far. */
const MOST_RANKED = 180;

/** Weighs each unit, 0 to 1: how central it is, where it stands, what it decides and which figures it gives. */
export function weighUnits(sections: readonly ReadSection[], language: Language): void {
	const units = sections.flatMap((section) => section.units);
	const stems = units.map((unit) => contentStems(textOf(unit), language));
	const stride = Math.max(1, Math.ceil(units.length / MOST_RANKED));
	const chosen = units.map((_unit, index) => index).filter((index) => index % stride === 0);
	const scores = lexRank(chosen.map((index) => stems[index] ?? []));
	const central = new Map(chosen.map((index, at) => [index, scores[at] ?? 0]));
	let index = 0;
	for (const section of sections) {
		const title = new Set(contentStems(section.section.heading ?? '', language));
		section.units.forEach((unit, at) => {
			const own = stems[index] ?? [];
			const overlap = title.size === 0 ? 0 : Math.min(1, own.filter((stem) => title.has(stem)).length / title.size);
			unit.weight = weigh(unit, central.get(index) ?? 0.4, at, overlap, language);
			index++;
		});
	}
}

const MONEY = /(?:R|US|€|£)?\$\s?\d|€\s?\d|\d\s?(?:reais|dólares|dollars|euros)(?!\p{L})/u;
const MEASURE =
	/\d\s?(?:%|por cento|percent)|\d[\d.,]*\s(?!(?:can|is|are|was|were|and|or|to|of|in|may|must|has|e|ou|é|são|foi|a|à|às|de|do|da|em|no|na|pode|deve|tem)(?!\p{L}))\p{L}{2,}/u;

/** How much a text weighs by what it says: amounts, measures, decisions, results and superlatives; 0 to 0.6. */
export function substance(text: string, language: Language): number {
	const { weighty } = PACKS[language];
	const folded = fold(text);
	const figures = MONEY.test(text) ? 0.3 : MEASURE.test(text) ? 0.15 : 0;
	const decided = weighty.decided.test(folded) ? 0.2 : 0;
	const striking = weighty.striking.test(folded) ? 0.1 : 0;
	const aside = weighty.aside.test(folded) ? -0.15 : 0;
	return Math.max(0, figures + decided + striking + aside);
}

function weigh(unit: Unit, centrality: number, at: number, overlap: number, language: Language): number {
	if (unit.fields) return 0.2;
	const text = textOf(unit);
	let weight = 0.35 * centrality + (at === 0 ? 0.25 : 0) + 0.1 * overlap + substance(text, language);
	if (unit.form === 'sentence') {
		if (unit.words < 6) weight *= 0.7;
		if (unit.words > 50) weight *= 0.7;
		if (unit.leans) weight *= 0.85;
	} else weight = Math.max(weight, 0.5);
	return Math.min(1, weight);
}
