import type { Span } from '@nexus/core/documents';
import { continued } from '../reading/casing.ts';
import { phraseKey } from '../reading/noun-phrases.ts';
import { contentStems } from '../reading/words.ts';
import type { Pool } from '../stock/index.ts';
import { TOPICAL } from './about-beats.ts';
import { framedHeading, isStockHeading, spokenHeading } from './headings.ts';
import { firstLineEnd, type Scene } from './opening.ts';
import { echoes, recapPoints, soundsTwice } from './recap-points.ts';
import { isStory } from './story.ts';

/** Points of a recap, and headings or things of what a document went through. */
const POINTS = 3;
const LEAST_POINTS = 2;
/** Sentences worth keeping from which on a document is long enough to be summed up; one in sections is with fewer. */
const LEAST_KEY_POINTS = 3;
const LEAST_SECTIONS = 3;
/** So long the turn of a question stays in the ear. */
const REMEMBERED_LINES = 40;

/**
 * What to keep: up to three of the document's own statements, each of another section, in one turn; where there are none
 * that can stand alone, what the document went through. A story is not summed up, and a document of a few sentences needs
 * no recap.
 */
export function recap(scene: Scene): void {
	const { stock, known, language } = scene;
	if (isShort(scene) || isStory(known, language)) return;
	const points = recapPoints(scene);
	for (const some of [points, ...points.map((left) => points.filter((point) => point !== left))]) {
		const kept = { texts: some.map(({ text }) => text), spans: some.map(({ span }) => span) };
		if (some.length < LEAST_POINTS || soundsTwice(kept.texts.join(' '), kept.spans, scene)) continue;
		say(scene, {
			...kept,
			open: stock.recapOpen,
			pool: some.length === LEAST_POINTS ? stock.recapTwo : stock.recapThree,
		});
		return;
	}
	const path = headings(scene) ?? terms(scene);
	if (path && !wereAsked(path.texts, scene)) say(scene, { ...path, open: stock.recapPathOpen, pool: stock.recapPath });
}

function isShort({ outline, part }: Scene): boolean {
	const { keyPoints, totalParts } = outline;
	if (keyPoints.length >= LEAST_KEY_POINTS || totalParts > 1) return false;
	return keyPoints.length === 0 || part.source.sections.length < LEAST_SECTIONS;
}

/** "Como funciona o clube?": a question that can be named among other things. */
const ASKS =
	/^(?:como|o que|por qu[ae]|qua[il]s?|quando|quant[oa]s?|onde|quem|how|what|which|when|where|who|why)(?!\p{L})/iu;

/** "Capítulo II, do pedido": a place in the document rather than a thing. */
const NUMBERED = /^(?:capítulo|cláusula|parte|seção|título|artigo|chapter|part|section|title|article|table|tabela)\s/iu;

/** Whether one of the last lines asked just what a path would name. */
function wereAsked(texts: readonly string[], { script }: Scene): boolean {
	return script.lines.slice(-REMEMBERED_LINES).some((line) => texts.some((text) => echoes(text, line.text)));
}

interface Kept {
	texts: readonly string[];
	spans: readonly Span[];
}

/** One host asks, the other tells, the first has the last word. */
function say(
	{ script, stock, phrasing }: Scene,
	{ texts, spans, open, pool }: Kept & { open: Pool; pool: Pool },
): void {
	const fits = (text: string) => script.fits(text);
	const asker = script.run('A') >= 2 ? 'B' : 'A';
	const asked = phrasing.say({ pool: open, unique: true, fits });
	if (asked) script.push(asker, 'question', asked.text, spans);
	const [x = '', y = '', z = ''] = texts;
	const said = phrasing.say({ pool, values: { x, y, z }, unique: true, fits });
	if (said) script.push(asker === 'A' ? 'B' : 'A', 'recap', said.text, spans);
	const end = phrasing.say({ pool: stock.recapClose, unique: true, fits });
	if (end) script.push(asker, 'reaction', end.text, spans);
}

/** Three headings of a document of one part, its longest sections' in their order; null where there are not so many. */
function headings({ outline, part, language, known }: Scene): Kept | null {
	if (outline.totalParts > 1) return null;
	const { sections, start: from } = part.source;
	const named = sections.flatMap((section, index) => {
		const heading = spokenHeading(section.heading, language);
		const isTitle = sections.length > 1 && sections.slice(index + 1).every(({ level }) => level > section.level);
		const isAsked = heading.kind === 'question' && ASKS.test(heading.text);
		if (heading.kind !== 'topic' && !isAsked) return [];
		if (isStockHeading(heading.text) || NUMBERED.test(heading.text) || (index < LEAST_SECTIONS && isTitle)) return [];
		if (phraseKey(heading.text) === phraseKey(outline.topic)) return [];
		const own = known.slice(section.start - from, section.end - from);
		const end = firstLineEnd(own, section.start);
		if (!/\p{L}{3}/u.test(own.slice(end - section.start))) return [];
		const span = { start: section.start, end };
		const text = isAsked
			? continued(heading.text.slice(0, -1), language, known)
			: framedHeading(heading.text, language);
		return [{ text, span, length: section.end - section.start }];
	});
	if (named.length < POINTS) return null;
	const longest = named.toSorted((a, b) => b.length - a.length).slice(0, POINTS);
	const chosen = longest.toSorted((a, b) => a.span.start - b.span.start);
	return { texts: chosen.map(({ text }) => text), spans: chosen.map(({ span }) => span) };
}

const isOfWords = (term: string): boolean => term.split(' ').length > 2;

/** The things that the text speaks of again and again, with the lines that named them. */
function terms({ script, outline, known, language }: Scene): Kept | null {
	const text = known.toLowerCase();
	const topic = new Set(contentStems(outline.topic, language));
	const things = outline.keyTerms.filter((term) => {
		const bare = term.replace(/^(?:o|a|os|as|the)\s/, '').toLowerCase();
		const isTopic = contentStems(term, language).every((stem) => topic.has(stem));
		return bare.length < term.length && !isTopic && text.split(bare).length > TOPICAL;
	});
	// "O preço do café" tells more than "o café".
	if (outline.totalParts > 1) things.sort((a, b) => Number(isOfWords(b)) - Number(isOfWords(a)));
	const named = things.flatMap((term) => {
		const line = script.lines.find((one) => one.text.toLowerCase().includes(term.toLowerCase()));
		return line ? [{ term, spans: line.spans }] : [];
	});
	const three: typeof named = [];
	for (const one of named) {
		const stems = new Set(contentStems(one.term, language));
		if (
			three.length < POINTS &&
			!three.some(({ term }) => contentStems(term, language).some((stem) => stems.has(stem)))
		)
			three.push(one);
	}
	if (three.length < POINTS) return null;
	return { texts: three.map(({ term }) => term), spans: three.flatMap(({ spans }) => spans) };
}
