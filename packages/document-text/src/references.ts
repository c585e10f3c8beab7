/** How a text refers to the items of its lists. */
export interface References {
	/** By letters, and what it calls them: "option", "alínea", or nothing; null where it does not. */
	letters: string | null;
	/** By Roman numerals, and what it calls them: "inciso"; null where it does not. */
	numerals: string | null;
	/** Numbers of its sections and paragraphs that it sends to, and what it calls a section: "Section", "Seção". */
	sections: { called: string; numbers: ReadonlySet<string> };
	/** Paragraphs begin with bare numerals, "ii involve people", which are for finding them. */
	countsInNumerals: boolean;
}

const CALLED = /(?<!\p{L})(op[çc][ãa]o|alternativa|letra|al[íi]nea|option|choice)\s["“'‘(]?[a-h](?!\p{L})/iu;
/** 'art. 4º, "b"', "moved to amend (d)". */
const CITED =
	/(?<!\p{L})(art\. \d{1,3}º?|amend|in|under|circumstances?|cases?|casos?|hip[óo]teses?),?\s(?:\([a-h]\)|["“'‘][a-h]["”'’])/iu;
/** "B) New boiler", and "I would do B." elsewhere. */
const OPTION = /^[ \t]*\(?([A-H])\)\s/gmu;
const MEANT = /\p{Ll} ([A-H])(?=[.,;:!?)]|$)/gmu;
const NUMERAL = /(?<!\p{L})(inciso|item)s?\s[IVXL]+(?!\p{L})/iu;
/** "Sections 6 and 7", "itens 3.1 a 3.4"; a number with a dot also behind a small word: "exempt from 3.1 and 3.2". */
const SECTIONS =
	/(?<!\p{L})(?:(sections?|clauses?|rules?|regras?|seç(?:ão|ões)|cláusulas?|itens|item)|(?:from|in|under|see|d?[oe]s?|n[oa]s?)(?=\s\d{1,2}\.\d))\s(\d{1,2}(?:\.\d{1,2})?(?:(?:,\s|\s(?:and|or|to|e|ou|a)\s|[–-])\d{1,2}(?:\.\d{1,2})?)*)(?![\d.,]*\d|\s?%)/giu;

function sectionsIn(text: string): References['sections'] {
	const found = [...text.matchAll(SECTIONS)];
	const word = found.find(([, called]) => called)?.[1]?.toLowerCase() ?? '';
	const one = word
		.replace(/ões$/, 'ão')
		.replace(/itens$/, 'item')
		.replace(/s$/, '');
	const numbers = found.flatMap(([, , listed = '']) => [...(listed.match(/\d+(?:\.\d+)?/g) ?? []), ...between(listed)]);
	return { called: one.charAt(0).toUpperCase() + one.slice(1), numbers: new Set(numbers) };
}

/** "8.1–8.4": what lies between the two. */
function between(listed: string): string[] {
	const [, section, from, to] = /(\d+)\.(\d+)(?:\s?[–-]\s?|\s(?:to|a)\s)\1\.(\d+)/.exec(listed) ?? [];
	const count = Math.max(0, Math.min(Number(to) - Number(from), MOST_BETWEEN));
	return section ? Array.from({ length: count }, (_none, at) => `${section}.${Number(from) + at}`) : [];
}
const MOST_BETWEEN = 20;

export function referencesIn(text: string): References {
	const cited = CITED.exec(text)?.[1];
	const options = new Set([...text.matchAll(OPTION)].map(([, letter]) => letter));
	const isMeant = [...text.matchAll(MEANT)].some(([, letter]) => options.has(letter));
	const called = CALLED.exec(text)?.[1] ?? (cited ? (/^art/i.test(cited) ? 'alínea' : '') : isMeant ? '' : undefined);
	return {
		letters: called?.toLowerCase() ?? null,
		numerals: NUMERAL.exec(text)?.[1]?.toLowerCase() ?? null,
		sections: sectionsIn(text),
		countsInNumerals: /^[ \t]*ii\s\p{Ll}/mu.test(text) && /^[ \t]*iii\s\p{Ll}/mu.test(text),
	};
}
