import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface StepProps {
	number: number;
	title: string;
	/** A `done` step shows its `summary`. One that is not open can be opened when there is `onReopen`. */
	state: 'open' | 'done' | 'waiting';
	summary?: ReactNode;
	/** What is to be done in it, while it waits. */
	hint?: string;
	onReopen?: () => void;
	children: ReactNode;
}

/** One step of several: open, folded to a line, or still to come. */
export function Step({ number, title, state, summary, hint, onReopen, children }: StepProps) {
	const id = `etapa-${number}`;
	/** Only what was seen folded unfolds. */
	const wasFolded = useRef(false);
	if (state !== 'open') wasFolded.current = true;
	return (
		<section aria-labelledby={id} className="border-t border-hairline py-6 first:border-0 first:pt-0">
			<div className="flex min-h-8 items-center gap-4 sm:gap-6">
				<span
					aria-hidden="true"
					className={clsx(
						'serif grid size-8 shrink-0 place-items-center rounded-full border font-semibold transition-colors duration-150',
						state === 'open' && 'border-ink bg-ink text-paper',
						state === 'done' && 'border-outline/60',
						state === 'waiting' && 'border-hairline text-soft',
					)}
				>
					{state === 'done' ? <Check className="size-4" strokeWidth={2.5} /> : number}
				</span>
				<h2
					id={id}
					tabIndex={-1}
					className={clsx(
						'serif flex-1 scroll-mt-6 text-head font-semibold outline-none',
						state === 'waiting' && 'text-soft',
					)}
				>
					{title}
				</h2>
				{state !== 'open' && onReopen && (
					<button
						type="button"
						onClick={onReopen}
						className="-my-1.5 min-h-11 shrink-0 px-2 font-medium text-soft underline underline-offset-4 hover:text-ink"
					>
						{state === 'done' ? 'Alterar' : 'Abrir'}
						<span className="sr-only">: {title}</span>
					</button>
				)}
			</div>
			{state === 'done' && summary && <div className="truncate pl-12 text-soft sm:pl-14">{summary}</div>}
			{state === 'waiting' && hint && <p className="pl-12 text-soft sm:pl-14">{hint}</p>}
			{state === 'open' && (
				<div className={clsx('mt-5 sm:pl-14', wasFolded.current && 'animate-unfold')}>{children}</div>
			)}
		</section>
	);
}
