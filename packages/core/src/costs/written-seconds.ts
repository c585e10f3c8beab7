import { type ChosenEngine, isDear } from '../ports/engine-choice.ts';
import type { ScriptForecast } from '../ports/script-forecaster.ts';
import { spokenSeconds } from '../scripts/script-length.ts';
import { modelSeconds } from './tokens.ts';

/**
 * Seconds that a written script will last, counted as its estimate was before it was written: by the embedded voices at
 * the mean pace of the forecast.
 * @param forecast of the episode; null where there is none
 */
export function writtenSeconds(
	lines: readonly { text: string }[],
	forecast: ScriptForecast | null,
	speech: ChosenEngine,
): number {
	const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
	if (isDear(speech)) return modelSeconds({ characters });
	if (!forecast?.embedded.characters) return spokenSeconds(lines);
	return (characters * forecast.embedded.seconds) / forecast.embedded.characters;
}
