import { readFileSync } from 'node:fs';
import type { Language, PresetId } from '@nexus/contract';
import { type Hosts, type ScriptOptions, WORDS_PER_MINUTE } from '@nexus/core/scripts';
import type { KeyContent } from '../samples/index.ts';
import type { Answers } from './recorded-model.ts';

/**
 * An episode for which somebody stood in for the language model, answering from the prompts alone (docs/emulators.md):
 * nothing of it was written to please a measure.
 */
export interface Recording {
	id: string;
	filename: string;
	language: Language;
	preset: PresetId;
	/** Hosts, style and what else was asked for, where it was no ready-made duo. */
	custom?: { hosts: Hosts; customStyle: string; options: ScriptOptions } | undefined;
	/** With whose manners and protocol it is written again: a Gemini model's, or those of a server's, small or not. */
	model: string;
	/** Words that were asked for: what the document was worth when it was recorded. */
	words: number;
	/** Whether it was answered when conversations still closed with three things to keep (docs/decisions/045). */
	summedUp?: true;
	/** Whether it was answered by prompts that ask for plain questions and one change of teller (docs/decisions/052). */
	isPlain?: true;
	/** What somebody who read the document says that its listeners should leave knowing. */
	weighty: KeyContent;
	/** What is to be asked for when it is written again. */
	options: ScriptOptions;
	text(): string;
	answers(): Answers;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

export function recording(
	id: string,
	filename: string,
	about: Omit<Recording, 'id' | 'filename' | 'options' | 'text' | 'answers'>,
): Recording {
	const answers = (): Answers => JSON.parse(read(`./${id}.json`));
	const options = { ...about.custom?.options, targetMinutes: about.words / WORDS_PER_MINUTE };
	return { id, filename, ...about, options, text: () => read(`./${filename}`), answers };
}

export const host = (name: string, voice: Hosts['A']['voice'], style: string) => ({
	name,
	voice,
	style,
	description: '',
});
