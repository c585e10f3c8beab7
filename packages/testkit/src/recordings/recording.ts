import { readFileSync } from 'node:fs';
import type { Language, PresetId } from '@nexus/contract';
import type { Hosts, ScriptOptions } from '@nexus/core/scripts';
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
	/** Whose manners the prompts had: a Gemini model's, or those of a server's, small or not. */
	model: string;
	/** What somebody who read the document says that its listeners should leave knowing. */
	weighty: KeyContent;
	text(): string;
	answers(): Answers;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

export function recording(
	id: string,
	filename: string,
	about: Omit<Recording, 'id' | 'filename' | 'text' | 'answers'>,
): Recording {
	const answers = (): Answers => JSON.parse(read(`./${id}.json`));
	return { id, filename, ...about, text: () => read(`./${filename}`), answers };
}

export const host = (name: string, voice: Hosts['A']['voice'], style: string) => ({
	name,
	voice,
	style,
	description: '',
});
