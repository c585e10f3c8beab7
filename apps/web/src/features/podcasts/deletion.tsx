import type { Podcast } from '@nexus/contract';
import { Suspense, useRef } from 'react';
import { atLeisure } from '../../ui/later.tsx';

const DeleteDialog = atLeisure(() => import('./delete-dialog.tsx'));

export interface DeletionProps {
	/** Asked about when not null. */
	podcast: Podcast | null;
	onClose: () => void;
	onDeleted: (podcast: Podcast) => void;
}

/** Asks whether a podcast is to be deleted, and has it deleted. */
export function Deletion(props: DeletionProps) {
	const asked = useRef(false);
	if (props.podcast) asked.current = true;
	if (!asked.current) return null;
	return (
		<Suspense>
			<DeleteDialog {...props} />
		</Suspense>
	);
}
