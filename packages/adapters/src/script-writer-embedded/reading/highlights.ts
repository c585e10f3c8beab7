import type { Language } from '@nexus/contract';
import type { SourcePart, Span } from '@nexus/core/documents';
import { pointsElsewhere, withoutConnective } from './openings.ts';
import { type ReadSection, readPart, type Unit } from './read-part.ts';
import { contentStems, fold } from './words.ts';

/** Parts that are read for highlights, and characters of each, so that the search costs the same for any length. */
const MOST_PARTS = 12;
const MOST_CHARACTERS = 5000;
/** More than a recap needs: not all can be put in other words. */
const MOST_POINTS = 14;
/** Of a short document. */
const FEW_POINTS = 8;

interface Candidate {
	text: string;
	span: Span;
	part: number;
	unit: Unit;
	/** The unit after it leans on it, so that it cannot be taken away. */
	leanedOn: boolean;
	/** Its paragraph goes on with what it speaks of. */
	continued: boolean;
	/** Answers a question of the document's. */
	answers: boolean;
	/** The sentence that the document begins with. */
	first: boolean;
	last: boolean;
}

export interface Highlights {
	hook: { text: string; span: Span } | null;
	keyPoints: { text: string; span: Span; part: number }[];
	/** What was read. */
	text: string;
}

/** The most striking sentence and the ones to keep, from a sample of the parts spread evenly over the document. */
export function highlights(text: string, parts: readonly SourcePart[], language: Language): Highlights {
	const sampled = sampledParts(parts);
	const read = sampled.map((part) => {
		const end = sampled.length > 1 ? part.start + sampleEnd(text.slice(part.start, part.end)) : part.end;
		const sections = part.sections.filter((section) => section.start < end);
		return {
			part,
			text: text.slice(part.start, end),
			sections: readPart(text.slice(part.start, end), part.start, sections, language),
		};
	});
	const candidates = read.flatMap(({ part, sections }) => candidatesOf(sections, part.index, language));
	const spoken = read.reduce(
		(sum, entry) => sum + entry.sections.reduce((units, section) => units + section.units.length, 0),
		0,
	);
	const mayOpen = candidates.filter((one) => mayHook(one, language) && !isEnding(one, candidates, parts.length));
	const isNews = reports(read.map((entry) => entry.text).join('\n'), language);
	const hook = spoken < 5 ? null : best(mayOpen, (one) => striking(one, isNews));
	const points = pointsOf(candidates, hook, spoken);
	return {
		hook: hook ? { text: hook.text, span: hook.span } : null,
		keyPoints: points.map(({ text: said, span, part }) => ({ text: said, span, part })),
		text: read.map((entry) => entry.text).join('\n'),
	};
}

/** The document's last sentence: to open with it would give the end away. */
function isEnding(candidate: Candidate, all: readonly Candidate[], parts: number): boolean {
	return candidate === all.at(-1) && candidate.last && candidate.part === parts - 1;
}

function sampledParts(parts: readonly SourcePart[]): SourcePart[] {
	if (parts.length <= MOST_PARTS) return [...parts];
	const step = (parts.length - 1) / (MOST_PARTS - 1);
	return Array.from({ length: MOST_PARTS }, (_none, index) => parts[Math.round(index * step)]).flatMap(
		(part) => part ?? [],
	);
}

/** Whether a sentence goes on about what the one before it began with. */
export function sharesSubject(unit: Unit, next: Unit, language: Language): boolean {
	const subject =
		unit.things.find((thing) => thing.at < 4)?.text ?? unit.sentences[0]?.split(' ').slice(0, 4).join(' ');
	const stems = new Set(contentStems(subject ?? '', language));
	return contentStems(next.sentences[0] ?? '', language).some((stem) => stems.has(stem));
}

/** Sentences that can be said by themselves. */
function candidatesOf(sections: readonly ReadSection[], part: number, language: Language): Candidate[] {
	return sections.flatMap((section, place) =>
		section.units.flatMap((unit, index) => {
			const next = section.units[index + 1];
			const answers = /\?\W*$/.test(section.section.heading ?? '');
			if (unit.form !== 'sentence' || unit.leans || unit.firstPerson || unit.sentences.length > 2) return [];
			if (unit.label || unit.footnote || unit.promises) return [];
			if (unit.words < 7 || unit.words > 30) return [];
			const text = withoutConnective(unit.sentences.join(' '), language);
			if (pointsElsewhere(text, language)) return [];
			return [
				{
					text,
					span: unit.span,
					part,
					unit,
					leanedOn: (unit.asks && next !== undefined) || (next?.leans ?? false),
					continued: next?.block === unit.block && sharesSubject(unit, next, language),
					answers,
					first: part === 0 && place === 0 && index === 0,
					last: index === section.units.length - 1,
				},
			];
		}),
	);
}

/** What opens against something, under a condition, or points at something said before: nothing to open an episode with. */
const UNFIT: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:contra|a favor|do outro lado|em comparação|em compensação|se|caso|ou)(?:,|\s)|(?<!\p{L})n[oa]s? mesm[oa]s?(?!\p{L})|(?<!\p{L})(?:d|n)?aquel[ea]s?(?!\p{L})|(?<!\p{L})do que iss?[ot]o?(?!\p{L})/iu,
	'en-US':
		/^(?:against|in favor|in comparison|by contrast|if|unless|or)(?:,|\s)|\bthan (?:that|it|these|those)(?!\s\p{L}+\s(?:of|in)\b)\b/iu,
};

