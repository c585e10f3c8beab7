import type { Language } from '@nexus/contract';

/** Paragraphs of direct speech that make a text a story. */
const TURNS = 3;
const TURN =
	/^[ \t]*(?:[—–]\s?\p{L}|["“]\p{Lu}[^"”\n]{0,400}["”],?\s(?:\p{L}+\s){0,3}(?:said|asked|replied|whispered|answered|cried|disse|perguntou|respondeu))/gmu;
/** Share of the sentences that tell of what somebody did, where there is no direct speech. */
const PAST_SHARE = 0.6;
const LEAST_SENTENCES = 12;
/** Figures a sentence that make a text a report of what happened. */
const FIGURES = 0.15;

const PAST: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})\p{L}*(?:[^aeou]ou|[^aeou]eu|iu|aram|eram|iram|ava|avam|via|vinha|tinha|foi|era|disse|fez|pôs|veio)(?!\p{L})/u,
	'en-US':
		/(?<!\p{L})(?:\p{L}{2,}ed|was|were|had|said|went|came|took|saw|knew|stood|sat|told|felt|kept|left|found|thought)(?!\p{L})/u,
};

/** Whether a text is a story, which is followed rather than summed up: people talk, or all is told of what they did. */
export function isStory(text: string, language: Language): boolean {
	if ((text.match(TURN)?.length ?? 0) >= TURNS) return true;
	if (/^#{1,6}\s/m.test(text.replace(/^\s*#[^\n]*\n/, ''))) return false;
	const sentences = text.split(/[.!?]\s+/);
	if (sentences.length < LEAST_SENTENCES) return false;
	const figures = text.match(/\d[\d.,]*/g)?.length ?? 0;
	const past = sentences.filter((sentence) => PAST[language].test(sentence)).length;
	return past / sentences.length > PAST_SHARE && figures / sentences.length < FIGURES;
}
