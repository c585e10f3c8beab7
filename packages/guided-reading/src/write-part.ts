import type { EpisodeOutline } from '@nexus/core/planning';
import { plainHeading } from '@nexus/core/planning';
import type { ScriptLine } from '@nexus/core/scripts';
import { hash, soundKey } from '@nexus/language/words';
import { languagePack } from './language/index.ts';
import { registerOf } from './language/register.ts';
import { namedTitle } from './named-title.ts';
import { describeDocument } from './narration/describe-document.ts';
import { type GreetingContext, headOf, writeClosing, writeOpening } from './narration/greetings.ts';
import { Reader } from './narration/read-sections.ts';
import { Script } from './narration/script.ts';
import { createPick } from './narration/seeded.ts';
import type { PartInput } from './part-input.ts';
import { readAllotted } from './read-allotted.ts';
import { isVersion } from './reading/headings.ts';
import { firstToLast } from './reading/mail.ts';
import { readPart } from './reading/read-part.ts';
import { contentBudget, selectUnits } from './reading/select.ts';
import { isSombre, isSombreThroughout } from './reading/sombre.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { type ReadSection, textOf, type Unit } from './reading/unit.ts';
import { voicesOf } from './reading/voices.ts';

/** Writes one part: the same input gives the same lines. */
export function writePartLines(input: PartInput): ScriptLine[] {
	const { outline, part, text, hosts } = input;
	const language = spokenLanguage(outline.sourceLanguage, input.language);
	if (language === null) return describeDocument(input);
	const { index, start } = part.source;
	const asked = registerOf(input.presetId, input.customStyle, [hosts.A.style, hosts.B.style]);
	const isQuiet = isSombre(outline.topic) || isSombreThroughout(text);
	const greetings = languagePack(language).greetings[isQuiet ? 'analytical' : asked];
	const found = readPart(text, start, part.source.sections, language, part.repeats, namedTitle(outline));
	const sections = outline.totalParts === 1 && found[0]?.message ? firstToLast(found) : found;
	const left = withoutTitle(withoutHook(sections, outline.hook), outline.topic, index);
	const title = outline.titled === false || index > 0 ? '' : plainHeading(outline.topic, text);

	const read = (told: readonly Unit[][]): ScriptLine[] => {
		const script = new Script(language, (input.seed + index) % 2 === 0 || index === 0 ? 'A' : 'B');
		const pick = createPick(hash(`episode ${input.seed}, part ${index}`));
		const known = { script, greetings, language, hosts, outline, pick, text, start, kind: kindOf(found) };
		const head = headOf(known);
		const context: GreetingContext = { ...known, head };
		if (index === 0) writeOpening(context);
		const reader = new Reader(script, language, text, voicesOf(left), head?.end);
		left.forEach((section, at) => {
			reader.section(section, told[at] ?? [], title);
		});
		if (script.lines.length === 0)
			script.say('handover', languagePack(language).nothing.replace('{k}', String(index + 1)));
		if (index === outline.totalParts - 1) writeClosing(context);
		return script.lines;
	};
	if (part.allotted) return readAllotted({ sections: left, allotted: part.allotted, hosts, read });
	return read(selectUnits(left, contentBudget(text.length, outline.totalParts)));
}

function kindOf(sections: readonly ReadSection[]): GreetingContext['kind'] {
	if (sections.some(({ message }) => message)) return 'mail';
	return sections.filter(({ section }) => isVersion(section.heading)).length > 1 ? 'versions' : 'text';
}

/** The welcome names the title: what begins with a paragraph of the same words goes on without it. */
function withoutTitle(sections: readonly ReadSection[], title: string, part: number): ReadSection[] {
	const [first, ...rest] = sections;
	const [unit, ...units] = first?.units ?? [];
	const isSaid = part === 0 && unit !== undefined && soundKey(textOf(unit)) === soundKey(title);
	return first && isSaid ? [{ ...first, units }, ...rest] : [...sections];
}

/** What was said in the first line is not said again in its place, nor is what names the section that it began. */
function withoutHook(sections: readonly ReadSection[], hook: EpisodeOutline['hook']): ReadSection[] {
	if (!hook) return [...sections];
	const isSaid = ({ span }: Unit) => span.start < hook.span.end && hook.span.start < span.end;
	return sections.map((section) => {
		const units = section.units.filter((unit) => !isSaid(unit));
		const hasBegun = units.length < section.units.length;
		return { ...section, units, headingRepeats: section.headingRepeats || hasBegun };
	});
}
