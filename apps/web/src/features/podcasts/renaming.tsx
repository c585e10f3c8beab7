import { Suspense, useRef } from 'react';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import type { RenamingProps } from './rename-dialog.tsx';

const RenameDialog = lazyWhenIdle(() => import('./rename-dialog.tsx'));

/** Asks for another title, and gives it to the podcast. */
export function Renaming(props: RenamingProps) {
	const asked = useRef(false);
	if (props.podcast) asked.current = true;
	if (!asked.current) return null;
	return (
		<Suspense>
			<RenameDialog {...props} />
		</Suspense>
	);
}
