import { spokenWords } from '@nexus/core/scripts';
import { copiedIn } from '../check/copied.ts';
import type { Draft } from '../check/draft.ts';
import { asData } from '../data-text.ts';
import type { PartContext } from '../part/part-context.ts';
import { wordingOf } from '../wording/index.ts';
import { asSpoken } from './as-spoken.ts';

/** The lines with how they are said, and which of them are read out. */
export function linesBlock(context: PartContext, drafts: readonly Draft[]): string {
	const { words } = wordingOf(context.language);
	const held = context.known.map((passage) => passage.text);
	const lines = drafts.map((draft, place) => {
		const remarks = [asData(draft.delivery), isCopied(draft.text, held) ? words.copied : ''].filter(Boolean);
		const manner = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
		return `[${place + 1}] ${draft.speaker}${manner}: ${asSpoken(draft)}`;
	});
	const written = drafts.reduce((sum, { text }) => sum + spokenWords(text).length, 0);
	return `<lines words="${written}">\n${lines.join('\n')}\n</lines>`;
}

/** So much of a line, and so many words of it in a row, that it is read out rather than told. */
const READ_OUT = { share: 0.4, words: 6 } as const;
const QUOTED = /["“][^"“”]{0,400}["”]/g;
const COMMON_WORD = /(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu;

/** An announced quotation is none, nor are names and numbers, which can hardly be said in another way. */
function isCopied(text: string, passages: readonly string[]): boolean {
	const { share, longest } = copiedIn([text.replace(QUOTED, ' ')], passages);
	return share >= READ_OUT.share && (longest.match(COMMON_WORD) ?? []).length >= READ_OUT.words;
}
