import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { Hosts } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import { countWords, soundKey } from '@nexus/language/words';
import { type Greetings, languagePack } from '../language/index.ts';
import { documentAuthor } from '../reading/document-author.ts';
import { documentDate } from '../reading/document-date.ts';
import { documentHead } from '../reading/document-head.ts';
import { fill, introduced } from './fill.ts';
import type { Script } from './script.ts';

export interface GreetingContext {
	script: Script;
	greetings: Greetings;
	language: Language;
	hosts: Hosts;
	outline: EpisodeOutline;
	/** Draws one of several phrases. */
	pick<Item>(items: readonly Item[]): Item | undefined;
	/** The part's text, and where it begins in the document. */
	text: string;
	start: number;
	/** What it is, where it has no title. */
	kind: 'mail' | 'versions' | 'text';
	/** Somebody says "I" in it. */
	isTold: boolean;
}

/** From so many lines of body on, the most important sentences are repeated at the end. */
const LEAST_BODY = 8;
/** How many sentences are repeated at most. */
export const MOST_RECAPPED = 3;

/** Writes the opening: the hook from the document, where there is one; who reads what; and whose words they are. */
export function writeOpening(context: GreetingContext): void {
	const { script, greetings, outline, language, pick } = context;
	const pack = languagePack(language);
	script.openChapter(pack.chapterOpening);
	const values = valuesOf(context);
	const { hook } = outline;
	const [alone, begun] = greetings.untitled;
	if (hook) {
		const frame = values.t === '' ? begun : pick(hook.stays ? greetings.afterHook : greetings.afterLead);
		script.say('hook', hook.text, [hook.span]);
		script.say('welcome', fill(frame ?? '', values), titleSpan(context));
	} else
		script.say('welcome', fill((values.t === '' ? alone : pick(greetings.welcome)) ?? '', values), titleSpan(context));
	const speaker = introduced(context.hosts[script.next].name, language);
	const isKnown = context.isTold && values.w !== '';
	const said = isKnown ? fill(pack.writtenBy, values) : (pick(pack.begins) ?? '');
	const head = headOf(context);
	const source = head && (head.isMade ? fill(pack.about.made, { x: head.text }) : pack.about.from(head.text));
	const about = source ? `${source} ` : '';
	script.say(
		'welcome',
		fill(pick(greetings.join) ?? '', { ...values, a: speaker, s: about + said }),
		head ? [head] : [],
	);
}

/** The day that a document is from, to be said with its title. */
function dateOf({ outline, text, start, language }: GreetingContext): string | null {
	const isTitle = (outline.titled ?? true) && outline.documents === undefined && start === 0;
	return isTitle && !/\d{4}/.test(outline.topic) ? documentDate(text, language) : null;
}

/** Whose the document is, as its first lines say. */
export function headOf(context: GreetingContext): ReturnType<typeof documentHead> {
	const { outline, text, start, kind, language } = context;
	if (outline.documents !== undefined || start > 0 || kind === 'mail') return null;
	return documentHead(text, outline.topic, dateOf(context) === null ? null : language);
}

function valuesOf(context: GreetingContext): Record<'a' | 'b' | 't' | 'w', string> {
	const { hosts, language, outline, text, start, isTold, kind } = context;
	const pack = languagePack(language);
	const isTitle = outline.titled ?? true;
	const isOne = outline.documents === undefined;
	const date = dateOf(context);
	const titled = isOne ? pack.titled : isTitle ? '{t}' : pack.several;
	const named =
		isTitle || !isOne ? titled.replace('{t}', () => outline.topic) : kind === 'text' ? '' : pack.untitled[kind];
	const author = isOne && start === 0 ? (documentAuthor(text, outline.topic) ?? '') : '';
	const by =
		author === '' || isTold || named === '' ? named : pack.by.replace('{t}', () => named).replace('{w}', () => author);
	const t = date === null || by === '' ? by : pack.dated.replace('{t}', () => by).replace('{d}', date);
	return {
		a: introduced(hosts.A.name, language),
		b: introduced(hosts.B.name, language),
		t,
		w: author,
	};
}

/** Where the title stands, if this part begins with it. */
function titleSpan({ text, start, outline }: GreetingContext): Span[] {
	const match = /\S[^\n]*/.exec(text);
	if (!match) return [];
	const isTitle = soundKey(match[0]).includes(soundKey(outline.topic));
	const end = start + match.index + Math.min(match[0].trimEnd().length, 300);
	return isTitle ? [{ start: start + match.index, end }] : [];
}

/** Words of a title that is said again at the end. */
const MOST_TITLE = 12;

/** Lines at the end that are not told again. */
const LATE = 4;

/** Writes the closing: the most important decisions, results and rules as they stand in the document, and the goodbye. */
export function writeClosing(context: GreetingContext): void {
	const { script, greetings, outline, language, pick } = context;
	const pack = languagePack(language);
	const isLong = outline.totalParts > 1 || script.lines.length >= LEAST_BODY;
	const late = script.lines.slice(-LATE).flatMap(({ spans }) => spans);
	const weighty = outline.keyPoints
		.slice(0, MOST_RECAPPED)
		.filter(({ span }) => !late.some(({ start, end }) => start < span.end && span.start < end));
	const kept = isLong ? weighty.sort((a, b) => a.span.start - b.span.start) : [];
	script.openChapter(pack.chapterClosing);
	kept.forEach(({ text, span }, index) => {
		const frame = index === 0 ? pick(greetings.recap) : pack.recapMore[index === kept.length - 1 ? 1 : 0];
		script.say('recap', fill(frame ?? '{x}', { x: text }), [span]);
	});
	const isNamed = (outline.titled ?? true) && !outline.documents && countWords(outline.topic) <= MOST_TITLE;
	const ended = fill(pack.ended, { t: isNamed ? pack.titled.replace('{t}', () => outline.topic) : pack.today });
	script.say('goodbye', `${ended} ${pick(greetings.goodbye) ?? ''}`);
}
