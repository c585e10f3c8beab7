import type { Language } from '@nexus/contract';
import { languagePack } from '../../languages/index.ts';
import type { Instruction, Wording } from './wording.ts';

export type { Instruction, Wording } from './wording.ts';

export const wordingOf = (language: Language): Wording => languagePack(language).wording;

/** A text with its `{names}` filled in. What is put in is not looked at again. */
export function filled(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{([a-z]+)\}/g, (name, key: string) => (key in values ? String(values[key]) : name));
}

/** An instruction as a model of the profile gets it: without `more` where there is little room. */
export function instruct(
	{ essential, more }: Instruction,
	values: Record<string, string | number>,
	{ isTerse, besides = [] }: { isTerse: boolean; besides?: readonly string[] },
): string {
	return [filled(essential, values), ...besides, isTerse ? '' : more].filter(Boolean).join('\n\n');
}
