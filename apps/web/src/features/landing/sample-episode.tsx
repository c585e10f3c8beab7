import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { loadSample, type Sample } from './sample-files.ts';
import { SAMPLE_HEIGHT, SamplePlayer } from './sample-player.tsx';

/** A short episode to hear on the spot. An installation without one does not show it. */
export function SampleEpisode() {
	const [sample, setSample] = useState<Sample | null | 'loading'>('loading');

	useEffect(() => {
		let here = true;
		void loadSample().then((found) => here && setSample(found));
		return () => {
			here = false;
		};
	}, []);

	if (sample === 'loading')
		return <div className={clsx('rounded-surface border border-hairline', SAMPLE_HEIGHT)} aria-hidden="true" />;
	return sample && <SamplePlayer sample={sample} />;
}
