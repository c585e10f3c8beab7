import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { PartRequest } from '@nexus/core/ports';
import { type Greetings, languagePack } from '../language/index.ts';
import type { Head } from '../reading/head.ts';
import { wholeTitle } from '../reading/whole-title.ts';
import { fill, introduced } from './phrases.ts';
import type { Script } from './script.ts';

interface Greeting {
	script: Script;
	greetings: Greetings;
	language: Language;
	/** Draws one of several phrases. */
	pick(items: readonly string[]): string;
}

/**
 * Writes the opening: the hook from the document, where there is one; who reads what; and what is known of it.
 *
 * @param head what the document's first lines say of it
 * @param speakers who asks and who answers in it
 */
export function writeOpening(
	{ script, greetings, language, pick }: Greeting,
	{ outline, hosts, text }: Pick<PartRequest, 'outline' | 'hosts' | 'text'>,
	head: Head | null,
	speakers: { q: string; a: string } | null,
): void {
	const { about, begins, goesOn, chapterOpening } = languagePack(language);
	script.openChapter(chapterOpening);
	const { hook } = outline;
	if (hook) script.say('hook', hook.text, [hook.span]);
	// Of an interview on whose first line stands the archive that has it, the title is with whom it is.
	const isArchived = speakers !== null && head !== null && head.maker !== null;
	const title = isArchived ? about.interview.replace('{a}', speakers.a) : titleOf(outline, language, head, text);
	const spans = head && head.end > 0 ? [{ start: 0, end: head.end }] : [];
	const frame = hook ? greetings.afterLead : pick(greetings.welcome);
	script.say('welcome', fill(frame, { a: introduced(hosts[script.next].name, language), t: title }), spans);
	const speak = speakers ? [fill(about.speak, speakers)] : [];
	const known = [
		...(head ? saidOf(isArchived ? { ...head, source: head.maker } : head, language) : []),
		...speak,
		hook ? goesOn : pick(begins),
	].join(' ');
	const joined = fill(pick(greetings.join), { a: introduced(hosts[script.next].name, language), s: known });
	script.say('welcome', joined, spans);
}

/** Who wrote a document, what it is and when it is from, in one sentence, where any of it is known. */
function saidOf(head: Head, language: Language): string[] {
	const { about, and } = languagePack(language);
	const clauses = about.clauses(head).filter(Boolean);
	const last = clauses.pop();
	return last === undefined ? [] : [`${about.is} ${clauses.length > 0 ? `${clauses.join(', ')} ${and} ` : ''}${last}.`];
}

/** Characters in which a document says what it is. */
const HEAD = 1500;

/** A document by its whole title, several by what they are about. */
function titleOf(
	{ documents, titled, topic }: EpisodeOutline,
	language: Language,
	head: Head | null,
	text: string,
): string {
	const { several, untitled, untitledKinds } = languagePack(language);
	const kind = untitledKinds.find(([word]) => word.test(text.slice(0, HEAD)))?.[1];
	if (titled === false) return documents ? several.replace('{t}', () => topic) : (kind ?? untitled);
	return documents ? topic : `“${head?.title ?? wholeTitle(text, topic)}”`;
}

/**
 * Writes the goodbye.
 * @param isCut older versions of a changelog are not read
 */
export function writeClosing({ script, greetings, language, pick }: Greeting, isCut: boolean): void {
	const { chapterClosing, ended, older } = languagePack(language);
	script.openChapter(chapterClosing);
	script.say('goodbye', `${isCut ? `${older} ` : ''}${ended} ${pick(greetings.goodbye)}`);
}
