import type { Language } from '@nexus/contract';
import type { ScriptLine } from '@nexus/core/scripts';
import { languagePack } from '../language/index.ts';
import type { PartInput } from '../part-input.ts';
import { fill } from './fill.ts';
import { Script } from './script.ts';

/** Words a minute that people read silently (Brysbaert, "How many words do we read per minute?", 2019). */
const READING_SPEED = 238;

/** A short episode about a document in a language that is not read: what it is, not what it says. */
export function describeDocument({ outline, part, text, language, hosts }: PartInput): ScriptLine[] {
	const pack = languagePack(language);
	const script = new Script(language, 'A');
	const firstLine = /\S[^\n]{0,300}/.exec(text);
	const end = part.source.start + (firstLine ? firstLine.index + firstLine[0].length : text.length);
	const spans = [{ start: part.source.start, end }];
	const values = {
		a: hosts.A.name,
		b: hosts.B.name,
		language: languageName(outline.sourceLanguage, language) ?? pack.otherLanguage,
		t: outline.topic,
		sections: counted(pack.counted.section, outline.size?.sections ?? part.source.sections.length),
		minutes: counted(pack.counted.minute, Math.max(1, Math.round((outline.size?.words ?? 0) / READING_SPEED))),
	};
	script.openChapter(pack.chapterOpening);
	script.say('welcome', fill(pack.described.opening, values), spans);
	if (/^[\p{Script=Latin}\p{N}\s\p{P}]+$/u.test(outline.topic))
		script.say('welcome', fill(pack.described.title, values), spans);
	script.say('welcome', fill(pack.described.size, values), spans);
	script.say('goodbye', fill(pack.described.end, values));
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

function counted([one, many]: readonly [string, string], count: number): string {
	return count === 1 ? one : many.replace('{n}', String(count));
}
