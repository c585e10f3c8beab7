import { Suspense, useRef } from 'react';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import type { DeletionProps } from './delete-dialog.tsx';

const DeleteDialog = lazyWhenIdle(() => import('./delete-dialog.tsx'));

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
