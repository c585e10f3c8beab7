import { countWords } from '@nexus/language/words';
import { asSentence } from './readable-sentences.ts';
import type { ListItem, Piece } from './unit.ts';

/** What was done, by the verb that items begin with, what weighs most first; each is said once for all of its items. */
const DEEDS: readonly RegExp[] = [
	/^(?:breaking(?: changes?)?|quebra(?: de compatibilidade)?):?\s/iu,
	/^(?:add(?:s|ed)?|adiciona(?:d[oa]s?)?)\s/iu,
	/^(?:chang(?:es?|ed)|muda(?:d[oa]s?)?)\s/iu,
	/^(?:improv(?:es?|ed)|melhora(?:d[oa]s?)?)\s/iu,
	/^(?:remov(?:es?|ed)|removid[oa]s?)\s/iu,
	/^(?:fix(?:es|ed)?|patch(?:es|ed)?|corrig(?:e|id[oa]s?)|conserta(?:d[oa]s?)?)\s/iu,
];
/** Verbs that say nothing by themselves. */
const FIXING =
	/^(?:fix(?:es|ed)?|patch(?:es|ed)?|improv(?:es?|ed)|updat(?:es?|ed)|work(?:ed)? on|corrig(?:e|id[oa]s?)|melhora(?:d[oa]s?)?|ajust(?:a|ad[oa]s?))\s/iu;
/** What only those who make the program care for. */
const INTERNAL =
	/(?<!\p{L})(?:readme|docs?|documentation|documentação|demo|typings?|types for|typescript typing|benchmarks?|lint\p{L}*|ci|tests?|testes?|dependenc\p{L}+|dependências|changelog|rust version)(?!\p{L})/iu;
const WEIGHTY = /(?:crash|leak|corrupt|security|vulnerab|data loss|loss of|trava|vaza|segurança|perda)/iu;
const FEW = { fixing: 3, internal: 8, others: 2 };
/** Items of one kind that are told. */
const MOST = 4;

/** "Fix docs", "Fixed ZIP bug", "Work on Rust version": nothing that anybody could keep. */
function saysNothing(text: string): boolean {
	if (WEIGHTY.test(text)) return false;
	if (INTERNAL.test(text)) return countWords(text) <= FEW.internal;
	const rest = text.replace(FIXING, '');
	return countWords(rest) <= (rest === text ? FEW.others - 1 : FEW.fixing) && !/\d/.test(rest);
}

/** The items of a version that say something, by what was done: "Fixed: the broken build; skipped data". */
export function changelogPieces(items: readonly ListItem[]): Piece[] {
	const said = items.flatMap((item) => {
		const text = item.holds ? (/^[^:]{12,}(?=:\s)/u.exec(item.text)?.[0] ?? item.text) : item.text;
		return saysNothing(text) ? [] : [{ ...item, text }];
	});
	const groups = DEEDS.map((verbs) => said.filter(({ text }) => verbs.test(text)));
	const others = said.filter(({ text }) => !DEEDS.some((verbs) => verbs.test(text)));
	const grouped = groups.map((group, at): Piece[] => {
		const verbs = DEEDS[at];
		const [first] = group;
		if (!verbs || !first || group.length < 2) return group.map(alone);
		const label = (verbs.exec(first.text)?.[0] ?? '').replace(/[:\s]+$/, '');
		const told = group.slice(0, MOST);
		const bodies = told.map(({ text }) => text.replace(verbs, '').replace(/[.;,]+$/, ''));
		return [
			{ text: asSentence(`${label}: ${bodies.join('; ')}`), spans: told.map(({ start, end }) => ({ start, end })) },
		];
	});
	const [breaking = [], ...rest] = grouped;
	return [...breaking, ...others.slice(0, MOST).map(alone), ...rest.flat()];
}

const alone = ({ text, start, end }: ListItem): Piece => ({ text: asSentence(text), spans: [{ start, end }] });
