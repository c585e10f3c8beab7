import type { Language } from '@nexus/contract';
import { detectLanguage } from '@nexus/core/documents';

export interface Passage {
	/** The running number by which lines name it. */
	id: number;
	/** Without Markdown's marks. */
	text: string;
}

/** What a prompt asks for, as far as it is written in a form that a machine can read. */
export interface Assignment {
	passages: Passage[];
	language: Language;
	opening: boolean;
	closing: boolean;
	/** Words that the script is to have; null when the prompt does not say. */
	words: number | null;
	/** The prompt without the document. */
	outside: string;
}

const DOCUMENT = /<document\b[^>]*>([\s\S]*)<\/document>/;
const PASSAGE = /^\[p(\d+)\][ \t]?/gm;

/**
 * Reads a prompt: `<document>` holds passages, `[p<N>] text` a line each; outside of it stand the language (the first
 * of the two tags that is named), `<role opening="true" closing="false"/>` and, if it pleases, `words="900"`. What the
 * document says is never read as anything but what is to be talked about.
 */
export function readAssignment(prompt: string): Assignment {
	const document = DOCUMENT.exec(prompt)?.[1] ?? '';
	const outside = prompt.replace(DOCUMENT, '<document/>');
	const passages = passagesOf(document === '' ? outside : document);
	return {
		passages,
		language: languageOf(outside, passages),
		opening: /\bopening\s*=\s*["']?true/i.test(outside),
		closing: /\bclosing\s*=\s*["']?true/i.test(outside),
		words: numberAfter(/\bwords\s*=\s*["']?(\d+)/i, outside),
		outside,
	};
}

function passagesOf(document: string): Passage[] {
	const marks = [...document.matchAll(PASSAGE)];
	if (marks.length === 0) {
		const paragraphs = document.split(/\n\s*\n/).map(plain);
		return paragraphs.filter((text) => text !== '').map((text, index) => ({ id: index + 1, text }));
	}
	return marks
		.map((mark, index) => {
			const end = marks[index + 1]?.index ?? document.length;
			return { id: Number(mark[1]), text: plain(document.slice(mark.index + mark[0].length, end)) };
		})
		.filter(({ text }) => text !== '');
}

/** As it can be spoken: no Markdown, no tags, one line. */
function plain(text: string): string {
	return text
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/<\/?[a-z][^<>]*>/gi, ' ')
		.replace(/^\s*(#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
		.replace(/[*_`~|#]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

function languageOf(outside: string, passages: readonly Passage[]): Language {
	const named =
		/\b(?:language|lang|idioma)\b["'\s:=>]*(pt-BR|en-US)/i.exec(outside) ?? /\b(pt-BR|en-US)\b/.exec(outside);
	if (named) return named[1]?.toLowerCase() === 'en-us' ? 'en-US' : 'pt-BR';
	return detectLanguage(passages.map(({ text }) => text).join('\n')) === 'en' ? 'en-US' : 'pt-BR';
}

function numberAfter(pattern: RegExp, text: string): number | null {
	const found = pattern.exec(text)?.[1];
	return found === undefined ? null : Number(found);
}
