import type { ScriptLine, Speaker } from '@nexus/core/scripts';
import type { PartInput } from '../part-input.ts';
import { STOCK } from '../stock/index.ts';
import { COUNTED, languageName } from './counted-words.ts';
import { fill } from './fill.ts';
import { firstLineEnd } from './opening.ts';

/** Words a minute that people read silently (Brysbaert, "How many words do we read per minute?", 2019). */
const READING_SPEED = 238;

/** A short episode about a document in a language that the writer has no phrases for: what it is, not what it says. */
export function describeDocument({ outline, part, text, language, hosts }: PartInput): ScriptLine[] {
	const stock = STOCK[language];
	const lines: ScriptLine[] = [];
	const spans = [{ start: part.source.start, end: firstLineEnd(text, part.source.start) }];
	const values = {
		a: hosts.A.name,
		b: hosts.B.name,
		language: languageName(outline.sourceLanguage ?? '', stock),
		x: outline.topic,
		sections: counted(COUNTED[language].section, outline.size?.sections ?? part.source.sections.length),
		minutes: counted(COUNTED[language].minute, Math.max(1, Math.round((outline.size?.words ?? 0) / READING_SPEED))),
	};
	const say = (speaker: Speaker, role: ScriptLine['role'], phrase: string | undefined) => {
		if (!phrase) return;
		const chapter = lines.length === 0 ? stock.chapterOpening : null;
		lines.push({ speaker, text: fill(phrase, { values }), role, language, spans, chapter });
	};
	say('A', 'welcome', stock.describeOpening.any?.[0]);
	if (/^[\p{Script=Latin}\p{N}\s\p{P}]+$/u.test(outline.topic)) say('B', 'welcome', stock.describeTitle.any?.[0]);
	say('A', 'welcome', stock.describeSize.any?.[0]);
	say('B', 'goodbye', stock.describeEnd.any?.[0]);
	return lines;
}

function counted([one, many]: readonly [string, string], count: number): string {
	return count === 1 ? one : many.replace('{n}', String(count));
}
