import type { Language } from '@nexus/contract';
import { cutParts, type DocumentMap, mapDocument, type SourcePart, type Span } from '../document-text/index.ts';
import { NexusError } from '../errors/index.ts';
import type { EpisodeOutline, EpisodePlan, PartOutline, PlanRequest } from '../ports/index.ts';
import { termsThatTellApart } from './tell-apart.ts';
import { findRepeats } from './find-repeats.ts';
import { highlights } from '@nexus/guided-reading/reading';
import { isSpeakable } from '@nexus/language/sayable';
import { spokenLanguage } from '@nexus/guided-reading/reading';
import { contentStems, countWords, isFunctionWord, soundKey } from '@nexus/language/words';
import { isDocumentKind, plainHeading, spokenHeading } from './headings.ts';

export type PlanInput = Omit<PlanRequest, 'signal' | 'used'>;

const MOST_TERMS = 12;

/**
 * Maps the document, cuts it into parts and finds what is worth a hook and a recap. Linear in the document's length; the
 * search for highlights reads a bounded sample, spread evenly.
 * @param highlighted the parts that hook, recap and key terms are looked for in; by default all.
 * @throws NexusError document_unreadable when there are no words to say.
 */
export function planEpisode(
	input: PlanInput,
	highlighted = (sources: readonly SourcePart[]): readonly SourcePart[] => sources,
): EpisodePlan {
	const { text, filename } = input;
	if (!/\p{L}{2}/u.test(text)) throw new NexusError('document_unreadable');
	const map = mapDocument(text, filename);
	const language = spokenLanguage(map.language, input.language);
	const cut = cutParts(text, map);
	if (cut.length === 0) throw new NexusError('document_unreadable');
	const sources = language === null && !input.readsAnyLanguage ? cut.slice(0, 1) : cut;
	const sample = language === null ? null : highlights(text, [...highlighted(sources)], language);
	const terms = sample ? keyTerms(sample.text, language ?? input.language) : [];
	const repeats = findRepeats(text, sources);
	addRepeatedHeadings(text, map, sources, repeats);
	const title = titleOf(map, text);
	const outline: EpisodeOutline = {
		topic: title ?? madeTopic(terms, filename, language ?? input.language),
		titled: title !== null,
		sourceLanguage: map.language,
		totalParts: sources.length,
		hook: sample?.hook ?? null,
		keyPoints: sample?.keyPoints ?? [],
		keyTerms: terms,
		subjects: sample?.subjects ?? [],
		size: { words: map.words, sections: map.sections.length },
	};
	const parts = partOutlines(text, sources, repeats, outline.topic);
	return { outline, parts: toldApart(parts, text, language ?? input.language) };
}

/** A heading that an earlier part has, too, is not announced again. A section that goes on in a part has none there. */
function addRepeatedHeadings(
	text: string,
	{ sections }: DocumentMap,
	sources: readonly SourcePart[],
	repeats: readonly Span[][],
): void {
	const starts = new Set(sections.map(({ start }) => start));
	const first = new Map<string, number>();
	sources.forEach((source, index) => {
		for (const section of source.sections) {
			if (section.heading === null || !starts.has(section.start)) continue;
			const key = soundKey(plainHeading(section.heading));
			const earlier = first.get(key);
			const line = text.indexOf('\n', section.start);
			if (earlier === undefined) first.set(key, index);
			else if (earlier < index) repeats[index]?.push({ start: section.start, end: line < 0 ? section.end : line });
		}
	});
}

function partOutlines(
	text: string,
	sources: readonly SourcePart[],
	repeats: readonly Span[][],
	topic: string,
): PartOutline[] {
	const first = (source: SourcePart | undefined) =>
		source?.sections.find((section) => section.heading)?.heading ?? null;
	const last = (source: SourcePart | undefined) =>
		source?.sections.findLast((section) => section.heading)?.heading ?? null;
	return sources.map((source, index) => ({
		source,
		title: plainHeading(first(source) ?? '', text) || topic,
		previousTopic: last(sources[index - 1]),
		nextTopic: first(sources[index + 1]),
		repeats: repeats[index] ?? [],
	}));
}

