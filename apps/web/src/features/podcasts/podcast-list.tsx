import type { Podcast } from '@nexus/contract';
import { useState } from 'react';
import { Skeleton } from '../../ui/spinner.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PodcastRow, type RowActions } from './podcast-row.tsx';

interface PodcastListProps extends Omit<RowActions, 'onDelete'> {
	podcasts: Podcast[];
	onDeleted: (podcast: Podcast) => void;
}

/** Episodes to scan, play, follow, save and delete. */
export function PodcastList({ podcasts, onDeleted, ...actions }: PodcastListProps) {
	const [doomed, setDoomed] = useState<Podcast | null>(null);
	const now = Date.now();
	return (
		<>
			<ul>
				{podcasts.map((podcast) => (
					<PodcastRow key={podcast.id} podcast={podcast} now={now} onDelete={setDoomed} {...actions} />
				))}
			</ul>
			<DeleteDialog podcast={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
		</>
	);
}

export function PodcastListSkeleton({ rows }: { rows: number }) {
	return (
		<div role="status" aria-label="Carregando podcasts">
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
				<div key={row} className="flex items-center gap-6 border-b border-hairline py-4 last:border-0">
					<Skeleton className="hidden h-10 w-28 sm:block" />
					<div className="flex-1 space-y-2.5 py-0.5">
						<Skeleton className="h-5 w-2/5" />
						<Skeleton className="h-4 w-3/5" />
					</div>
				</div>
			))}
		</div>
	);
}