/** Whether a sentence may be taken out of its place to open the episode. */
function mayHook({ text, leanedOn, continued, answers }: Candidate, language: Language): boolean {
	return !leanedOn && !continued && !answers && !UNFIT[language].test(text);
}

/** Words by which the press names its sources. */
const SOURCES: Record<Language, RegExp> = {
	'pt-BR': /(?<!\p{L})(?:segundo (?:o|a|os|as)|disse|afirmou|criticou|explicou|declarou|informou|lembrou)(?!\p{L})/giu,
	'en-US': /\b(?:according to|said|told reporters|announced)\b/giu,
};
/** Sources of a report, and characters in which they have to be named. */
const MOST_REPORT = 9000;

/** Whether a text reports news: its first sentence says what matters most. */
function reports(text: string, language: Language): boolean {
	return text.length < MOST_REPORT && (text.match(SOURCES[language])?.length ?? 0) >= 3;
}

const SUPERLATIVE =
	/\b(?:maior|menor|unic[oa]|primeir[oa]|apenas|so|nunca|jamais|quase|metade|dobro|mais de|menos de|ninguem|recorde|bilh\w+|milh\w+|surpre\w+|largest|smallest|only|first|never|nobody|almost|half|twice|more than|fewer than|less than|most|record|billion|million|surpris\w+)\b/g;

/** How striking a sentence is to somebody who knows nothing yet: numbers, superlatives, turns, questions; 0 for none. */
function striking({ text, unit, first }: Candidate, isNews: boolean): number {
	const folded = fold(text);
	const marks = folded.match(SUPERLATIVE)?.length ?? 0;
	const number = unit.kind === 'number' || unit.kind === 'comparison' ? 0.5 : /\d/.test(text) ? 0.2 : 0;
	const turn = unit.kind === 'contrast' ? 0.25 : 0;
	const length = unit.words <= 22 ? 0.15 : -0.2;
	const crowded = (text.match(/\d[\d.,]*/g)?.length ?? 0) > 3 ? -0.5 : 0;
	const question = unit.asks ? 0.2 : 0;
	if (ABOUT_ITSELF.test(folded)) return 0;
	if (number < 0.5 && turn === 0 && question === 0 && marks === 0 && unit.kind !== 'cause') return 0;
	const lead = first && isNews ? 0.3 : 0;
	return unit.salience + number + turn + Math.min(0.5, marks * 0.25) + length + crowded + question + lead;
}

/** What a document says of itself is not what it is about. */
const ABOUT_ITSELF =
	/\b(?:neste|nesta|deste|desta|este|esta|this|the next|the previous)\s(?:relatorio|capitulo|texto|documento|artigo|secao|guia|livro|report|chapter|text|document|article|section|guide|book)\b/;

/** How much a sentence is worth keeping: salient, a statement, not too long. */
function lasting({ unit }: Candidate): number {
	if (unit.asks) return -1;
	const aboutItself = ABOUT_ITSELF.test(fold(unit.sentences.join(' '))) ? -0.4 : 0;
	return unit.salience + (unit.words <= 24 ? 0.1 : -0.1) + (unit.kind === 'example' ? -0.2 : 0) + aboutItself;
}

function best(candidates: readonly Candidate[], score: (candidate: Candidate) => number): Candidate | null {
	let winner: { candidate: Candidate; points: number } | null = null;
	for (const candidate of candidates) {
		const points = score(candidate);
		if (points > (winner?.points ?? 0)) winner = { candidate, points };
	}
	return winner?.candidate ?? null;
}

/** From all over the document: the best of each stretch, best first. Short documents keep fewer. */
function pointsOf(candidates: readonly Candidate[], hook: Candidate | null, spoken: number): Candidate[] {
	const count = spoken < 6 ? 0 : spoken < 11 ? FEW_POINTS : MOST_POINTS;
	const free = candidates.filter((candidate) => candidate !== hook && lasting(candidate) > 0);
	if (count < MOST_POINTS || free.length <= 3) return [...free].sort((a, b) => lasting(b) - lasting(a)).slice(0, count);
	const stretch = Math.ceil(free.length / 3);
	const thirds = [0, 1, 2].map((index) => free.slice(index * stretch, (index + 1) * stretch));
	const chosen = thirds.flatMap((third) => best(third, lasting) ?? []);
	const rest = free.filter((candidate) => !chosen.includes(candidate)).sort((a, b) => lasting(b) - lasting(a));
	return [...chosen, ...rest].slice(0, MOST_POINTS);
}

/** How much of a part is sampled: no sentence is cut, unless none ends in the sample's second half. */
export function sampleEnd(part: string): number {
	if (part.length <= MOST_CHARACTERS) return part.length;
	const sample = part.slice(0, MOST_CHARACTERS);
	const last = [...sample.matchAll(/[.!?…]["”»)]*(?=\s)/g)].at(-1);
	const ends = [sample.lastIndexOf('\n\n'), last ? last.index + last[0].length : 0];
	return ends.find((end) => end > MOST_CHARACTERS / 2) ?? MOST_CHARACTERS;
}
