import clsx from 'clsx';

interface ShareBarProps {
	value: number;
	max: number;
	/** When there is cause for concern. */
	alarm?: boolean;
	className?: string;
}

/** How much of a whole is reached, as a bar; a picture of the numbers that stand beside it. */
export function ShareBar({ value, max, alarm, className }: ShareBarProps) {
	const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
	return (
		<div aria-hidden="true" className={clsx('h-1.5 overflow-hidden rounded-full bg-ink/10', className)}>
			<div
				className={clsx('h-full rounded-full', alarm ? 'bg-alarm' : 'bg-ink')}
				style={{ width: `${share * 100}%` }}
			/>
		</div>
	);
}
