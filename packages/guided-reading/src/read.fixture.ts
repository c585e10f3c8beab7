import { LANGUAGES, type Language, type PresetId } from '@nexus/contract';
import { type EpisodePlan, planEpisode } from '@nexus/core/planning';
import { presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { preparePlan } from './prepare.ts';
import { writePartLines } from './write-part.ts';

export function planOf(text: string, language: Language = 'pt-BR', filename = 'a.md'): EpisodePlan {
	return preparePlan({ plan: planEpisode({ text, filename, language, reads: LANGUAGES }), text, language });
}

export interface Wanted {
	filename?: string;
	language?: Language;
	presetId?: PresetId;
	seed?: number;
}

/** A whole document as it is read. */
export function read(
	text: string,
	{ filename = 'a.md', language = 'pt-BR', presetId = 'portuguese_duo', seed = 3 }: Wanted = {},
) {
	const preset = presetsFor(language).find(({ id }) => id === presetId);
	if (!preset) throw new Error(`no preset ${presetId}`);
	const shape = { language, presetId, customStyle: null, seed };
	const { outline, parts } = planOf(text, language, filename);
	const hosts = { A: preset.hostA, B: preset.hostB };
	const lines = parts.flatMap((part) =>
		writePartLines({ ...shape, hosts, outline, part, text: text.slice(part.source.start, part.source.end) }),
	);
	return { outline, lines, all: lines.map((line) => line.text).join('\n') };
}

/** What is told of the document itself. */
export const bodyOf = (lines: readonly ScriptLine[]): ScriptLine[] =>
	lines.filter(({ role }) => role === 'explain' || role === 'question');

/** What is told of a document itself, a line each. */
export const told = (text: string, wanted: Wanted = {}): string =>
	bodyOf(read(text, wanted).lines)
		.map((line) => line.text)
		.join('\n');
