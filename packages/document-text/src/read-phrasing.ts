import type { Nodes } from 'mdast';
import { HARD_BREAK } from './fold-lines.ts';
import { SourceText } from './source-text.ts';

/**
 * The text that a reader sees of inline Markdown: no marks, images, note signs, struck-out words or addresses. Where a text
 * begins with struck-out words, `STRUCK` stands for them: what comes behind only goes on about them.
 */
export function readPhrasing(nodes: readonly Nodes[], source: string, into = new SourceText()): SourceText {
	const tags = nodes.map((node) => (node.type === 'html' ? STRUCK_TAG.exec(node.value) : null));
	/** Where each of them is closed for the last time. */
	const closed = new Map(tags.flatMap((tag, at) => (tag?.[1] ? [[tag[2]?.toLowerCase(), at] as const] : [])));
	let struck: string | null = null;
	nodes.forEach((node, at) => {
		const [tag, slash] = tags[at] ?? [];
		const name = tags[at]?.[2]?.toLowerCase() ?? '';
		if (tag && struck === null && !slash && (closed.get(name) ?? -1) > at) struck = name;
		else if (tag && slash && struck === name) struck = null;
		else if (struck === null) readNode(node, source, into);
	});
	return into;
}

/** What stands between such tags is struck out. */
const STRUCK_TAG = /^<(\/?)(del|s|strike)(?=[\s>])/i;

function readNode(node: Nodes, source: string, into: SourceText): void {
	const start = node.position?.start.offset ?? 0;
	const end = node.position?.end.offset ?? start;
	switch (node.type) {
		case 'text':
			into.pushParsed(node.value, source, start, end);
			break;
		case 'inlineCode':
			if (MARKS.test(node.value)) into.push(spokenCode(node.value), start, end);
			else into.pushParsed(node.value, source, start, end);
			break;
		case 'break':
			into.push(HARD_BREAK, start, end);
			break;
		case 'html':
			if (/^<br\s*\/?>/i.test(node.value)) into.push(HARD_BREAK, start, end);
			break;
		case 'delete':
			if (into.text.trim() === '') into.push(STRUCK, start, end);
			break;
		case 'link':
			if (!isBareAddress(source.slice(start, end))) readLink(node.children, source, start, into);
			break;
		case 'emphasis':
		case 'strong':
		case 'linkReference':
			readPhrasing(node.children, source, into);
			break;
		default:
			break;
	}
}

/** What a link says: in one line, and apart from a word right before it, "nesta[Lei 9](...)". */
function readLink(nodes: readonly Nodes[], source: string, start: number, into: SourceText): void {
	const said = readPhrasing(nodes, source).replace(/\n/g, () => ' ');
	if (/[\p{L},]$/u.test(into.text) && /^[\p{L}\d]/u.test(said.text)) into.push(' ', start, start);
	// Somebody's name on a site: "[@ana](...) wrote a test", but not "follow [@ana](...)".
	const isHandle = /^@[\w-]+$/.test(said.text) && !FOLLOWED.test(into.text);
	into.copy(said, isHandle ? 1 : 0, said.text.length);
}

/** What is before somebody's name where a reader is sent there. */
const FOLLOWED = /(?<!\p{L})(?:follow|siga|seguir|find|on|at|em|no|na|via|perfil|profile)(?:\s\p{L}+)?\s$/iu;

/** Stands for struck-out words at the start of a text. */
export const STRUCK = '\uE000';

/** Code that is nothing but marks, or names set apart by bars, which would be taken for Markdown's own and lost. */
const MARKS = /^\*+$|\|/;

/** "a|b" as "a, b"; "***" as one asterisk, which stands for itself. */
function spokenCode(code: string): string {
	return /^\*+$/.test(code) ? '*' : code.replace(/\s*\|+\s*/g, ', ');
}

/** "<https://...>", or a link whose text is its address. */
function isBareAddress(link: string): boolean {
	return /^(?:<|\[\s*)(?:https?:\/\/|ftp:\/\/|www\.)/i.test(link);
}
