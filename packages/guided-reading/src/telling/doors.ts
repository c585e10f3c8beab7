import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { Hosts } from '@nexus/core/scripts';
import { soundKey } from '@nexus/language/words';
import { type Doors, PACKS } from '../language/index.ts';
import { continuedTitle } from '../reading/casing.ts';
import { documentDate } from './document-date.ts';
import { enumerated, fill, introduced } from './fill.ts';
import type { Script } from './script.ts';

export interface Scene {
	script: Script;
	doors: Doors;
	language: Language;
	hosts: Hosts;
	outline: EpisodeOutline;
	/** Draws one of several phrases. */
	pick<Item>(items: readonly Item[]): Item | undefined;
	/** The part's text, and where it begins in the document. */
	text: string;
	start: number;
}

/** Lines of the body from which an episode's weightiest sentences are told again at its end. */
const LEAST_BODY = 8;
/** Sentences that are told again: fewer than two are no summing up. */
export const MOST_KEPT = 3;
const LEAST_KEPT = 2;

/** Who reads what, and what will be heard; the weightiest sentence before it where one stands out. */
export function open(scene: Scene): void {
	const { script, doors, outline, language, pick } = scene;
	script.openChapter(PACKS[language].chapterOpening);
	const values = valuesOf(scene);
	if (outline.hook) {
		script.say('hook', outline.hook.text, [outline.hook.span]);
		script.say('welcome', fill(pick(doors.afterHook) ?? '', values), titleSpan(scene));
	} else script.say('welcome', fill(pick(doors.welcome) ?? '', values), titleSpan(scene));
	const speaker = introduced(scene.hosts[script.next].name, language);
	script.say('welcome', fill(pick(doors.join) ?? '', { ...values, a: speaker, s: ahead(scene) }));
}

function ahead({ outline, language, pick, text }: Scene): string {
	const pack = PACKS[language];
	const subjects = (outline.subjects ?? []).filter((subject) => soundKey(subject) !== soundKey(outline.topic));
	if (subjects.length < 2) return pick(pack.begins) ?? '';
	const named = subjects.map((subject) => inSentence(subject, language, text));
	return fill(pick(pack.subjects) ?? '', { s: enumerated(named, pack.and) });
}

/** A heading within a sentence: a small letter first, unless it holds other capitals or begins with a name of the text. */
function inSentence(heading: string, language: Language, text: string): string {
	const [first = ''] = heading.split(/[\s,:]/);
	const isName = text.includes(` ${first}`) && new RegExp(`\\p{Ll},? ${escaped(first)}(?!\\p{L})`, 'u').test(text);
	const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && !/[\s-]["“‘'(]?\p{Lu}/u.test(heading);
	if (isPlain && !isName) return heading.charAt(0).toLowerCase() + heading.slice(1);
	return continuedTitle(heading, language, text);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function valuesOf({ hosts, language, outline, text, start }: Scene): { a: string; b: string; t: string } {
	const pack = PACKS[language];
	const isTitle = outline.titled ?? true;
	const isOne = outline.documents === undefined;
	const date = isTitle && isOne && start === 0 && !/\d{4}/.test(outline.topic) ? documentDate(text, language) : null;
	const [titled, about] = isOne ? [pack.titled, pack.about] : ['{t}', pack.several];
	const named = (isTitle ? titled : about).replace('{t}', () => outline.topic);
	const t = date === null ? named : pack.dated.replace('{t}', () => named).replace('{d}', date);
	return {
		a: introduced(hosts.A.name, language),
		b: introduced(hosts.B.name, language),
		t,
	};
}

/** Where the title stands, if this part begins with it. */
function titleSpan({ text, start, outline }: Scene): Span[] {
	const match = /\S[^\n]*/.exec(text);
	if (!match) return [];
	const isTitle = soundKey(match[0]).includes(soundKey(outline.topic));
	const end = start + match.index + Math.min(match[0].trimEnd().length, 300);
	return isTitle ? [{ start: start + match.index, end }] : [];
}

/** The decisions, results and rules that weigh most, as they stand in the document, and goodbye. */
export function close(scene: Scene): void {
	const { script, doors, outline, language, pick } = scene;
	const pack = PACKS[language];
	const isLong = outline.totalParts > 1 || script.lines.length >= LEAST_BODY;
	const weighty = outline.keyPoints.slice(0, MOST_KEPT);
	const kept = isLong && weighty.length >= LEAST_KEPT ? weighty.sort((a, b) => a.span.start - b.span.start) : [];
	script.openChapter(pack.chapterClosing);
	kept.forEach(({ text, span }, index) => {
		const frame = index === 0 ? pick(doors.recap) : pack.recapMore[index === kept.length - 1 ? 1 : 0];
		script.say('recap', fill(frame ?? '{x}', { x: text }), [span]);
	});
	const values = valuesOf(scene);
	script.say('goodbye', fill(pick(doors.end) ?? '', values));
	script.say('goodbye', fill(pick(doors.goodbye) ?? '', values));
}
