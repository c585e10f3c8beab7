import type { CleanupEntry } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { count, dateAndTime } from '../../lib/format.ts';

type Cleaned = Pick<CleanupEntry, 'cleaned_at'>;

/** How long an answer may take to come: what was cleaned just after one check is still news at the next. */
const CLOCK_TOLERANCE = 5_000;

/** The cleanups of the last five minutes before `now` that come after `seen` (both milliseconds). */
export function newCleanups<Entry extends Cleaned>(history: readonly Entry[], now: number, seen: number): Entry[] {
	return history.filter(({ cleaned_at }) => {
		const at = Date.parse(cleaned_at);
		return at > seen && now - at <= TIMING.cleanupCheck + CLOCK_TOLERANCE;
	});
}

/** How many podcasts were cleaned and, of a single one, when. */
export function cleanupNews([first, ...others]: readonly Cleaned[]): string {
	if (!first) return '';
	if (others.length > 0)
		return `${count(others.length + 1)} podcasts foram limpos automaticamente para otimizar o armazenamento.`;
	return `1 podcast foi limpo automaticamente para otimizar o armazenamento, em ${dateAndTime(first.cleaned_at)}.`;
}
