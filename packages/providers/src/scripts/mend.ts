import type { Language } from '@nexus/contract';
import { plainSpeech } from '@nexus/core/scripts';
import { inOwnDialect } from '@nexus/language/dialect';
import { z } from 'zod';
import type { Draft, LineChecker, LineProblem } from './check-lines.ts';
import { asData, passageLines } from './data-text.ts';
import { wordingOf } from './instructions.ts';
import { jsonOf } from './json-answer.ts';
import type { Passage } from './passages.ts';
import { MEND_SCHEMA } from './schemas.ts';
import type { Question } from './text-model.ts';

const REASONS: Record<Language, Record<LineProblem, string>> = {
	'pt-BR': {
		'no-host': 'fala de alguém que não é apresentador',
		'other-language': 'está em outro idioma',
		'other-dialect': 'não é português do Brasil',
		unsupported: 'diz números, nomes ou fatos que não estão nos trechos',
	},
	'en-US': {
		'no-host': 'said by somebody who is no host',
		'other-language': 'is in another language',
		'other-dialect': 'is not American English',
		unsupported: 'has numbers, names or facts that are not in the passages',
	},
};

const answer = z.object({
	lines: z.array(
		z.object({ number: z.number(), text: z.string(), passages: z.array(z.number()).catch([]) }).catch({
			number: 0,
			text: '',
			passages: [],
		}),
	),
});

/** Asks for the lines of a script that something is wrong with, all at once, numbered from 1. */
export function mendQuestion(
	broken: readonly Draft[],
	passages: readonly Passage[],
	language: Language,
): Pick<Question, 'system' | 'user' | 'schema' | 'name'> {
	const lines = broken.map(
		({ speaker, text, problem }, index) =>
			`[${index + 1}] ${speaker ?? 'B'}: ${asData(text)} (${problem ? REASONS[language][problem] : ''})`,
	);
	const cited = new Set(broken.flatMap((draft) => draft.passages));
	const shown = cited.size > 0 ? passages.filter(({ number }) => cited.has(number)) : passages;
	return {
		system: `${wordingOf(language).mend}\n${language}`,
		user: `<document>\n${passageLines(shown)}\n</document>\n\n<written>\n${lines.join('\n')}\n</written>`,
		schema: MEND_SCHEMA,
		name: 'lines',
	};
}

/** What the answer makes of the lines, in their order; null for one that it does not mend. */
export function mendedLines(text: string, broken: readonly Draft[], checker: LineChecker): (Draft | null)[] | null {
	const parsed = answer.safeParse(jsonOf(text));
	if (!parsed.success) return null;
	const byNumber = new Map(parsed.data.lines.map((line) => [line.number, line]));
	return broken.map((draft, index) => {
		const line = byNumber.get(index + 1);
		const said = line ? plainSpeech(line.text.slice(0, 1500), index + 1) : null;
		if (!line || said === null) return null;
		const mended = checker.check(draft.speaker ?? 'B', said, line.passages);
		return mended.problem === null && !checker.isRepeat(said) ? mended : null;
	});
}

/** A line that keeps less than this of its words is rewritten rather than shortened. */
const LEAST_KEPT = 0.5;

/**
 * A line that needs no model to be put right: words of another country are exchanged, and sentences that something is
 * wrong with are left out where most of it stays. Null where that does not do.
 */
export function soundPart(draft: Draft, language: Language, checker: LineChecker): Draft | null {
	if (draft.problem === 'no-host') return null;
	const sound = exchanged(draft, language, checker);
	return sound && sound.text.length >= draft.text.length * LEAST_KEPT ? unlessRepeated(sound, draft, checker) : null;
}

/**
 * What becomes of a line that could not be mended: a host says what somebody else would have, and as much of it stays as
 * nothing is wrong with. Where that leaves nothing, somebody else's lines and another language's are left out, and what
 * is unsupported stays, flagged.
 */
export function lastResort(draft: Draft, language: Language, checker: LineChecker): Draft | null {
	const sound = exchanged({ ...draft, speaker: draft.speaker ?? 'B' }, language, checker);
	if (sound) return unlessRepeated(sound, draft, checker);
	if (draft.problem === 'no-host' || draft.problem === 'other-language') return null;
	return { ...draft, text: inOwnDialect(draft.text, language) };
}

function exchanged(draft: Draft, language: Language, checker: LineChecker): Draft | null {
	const own = checker.check(draft.speaker, inOwnDialect(draft.text, language), draft.passages);
	return own.problem === null ? own : checker.soundSentences(own);
}

const unlessRepeated = (sound: Draft, draft: Draft, checker: LineChecker): Draft | null =>
	sound.text !== draft.text && checker.isRepeat(sound.text) ? null : sound;
