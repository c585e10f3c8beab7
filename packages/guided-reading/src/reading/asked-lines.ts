import type { Language } from '@nexus/contract';
import type { Speaker } from '@nexus/core/scripts';
import type { Sentence } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { type ReadSection, textOf, type Unit } from './unit.ts';

/** Questions in lines of their own, or in bold letters, that make a text one of questions and answers. */
const LEAST_ASKED = 2;
/** Their share of what stands in bold letters at the start of paragraphs. */
const ASKED_SHARE = 0.5;
/** Bold letters that a paragraph begins with. */
const BOLD = /^\s*(?:\*\*|__)((?:[^*_\n]|\*(?!\*)|_(?!_)){3,200})(?:\*\*|__)/u;
/** A first line that asks and is nobody's speech. */
const ASKED = /^[\s*_]*(?!["“‘'«—–])[^\s*_][^\n]*\?[*_]*(?=\s*(?:\n|$))/u;

/** Of such a line, and words where it does more than ask: a paragraph that ends with a question asks nobody. */
const MOST_ASKED = { sentences: 3, words: 40 } as const;

/** A line in bold letters, or a heading, that asks. */
export const BOLD_QUESTION = /^(?:\s*(?:\*\*|__)[^*_\n]{3,300}\?\s*(?:\*\*|__)|#{2,6} [^\n]{3,300}\?)[ \t]*$/mu;

/** Whether most of what stands in bold letters at the start of paragraphs, and above them, asks something. */
export function asksInBold(paragraphs: readonly string[], headings: readonly string[]): boolean {
	const asking = headings.filter((heading) => heading.endsWith('?'));
	const heads = [...paragraphs.flatMap((written) => BOLD.exec(written)?.[1] ?? []), ...asking];
	const asked = heads.filter((head) => /\?\s*$/.test(head)).length;
	return asked >= LEAST_ASKED && asked >= heads.length * ASKED_SHARE;
}

/**
 * A paragraph as what it asks, in bold letters or in its first line, and what answers: "**Why not osquery?** osquery is
 * great". Nothing is asked in any other.
 * @param isAsked the document asks in bold letters, with a question mark or without: "**I lost the book.**"
 */
export function askedAndAnswered(
	sentences: readonly Sentence[],
	written: string,
	start: number,
	isAsked: boolean,
): { asked: readonly Sentence[]; answer: readonly Sentence[] } {
	const bold = BOLD.exec(written);
	const isQuestion = bold !== null && (/\?\s*$/.test(bold[1] ?? '') || (isAsked && !/:\s*$/.test(bold[1] ?? '')));
	const head = (isQuestion ? bold[0] : ASKED.exec(written)?.[0]) ?? '';
	const border = start + head.length;
	const asked = sentences.filter((sentence) => head !== '' && sentence.start < border);
	const isTold = countWords(head) > MOST_ASKED.words && !asked.every(({ text }) => text.endsWith('?'));
	if (!isQuestion && (asked.length > MOST_ASKED.sentences || isTold)) return { asked: [], answer: sentences };
	return { asked, answer: sentences.slice(asked.length) };
}

/**
 * The voices of questions that stand in lines of their own, or as headings, and of what answers them up to the next one;
 * nobody's where a text has hardly any, or where no one person answers.
 * @param isLong a part of a text that has others and asks in bold letters: one answer may be all that it holds
 */
export function voicesOfAnswers(
	sections: readonly ReadSection[],
	isLong: boolean,
	language: Language,
): Map<Unit, Speaker> {
	const voices = new Map<Unit, Speaker>();
	let asked = 0;
	for (const [at, { heading, units }] of sections.entries()) {
		const goesOn = at === 0 && isLong && heading === null && units.some(({ asks }) => asks);
		let isAnswer = heading?.asks ?? goesOn;
		if (isAnswer) asked++;
		for (const unit of units) {
			if (unit.asks) asked++;
			isAnswer ||= unit.asks;
			if (isAnswer) voices.set(unit, unit.asks ? 'B' : 'A');
		}
	}
	const named = sections.filter(({ heading }) => heading !== null).length;
	if (asked * 3 < named * 2 || asked < (isLong ? 1 : LEAST_ASKED)) return new Map();
	if (!isLong && asked * ANSWER.most < wordsOf(sections.flatMap(({ units }) => units))) return new Map();
	if (isSomebodys([...voices.keys()], language)) return voices;
	// Of a page of help, only what answers at length is read by both.
	const rows = sections.flatMap(({ units }) => Object.values(Object.groupBy(units, questionBefore(units))));
	for (const row of rows) {
		const answers = row?.filter(({ asks }) => !asks) ?? [];
		let words = 0;
		for (const unit of answers) {
			if (words >= ANSWER.own && wordsOf(answers) > ANSWER.long) voices.delete(unit);
			words += unit.words;
		}
	}
	return voices;
}

/** How many questions stand before a unit. */
const questionBefore = (units: readonly Unit[]) => (_: Unit, at: number) =>
	units.slice(0, at + 1).filter(({ asks }) => asks).length;

/** Words of what answers at length and of its beginning, which is not the asker's; the most told for a question in no bold letters. */
const ANSWER = { long: 150, own: 60, most: 280 } as const;
const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** How often, of a thousand words, somebody who answers speaks of themselves; a page of help does so nowhere. */
const MINE = 0.001;

function isSomebodys(units: readonly Unit[], language: Language): boolean {
	const { mine } = languagePack(language).words;
	const answers = units.filter(({ asks }) => !asks);
	const said = answers.map((unit) => textOf(unit).replace(/["“][^"”]*["”]/g, '')).join(' ');
	const own = said.split(mine).length - 1;
	return own > 0 && own >= wordsOf(answers) * MINE;
}
