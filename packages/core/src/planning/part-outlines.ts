import type { Language } from '@nexus/contract';
import type { SourcePart, Span } from '@nexus/document-text';
import { distinguishingTerms } from './distinguishing-terms.ts';
import { plainHeading } from './headings.ts';
import type { PartOutline } from './types.ts';

/** @param topic of the episode: the title of a part without a heading */
export function partOutlines(
	text: string,
	sources: readonly SourcePart[],
	repeats: readonly Span[][],
	topic: string,
	language: Language,
): PartOutline[] {
	const first = (source: SourcePart | undefined) =>
		source?.sections.find((section) => section.heading)?.heading ?? null;
	const last = (source: SourcePart | undefined) =>
		source?.sections.findLast((section) => section.heading)?.heading ?? null;
	const parts = sources.map((source, index) => ({
		source,
		title: plainHeading(first(source) ?? '', text) || topic,
		previousTopic: last(sources[index - 1]),
		nextTopic: first(sources[index + 1]),
		repeats: repeats[index] ?? [],
	}));
	return withDistinctTitles(parts, text, language);
}

/** Parts of one title, as a long section makes them: each is followed by its own subheading, else by what it names alone. */
function withDistinctTitles(parts: PartOutline[], text: string, language: Language): PartOutline[] {
	const titles = new Map<PartOutline, string>();
	for (const [title, alike] of Map.groupBy(parts, (part) => part.title)) {
		if (alike.length === 1) continue;
		const texts = alike.map(({ source }) => ({ title, text: text.slice(source.start, source.end) }));
		const terms = distinguishingTerms(texts, language);
		const subheadings = alike.map(({ source }) =>
			source.sections.map(({ heading }) => plainHeading(heading ?? '', text)).find((own) => own && own !== title),
		);
		for (const [index, part] of alike.entries()) {
			const isOwn = subheadings.indexOf(subheadings[index]) === subheadings.lastIndexOf(subheadings[index]);
			const own = (isOwn ? subheadings[index] : undefined) ?? terms[index];
			if (own) titles.set(part, `${title}: ${own}`);
		}
	}
	return parts.map((part) => ({ ...part, title: titles.get(part) ?? part.title }));
}
