import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { sharesSubject } from './reading/highlights.ts';
import type { ReadSection } from './reading/read-part.ts';
import type { NounPhrase } from './reading/tokens.ts';
import { countWords } from './reading/words.ts';

/** The sections without the hook, which was said in the first line, and where it has to be recalled. */
export interface HookPlace {
	sections: ReadSection[];
	/** The hook, and the section that would have a hole where it stood. */
	recalled: (Recalled & { section: number }) | null;
}

/** What was said first, and the thing that it is remembered by. */
export interface Recalled {
	span: Span;
	thing: NounPhrase | null;
}

/**
 * Takes the hook out of its section, so that it is not said twice. What follows it is told with a word about the hook where
 * it would hang in the air: the hook opens its section, is all of it, answers its heading, or its paragraph goes on about it.
 */
export function placeHook(sections: readonly ReadSection[], hook: Span | null, language: Language): HookPlace {
	if (!hook) return { sections: [...sections], recalled: null };
	let recalled: HookPlace['recalled'] = null;
	const left = sections.map((section, index) => {
		const at = section.units.findIndex((unit) => within(unit.span, hook));
		if (at < 0) return section;
		if (recalled === null && leavesHole(section, at, language))
			recalled = { section: index, span: hook, thing: memorable(section.units[at]?.things ?? []) };
		return { ...section, units: section.units.filter((unit) => !within(unit.span, hook)) };
	});
	return { sections: left, recalled };
}

function leavesHole({ section, units }: ReadSection, at: number, language: Language): boolean {
	const unit = units[at];
	const next = units[at + 1];
	if (!unit) return false;
	if (at === 0 || /\?\W*$/.test(section.heading ?? '')) return true;
	return next !== undefined && next.block === unit.block && (next.leans || sharesSubject(unit, next, language));
}

/** The thing of most words, short enough to be said in passing. */
function memorable(things: readonly NounPhrase[]): NounPhrase | null {
	const short = things.filter((thing) => countWords(thing.text) <= 6);
	return short.sort((a, b) => countWords(b.text) - countWords(a.text))[0] ?? null;
}

function within(inner: Span, outer: Span): boolean {
	return inner.start < outer.end && outer.start < inner.end && inner.end - inner.start <= outer.end - outer.start + 2;
}
