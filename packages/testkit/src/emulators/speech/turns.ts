import type { VoiceId } from '@nexus/contract';
import type { Utterance } from './speaker.ts';

/** What one host is to say. */
export interface Turn {
	text: string;
	/** How; not to be spoken. */
	style: string;
	voice: VoiceId;
}

/** Seconds. */
const BETWEEN_TURNS = 0.3;
const TAG_PAUSES: Record<string, number> = { 'short pause': 0.3, 'long pause': 0.9 };
/** A tag, what stands between bars, an escaped sign, or text up to the next of them. */
const PIECE = /<([^<>]*)>|\|([^|]*)\||\\([<>|\\])|([^<|\\]+|.)/gsu;

/** Turns as they are spoken: tags are not, and what stands between bars is the other voice's. */
export function utterancesOf(turns: readonly Turn[], voices: readonly VoiceId[]): Utterance[] {
	return turns.flatMap((turn, index): Utterance[] => {
		const spoken = turnOf(turn, voices.find((voice) => voice !== turn.voice) ?? turn.voice);
		return index === 0 ? spoken : [{ pause: BETWEEN_TURNS }, ...spoken];
	});
}

function turnOf({ text, voice }: Turn, other: VoiceId): Utterance[] {
	const utterances: Utterance[] = [];
	const say = (speaker: VoiceId, words: string): void => {
		const last = utterances.at(-1);
		if (last && 'text' in last && last.voice === speaker) last.text += words;
		else utterances.push({ voice: speaker, text: words });
	};
	for (const [, tag, aside, escaped, words] of text.matchAll(PIECE)) {
		if (tag !== undefined) {
			const pause = TAG_PAUSES[tag.trim().toLowerCase()];
			if (pause !== undefined) utterances.push({ pause });
		} else if (aside !== undefined) say(other, aside);
		else say(voice, escaped ?? words ?? '');
	}
	return utterances
		.map((utterance) =>
			'text' in utterance ? { ...utterance, text: utterance.text.replace(/\s+/g, ' ').trim() } : utterance,
		)
		.filter((utterance) => 'pause' in utterance || utterance.text !== '');
}
