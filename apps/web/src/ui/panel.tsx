import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A note inside a screen: something to know, or something that went wrong. */
export function Panel({
	tone = 'note',
	title,
	children,
}: {
	tone?: 'note' | 'alarm';
	title: string;
	children?: ReactNode;
}) {
	const Icon = tone === 'alarm' ? CircleAlert : Info;
	return (
		<div
			role={tone === 'alarm' ? 'alert' : undefined}
			className={clsx(
				'flex gap-3 rounded-surface border p-4',
				tone === 'alarm' ? 'border-alarm/35 bg-alarm-wash' : 'border-hairline bg-sunk',
			)}
		>
			<Icon
				className={clsx('mt-0.5 size-5 shrink-0', tone === 'alarm' ? 'text-alarm' : 'text-soft')}
				aria-hidden="true"
			/>
			<div className="min-w-0">
				<p className="font-semibold">{title}</p>
				{children && <div className="mt-0.5 text-soft">{children}</div>}
			</div>
		</div>
	);
}
