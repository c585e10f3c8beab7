import type { Estimate } from '@nexus/contract';
import type { Language } from '@nexus/contract/languages';
import { useState } from 'react';

interface Asked<Answer> {
	data: Answer | undefined;
	isPlaceholderData: boolean;
}

/** What was last answered about something (`about`), while that is asked again and where asking fails. */
export function useLastAnswer<Answer>({ data, isPlaceholderData }: Asked<Answer>, about: string | null) {
	const [last, setLast] = useState<{ about: string | null; answer: Answer } | null>(null);
	const fresh = isPlaceholderData ? undefined : data;
	if (fresh !== undefined && (last?.answer !== fresh || last.about !== about)) setLast({ about, answer: fresh });
	return fresh ?? (last?.about === about ? last.answer : undefined);
}

type AnswerOfLanguage = Pick<Estimate, 'language' | 'cost_breakdown' | 'document_info'>;

/**
 * The language that an episode will be in, as far as that is known. An answer to an earlier wish still holds where the
 * writer keeps to the document's language, whatever is wished.
 */
export function spokenLanguage(answer: AnswerOfLanguage | undefined, isCurrent: boolean, wished: Language): Language {
	if (!answer) return wished;
	const { engine } = answer.cost_breakdown.script_generation;
	const isOfDocument = answer.document_info.detected_language?.slice(0, 2) === answer.language.slice(0, 2);
	return isCurrent || (engine === 'embedded' && isOfDocument) ? answer.language : wished;
}
