import type { Span } from '@nexus/core/documents';
import { phraseKey } from '../reading/noun-phrases.ts';
import type { NounPhrase } from '../reading/tokens.ts';
import { countWords } from '../reading/words.ts';
import type { ReactionKind } from '../stock/index.ts';
import type { Beat } from './beats.ts';
import type { Told } from './telling.ts';

export function spansOf(told: Told | undefined): Span[] {
	return told?.spans ?? [];
}

export function reactionKind(beat: Beat): ReactionKind {
	if (beat.form === 'list' || beat.form === 'quote') return beat.form;
	const last = beat.units.at(-1)?.kind ?? 'general';
	if (beat.form === 'table' || last === 'number' || last === 'comparison') return 'number';
	if (last === 'contrast' || last === 'cause' || last === 'definition' || last === 'advice') return last;
	if (last === 'consequence') return 'cause';
	return last === 'date' ? 'past' : 'general';
}

export function sameWords(first: string, second: string): boolean {
	return phraseKey(first) === phraseKey(second);
}

/** What a question that leads to the beat can be about, the surest first, without what was asked about just before. */
export function thingsToAsk(beat: Beat, recent: readonly string[]): NounPhrase[] {
	const things = beat.units[0]?.things ?? [];
	const fresh = things.filter((thing) => countWords(thing.text) <= 5 && !recent.includes(phraseKey(thing.text)));
	if (beat.kind === 'definition') return fresh.filter((thing) => thing.at < 3).slice(0, 1);
	return beat.kind === 'person' ? fresh.filter((thing) => thing.proper).slice(0, 1) : fresh;
}
