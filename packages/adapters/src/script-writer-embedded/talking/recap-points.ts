import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import type { LineRole } from '@nexus/core/scripts';
import { continued } from '../reading/casing.ts';
import { bareSubject, statementsOf } from '../reading/clause.ts';
import { withoutConnective } from '../reading/openings.ts';
import { simplify } from '../reading/simplify.ts';
import { hasVerb } from '../reading/verbs.ts';
import { contentStems, countWords } from '../reading/words.ts';
import { ECHO, echo } from './echo.ts';
import type { Scene } from './opening.ts';

const MOST_POINTS = 3;
/** Sections of a document from which on each gives one point at most. */
const LEAST_SECTIONS = 3;
/** Characters of another part, whose sections are not known, that give one point at most. */
const STRETCH = 1500;
/** Words of a point. */
const LEAST_WORDS = 5;
const MOST_WORDS = 22;
/** A point of more is cut short where it can be. */
const LONG = 15;
/** Words of all points: one turn. */
const MOST_IN_ALL = 50;
/** Of the words of a sentence that another part told, in a line that is not known: so few would not sound twice. */
const UNKNOWN_SHARE = 0.64;
/** What a point has to have: a figure, a name, or something that the title or its heading names. */
const LEAST_WORTH = 0.15;
/** Key terms that a text speaks of so often that each is known without more. */
const MAIN_TERMS = 5;

const FACTS: ReadonlySet<LineRole> = new Set<LineRole>(['hook', 'explain', 'example']);

/** What is not for keeping: nothing by itself, a question's echo, reported by whom, or about something said elsewhere. */
const UNFIT: Record<Language, RegExp> = {
	'pt-BR':
		/[:;?"“”()]|^(?:[^,]{3,80},\s){1,2}(?:é|são|foi|foram|era|eram|está|estão|tem|têm|\p{L}{2,}(?:[^aeou]ou|[^aeo]eu|iu|aram|eram|iram))\s|^(?:a favor|contra|em comparação|parte d|o assunto|a resposta|a pergunta|não|nem|nada|ali|lá|aqui|daí|assim|ainda|já|mas|e|ou|sim)(?!\p{L})|(?<!\p{L})(?:outr[oa]s?|isso|isto|aquilo|aquel[ea]s?|[dn]ess[ea]s?|[dn]isso|acima|abaixo|tud[oa]|fenômeno|[oa]s (?:dois|duas|três|quatro)|neste|nesta|deste|desta|est[ea])(?!\p{L})|(?<!\p{L})(?:dois|duas|três|quatro)\s(?!dias|anos|meses|horas|semanas|vezes|metros|quilômetros|minutos|pessoas|reais|quilos|litros|parcelas|votos|aluguéis)\p{L}+$|(?<!\p{L})(?:foi|foram)\s\p{L}+d[oa]s?\s(?:por|pel[oa]s?)(?:\s\S+){1,4}$/iu,
	'en-US':
		/[:;?"“”()]|^(?:in comparison|by comparison|part of|some of|one of|the (?:answer|question|point)|there|here|thus|still|also|but|and|or|so|yes|no|not|nothing)(?!\p{L})|(?<!\p{L})(?:another|others?|such|this|these|those|above|below|thanks|everything)(?!\p{L})|(?<!\p{L})(?:than|did|does|do|from|like|after|before|by|of|with|at|on|about|for) that(?!\p{L})|(?<!\p{L})(?:that|(?:two|three|four) (?!years|days|hours|weeks|months|minutes|times|people|feet|miles|meters|dollars|percent)\p{L}+|(?:was|were) \p{L}+ by(?: \S+){1,4})$/iu,
};

/** "MANAUS — O rio Negro ...": where a report was written. */
const DATELINE = /^\p{Lu}{2}[\p{Lu}\s,/.-]{1,30}\s[–—-]\s+/u;

/** Subjects of one word that need no more: a text has one of each. */
const KNOWN_SUBJECT =
	/^(?:segredo|objetivo|resultados?|estudos?|pesquisa|autor(?:es|as?)?|dados|governo|prefeitura|empresa|study|results|authors?|researchers|government|company|city|secret)$/;
/** Amounts in figures and in words. */
const AMOUNT =
	/\d|(?<!\p{L})(?:metade|dobro|triplo|um terço|um quarto|mil|milhão|milhões|bilhão|bilhões|half|twice|double|a third|a quarter|thousand|million|billion)(?!\p{L})/iu;

/** How something was found out is seldom what to keep of it. */
const MEASURED: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})(?:foi|foram)\s(?:acompanhad|agrupad|analisad|aplicad|aprovad|avaliad|coletad|entrevistad|excluíd|fixad|medid|recrutad|testad)[oa]s?(?!\p{L})/iu,
	'en-US':
		/(?<!\p{L})(?:was|were)\s(?:analyzed|assessed|collected|excluded|grouped|interviewed|measured|recorded|recruited|tested)(?!\p{L})/iu,
};

export interface Point {
	/** "o aluguel mensal é de R$ 2.450,00": goes on behind a colon, without a mark at its end. */
	text: string;
	span: Span;
}

