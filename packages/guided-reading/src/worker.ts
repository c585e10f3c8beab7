import type { EpisodePlan } from '@nexus/core/planning';
import type { ForecastRequest, ScriptForecast } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { forecastScript } from './forecast.ts';
import type { PartInput } from './part-input.ts';
import { type PreparationInput, preparePlan } from './prepare.ts';
import { writePartLines } from './write-part.ts';
import { type SectionInput, writeSectionLines } from './write-section.ts';

/** Tasks of the CPU pool. */
export function prepare(input: unknown): EpisodePlan {
	return preparePlan(input as PreparationInput);
}

export function writePart(input: unknown): ScriptLine[] {
	return writePartLines(input as PartInput);
}

export function writeSection(input: unknown): ScriptLine[] {
	return writeSectionLines(input as SectionInput);
}

export function forecast(input: unknown): ScriptForecast {
	return forecastScript(input as ForecastRequest);
}
