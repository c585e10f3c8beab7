import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

const FRONT_MATTER = ['yaml', 'toml'] as const;

/**
 * GitHub's Markdown without its bare-address links, which triple the time (addresses are taken out of the text anyway),
 * and without indented code, which plain text's paragraphs would become.
 */
const SYNTAX = [
	gfmFootnote(),
	gfmStrikethrough({ singleTilde: false }),
	gfmTable(),
	gfmTaskListItem(),
	{ disable: { null: ['codeIndented'] } },
];
const TREE = [
	gfmFootnoteFromMarkdown(),
	gfmStrikethroughFromMarkdown(),
	gfmTableFromMarkdown(),
	gfmTaskListItemFromMarkdown(),
];

/** The Markdown tree of a text. `atStart`: it may begin with front matter. */
export function parseMarkdown(text: string, atStart: boolean): Root {
	if (!atStart) return fromMarkdown(text, { extensions: SYNTAX, mdastExtensions: TREE });
	return fromMarkdown(text, {
		extensions: [...SYNTAX, frontmatter([...FRONT_MATTER])],
		mdastExtensions: [...TREE, frontmatterFromMarkdown([...FRONT_MATTER])],
	});
}
