import type { Language } from '@nexus/contract';
import type { Hosts, ScriptOptions } from '@nexus/core/scripts';
import { asAttribute, asData, named } from '../data-text.ts';
import { ownWords } from '../personas/index.ts';
import { filled, wordingOf } from '../wording/index.ts';

/** What whoever ordered the episode asked for. */
export interface Order {
	language: Language;
	options: ScriptOptions;
	customStyle: string | null;
	hosts: Hosts | undefined;
	/** What the two people are to each other, so that the plan gives them what they are good at; null where it is not known. */
	together: string | null;
	/** Passages of the sections that were chosen. */
	focus: readonly number[];
}

const MOST_NAMED = 60;

/** The order as it stands in a prompt, for the plan or for the lines of a part. */
export function orderBlock(
	{ language, options, customStyle, hosts, together, focus }: Order,
	stage: 'plan' | 'write',
	attributes: Record<string, string | number | boolean>,
): string {
	const wording = wordingOf(language);
	const style = customStyle && ownWords(customStyle, language);
	const { format = 'conversation', audience, focus: { text } = {} } = options;
	const given = Object.entries({ language, format, ...attributes }).map(([name, value]) => `${name}="${value}"`);
	const lines = [
		wording.formats[format][stage],
		audience ? wording.audiences[audience] : wording.anyAudience,
		text ? filled(wording.focus.text, { text: `“${asAttribute(text)}”` }) : null,
		focus.length > 0 ? filled(wording.focus.sections, { passages: named(focus.slice(0, MOST_NAMED)) }) : null,
		style ? filled(wording.style, { style: `“${asAttribute(style)}”` }) : null,
		stage === 'plan' && hosts ? `A: ${asData(hosts.A.name)}. B: ${asData(hosts.B.name)}. ${together ?? ''}` : null,
	];
	return `<order ${given.join(' ')}>\n${lines.filter(Boolean).join('\n')}\n</order>`;
}
