import type { SectionRequest } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { Reader } from './narration/read-sections.ts';
import { Script } from './narration/script.ts';
import { BOLD_QUESTION } from './reading/asked-lines.ts';
import { readPart } from './reading/read-part.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { voicesOf } from './reading/voices.ts';
import { namedTitle } from './write-part.ts';

/** What crosses over to a worker thread of a request for a section. */
export type SectionInput = Pick<SectionRequest, 'outline' | 'language' | 'section' | 'text' | 'told' | 'before'>;

/**
 * Reads one section nearly whole, but for what is told already; the host who did not say the line before begins. None
 * where it holds nothing to read, such as code alone.
 */
export function writeSectionLines({ outline, language, section, text, told, before }: SectionInput): ScriptLine[] {
	const spoken = spokenLanguage(outline.sourceLanguage, language);
	if (spoken === null) return [];
	const sections = readPart(text, section.start, [section], spoken, told, namedTitle(outline));
	const script = new Script(spoken, before.at(-1)?.speaker === 'A' ? 'B' : 'A');
	const reader = new Reader(script, spoken, text, voicesOf(sections, BOLD_QUESTION.test(text), spoken));
	for (const read of sections) reader.section(read, read.units, '');
	return script.lines;
}
