import type { ScriptLine, Speaker } from '@nexus/core/scripts';
import { FACTS } from '../scripts/grounding.ts';
import { contentStems, fold, numbersOf, wordsOf } from '../scripts/words.ts';

/** How a script tells its document: what design calls worth hearing, as far as it can be counted. */
export interface ConversationQuality {
	/** Share of the words of lines that stand in runs of four or more copied from the document, 0 to 1. */
	copied: number;
	/** Lines of the body that name nothing of the document: no figure and no word with a meaning that stands in it. */
	empty: { lines: number[]; share: number };
	/** Titles of chapters in which no line brings a fact. */
	hollow: string[];
	/** Questions, and those after which nothing is said of what they ask about. */
	questions: { asked: number; unanswered: number[] };
	/** Lines, from 0, whose host said the line before as well; as a share of all seams between lines. */
	sameHost: { lines: number[]; share: number };
	/** Share of the words of factual lines that the host who says fewer of them says, 0 to 0.5. */
	lesserHost: number;
}

const RUN = 4;
/** Lines of these roles stand at the doors, not in the body. */
const GREETINGS: ReadonlySet<ScriptLine['role']> = new Set<ScriptLine['role']>([
	'welcome',
	'goodbye',
	'handover',
	'notice',
]);
/** Lines after a question in which its answer begins. */
const ANSWER_WITHIN = 2;
/** Questions of fewer words with a meaning lean on the line before: "E por quê?". */
const LEAST_STEMS = 2;

/** Measures a whole script, in order, against its document. Time grows with the length of both. */
export function conversationQualityOf(text: string, lines: readonly ScriptLine[]): ConversationQuality {
	const known = { stems: new Set(contentStems(text)), numbers: new Set(numbersOf(text)) };
	const body = [...lines.entries()].filter(([, { role }]) => !GREETINGS.has(role));
	const empty = body.filter(([, line]) => !hasContent(line, known)).map(([at]) => at);
	const same = [...lines.keys()].filter((at) => at > 0 && lines[at]?.speaker === lines[at - 1]?.speaker);
	return {
		copied: copiedShare(text, lines),
		empty: { lines: empty, share: empty.length / Math.max(1, body.length) },
		hollow: hollowChapters(lines),
		questions: questionsOf(text, lines),
		sameHost: { lines: same, share: same.length / Math.max(1, lines.length - 1) },
		lesserHost: lesserShare(lines),
	};
}

function copiedShare(text: string, lines: readonly ScriptLine[]): number {
	const held = new Set(runs(wordsOf(fold(text))).map(({ run }) => run));
	let all = 0;
	let copied = 0;
	for (const line of lines) {
		const words = wordsOf(fold(line.text));
		const marked = new Set<number>();
		for (const { run, at } of runs(words)) {
			if (held.has(run)) for (let word = at; word < at + RUN; word++) marked.add(word);
		}
		all += words.length;
		copied += marked.size;
	}
	return copied / Math.max(1, all);
}

const runs = (words: readonly string[]): { run: string; at: number }[] =>
	Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => ({
		run: words.slice(at, at + RUN).join(' '),
		at,
	}));

function hasContent({ text }: ScriptLine, known: { stems: Set<string>; numbers: Set<string> }): boolean {
	return (
		contentStems(text).some((stem) => known.stems.has(stem)) ||
		numbersOf(text).some((number) => known.numbers.has(number))
	);
}

function hollowChapters(lines: readonly ScriptLine[]): string[] {
	const chapters: { title: string; tells: boolean }[] = [];
	for (const line of lines) {
		if (line.chapter !== null) chapters.push({ title: line.chapter, tells: false });
		const chapter = chapters.at(-1);
		if (chapter && FACTS.has(line.role) && line.spans.length > 0) chapter.tells = true;
	}
	return chapters.filter(({ tells }) => !tells).map(({ title }) => title);
}

/** A question, unless it only reacts, is answered where what follows, or what that rests on, has a word with a meaning of it. */
function questionsOf(text: string, lines: readonly ScriptLine[]): ConversationQuality['questions'] {
	const asked = [...lines.entries()].filter(
		([, line]) => line.role !== 'reaction' && /\?["”]?$/.test(line.text.trim()),
	);
	const unanswered = asked.filter(([at, question]) => {
		const own = new Set(contentStems(question.text));
		if (own.size < LEAST_STEMS) return false;
		const after = lines.slice(at + 1, at + 1 + ANSWER_WITHIN);
		const said = after.flatMap((line) => [line.text, ...line.spans.map(({ start, end }) => text.slice(start, end))]);
		return !said.some((one) => contentStems(one).some((stem) => own.has(stem)));
	});
	return { asked: asked.length, unanswered: unanswered.map(([at]) => at) };
}

function lesserShare(lines: readonly ScriptLine[]): number {
	const words: Record<Speaker, number> = { A: 0, B: 0 };
	for (const { speaker, role, spans, text } of lines) {
		if (FACTS.has(role) && spans.length > 0) words[speaker] += wordsOf(text).length;
	}
	return Math.min(words.A, words.B) / Math.max(1, words.A + words.B);
}
