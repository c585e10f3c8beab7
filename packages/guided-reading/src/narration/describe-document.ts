import type { Language } from '@nexus/contract';
import type { PartRequest } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { languagePack } from '../language/index.ts';
import { fill } from './phrases.ts';
import { Script } from './script.ts';

/** Words a minute that people read silently (Brysbaert, "How many words do we read per minute?", 2019). */
const READING_SPEED = 238;

type Described = Pick<PartRequest, 'outline' | 'part' | 'text' | 'language' | 'hosts'>;

/** A short episode about a document in a language that is not read: what it is, not what it says. */
export function describeDocument({ outline, part, text, language, hosts }: Described): ScriptLine[] {
	const { described, counted, chapterOpening, otherLanguage } = languagePack(language);
	const script = new Script(language, 'A');
	const { start } = part.source;
	const spans = [{ start, end: start + (/\S[^\n]{0,300}/.exec(text)?.[0].length ?? text.length) }];
	const count = ([one, many]: readonly [string, string], n: number) => (n === 1 ? one : many.replace('{n}', String(n)));
	const values = {
		a: hosts.A.name,
		b: hosts.B.name,
		language: languageName(outline.sourceLanguage, language) ?? otherLanguage,
		t: outline.topic,
		sections: count(counted.section, outline.size?.sections ?? part.source.sections.length),
		minutes: count(counted.minute, Math.max(1, Math.round((outline.size?.words ?? 0) / READING_SPEED))),
	};
	script.openChapter(chapterOpening);
	script.say('welcome', fill(described.opening, values), spans);
	if (/^[\p{Script=Latin}\p{N}\s\p{P}]+$/u.test(outline.topic))
		script.say('welcome', fill(described.title, values), spans);
	script.say('welcome', fill(described.size, values), spans);
	script.say('goodbye', fill(described.end, values));
	return script.lines;
}

/**
 * A language's name in the language of the script; undefined where it has none.
 * @param tag BCP 47, of which only the language counts
 */
export function languageName(tag: string | null, language: Language): string | undefined {
	const code = /^[a-z]{2,3}(?![a-z])/i.exec(tag ?? '')?.[0];
	return code && new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
}
