import type { Language } from '@nexus/contract';
import type { ScriptPassage } from '@nexus/core/ports';
import { Asker } from '../asking/asker.ts';
import type { TextModel } from '../text-model.ts';
import type { Claim } from './claims.ts';
import type { Draft, LineKind } from './draft.ts';
import { judgeLines } from './judge.ts';
import { LineReader } from './line-reader.ts';

/** A single line with the passages that it names, for measuring the check. */
export interface Statement {
	language: Language;
	kind: LineKind;
	text: string;
	passages: readonly string[];
}

/** What is cheap to doubt in a line. */
export function cheapDoubts(statement: Statement): Claim[] {
	const { reader, draft } = prepared(statement);
	return reader.claims(draft);
}

/**
 * Whether the whole check finds something wrong with a line, as in parts: a model is asked, and told what is cheap to
 * doubt, which alone decides where the model has no usable answer.
 * @throws NexusError provider_*; the signal's reason
 */
export async function isJudgedWrong(model: TextModel, statement: Statement, signal: AbortSignal): Promise<boolean> {
	const { reader, draft, passages } = prepared(statement);
	const claims = reader.claims(draft);
	const asked = [{ place: 0, hints: claims.map(({ words }) => words) }];
	const { language } = statement;
	const judged = await judgeLines(new Asker({ model, signal }), [draft], asked, { language, passages });
	return judged ? judged.has(0) : claims.length > 0;
}

function prepared({ language, kind, text, passages }: Statement) {
	const shown = passages.map((passage, index): ScriptPassage => {
		return { number: index + 1, text: passage, spans: [], isHeading: false, section: 0 };
	});
	const reader = new LineReader({ passages: shown, language, sourceLanguage: null, known: [], beats: [1] });
	const named = shown.map(({ number }) => number);
	const draft: Draft = reader.judged({ beat: 1, speaker: 'B', text, passages: named, kind, delivery: '', tags: [] });
	return { reader, draft, passages: shown };
}
