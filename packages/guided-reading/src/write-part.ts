import { type EpisodeOutline, isVersion, plainHeading } from '@nexus/core/planning';
import type { PartRequest } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { isSombre, isSombreThroughout } from '@nexus/language/tone';
import { hash } from '@nexus/language/words';
import { languagePack } from './language/index.ts';
import { registerOf } from './language/register.ts';
import { describeDocument } from './narration/describe-document.ts';
import { writeClosing, writeOpening } from './narration/greetings.ts';
import { createPick } from './narration/phrases.ts';
import { Reader } from './narration/read-sections.ts';
import { Script } from './narration/script.ts';
import { readAllotted } from './read-allotted.ts';
import { BOLD_QUESTION } from './reading/asked-lines.ts';
import { readHead } from './reading/head.ts';
import { interviewed } from './reading/interviewed.ts';
import { firstToLast } from './reading/mail.ts';
import { readPart } from './reading/read-part.ts';
import { contentBudget, selectUnits } from './reading/select.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import type { ReadSection, Unit } from './reading/unit.ts';
import { voicesOf } from './reading/voices.ts';

/** What crosses over to a worker thread of a request for a part. */
export type PartInput = Pick<
	PartRequest,
	'outline' | 'part' | 'text' | 'language' | 'hosts' | 'presetId' | 'customStyle' | 'seed'
>;

/** The title by which the welcome names a document; null where it names several documents by their topic. */
export const namedTitle = ({ documents, topic }: EpisodeOutline): string | null => (documents ? null : topic);

/** Writes one part: the same input gives the same lines. */
export function writePartLines(input: PartInput): ScriptLine[] {
	const { outline, part, text, hosts } = input;
	const language = spokenLanguage(outline.sourceLanguage, input.language);
	if (language === null) return describeDocument(input);
	const { source, repeats, allotted } = part;
	const { index, start } = source;
	const named = namedTitle(outline);
	const found = readPart(text, start, source.sections, language, repeats, named);
	const isThread = found[0]?.message !== undefined;
	const sections = withoutHook(outline.totalParts === 1 && isThread ? firstToLast(found) : found, outline.hook);
	const head = start === 0 && !isThread && named !== null ? readHead(text, named, language) : null;
	const title = outline.titled === false || index > 0 ? '' : plainHeading(outline.topic, text);
	const isQuiet = isSombre(outline.topic) || isSombreThroughout(text);
	const asked = registerOf(input.presetId, input.customStyle, [hosts.A.style, hosts.B.style]);
	const { greetings, nothing } = languagePack(language);

	const read = (told: readonly Unit[][]): ScriptLine[] => {
		const script = new Script(language, index % 2 === 0 ? 'A' : 'B');
		const pick = createPick(hash(`episode ${input.seed}, part ${index}`));
		const greeting = { script, greetings: greetings[isQuiet ? 'analytical' : asked], language, pick };
		if (index === 0) writeOpening(greeting, input, head, interviewed(sections, text, language));
		const voices = voicesOf(sections, outline.totalParts > 1 && BOLD_QUESTION.test(text), language);
		const reader = new Reader(script, language, text, voices, head?.end);
		for (const [at, section] of sections.entries()) reader.section(section, told[at] ?? [], title);
		if (script.lines.length === 0) script.say('handover', nothing.replace('{k}', String(index + 1)));
		const isCut =
			isVersion(source.sections.at(-1)?.path.at(-1) ?? null) && (outline.map?.at(-1)?.start ?? 0) > source.end;
		if (index === outline.totalParts - 1) writeClosing(greeting, isCut && !allotted);
		return script.lines;
	};
	if (allotted) return readAllotted({ sections, allotted, hosts, read });
	return read(selectUnits(sections, contentBudget(text.length, outline.totalParts)));
}

/** What was said in the first line is not said again in its place, nor its heading. */
function withoutHook(sections: readonly ReadSection[], hook: EpisodeOutline['hook']): readonly ReadSection[] {
	if (!hook) return sections;
	const isSaid = ({ span }: Unit) => span.start < hook.span.end && hook.span.start < span.end;
	return sections.map((section) => {
		const units = section.units.filter((unit) => !isSaid(unit));
		return { ...section, units, headingRepeats: section.headingRepeats || units.length < section.units.length };
	});
}
