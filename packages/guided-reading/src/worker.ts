import type { EpisodePlan, ForecastRequest, ScriptForecast } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { forecastScript } from './forecast.ts';
import type { PartInput } from './part-input.ts';
import { type PlanInput, planEpisode } from '@nexus/core/planning';
import { writePartLines } from './write-part.ts';

/** Tasks of the CPU pool. */
export function plan(input: unknown): EpisodePlan {
	return planEpisode(input as PlanInput);
}

export function writePart(input: unknown): ScriptLine[] {
	return writePartLines(input as PartInput);
}

export function forecast(input: unknown): ScriptForecast {
	return forecastScript(input as ForecastRequest);
}