interface Candidate extends Point {
	/** Which section it is of, or which stretch of another part. */
	place: number;
	/** The stems that tell it apart. */
	stems: ReadonlySet<string>;
	worth: number;
}

/** The best key points that stand by themselves, each from another place, in the document's order. */
export function recapPoints(scene: Scene): Point[] {
	const { keyPoints, keyTerms, topic } = scene.outline;
	const about = contentStems(topic, scene.language);
	const main = new Set(contentStems(keyTerms.slice(0, MAIN_TERMS).join(' '), scene.language));
	const found = keyPoints.flatMap((keyPoint, rank) => {
		const point = candidateOf(keyPoint, scene, { topic: about, main });
		return point ? [{ ...point, worth: point.worth - rank / keyPoints.length }] : [];
	});
	const chosen: Candidate[] = [];
	let words = 0;
	for (const point of found.toSorted((a, b) => b.worth - a.worth)) {
		const own = countWords(point.text);
		if (chosen.length === MOST_POINTS || words + own > MOST_IN_ALL) continue;
		if (chosen.some((other) => other.place === point.place || isLike(other.stems, point.stems))) continue;
		chosen.push(point);
		words += own;
	}
	return chosen.toSorted((a, b) => a.span.start - b.span.start);
}

/** A key point as a statement of its own, with how much it tells; null where it tells too little, or not by itself. */
function candidateOf(
	{ text, span }: Scene['outline']['keyPoints'][number],
	scene: Scene,
	{ topic, main }: { topic: readonly string[]; main: ReadonlySet<string> },
): Candidate | null {
	const { language, known } = scene;
	const { sections } = scene.part.source;
	const section = sections.findIndex(({ start, end }) => start <= span.start && span.start < end);
	const [first = text] = simplify(text.replace(DATELINE, ''), language);
	if (!hasVerb(first, language)) return null;
	const mayBeSaid = section < 0 ? unknownTo(text) : toldBy(span, scene);
	const forms = statementsOf(withoutConnective(first, language), language).filter(
		(one) => isFit(one, language) && mayBeSaid(one),
	);
	const form = forms.find((one) => countWords(one) <= LONG) ?? forms.at(-1);
	if (form === undefined) return null;
	const about = new Set([...topic, ...contentStems(sections[section]?.heading ?? '', language)]);
	const bare = bareSubject(form, language);
	const isNamed = contentStems(bare ?? '', language).some((stem) => about.has(stem) || main.has(stem));
	if (bare && !KNOWN_SUBJECT.test(bare) && !isNamed) return null;
	const stems = new Set(contentStems(form, language));
	const hits = [...stems].filter((stem) => about.has(stem)).length;
	const worth =
		(AMOUNT.test(form) ? 0.35 : 0) +
		(/[\s-]\p{Lu}\p{L}/u.test(form) ? 0.2 : 0) +
		Math.min(0.5, hits * 0.25) +
		(isNamed ? 0.15 : 0) -
		(MEASURED[language].test(form) ? 0.6 : 0);
	if (worth < LEAST_WORTH) return null;
	const stretch = -1 - Math.floor(span.start / STRETCH);
	const place = section < 0 ? stretch : sections.length < LEAST_SECTIONS ? span.start : section;
	return { text: continued(form, language, known), span, place, stems, worth };
}

/** Whether a form of what another part told in lines of its own would not sound twice. */
function unknownTo(text: string): (form: string) => boolean {
	const most = countWords(text) * UNKNOWN_SHARE;
	return (form) => countWords(form) <= most;
}

/** Whether a form of what this part told would not sound twice; what it did not tell is not summed up. */
function toldBy(span: Span, { script }: Scene): (form: string) => boolean {
	const lines = script.lines.filter(({ spans }) =>
		spans.some(({ start, end }) => start < span.end && span.start < end),
	);
	return (form) => lines.length > 0 && !lines.some((line) => FACTS.has(line.role) && echoes(form, line.text));
}

function isFit(form: string, language: Language): boolean {
	const words = countWords(form);
	if (words < LEAST_WORDS || words > MOST_WORDS || UNFIT[language].test(form)) return false;
	return (form.match(/,/g)?.length ?? 0) <= 3;
}

/** Two points that share a good part of their words would be one. */
function isLike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return [...a].filter((stem) => b.has(stem)).length > Math.min(a.size, b.size) * 0.4;
}

/** Whether a recap says hardly more than a line before it, or that line hardly more than the recap. */
export function soundsTwice(text: string, spans: readonly Span[], { script }: Scene): boolean {
	return script.lines.some((line) => {
		const touches = line.spans.some((own) => spans.some((span) => own.start < span.end && span.start < own.end));
		if (!touches || !FACTS.has(line.role)) return false;
		const { ofText, ofLine } = echo(text, line.text);
		return Math.max(ofText, ofLine) >= ECHO;
	});
}

/** Whether a line says little but this. */
export function echoes(text: string, line: string): boolean {
	return echo(text, line).ofLine >= ECHO;
}
