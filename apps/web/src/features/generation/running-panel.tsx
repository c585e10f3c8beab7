import type { PodcastDetails } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { jobQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { PartSegments } from './part-segments.tsx';
import { ProgressHead } from './progress-head.tsx';
import { Waiting } from './waiting.tsx';

interface RunningPanelProps {
	podcast: PodcastDetails;
	jobId: string;
	/** To hear what there is, where that is not to be heard below. */
	listen: ReactNode;
	cancelling: boolean;
	onCancel: () => void;
	onShow: () => void;
}

/** How far an episode is that is being made. */
export function RunningPanel({ podcast, jobId, listen, cancelling, onCancel, onShow }: RunningPanelProps) {
	const { data: job } = useQuery(jobQuery(jobId));
	return (
		<section
			aria-label="Geração em andamento"
			className="mb-10 rounded-surface border border-hairline bg-raised p-5 sm:p-7"
		>
			{job ? (
				<div className="flex flex-col gap-6">
					<ProgressHead job={job} />
					<Waiting job={job} />
					<PartSegments job={job} podcast={podcast} />
				</div>
			) : (
				<Skeleton className="h-28" />
			)}
			{podcast.has_audio && (
				<p className="mt-6 text-soft">
					Até lá, você continua ouvindo a versão anterior. O player passa para a nova assim que ela ficar pronta, na
					mesma fala.
				</p>
			)}
			<div className="mt-6 flex flex-wrap gap-2.5">
				{listen}
				<Button onClick={onShow}>Acompanhar</Button>
				<Button variant="quiet" disabled={cancelling} onClick={onCancel}>
					{cancelling ? 'Cancelando...' : 'Cancelar'}
				</Button>
			</div>
		</section>
	);
}
