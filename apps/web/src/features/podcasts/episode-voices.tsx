import type { PodcastDetails } from '@nexus/contract';
import { Suspense, useRef, useState } from 'react';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import type { Other } from './voices-dialog.tsx';

const VoicesDialog = lazyWhenIdle(() => import('./voices-dialog.tsx'));

export interface EpisodeVoicesProps {
	podcast: PodcastDetails;
	starting: boolean;
	/** Voices the whole episode again. Resolves to whether it began. */
	onChange: (engine: Other['engine']) => Promise<boolean>;
}

/** The way to other voices for an episode that is there already. */
export function EpisodeVoices({ podcast, starting, onChange }: EpisodeVoicesProps) {
	const [open, setOpen] = useState(false);
	const asked = useRef(false);
	if (open) asked.current = true;
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
			>
				Ver e trocar
			</button>
			{asked.current && (
				<Suspense>
					<VoicesDialog
						podcast={podcast}
						open={open}
						starting={starting}
						onClose={() => setOpen(false)}
						onChoose={async (engine) => {
							if (await onChange(engine)) setOpen(false);
						}}
					/>
				</Suspense>
			)}
		</>
	);
}
