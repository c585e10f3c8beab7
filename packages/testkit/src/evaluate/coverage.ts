import type { ScriptLine } from '@nexus/core/scripts';
import { mapDocument } from '@nexus/document-text';
import { sectionsWithText } from '../scripts/sections.ts';
import { contentStems } from '../scripts/words.ts';

export interface Coverage {
	sections: number;
	/** Headings of sections that no line rests on; '' for text before the first heading. */
	missing: string[];
	/** Share of sections that at least one line rests on, 0 to 1. */
	share: number;
	/** Share of the importance of the document's key terms that factual lines name, 0 to 1. */
	terms: number;
	/** The most important terms that none names, cut to their stems. */
	missingTerms: string[];
}

/** Terms that are looked for: the most important ones. */
const KEY_TERMS = 30;

/**
 * What of a document its script tells. A key term's importance is how often its stem stands in the document, times the
 * share of sections that have it, doubled when a heading does.
 */
export function coverageOf(text: string, lines: readonly ScriptLine[]): Coverage {
	const sections = sectionsWithText(text);
	const bare = sections.filter(
		({ body }) => !lines.some(({ spans }) => spans.some((span) => span.start < body.end && body.start < span.end)),
	);
	const terms = keyTerms(text);
	const said = new Set(lines.flatMap((line) => contentStems(line.text)));
	const all = terms.reduce((sum, { importance }) => sum + importance, 0);
	const missed = terms.filter(({ stem }) => !said.has(stem));
	const lost = missed.reduce((sum, { importance }) => sum + importance, 0);
	return {
		sections: sections.length,
		missing: bare.map(({ heading }) => heading ?? ''),
		share: sections.length === 0 ? 1 : 1 - bare.length / sections.length,
		terms: all === 0 ? 1 : 1 - lost / all,
		missingTerms: missed.map(({ stem }) => stem),
	};
}

/** Words of five letters and more that say little by themselves, accents folded, cut as stems are. */
const PLAIN = new Set(
	`sobre entre quando porque depois antes desde outra outro outras outros ainda mesmo mesma todos todas tambem muito
	muita cada sempre nunca esta estava foram pelos pelas assim apenas agora tinha podem deste desta nesse nessa aquele
	aquela disse fazer feito partir durante segundo maior menos quatro cinco primei forma onde quanto sendo seria
	about after again being below could every first other their there these thing those three under until where which
	while would still never before around because between through always another should little might something`
		.trim()
		.split(/\s+/)
		.map((word) => word.slice(0, 6)),
);

function keyTerms(text: string): { stem: string; importance: number }[] {
	const { sections } = mapDocument(text);
	const counts = new Map<string, { times: number; sections: number; titled: boolean }>();
	for (const section of sections) {
		const own = contentStems(text.slice(section.start, section.end)).filter((stem) => !PLAIN.has(stem));
		const title = new Set(contentStems(section.heading ?? ''));
		for (const stem of own) {
			const entry = counts.get(stem) ?? { times: 0, sections: 0, titled: false };
			counts.set(stem, { ...entry, times: entry.times + 1, titled: entry.titled || title.has(stem) });
		}
		for (const stem of new Set(own)) {
			const entry = counts.get(stem);
			if (entry) entry.sections++;
		}
	}
	return [...counts]
		.filter(([, { times }]) => times > 1)
		.map(([stem, { times, sections: held, titled }]) => ({
			stem,
			importance: times * (0.5 + held / Math.max(1, sections.length)) * (titled ? 2 : 1),
		}))
		.sort((a, b) => b.importance - a.importance)
		.slice(0, KEY_TERMS);
}
