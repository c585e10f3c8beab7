import clsx from 'clsx';

export function Spinner({ className = 'size-5' }: { className?: string }) {
	return (
		<svg viewBox="0 0 24 24" fill="none" className={clsx('animate-turn', className)} aria-hidden="true">
			<path d="M12 3a9 9 0 0 1 9 9" className="stroke-ember" strokeWidth="2.6" strokeLinecap="round" />
			<path d="M12 21a9 9 0 0 1-9-9" className="stroke-lagoon" strokeWidth="2.6" strokeLinecap="round" />
		</svg>
	);
}

/** A whole screen that waits. */
export function LoadingScreen({ text = 'Carregando...' }: { text?: string }) {
	return (
		<div className="grid min-h-dvh place-items-center" role="status">
			<div className="flex flex-col items-center gap-4 text-soft">
				<Spinner className="size-9" />
				<span>{text}</span>
			</div>
		</div>
	);
}

export function Skeleton({ className }: { className?: string }) {
	return <div aria-hidden="true" className={clsx('animate-breathe rounded-control bg-ink/8', className)} />;
}
