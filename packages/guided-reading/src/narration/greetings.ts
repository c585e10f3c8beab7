import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { Hosts } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import { soundKey } from '@nexus/language/words';
import { type Greetings, languagePack } from '../language/index.ts';
import { type Head, readHead } from '../reading/head.ts';
import { wholeTitle } from '../reading/whole-title.ts';
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
	/** What its first lines say of it. */
	head: Head | null;
}

/** Writes the opening: the hook from the document, where there is one; who reads what; and what is known of it. */
export function writeOpening(context: GreetingContext): void {
	const { script, greetings, outline, language, pick, head, hosts } = context;
	const { begins, chapterOpening } = languagePack(language);
	script.openChapter(chapterOpening);
	const { hook } = outline;
	const values = { a: introduced(hosts.A.name, language), b: introduced(hosts.B.name, language), t: titleOf(context) };
	const [alone, begun] = greetings.untitled;
	const frames = hook ? greetings.afterLead : greetings.welcome;
	const frame = values.t === '' ? (hook ? begun : alone) : (pick(frames) ?? '');
	if (hook) script.say('hook', hook.text, [hook.span]);
	script.say('welcome', `${hook ? `${greetings.greeting} ` : ''}${fill(frame, values)}`, titleSpan(context));
	const speaker = introduced(hosts[script.next].name, language);
	const known = [...(head ? saidOf(head, language) : []), pick(begins) ?? ''].join(' ');
	const span = head && head.end > 0 ? [{ start: 0, end: head.end }] : [];
	script.say('welcome', fill(pick(greetings.join) ?? '', { a: speaker, s: known }), span);
}

/** Who wrote a document, what it is and when it is from, in one sentence, where any of it is known. */
function saidOf(head: Head, language: Language): string[] {
	const { about, and } = languagePack(language);
	const clauses = about.clauses(head).filter(Boolean);
	const last = clauses.at(-1);
	const before = clauses.slice(0, -1);
	const comma = before.some((clause) => clause.includes(',')) ? ',' : '';
	if (last === undefined) return [];
	return [`${about.is} ${before.length > 0 ? `${before.join(', ')}${comma} ${and} ` : ''}${last}.`];
}

/** The head of a document, of which something is said. */
export function headOf({ outline, text, start, kind, language }: Omit<GreetingContext, 'head'>): Head | null {
	const isOne = outline.documents === undefined && start === 0 && kind !== 'mail';
	return isOne ? readHead(text, outline.topic, language) : null;
}

/** The document by its whole title. */
function titleOf({ outline, language, kind, head, text }: GreetingContext): string {
	const { titled, several, untitled } = languagePack(language);
	if (outline.documents !== undefined)
		return (outline.titled ?? true) ? outline.topic : several.replace('{t}', () => outline.topic);
	if (outline.titled ?? true) return titled.replace('{t}', () => head?.title ?? wholeTitle(text, outline.topic));
	return kind === 'text' ? '' : untitled[kind];
}

/** Where the title stands, if this part begins with it. */
function titleSpan({ text, start, outline }: GreetingContext): Span[] {
	const match = /\S[^\n]*/.exec(text);
	if (!match) return [];
	const isTitle = soundKey(match[0]).includes(soundKey(outline.topic));
	const end = start + match.index + Math.min(match[0].trimEnd().length, 300);
	return isTitle ? [{ start: start + match.index, end }] : [];
}

/** Writes the goodbye. */
export function writeClosing({ script, greetings, language, pick }: GreetingContext): void {
	const pack = languagePack(language);
	script.openChapter(pack.chapterClosing);
	script.say('goodbye', `${pack.ended} ${pick(greetings.goodbye) ?? ''}`);
}
