import type { Language } from '@nexus/contract';
import type { ScriptLine } from '@nexus/core/scripts';
import { detectLanguage } from '@nexus/language/detection';
import { languagePack } from '../languages/index.ts';

export interface LanguagePurity {
	/** Share of the letters that stand in lines of the language they are marked with, 0 to 1. */
	share: number;
	/** Words of another variety: European Portuguese, British English. */
	foreign: { line: number; word: string }[];
}

/** Shorter lines are judged together with their neighbours. */
const LEAST_LETTERS = 60;

/** Whether lines are in the language, and in the variety of it, that they are to be said in. */
export function languagePurityOf(lines: readonly ScriptLine[]): LanguagePurity {
	let all = 0;
	let own = 0;
	for (const { text, language } of stretches(lines)) {
		const letters = lettersOf(text);
		const found = detectLanguage(text);
		all += letters;
		if (found === null || found.slice(0, 2) === language.slice(0, 2)) own += letters;
	}
	const foreign = lines.flatMap(({ text, language }, line) =>
		(text.match(languagePack(language).otherVariety) ?? []).map((word) => ({ line, word })),
	);
	return { share: all === 0 ? 1 : own / all, foreign };
}

/** Lines that are long enough to be judged by themselves; short ones joined to the ones after them. */
function stretches(lines: readonly ScriptLine[]): { text: string; language: Language }[] {
	const found: { text: string; language: Language }[] = [];
	for (const { text, language } of lines) {
		const open = found.at(-1);
		if (open?.language === language && lettersOf(open.text) < LEAST_LETTERS) open.text += ` ${text}`;
		else found.push({ text, language });
	}
	return found;
}

function lettersOf(text: string): number {
	return text.match(/\p{L}/gu)?.length ?? 0;
}
