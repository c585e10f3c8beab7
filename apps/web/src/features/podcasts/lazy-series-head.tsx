import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { SeriesHeadProps } from './series-head.tsx';

const Head = lazyComponent(() => import('./series-head.tsx'));

/** The episodes of a series, marked as belonging together. */
export const IN_SERIES = 'border-l-2 border-outline/50 pl-5';

/** What stands over the episodes of a series; most lists have none. */
export function LazySeriesHead(props: SeriesHeadProps) {
	return (
		<Suspense fallback={<div className="h-22" />}>
			<Head {...props} />
		</Suspense>
	);
}
