import type { Language } from '@nexus/contract';
import { cutParts, type DocumentMap, mapDocument, type SourcePart } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import type { EpisodeOutline, EpisodePlan, PartOutline, PlanRequest } from '@nexus/core/ports';
import { findRepeats } from './reading/find-repeats.ts';
import { highlights } from './reading/highlights.ts';
import { nounPhrases, phraseKey } from './reading/noun-phrases.ts';
import { isSpeakable } from './reading/speakable.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { fold, isFunctionWord, wordsOf } from './reading/words.ts';
import { plainHeading, spokenHeading } from './talking/headings.ts';

export type PlanInput = Omit<PlanRequest, 'signal'>;

const MOST_TERMS = 12;

/**
 * Maps the document, cuts it into parts and finds what is worth a hook and a recap. Linear in the document's length; the
 * search for highlights reads a bounded sample, spread evenly.
 * @throws NexusError document_unreadable when there are no words to say.
 */
export function planEpisode(input: PlanInput): EpisodePlan {
	const { text, filename } = input;
	if (!/\p{L}{2}/u.test(text)) throw new NexusError('document_unreadable');
	const map = mapDocument(text, filename);
	const language = spokenLanguage(map.language, input.language);
	const cut = cutParts(text, map);
	if (cut.length === 0) throw new NexusError('document_unreadable');
	const sources = language === null ? cut.slice(0, 1) : cut;
	const sample = language === null ? null : highlights(text, sources, language, input.seed);
	const terms = sample ? keyTerms(sample.text, language ?? input.language) : [];
	const repeats = findRepeats(text, sources);
	const outline: EpisodeOutline = {
		topic: topicOf(map, terms, filename, language ?? input.language),
		sourceLanguage: map.language,
		totalParts: sources.length,
		hook: sample?.hook ?? null,
		keyPoints: sample?.keyPoints ?? [],
		keyTerms: terms,
		size: { words: map.words, sections: map.sections.length },
	};
	return { outline, parts: partOutlines(sources, repeats, outline.topic) };
}

function partOutlines(
	sources: readonly SourcePart[],
	repeats: readonly PartOutline['repeats'][],
	topic: string,
): PartOutline[] {
	const first = (source: SourcePart | undefined) =>
		source?.sections.find((section) => section.heading)?.heading ?? null;
	const last = (source: SourcePart | undefined) =>
		source?.sections.findLast((section) => section.heading)?.heading ?? null;
	return sources.map((source, index) => ({
		source,
		title: plainHeading(first(source) ?? '') || topic,
		previousTopic: last(sources[index - 1]),
		nextTopic: first(sources[index + 1]),
		repeats: repeats[index] ?? [],
	}));
}

function topicOf(map: DocumentMap, terms: readonly string[], filename: string, language: Language): string {
	const candidates = [map.title, ...map.sections.slice(0, 3).map((section) => section.heading)];
	for (const candidate of candidates) {
		const spoken = spokenHeading(candidate, language);
		if (spoken.kind === 'topic' || spoken.kind === 'question') return spoken.text;
	}
	const and = language === 'pt-BR' ? 'e' : 'and';
	if (terms.length >= 2) return `${terms[0]} ${and} ${terms[1]}`;
	if (terms[0]) return terms[0];
	const name = filename
		.replace(/\.[^.]+$/, '')
		.replace(/[_-]+/g, ' ')
		.trim();
	return isSpeakable(name) ? name : language === 'pt-BR' ? 'um texto' : 'a text';
}

/** The things a text names most often, with their articles; else its most frequent words. */
function keyTerms(text: string, language: Language): string[] {
	const counts = new Map<string, { text: string; times: number }>();
	for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
		for (const phrase of nounPhrases(sentence, language)) {
			const key = phraseKey(phrase.text);
			const entry = counts.get(key) ?? { text: phrase.text, times: 0 };
			entry.times++;
			counts.set(key, entry);
		}
	}
	const phrases = [...counts.values()].sort((a, b) => b.times - a.times).slice(0, MOST_TERMS);
	if (phrases.length >= 2) return phrases.map((entry) => entry.text);
	const words = new Map<string, number>();
	for (const word of wordsOf(fold(text))) {
		if (word.length > 3 && !isFunctionWord(word, language)) words.set(word, (words.get(word) ?? 0) + 1);
	}
	return [...words]
		.sort((a, b) => b[1] - a[1])
		.slice(0, MOST_TERMS)
		.map(([word]) => word);
}
