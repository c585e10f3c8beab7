import clsx from 'clsx';

export interface Share {
	label: string;
	/** What is written beside it. */
	figure: string;
	value: number;
	className: string;
}

const share = (value: number, whole: number) => `${whole > 0 ? Math.max(1.5, (value / whole) * 100) : 0}%`;

/** Quantities of one kind under one another, the longest as wide as the place. */
export function ComparedBars({ shares }: { shares: Share[] }) {
	const longest = Math.max(...shares.map(({ value }) => value));
	return (
		<ul className="flex flex-col gap-2.5">
			{shares.map(({ label, figure, value, className }) => (
				<li key={label}>
					<p className="flex justify-between gap-3 text-note text-soft">
						{label}
						<span className="figures text-ink">{figure}</span>
					</p>
					<div
						aria-hidden="true"
						className={clsx('mt-1 h-1.5 rounded-full transition-[width] duration-250 ease-out', className)}
						style={{ width: share(value, longest) }}
					/>
				</li>
			))}
		</ul>
	);
}

/** What a whole is made of: one bar, and its parts by name. */
export function SplitBar({ shares }: { shares: Share[] }) {
	const whole = shares.reduce((sum, { value }) => sum + value, 0);
	return (
		<div>
			<div aria-hidden="true" className="mt-1 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-hairline">
				{shares.map(({ label, value, className }) => (
					<span
						key={label}
						className={clsx('transition-[width] duration-250 ease-out', className)}
						style={{ width: share(value, whole) }}
					/>
				))}
			</div>
			<ul className="mt-2.5 flex flex-col gap-1">
				{shares.map(({ label, figure, className }) => (
					<li key={label} className="flex items-center gap-2 text-note text-soft">
						<span aria-hidden="true" className={clsx('size-2 rounded-full', className)} />
						{label}
						<span className="figures ml-auto text-ink">{figure}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
