import { Skeleton } from '../../ui/spinner.tsx';

/** As high as a row, so that nothing moves when it comes. */
export function PodcastRowSkeleton() {
	return (
		<div className="flex items-center gap-6 py-4">
			<Skeleton className="hidden h-10 w-28 sm:block" />
			<div className="flex-1 space-y-2.5 py-0.5">
				<Skeleton className="h-5 w-2/5" />
				<Skeleton className="h-4 w-3/5" />
				<Skeleton className="h-7 w-20 sm:hidden" />
			</div>
		</div>
	);
}
