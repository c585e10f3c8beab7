import type { Job } from '@nexus/contract';

/** Percent of the bar over which one ink turns into the other, on either side. */
const BLUR = 8;

/**
 * The bar's fill in both hosts' inks, each as wide as its host's share of what is voiced by now; undefined while nothing
 * is known of that.
 */
export function inksOf(growing: Job['growing']): string | undefined {
	const voiced = growing?.speakers.replace(/[^AB]/g, '') ?? '';
	if (voiced === '') return undefined;
	const share = Math.round((voiced.replaceAll('B', '').length / voiced.length) * 100);
	return `linear-gradient(to right, var(--ember) ${share - BLUR}%, var(--lagoon) ${share + BLUR}%)`;
}
