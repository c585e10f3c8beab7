import type { Podcast } from '@nexus/contract';
import { useState } from 'react';
import { Deletion } from './deletion.tsx';
import { PodcastRow, type RowActions } from './podcast-row.tsx';
import { PodcastRowSkeleton } from './podcast-row-skeleton.tsx';
import { Renaming } from './renaming.tsx';

export interface PodcastListActions extends Omit<RowActions, 'onRename' | 'onDelete'> {
	onDeleted: (podcast: Podcast) => void;
}

interface PodcastListProps extends PodcastListActions {
	podcasts: Podcast[];
}

/** Episodes to scan, play, follow, save and delete. */
export function PodcastList({ podcasts, onDeleted, ...actions }: PodcastListProps) {
	const [doomed, setDoomed] = useState<Podcast | null>(null);
	const [renamed, setRenamed] = useState<Podcast | null>(null);
	const now = Date.now();
	return (
		<>
			<ul>
				{podcasts.map((podcast) => (
					<li key={podcast.id} className="border-b border-hairline last:border-0">
						<PodcastRow podcast={podcast} now={now} onRename={setRenamed} onDelete={setDoomed} {...actions} />
					</li>
				))}
			</ul>
			<Renaming podcast={renamed} onClose={() => setRenamed(null)} />
			<Deletion podcast={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
		</>
	);
}

export function PodcastListSkeleton({ rows }: { rows: number }) {
	return (
		<div role="status" aria-label="Carregando podcasts">
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
				<div key={row} className="border-b border-hairline last:border-0">
					<PodcastRowSkeleton />
				</div>
			))}
		</div>
	);
}
