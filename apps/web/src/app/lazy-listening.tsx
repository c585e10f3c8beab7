import { Suspense } from 'react';
import { useWaitsForServer } from '../lib/fetch-code.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/spinner.tsx';
import type { ListeningProps } from './listening.tsx';

const Listening = lazyComponent(() => import('./listening.tsx'));

/** An episode's reader; while its code cannot be had, this says so in its place. */
export function LazyListening(props: ListeningProps) {
	return (
		<Suspense fallback={<Waiting />}>
			<Listening {...props} />
		</Suspense>
	);
}

function Waiting() {
	if (!useWaitsForServer()) return <Skeleton className="h-48" />;
	return (
		<div role="status" className="min-h-48 max-w-[46rem]">
			<Panel title="Sem conexão com o servidor">A transcrição abre sozinha assim que ele responder.</Panel>
		</div>
	);
}
