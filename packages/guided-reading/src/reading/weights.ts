import type { Language } from '@nexus/contract';
import { contentStems, fold } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { ReadSection } from './unit.ts';
import { textOf, type Unit } from './unit.ts';

/** Sentences of a part that share a word which is of its subject. */
const OFTEN = 4;

/** Weighs each unit, 0 to 1: how much it is about what the part is about, where it stands, what it decides and its figures. */
export function weighUnits(sections: readonly ReadSection[], language: Language): void {
	const stemsOf = new Map(
		sections.flatMap(({ units }) =>
			units.map((unit) => [unit, new Set(contentStems(textOf(unit), language))] as const),
		),
	);
	const times = new Map<string, number>();
	for (const stems of stemsOf.values()) for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
	for (const { section, units } of sections) {
		const title = new Set(contentStems(section.heading ?? '', language));
		units.forEach((unit, at) => {
			const own = stemsOf.get(unit) ?? new Set();
			const often = [...own].reduce((sum, stem) => sum + Math.min(1, ((times.get(stem) ?? 1) - 1) / OFTEN), 0);
			const named = own.intersection(title).size / Math.max(1, title.size);
			unit.weight = weigh(unit, often / Math.max(1, own.size), at, named, language);
		});
	}
}

const MONEY = /(?:R|US|€|£)?\$\s?\d|€\s?\d|\d\s?(?:reais|dólares|dollars|euros)(?!\p{L})/u;
const MEASURE =
	/\d\s?(?:%|por cento|percent)|\d[\d.,]*\s(?!(?:can|is|are|was|were|and|or|to|of|in|may|must|has|e|ou|é|são|foi|a|à|às|de|do|da|em|no|na|pode|deve|tem)(?!\p{L}))\p{L}{2,}/u;

/** How much a text weighs by what it says: amounts, measures, decisions, results and superlatives; 0 to 0.6. */
export function substance(text: string, language: Language): number {
	const { weighty } = languagePack(language);
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
