import { type ChosenEngine, isDear } from '../ports/engine-choice.ts';
import type { ScriptForecast } from '../ports/script-forecaster.ts';
import { spokenSeconds } from '../scripts/script-length.ts';

/** Seconds that the embedded voices take for a character of a conversation; in older forecasts, at the pace of a reading. */
export const paceOf = ({ characters, seconds, conversationPace }: ScriptForecast['embedded']): number =>
	conversationPace ?? seconds / Math.max(1, characters);

/**
 * Seconds that a written script will last, counted as its estimate was before it was written: by the embedded voices at
 * the paces of the forecast.
 * @param forecast of the episode; null where there is none
 */
export function writtenSeconds(
	lines: readonly { text: string }[],
	forecast: ScriptForecast | null,
	{ script, speech }: { script: ChosenEngine; speech: ChosenEngine },
): number {
	if (isDear(speech) || !forecast?.embedded.characters) return spokenSeconds(lines);
	const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
	const { embedded } = forecast;
	if (script.engine !== 'embedded') return characters * paceOf(embedded);
	return (characters * embedded.seconds) / embedded.characters;
}
