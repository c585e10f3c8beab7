import type { Language } from '@nexus/contract';
import type { EpisodeOutline, PartOutline } from '@nexus/core/ports';
import type { Hosts } from '@nexus/core/scripts';
import { afterFrame, continuedTitle } from '../reading/casing.ts';
import { isStatement } from '../reading/clause.ts';
import { isNumeric } from '../reading/sentence-kind.ts';
import { simplify } from '../reading/simplify.ts';
import { isFunctionWord, wordsOf } from '../reading/words.ts';
import { introduced } from './fill.ts';
import { framedHeading, isDocumentKind, spokenHeading } from './headings.ts';
import type { Script } from './script.ts';
import type { Telling } from './telling.ts';

export interface Scene extends Telling {
	script: Script;
	outline: EpisodeOutline;
	part: PartOutline;
	hosts: Hosts;
}

/** How an episode begins: the hook, then who is talking and what it is about. */
export function open(scene: Scene): void {
	const { script, stock, phrasing, outline, part, hosts, language, known } = scene;
	const topic = spokenHeading(outline.topic, language);
	const named = topic.kind === 'question' || topic.kind === 'topic' ? topic.text : outline.topic;
	const form = topic.kind === 'question' ? 'Question' : isTitle(named, language, known) ? 'Titled' : '';
	const [a, b] = [introduced(hosts.A.name, language), introduced(hosts.B.name, language)];
	const values = { a, b, topic: form === 'Titled' ? named : continuedTitle(named, language, known) };
	const spans = titleSpans(known, part.source.start, outline.topic);
	script.openChapter(stock.chapterOpening);
	const { hook } = outline;
	const text = hook ? simplify(hook.text, language).join(' ') : '';
	if (hook && phrasing.claim(text)) {
		const kind = text.endsWith('?') ? 'question' : isNumeric(text, language) ? 'number' : 'fact';
		script.push('A', 'hook', afterFrame(phrasing.frame(stock.hook[kind]), text, language, known), [hook.span]);
		say(scene, 'B', stock.hookAnswer, values, []);
		say(scene, 'A', stock[`welcome${form}`], values, spans);
		return;
	}
	say(scene, 'A', stock[`openWelcome${form}`], values, spans);
	say(scene, 'B', stock.openAnswer, values, []);
}

/** Words from which on a topic is rather a title. */
const TITLE_WORDS = 7;
/** Words of a name, those without meaning aside. */
const NAME_WORDS = 3;
const ARTICLE = /^(?:os?|as?|uma?|the|an?)\s/i;

/**
 * Whether a topic is quoted rather than talked "about": a statement, a kind of document, anything long, and whatever is
 * neither a name nor goes on in lower case, which would leave "about" before a capital.
 */
function isTitle(topic: string, language: Language, known: string): boolean {
	if (!/^\p{Lu}/u.test(topic)) return false;
	const words = wordsOf(topic);
	if (words.length >= TITLE_WORDS || topic.includes(': ') || isDocumentKind(topic)) return true;
	if (isStatement(topic, language) || (language === 'en-US' && /^\p{L}+ing\s/u.test(topic))) return true;
	if (ARTICLE.test(topic)) return continuedTitle(topic, language, known) === topic;
	if (isFunctionWord(words[0] ?? '', language)) return true;
	return !isName(words, language) && continuedTitle(topic, language, known) === topic;
}

/** "Nise da Silveira": capitals throughout. */
function isName(words: readonly string[], language: Language): boolean {
	const own = words.filter((word) => !isFunctionWord(word, language));
	return own.length <= NAME_WORDS && own.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

function say(
	{ script, phrasing }: Scene,
	speaker: 'A' | 'B',
	pool: Parameters<typeof phrasing.say>[0]['pool'],
	values: Record<string, string>,
	spans: { start: number; end: number }[],
): void {
	const said =
		phrasing.say({ pool, values, unique: true, fits: (text) => script.fits(text) }) ??
		phrasing.say({ pool, values, unique: true });
	if (said) script.push(speaker, 'welcome', said.text, spans);
}

/** The document's first line where it is the title that a greeting names. */
function titleSpans(text: string, start: number, topic: string): { start: number; end: number }[] {
	const end = firstLineEnd(text, start);
	const line = text.slice(0, end - start);
	return line.toLowerCase().includes(topic.toLowerCase()) ? [{ start, end }] : [];
}

/** End of the first line that has words, in document offsets. */
export function firstLineEnd(text: string, start: number): number {
	const match = /\S[^\n]*/.exec(text);
	return match ? start + match.index + Math.min(match[0].trimEnd().length, 300) : start + text.length;
}

/** How a later part begins when it goes on with a section: by picking up the thread. A new section leads itself in. */
export function pickUp({ script, stock, phrasing, part, known }: Scene): void {
	const spans = [{ start: part.source.start, end: firstLineEnd(known, part.source.start) }];
	const said = phrasing.say({ pool: stock.pickup });
	if (said) script.push('A', 'bridge', said.text, spans);
}

/** How a part ends that is not the last. */
export function handOver(scene: Scene): void {
	const { script, stock, phrasing, part, language } = scene;
	const next = spokenHeading(part.nextTopic, language);
	const spans = [{ start: Math.max(part.source.start, part.source.end - 200), end: part.source.end }];
	const speaker = script.last?.speaker === 'A' ? 'B' : 'A';
	const fits = (text: string) => script.fits(text);
	const leads = speaker === 'A' ? [null, stock.leads.general] : [null, stock.confirm];
	const values = next.kind === 'topic' ? { next: framedHeading(next.text, language) } : null;
	const said =
		phrasing.say({ pool: stock.handover, leads, fits }) ??
		(values ? phrasing.say({ pool: stock.handoverTo, values, leads, fits }) : null);
	if (said) script.push(speaker, 'handover', said.text, spans);
}
