import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { continued } from '../reading/casing.ts';
import { clauseOf } from '../reading/clause.ts';
import { phraseKey } from '../reading/noun-phrases.ts';
import { withoutConnective } from '../reading/openings.ts';
import { simplify } from '../reading/simplify.ts';
import { contentStems, countWords } from '../reading/words.ts';
import { spokenHeading } from './headings.ts';
import { firstLineEnd, type Scene } from './opening.ts';

/** Points of a recap. */
const POINTS = 3;
/** A point that keeps more of its sentence than this is rather a repetition: it comes after others. */
const MOST_KEPT = 0.8;
/** Words that such a point may have. */
const MOST_REPEATED = 9;
/** Points that make a recap: with fewer sentences, one is named, or none. */
const LEAST_FOR_THREE = 3;

/** What something is not sets up what it is: alone it would say the less. */
const NEGATED =
	/^(?:não|nunca|nem|(?:is|are|was|were|do|does|did|has|have|had|can|will|would)(?:\s+not|n['’]t))(?!\p{L})/iu;
/** "Part of the reason", "O assunto": nothing by itself. */
const PARTIAL =
	/^(?:part of|some of|most of|one of|parte d|o assunto$|a resposta|a pergunta|the (?:answer|question|point)$)/iu;

const PEOPLE =
	/(?:people|residents?|participants?|authors?|wom[ae]n|m[ae]n|child(?:ren)?|engineers?|keepers?|scientists?|researchers?|doctors?|students?|readers?|teachers?|captains?|sailors?|writers?|workers?|builders?|neighbors?)(?![\p{L}])/iu;

interface Point {
	/** "o polvilho azedo, que cresce mais que o doce" */
	text: string;
	span: Span;
}

/**
 * What to keep: three things with what was said of each, in one turn; or, where none can be put so, what the document
 * went through or was about. A document of a few sentences needs none.
 */
export function recap(scene: Scene): void {
	const { script, stock, phrasing, outline } = scene;
	const { keyPoints } = outline;
	if (keyPoints.length < LEAST_FOR_THREE) return;
	const fits = (text: string) => script.fits(text);
	const asker = script.run('A') >= 2 ? 'B' : 'A';
	const teller = asker === 'A' ? 'B' : 'A';
	const points = pointsOf(scene);
	const spans = points.map(({ span }) => span);
	const path = points.length >= 2 ? null : headings(scene);
	const [point] = points;
	if (!path && points.length === 1 && point) {
		if (!keyPoints.slice(0, POINTS).some(({ span }) => span.start === point.span.start)) return;
		const speaker = script.last?.speaker === 'A' ? 'B' : 'A';
		script.push(speaker, 'recap', `${phrasing.frame(stock.recapOne)} ${point.text}.`, [point.span]);
		return;
	}
	const kept = points.length >= 2 ? { texts: points.map(({ text }) => text), spans } : (path ?? terms(scene));
	if (kept === null) return;
	const open = phrasing.say({ pool: path ? stock.recapPathOpen : stock.recapOpen, unique: true, fits });
	if (open) script.push(asker, 'question', open.text, kept.spans);
	const [x = '', y = '', z = ''] = kept.texts;
	const pool = path ? stock.recapPath : kept.texts.length === 2 ? stock.recapTwo : stock.recapThree;
	const said = phrasing.say({ pool, values: { x, y, z }, unique: true, fits });
	if (said) script.push(teller, 'recap', said.text, kept.spans);
	const end = phrasing.say({ pool: stock.recapClose, unique: true, fits });
	if (end) script.push(asker, 'reaction', end.text, kept.spans);
}

/** The best key points that can be put as a thing with what is said of it, in the document's order. */
function pointsOf({ outline, language, known }: Scene): Point[] {
	const found: (Point & { repeats: boolean })[] = [];
	const subjects = new Set<string>();
	for (const { text, span } of outline.keyPoints) {
		const [first = text] = simplify(text, language);
		const clause = clauseOf(withoutConnective(first, language), language);
		if (clause === null || subjects.has(phraseKey(clause.subject))) continue;
		if (NEGATED.test(clause.predicate) || PARTIAL.test(clause.subject)) continue;
		if (language === 'en-US' && isName(clause.subject)) continue;
		subjects.add(phraseKey(clause.subject));
		const repeats = clause.share > MOST_KEPT;
		if (repeats && countWords(`${clause.subject} ${clause.predicate}`) > MOST_REPEATED) continue;
		const who = language === 'pt-BR' ? 'que' : PEOPLE.test(clause.subject) ? 'who' : 'which';
		const said = `${continued(clause.subject, language, known)}, ${who} ${clause.predicate}`;
		found.push({ text: said, span, repeats });
	}
	const chosen: typeof found = [];
	for (const point of found.toSorted((a, b) => Number(a.repeats) - Number(b.repeats))) {
		if (chosen.length < POINTS && !chosen.some((other) => isLike(other.text, point.text, language))) chosen.push(point);
	}
	return chosen.toSorted((a, b) => a.span.start - b.span.start);
}

/** Two points that share a good part of their words would be one. */
function isLike(first: string, second: string, language: Language): boolean {
	const [a, b] = [new Set(contentStems(first, language)), new Set(contentStems(second, language))];
	return [...a].filter((stem) => b.has(stem)).length > Math.min(a.size, b.size) * 0.4;
}

/** Of a name alone, English has to know whether it is somebody's. */
function isName(subject: string): boolean {
	return subject.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));
}

/** Three headings of a document of one part, its longest sections' in their order; null where there are not so many. */
function headings({ outline, part, language, known }: Scene): { texts: string[]; spans: Span[] } | null {
	if (outline.totalParts > 1) return null;
	const named = part.source.sections.flatMap((section) => {
		const heading = spokenHeading(section.heading, language);
		if (heading.kind !== 'topic' || phraseKey(heading.text) === phraseKey(outline.topic)) return [];
		const span = {
			start: section.start,
			end: firstLineEnd(known.slice(section.start - part.source.start), section.start),
		};
		return [{ text: continued(heading.text, language, known), span, length: section.end - section.start }];
	});
	if (named.length < POINTS) return null;
	const longest = named.toSorted((a, b) => b.length - a.length).slice(0, POINTS);
	const chosen = longest.toSorted((a, b) => a.span.start - b.span.start);
	return { texts: chosen.map(({ text }) => text), spans: chosen.map(({ span }) => span) };
}

/** The document's main things, with the lines that named them. */
function terms({ script, outline }: Scene): { texts: string[]; spans: Span[] } | null {
	const things = outline.keyTerms.filter((term) => /^(?:o|a|os|as|the)\s/.test(term));
	const named = things.flatMap((term) => {
		const line = script.lines.find(({ text }) => text.toLowerCase().includes(term.toLowerCase()));
		return line ? [{ term, spans: line.spans }] : [];
	});
	const three = named.slice(0, POINTS);
	if (three.length < POINTS) return null;
	return { texts: three.map(({ term }) => term), spans: three.flatMap(({ spans }) => spans) };
}