/** Parts of one title, as a long section makes them: each is followed by its own subheading, else by what it names alone. */
function toldApart(parts: PartOutline[], text: string, language: Language): PartOutline[] {
	const titles = new Map<PartOutline, string>();
	for (const [title, alike] of Map.groupBy(parts, (part) => part.title)) {
		if (alike.length === 1) continue;
		const texts = alike.map(({ source }) => ({ title, text: text.slice(source.start, source.end) }));
		const terms = termsThatTellApart(texts, language);
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

/** A first line that stands by itself, without a mark at its end. */
const TITLE_LINE = /^\s*([^\n]{3,120}[\p{L}\p{N})])[ \t]*\r?\n[ \t]*\r?\n/u;
/** Lines in capitals that a document begins with: "EDITAL Nº 12/2026", "PROCESSO SELETIVO". */
function capitalLines(text: string): string | null {
	const found = /^\s*((?:(?=[^\n]*\p{Lu}{3})[^\n\p{Ll}]{4,100}\n){1,3})[ \t]*\n/u.exec(text.slice(0, HEAD))?.[1];
	return (
		found
			?.trim()
			.split(/\s*\n\s*/)
			.join(': ') ?? null
	);
}

/** What an e-mail is about, as its head says. */
const SUBJECT_LINE = /^[*_ \t]*(?:Assunto|Subject):[*_ \t]*(\S[^\n]{2,140})$/im;
const HEAD = 1000;
/** A title of more words is cut at its colon, where what stands before it tells the subject. */
const MOST_TITLE_WORDS = 12;
/** Of a kind of document: "Guia de viagem" does not tell the subject, "Relatório da seca no rio Negro" does. */
const KIND_WORDS = 4;

/** A long title without what follows its colon. */
function mainTitle(title: string | null): string | null {
	if (title === null || countWords(title) <= MOST_TITLE_WORDS) return title;
	const border = /:\s+|\s[–—]\s/.exec(title);
	if (!border) return title;
	const main = title.slice(0, border.index);
	if (/^(?:cap[ií]tulo|chapter|part[e]?|livro|book)\s/i.test(main)) return title;
	if (isDocumentKind(main) && countWords(main) <= KIND_WORDS) return title.slice(border.index + border[0].length);
	return countWords(main) >= 2 ? main : title;
}

/** Headings near the beginning under which all that follows stands: one of several alike tells of its own section only. */
function headsOfAll({ sections }: DocumentMap): (string | null)[] {
	return sections.slice(0, 3).flatMap((section, index) => {
		const later = sections.slice(index + 1);
		return later.every(({ level }) => level > section.level) ? [section.heading] : [];
	});
}

/** What a document calls itself, fit to be spoken; null where it does not. */
function titleOf(map: DocumentMap, text: string): string | null {
	const subject = SUBJECT_LINE.exec(text.slice(0, HEAD))?.[1]?.trim() ?? null;
	const firstLine = TITLE_LINE.exec(text)?.[1] ?? capitalLines(text);
	for (const candidate of [subject, map.title, firstLine, ...headsOfAll(map)]) {
		const spoken = spokenHeading(mainTitle(candidate));
		if (spoken.kind === 'topic' || spoken.kind === 'question') return spoken.text;
	}
	return null;
}

function madeTopic(terms: readonly string[], filename: string, language: Language): string {
	const and = language === 'pt-BR' ? 'e' : 'and';
	const [first, ...others] = terms;
	const second = others.find((term) => !sharesStem(term, first ?? '', language));
	if (first && second) return `${first} ${and} ${second}`;
	if (first) return first;
	const name = filename
		.replace(/\.[^.]+$/, '')
		.replace(/[_-]+/g, ' ')
		.trim();
	return isSpeakable(name) ? name : language === 'pt-BR' ? 'um texto' : 'a text';
}

/** The words and names that a text holds most often, as written the first time. */
function keyTerms(text: string, language: Language): string[] {
	const counts = new Map<string, { text: string; times: number }>();
	for (const [phrase] of text.matchAll(TERM)) {
		if (phrase.length < 4 || isFunctionWord(phrase, language)) continue;
		const key = soundKey(phrase).slice(0, phrase.includes(' ') ? undefined : STEM);
		const entry = counts.get(key) ?? { text: phrase, times: 0 };
		entry.times += phrase.includes(' ') ? 2 : 1;
		counts.set(key, entry);
	}
	return [...counts.values()]
		.sort((a, b) => b.times - a.times)
		.slice(0, MOST_TERMS)
		.map((entry) => entry.text);
}

/** A name of two words or more, or a word. */
const TERM = /\p{Lu}[\p{L}-]+(?: (?:d[aeo]s? |of )?\p{Lu}[\p{L}-]+)+|\p{L}[\p{L}-]+/gu;
/** Letters by which forms of one word are known. */
const STEM = 6;

function sharesStem(first: string, second: string, language: Language): boolean {
	const stems = new Set(contentStems(first, language));
	return contentStems(second, language).some((stem) => stems.has(stem));
}
