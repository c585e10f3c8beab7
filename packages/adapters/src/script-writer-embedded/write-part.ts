import type { ScriptLine } from '@nexus/core/scripts';
import { placeHook } from './hook-place.ts';
import type { PartInput } from './part-input.ts';
import { isGrave, isGraveThroughout } from './reading/gravity.ts';
import { type ReadSection, readPart } from './reading/read-part.ts';
import { contentBudget, selectUnits } from './reading/select.ts';
import { spokenLanguage } from './reading/spoken-language.ts';
import { hash } from './reading/words.ts';
import { STOCK } from './stock/index.ts';
import { toBeats } from './talking/beats.ts';
import { close } from './talking/closing.ts';
import { Conversation } from './talking/conversation.ts';
import { describeDocument } from './talking/describe-document.ts';
import { handOver, open, pickUp, type Scene } from './talking/opening.ts';
import { Phrasing } from './talking/phrasing.ts';
import { registerOf } from './talking/register.ts';
import { Script } from './talking/script.ts';
import { createChance } from './talking/seeded.ts';
import { sumUpPart } from './talking/sum-up.ts';

/** Writes one part: the same input gives the same lines. */
export function writePartLines(input: PartInput): ScriptLine[] {
	const { outline, part, text, hosts } = input;
	const language = spokenLanguage(outline.sourceLanguage, input.language);
	if (language === null) return describeDocument(input);
	const stock = STOCK[language];
	const { index } = part.source;
	const chance = createChance(hash(`episode ${input.seed}, part ${index}`));
	const asked = registerOf(input.presetId, input.customStyle, [hosts.A.style, hosts.B.style]);
	const register = isGrave(outline.topic) || isGraveThroughout(text) ? 'analytical' : asked;
	const phrasing = new Phrasing({ register, chance, seed: input.seed, part: index, parts: outline.totalParts });
	const script = new Script(language, stock.fillers, index > 0);
	const scene: Scene = { script, stock, phrasing, language, known: text, outline, part, hosts };

	const sections = readPart(text, part.source.start, part.source.sections, language, part.repeats).filter(
		(read) => read.hasText && !isTitleAlone(read, index, part.source.sections.length),
	);
	const place = placeHook(sections, outline.hook?.span ?? null, language);
	const told = selectUnits(place.sections, budgetOf(sections, text.length, outline.totalParts), language);

	if (index === 0) {
		phrasing.sober = isGrave(outline.hook?.text ?? '');
		open(scene);
	} else if (sections[0]?.continued) pickUp(scene);
	const conversation = new Conversation({ ...scene, chance, topic: outline.topic });
	sections.forEach((section, at) => {
		const recalled = place.recalled?.section === at ? place.recalled : null;
		conversation.section(section, toBeats(told[at] ?? [], section.units, chance), recalled);
	});
	if (index === outline.totalParts - 1) close(scene);
	else {
		const sum = script.run('A') > 0 || part.repeats.length > 0 ? null : sumUpPart(told.flat(), scene);
		if (sum) script.push('A', 'reaction', sum.text, sum.spans);
		handOver(scene);
	}
	return script.lines;
}

/** A story is followed rather than summed up: it takes more of its sentences. */
const STORY = 1.5;
/** Stretches of direct speech that make a part a story. */
const DIALOGUES = 3;

function budgetOf(sections: readonly ReadSection[], characters: number, parts: number): number {
	const dialogues = sections.flatMap(({ units }) => units).filter(({ form }) => form === 'dialogue').length;
	return contentBudget(characters, parts) * (dialogues >= DIALOGUES ? STORY : 1);
}

/** A document's title above its first section: the welcome names it. */
function isTitleAlone({ section, units }: ReadSection, part: number, sections: number): boolean {
	return part === 0 && sections > 1 && section.heading === null && units.every((unit) => unit.label);
}
