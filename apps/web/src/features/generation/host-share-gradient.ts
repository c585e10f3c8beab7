import type { Job } from '@nexus/contract';

/** Percent of the bar over which one colour blends into the other, on either side. */
const BLUR = 8;

/**
 * The progress bar's fill in the colours of both hosts, each as wide as the host's share of what is voiced so far;
 * undefined while that is not known.
 */
export function hostShareGradient(growing: Job['growing']): string | undefined {
	const voiced = growing?.speakers.replace(/[^AB]/g, '') ?? '';
	if (voiced === '') return undefined;
	const share = Math.round((voiced.replaceAll('B', '').length / voiced.length) * 100);
	return `linear-gradient(to right, var(--ember) ${share - BLUR}%, var(--lagoon) ${share + BLUR}%)`;
}
